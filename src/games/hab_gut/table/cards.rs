//! Market cards: in racks, played, or not dealt (rules: `hg-rules-racks`, `hg-rules-cards`, `hg-rules-half-over`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, OnTable, PlacedBy, set_face_down};
use hab_gut::{Cards, HabGut, MAX_SEATS, MarketCard, Position, Seat, effect::CardEffect};

/// The location of a market card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect))]
pub enum CardLocation {
    /// In the rack to the left of a seat, visible to the two players next to the rack.
    Rack(Seat),
    /// Not dealt, and visible to nobody.
    Undealt,
    /// Out of play until all cards are dealt again.
    Out,
}

/// A market card and its location.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Card {
    card: MarketCard,
    location: CardLocation,
}

impl Card {
    /// The location of the card.
    pub fn location(self) -> CardLocation {
        self.location
    }

    pub(super) fn card(self) -> MarketCard {
        self.card
    }
}

/// The hidden seed from which the cards of later halves are dealt.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct DealSeed(u64);

impl DealSeed {
    pub(super) fn seed(self) -> u64 {
        self.0
    }
}

/// The hidden racks of the next half. A follower sets them when it learns some of the new cards before the deal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct NextRacks(Option<[Cards; MAX_SEATS]>);

impl NextRacks {
    pub(super) fn racks(self) -> Option<[Cards; MAX_SEATS]> {
        self.0
    }
}

/// Finds the location of a card and removes the card from the racks or the undealt cards, so that each copy of a card
/// gets its own location.
fn place(racks: &mut [Cards], undealt: &mut Cards, card: MarketCard) -> CardLocation {
    let rack = (0..).zip(racks.iter_mut()).find(|(_, rack)| rack.has(card));
    if let Some((seat, rack)) = rack {
        rack.take(card);
        CardLocation::Rack(Seat(seat))
    } else if undealt.has(card) {
        undealt.take(card);
        CardLocation::Undealt
    } else {
        CardLocation::Out
    }
}

/// The cards of a position.
fn cards(position: &Position) -> impl Iterator<Item = Card> {
    let (mut racks, mut undealt) = (position.racks, position.undealt);
    Cards::ALL.iter().map(move |card| Card { card, location: place(&mut racks, &mut undealt, card) })
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Box"), DealSeed(position.deal_seed), NextRacks(position.next_racks)));
    for card in cards(position) {
        world.spawn((Name::new("Market card"), card, PlacedBy::BEGINNING));
    }
}

/// Changes the cards in the racks, the undealt cards, and the cards of later halves.
pub(super) fn set_hidden(world: &mut World, position: &Position) {
    set_face_down(world, cards(position), |card| card.location);
    for (mut seed, mut next) in world.query::<(&mut DealSeed, &mut NextRacks)>().iter_mut(world) {
        (seed.0, next.0) = (position.deal_seed, position.next_racks);
    }
}

/// Applies effects to cards: turns cards up, or deals all cards again.
pub fn apply(
    effects_now: Res<CurrentEffects<HabGut>>,
    mut cards: Query<(&mut Card, &mut PlacedBy)>,
    mut next_racks: Query<&mut NextRacks>,
) {
    for effect in &effects_now.cards {
        match *effect {
            CardEffect::TurnedUp { seat: _, rack, card, halved: _ } => {
                let turned_up = Card { card, location: CardLocation::Rack(rack) };
                for (mut card, mut placed_by) in cards.iter_mut().filter(|(card, _)| **card == turned_up).take(1) {
                    card.location = CardLocation::Out;
                    *placed_by = effects_now.placed_by();
                }
            }
            CardEffect::Dealt { mut racks, mut undealt } => {
                for (mut card, mut placed_by) in &mut cards {
                    card.location = place(&mut racks, &mut undealt, card.card);
                    *placed_by = effects_now.placed_by();
                }
                next_racks.iter_mut().for_each(|mut next| next.0 = None);
            }
        }
    }
}
