//! Players with their purses and hands.

use bevy::prelude::*;

use super::Happened;
use crate::table::Player;
use hacienda_rules::{
    CARD_KINDS, Position,
    effect::{CardEffect, Destination, PurseEffect},
};

/// A player's pesos. Open to all.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Purse(u32);

impl Purse {
    /// How many pesos are in it.
    pub fn pesos(self) -> u32 {
        self.0
    }
}

/// A player's cards. Hidden from the others but for those they saw taken.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Hand {
    cards: [u8; CARD_KINDS],
    known: [u8; CARD_KINDS],
}

impl Hand {
    /// Cards by kind.
    pub fn cards(self) -> [u8; CARD_KINDS] {
        self.cards
    }

    /// Those of them that everyone saw taken from a display.
    pub fn known(self) -> [u8; CARD_KINDS] {
        self.known
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for seat in position.seats() {
        let hand = Hand { cards: position.hands[seat.index()], known: position.known[seat.index()] };
        world.spawn((Name::new("Player"), Player::of(seat), Purse(position.pesos[seat.index()]), hand));
    }
}

/// Fills and empties purses.
pub fn apply_purses(happened: Res<Happened>, mut purses: Query<(&Player, &mut Purse)>) {
    for effect in &happened.purses {
        let (PurseEffect::Paid { seat, .. } | PurseEffect::Earned { seat, .. }) = effect;
        for (player, mut purse) in &mut purses {
            if player.seat() == *seat {
                match effect {
                    PurseEffect::Paid { pesos, .. } => purse.0 -= pesos,
                    PurseEffect::Earned { pesos, .. } => purse.0 += pesos,
                }
            }
        }
    }
}

/// Puts cards into hands and out of them. Of two equal cards the one that everyone saw is played first.
pub fn apply_hands(happened: Res<Happened>, mut hands: Query<(&Player, &mut Hand)>) {
    for effect in &happened.cards {
        let (seat, card, given, shown) = match effect {
            CardEffect::Taken { seat, card, slot: _ } => (seat, card, true, true),
            CardEffect::Drawn { card, to: Destination::Hand(seat) } => (seat, card, true, false),
            CardEffect::Played { seat, card } => (seat, card, false, true),
            CardEffect::Drawn { card: _, to: Destination::Display(_) } | CardEffect::Reshuffled { order: _ } => {
                continue;
            }
        };
        for (player, mut hand) in &mut hands {
            if player.seat() != *seat {
                continue;
            }
            let Hand { cards, known } = &mut *hand;
            if given {
                cards[card.index()] += 1;
                known[card.index()] += u8::from(shown);
            } else {
                cards[card.index()] -= 1;
                known[card.index()] = known[card.index()].saturating_sub(1);
            }
        }
    }
}
