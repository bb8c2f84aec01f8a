//! The effects of an action, sorted into one list per kind.

use crate::table::EffectLists;
use zoff::{
    Effect,
    effect::{AuctionEffect, CardEffect, ClockEffect, CowEffect, PrairieEffect},
};

/// One list of effects per kind.
#[derive(Debug, Default)]
pub struct Sorted {
    pub(super) cows: Vec<CowEffect>,
    pub(super) cards: Vec<CardEffect>,
    pub(super) prairies: Vec<PrairieEffect>,
    pub(super) auction: Vec<AuctionEffect>,
    pub(super) clock: Vec<ClockEffect>,
}

impl Sorted {
    /// Returns true if the effects begin the final scoring, in which case pending bonuses are lost (rules:
    /// `zoff-rules-last-when`).
    pub(super) fn begins_final_scoring(&self) -> bool {
        self.clock.iter().any(|effect| matches!(effect, ClockEffect::Closed { largest: _ }))
    }
}

impl EffectLists<Effect> for Sorted {
    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Cow(effect) => self.cows.push(*effect),
            Effect::Card(effect) => self.cards.push(*effect),
            Effect::Prairie(effect) => self.prairies.push(*effect),
            Effect::Auction(effect) => self.auction.push(*effect),
            Effect::Clock(effect) => self.clock.push(*effect),
        }
    }

    fn clear(&mut self) {
        let Sorted { cows, cards, prairies, auction, clock } = self;
        cows.clear();
        cards.clear();
        prairies.clear();
        auction.clear();
        clock.clear();
    }
}
