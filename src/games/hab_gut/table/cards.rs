//! Market cards: in racks, played, or not dealt (rules: `hg-rules-racks`, `hg-rules-cards`, `hg-rules-half-over`).

use bevy::prelude::*;

use crate::table::{Happened, OnTable, Since};
use hab_gut::{Cards, HabGut, MarketCard, Position, Seat, effect::CardEffect};

/// The location of a market card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect))]
pub enum Lies {
    /// In the rack to the left of a seat, visible to the two neighbours.
    Rack(Seat),
    /// Not dealt, and visible to nobody.
    Unseen,
    /// Out of play until all cards are dealt again.
    Out,
}

/// A market card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Card {
    card: MarketCard,
    lies: Lies,
}

impl Card {
    /// The location of the card.
    pub fn lies(self) -> Lies {
        self.lies
    }

    pub(super) fn card(self) -> MarketCard {
        self.card
    }
}

/// The seed of the cards of later halves. Hidden.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Key(u64);

impl Key {
    pub(super) fn key(self) -> u64 {
        self.0
    }
}

/// Finds the location of a card and takes it out of the racks or the undealt cards, so that equal cards get different
/// locations.
fn place(racks: &mut [Cards], unseen: &mut Cards, card: MarketCard) -> Lies {
    let rack = (0..).zip(racks.iter_mut()).find(|(_, rack)| rack.has(card));
    if let Some((seat, rack)) = rack {
        rack.take(card);
        Lies::Rack(Seat(seat))
    } else if unseen.has(card) {
        unseen.take(card);
        Lies::Unseen
    } else {
        Lies::Out
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Box"), Key(position.key)));
    let (mut racks, mut unseen) = (position.racks, position.unseen);
    for card in Cards::ALL.iter() {
        let lies = place(&mut racks, &mut unseen, card);
        world.spawn((Name::new("Market card"), Card { card, lies }, Since::BEGINNING));
    }
}

/// Turns cards up, and deals all cards again.
pub fn apply(happened: Res<Happened<HabGut>>, mut cards: Query<(&mut Card, &mut Since)>) {
    for effect in &happened.cards {
        match *effect {
            CardEffect::TurnedUp { seat: _, rack, card, halved: _ } => {
                let there = Card { card, lies: Lies::Rack(rack) };
                for (mut card, mut since) in cards.iter_mut().filter(|(card, _)| **card == there).take(1) {
                    card.lies = Lies::Out;
                    *since = happened.since();
                }
            }
            CardEffect::Dealt { mut racks, mut unseen } => {
                for (mut card, mut since) in &mut cards {
                    card.lies = place(&mut racks, &mut unseen, card.card);
                    *since = happened.since();
                }
            }
        }
    }
}
