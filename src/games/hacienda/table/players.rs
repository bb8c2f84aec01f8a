//! Players with their purses and hands.

use bevy::prelude::*;

use super::CurrentEffects;
use crate::table::Player;
use hacienda_rules::{
    CARD_KINDS, Effect, Position,
    effect::{CardEffect, Destination, PurseEffect},
};

/// A player's pesos. Public.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Purse(pub(super) u32);

/// A player's cards. Hidden from the other players, except for cards taken in public.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Hand {
    /// The number of cards by kind.
    pub(super) cards: [u8; CARD_KINDS],
    /// The number of publicly known cards by kind: those taken from a display.
    pub(super) known: [u8; CARD_KINDS],
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for seat in position.seats() {
        let hand = Hand { cards: position.hands[seat.index()], known: position.known[seat.index()] };
        world.spawn((Name::new("Player"), Player::of(seat), Purse(position.pesos[seat.index()]), hand));
    }
}

/// Replaces the cards in all hands. The publicly known cards stay the same.
pub(super) fn set_hidden(world: &mut World, position: &Position) {
    for (player, mut hand) in world.query::<(&Player, &mut Hand)>().iter_mut(world) {
        hand.cards = position.hands[player.seat().index()];
    }
}

/// Adds and subtracts pesos.
pub fn apply_purses(effects_now: Res<CurrentEffects>, mut purses: Query<(&Player, &mut Purse)>) {
    for effect in effects_now.iter() {
        let Effect::Purse(effect) = effect else { continue };
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

/// Adds cards to hands and removes them. If one of several identical cards is publicly known, it is played first
/// (rules: `rule-known`).
pub fn apply_hands(effects_now: Res<CurrentEffects>, mut hands: Query<(&Player, &mut Hand)>) {
    for effect in effects_now.iter() {
        let (seat, card, given, shown) = match effect {
            Effect::Card(CardEffect::Taken { seat, card, .. }) => (seat, card, true, true),
            Effect::Card(CardEffect::Drawn { card, to: Destination::Hand(seat) }) => (seat, card, true, false),
            Effect::Card(CardEffect::Played { seat, card }) => (seat, card, false, true),
            _ => continue,
        };
        for (_, mut hand) in hands.iter_mut().filter(|(player, _)| player.seat() == *seat) {
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
