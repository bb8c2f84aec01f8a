//! The effects of an action in a list for each kind of thing.

use crate::table::Sort;
use hacienda_rules::{
    Cell, Effect, Joined,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect, PondEffect,
        PurseEffect,
    },
};

/// The lists.
#[derive(Debug, Default)]
pub struct Sorted {
    pub(super) cards: Vec<CardEffect>,
    pub(super) purses: Vec<PurseEffect>,
    pub(super) land: Vec<LandEffect>,
    pub(super) animals: Vec<AnimalEffect>,
    pub(super) ponds: Vec<PondEffect>,
    pub(super) haciendas: Vec<HaciendaEffect>,
    pub(super) harvest: Vec<HarvestEffect>,
    pub(super) markets: Vec<MarketEffect>,
    pub(super) clock: Vec<ClockEffect>,
}

impl Sorted {
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
}

impl Sort<Effect> for Sorted {
    fn put(&mut self, effect: &Effect) {
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

    fn clear(&mut self) {
        let Sorted { cards, purses, land, animals, ponds, haciendas, harvest, markets, clock } = self;
        cards.clear();
        purses.clear();
        land.clear();
        animals.clear();
        ponds.clear();
        haciendas.clear();
        harvest.clear();
        markets.clear();
        clock.clear();
    }
}
