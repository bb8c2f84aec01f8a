//! Decks, displays and the discard pile (rules: `rule-chapter-buying`).

use bevy::prelude::*;

use super::{CurrentEffects, OnTable};
use hacienda_rules::{
    Card, Effect, LandCard, Position, Species,
    effect::{CardEffect, Destination},
    piles::{AnimalPile, LandPile},
    position::DISPLAY,
};

/// The land deck, face down, and the seed of its reshuffles. Hidden from players.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct LandDeck {
    /// The cards; the last one is on top.
    pub(super) pile: LandPile,
    /// The seed of the reshuffles.
    pub(super) key: u64,
    /// The number of reshuffles so far.
    pub(super) reshuffles: u8,
}

/// The discarded land cards, counted by kind.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct LandDiscard(pub(super) [u8; LandCard::ALL.len()]);

/// The face-up land cards by slot.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct LandDisplay(pub(super) [Option<LandCard>; DISPLAY]);

/// The animal stacks, face down, and the cards that were removed unseen. Hidden from players.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct AnimalDeck {
    /// The first and the second stack. The second is used when the first is empty.
    pub(super) stacks: [AnimalPile; 2],
    /// The number of cards removed at the start, by species.
    pub(super) removed: [u8; Species::ALL.len()],
}

/// The face-up animal cards by slot.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct AnimalDisplay(pub(super) [Option<Species>; DISPLAY]);

pub(super) fn lay_out(world: &mut World, position: &Position) {
    let deck = LandDeck { pile: position.land_deck, key: position.reshuffle_key, reshuffles: position.reshuffles };
    let (discard, display) = (LandDiscard(position.land_discard), LandDisplay(position.land_display));
    world.spawn((Name::new("Land cards"), deck, discard, display));
    let deck = AnimalDeck { stacks: position.animal_stacks, removed: position.animals_removed };
    world.spawn((Name::new("Animal cards"), deck, AnimalDisplay(position.animal_display)));
}

/// Replaces the face-down cards and the seed of the reshuffles.
pub(super) fn set_hidden(world: &mut World, position: &Position) {
    for mut deck in world.query::<&mut LandDeck>().iter_mut(world) {
        (deck.pile, deck.key) = (position.land_deck, position.reshuffle_key);
    }
    for mut deck in world.query::<&mut AnimalDeck>().iter_mut(world) {
        (deck.stacks, deck.removed) = (position.animal_stacks, position.animals_removed);
    }
}

/// Moves cards between decks, displays and the discard pile.
pub fn apply(
    effects_now: Res<CurrentEffects>,
    mut land: Query<(&mut LandDeck, &mut LandDiscard, &mut LandDisplay)>,
    mut animals: Query<(&mut AnimalDeck, &mut AnimalDisplay)>,
) {
    for effect in effects_now.iter() {
        let Effect::Card(effect) = effect else { continue };
        for (mut deck, mut discard, mut display) in &mut land {
            match effect {
                CardEffect::Taken { card: Card::Land(_), slot, .. } => display.0[usize::from(*slot)] = None,
                CardEffect::Drawn { card: Card::Land(card), to } => {
                    deck.pile.pop();
                    if let Destination::Display(slot) = to {
                        display.0[usize::from(*slot)] = Some(*card);
                    }
                }
                CardEffect::Played { card: Card::Land(card), .. } => discard.0[card.index()] += 1,
                CardEffect::Reshuffled { order } => {
                    deck.pile = *order;
                    deck.reshuffles = deck.reshuffles.wrapping_add(1);
                    discard.0 = [0; LandCard::ALL.len()];
                }
                _ => {}
            }
        }
        for (mut deck, mut display) in &mut animals {
            match effect {
                CardEffect::Taken { card: Card::Animal(_), slot, .. } => display.0[usize::from(*slot)] = None,
                CardEffect::Drawn { card: Card::Animal(species), to } => {
                    let first_is_empty = deck.stacks[0].is_empty();
                    deck.stacks[usize::from(first_is_empty)].pop();
                    if let Destination::Display(slot) = to {
                        display.0[usize::from(*slot)] = Some(*species);
                    }
                }
                // Played animal cards leave the game.
                _ => {}
            }
        }
    }
}
