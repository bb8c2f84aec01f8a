//! Cow cards in hands, dealt prairie cards, and the pairs in front of each player (rules: `zoff-rules-cards`,
//! `zoff-rules-dealt`, `zoff-rules-choose-text`).

use bevy::prelude::*;

use super::players::PlayerColour;
use crate::table::{CurrentEffects, OnTable, Player, set_face_down};
use zoff::{Card, Choice, Colour, Pair, Position, Prairie, Seat, Zoff, effect::CardEffect};

/// A cow card in the hand of the player of its colour, until its pair is turned up. Secret, unless the variant
/// `open_cards` is on.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct CowCard {
    colour: Colour,
    card: Card,
}

impl CowCard {
    /// The colour of the card.
    pub(super) fn colour(self) -> Colour {
        self.colour
    }

    pub(super) fn card(self) -> Card {
        self.card
    }
}

/// A prairie card dealt to a player for the first cows. Secret until those cows are placed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct DealtCard {
    seat: Seat,
    prairie: Prairie,
}

impl DealtCard {
    pub(super) fn seat(self) -> Seat {
        self.seat
    }

    pub(super) fn prairie(self) -> Prairie {
        self.prairie
    }
}

/// One of the two slots for pairs in front of a player.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct PairSlot {
    seat: Seat,
    place: u8,
}

impl PairSlot {
    /// The seat that the slot belongs to.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The index of the slot, from 0. When one of two pairs is played or lost, the other moves to slot 0.
    pub fn place(self) -> u8 {
        self.place
    }
}

/// The pair in a slot. Secret until all players have chosen.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct ChosenPair(Option<Pair>);

impl ChosenPair {
    pub(super) fn pair(self) -> Option<Pair> {
        self.0
    }
}

fn cow_cards(position: &Position) -> impl Iterator<Item = CowCard> {
    let of = |colour: Colour| position.hands[colour.index()].iter().map(move |card| CowCard { colour, card });
    Colour::ALL.into_iter().flat_map(of)
}

fn dealt_cards(position: &Position) -> impl Iterator<Item = DealtCard> {
    let of = |seat: Seat| position.dealt[seat.index()].iter().map(move |prairie| DealtCard { seat, prairie });
    position.seats().flat_map(of)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for card in cow_cards(position) {
        world.spawn((Name::new("Cow card"), card));
    }
    for card in dealt_cards(position) {
        world.spawn((Name::new("Prairie card"), card));
    }
    for seat in position.seats() {
        for (place, pair) in (0..).zip(position.pairs[seat.index()]) {
            world.spawn((Name::new("Pair"), PairSlot { seat, place }, ChosenPair(pair)));
        }
    }
}

/// Changes the cards in hands, the dealt prairies and the chosen pairs.
pub(super) fn set_hidden(world: &mut World, position: &Position) {
    set_face_down(world, cow_cards(position), |card| card.colour);
    set_face_down(world, dealt_cards(position), |card| card.seat);
    for (slot, mut chosen) in world.query::<(&PairSlot, &mut ChosenPair)>().iter_mut(world) {
        chosen.0 = position.pairs[slot.seat.index()][usize::from(slot.place)];
    }
}

/// Removes cow cards from hands when their pairs are turned up.
pub fn apply_hands(
    mut commands: Commands,
    effects_now: Res<CurrentEffects<Zoff>>,
    players: Query<(&Player, &PlayerColour)>,
    cards: Query<(Entity, &CowCard)>,
) {
    for effect in &effects_now.cards {
        let CardEffect::TurnedUp { seat, choice } = *effect else { continue };
        let colour = players.iter().find(|(player, _)| player.seat() == seat).and_then(|(_, own)| own.colour());
        for (entity, card) in cards.iter().filter(|(_, card)| Some(card.colour) == colour) {
            if choice.pairs().any(|pair| pair.card == card.card) {
                commands.entity(entity).despawn();
            }
        }
    }
}

/// Puts chosen pairs into their slots, and removes played and lost pairs. When the final scoring begins, all pairs are
/// removed.
pub fn apply_pairs(effects_now: Res<CurrentEffects<Zoff>>, mut slots: Query<(&PairSlot, &mut ChosenPair)>) {
    for effect in &effects_now.cards {
        match *effect {
            CardEffect::Chosen { seat, choice } | CardEffect::TurnedUp { seat, choice } => {
                fill_slots(&mut slots, seat, Some(choice));
            }
            CardEffect::Played { seat, pair, cows: _ } | CardEffect::Lost { seat, pair } => {
                let here = slots.iter().filter(|(slot, _)| slot.seat == seat);
                let left = here.filter_map(|(_, chosen)| chosen.0).find(|other| *other != pair);
                fill_slots(&mut slots, seat, left.map(Choice::one));
            }
        }
    }
    if effects_now.begins_final_scoring() {
        slots.iter_mut().for_each(|(_, mut chosen)| chosen.0 = None);
    }
}

/// Fills a seat's slots with the pairs of a choice in order, and empties the other slots.
fn fill_slots(slots: &mut Query<(&PairSlot, &mut ChosenPair)>, seat: Seat, choice: Option<Choice>) {
    let pairs: [Option<Pair>; 2] = {
        let mut pairs = choice.into_iter().flat_map(|choice| choice.pairs());
        [pairs.next(), pairs.next()]
    };
    for (slot, mut chosen) in slots.iter_mut().filter(|(slot, _)| slot.seat == seat) {
        chosen.0 = pairs[usize::from(slot.place)];
    }
}
