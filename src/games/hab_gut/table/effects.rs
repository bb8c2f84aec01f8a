//! The effects of an action, sorted into one list per kind.

use crate::table::EffectLists;
use hab_gut::{
    Effect,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

/// One list of effects per kind.
#[derive(Debug, Default)]
pub struct Sorted {
    pub(super) purses: Vec<PurseEffect>,
    pub(super) shares: Vec<ShareEffect>,
    pub(super) prices: Vec<PriceEffect>,
    pub(super) cards: Vec<CardEffect>,
    pub(super) clock: Vec<ClockEffect>,
}

impl EffectLists<Effect> for Sorted {
    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Purse(effect) => self.purses.push(*effect),
            Effect::Share(effect) => self.shares.push(*effect),
            Effect::Price(effect) => self.prices.push(*effect),
            Effect::Card(effect) => self.cards.push(*effect),
            Effect::Clock(effect) => self.clock.push(*effect),
        }
    }

    fn clear(&mut self) {
        let Sorted { purses, shares, prices, cards, clock } = self;
        purses.clear();
        shares.clear();
        prices.clear();
        cards.clear();
        clock.clear();
    }
}
