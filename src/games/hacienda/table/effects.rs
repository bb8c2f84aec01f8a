//! What the turn schedule hands to the table: the effects of one action, sorted by the kind of thing they concern.

use std::sync::Arc;

use bevy::prelude::*;

use super::Since;
use hacienda_rules::{
    Cell, Effect, Joined, Position,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect, PondEffect,
        PurseEffect,
    },
};

/// The effects of the action being applied, one list for each kind of thing, and the position they lead to.
#[derive(Resource, Debug, Default)]
pub struct Happened {
    pub(super) cards: Vec<CardEffect>,
    pub(super) purses: Vec<PurseEffect>,
    pub(super) land: Vec<LandEffect>,
    pub(super) animals: Vec<AnimalEffect>,
    pub(super) ponds: Vec<PondEffect>,
    pub(super) haciendas: Vec<HaciendaEffect>,
    pub(super) harvest: Vec<HarvestEffect>,
    pub(super) markets: Vec<MarketEffect>,
    pub(super) clock: Vec<ClockEffect>,
    /// The position after all effects, as long as they are being applied: what the frame has then seen of the table.
    pub(super) after: Option<Arc<Position>>,
    /// How many actions were played since the table was laid out, this one included.
    pub(super) number: u32,
}

impl Happened {
    /// The number of the action being applied, for what it puts on the table.
    pub(super) fn since(&self) -> Since {
        Since(self.number)
    }

    /// How many actions were played since the table was laid out.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Where the action placed a tile or an animal, what it joined, and how large its chain or herd is now: all that is to
    /// be known of groups after it.
    pub(super) fn placed(&self) -> Option<(Cell, Joined, u16)> {
        let tiles = self.land.iter().map(|effect| match effect {
            LandEffect::Placed { seat: _, card: _, at, chain, joined } => (*at, *joined, *chain),
        });
        let animals = self.animals.iter().map(|effect| match effect {
            AnimalEffect::Placed { seat: _, species: _, at, herd, joined } => (*at, *joined, *herd),
        });
        tiles.chain(animals).next()
    }

    /// Sorts effects into their lists; those of the action before are forgotten.
    pub fn route(&mut self, effects: &[Effect], after: Arc<Position>) {
        self.clear();
        self.after = Some(after);
        self.number += 1;
        for effect in effects {
            match effect {
                Effect::Card(effect) => self.cards.push(effect.clone()),
                Effect::Purse(effect) => self.purses.push(*effect),
                Effect::Land(effect) => self.land.push(*effect),
                Effect::Animal(effect) => self.animals.push(*effect),
                Effect::Pond(effect) => self.ponds.push(*effect),
                Effect::Hacienda(effect) => self.haciendas.push(*effect),
                Effect::Harvest(effect) => self.harvest.push(*effect),
                Effect::Market(effect) => self.markets.push(*effect),
                Effect::Clock(effect) => self.clock.push(*effect),
            }
        }
    }

    /// The position that the effects lead to, once they are applied. It is given away: for whoever changes the table by hand
    /// it would soon be out of date.
    pub fn give_after(&mut self) -> Option<Arc<Position>> {
        self.after.take()
    }

    /// Forgets all effects.
    pub fn clear(&mut self) {
        let Happened { cards, purses, land, animals, ponds, haciendas, harvest, markets, clock, after, number: _ } =
            self;
        cards.clear();
        purses.clear();
        land.clear();
        animals.clear();
        ponds.clear();
        haciendas.clear();
        harvest.clear();
        markets.clear();
        clock.clear();
        *after = None;
    }
}
