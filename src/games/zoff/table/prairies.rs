//! Prairies with their gates, pending bonuses and pending fairs (rules: `zoff-rules-bonus`, `zoff-rules-fair`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, OnTable};
use zoff::{
    Colour, Position, Prairie, Setting, Zoff,
    effect::{ClockEffect, PrairieEffect},
};

/// A prairie in play.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct PrairiePiece(Prairie);

impl PrairiePiece {
    /// The prairie that the piece represents.
    pub fn prairie(self) -> Prairie {
        self.0
    }
}

/// The gate of a prairie, open while cows may enter.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Gate(bool);

impl Gate {
    /// Returns true if the gate is open.
    pub fn is_open(self) -> bool {
        self.0
    }
}

/// The state of a prairie's bonuses.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Bonuses {
    place: Option<u8>,
    used: u8,
}

impl Bonuses {
    /// The prairie's place in the queue of full prairies, lowest number first. `None` before the prairie is full and
    /// after its last bonus is given or lost.
    pub fn place(self) -> Option<u8> {
        self.place
    }

    /// The number of bonuses already given or lost, or 0 if the prairie is not in the queue.
    pub fn used(self) -> u8 {
        self.used
    }
}

/// The pending fair of a prairie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct FairDue(Option<(u8, Colour)>);

impl FairDue {
    /// The prairie's place in the queue of fairs, lowest number first, and the colour that filled the prairie. `None`
    /// if no fair is due.
    pub fn due(self) -> Option<(u8, Colour)> {
        self.0
    }
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    let in_play = setting.rulebook.in_play[usize::from(position.seats)];
    for prairie in in_play.iter() {
        let (full, fairs) = (position.full.as_slice(), position.fairs.as_slice());
        let place = full.iter().position(|waiting| *waiting == prairie).map(|place| place as u8);
        let used = if place == Some(0) { position.bonuses_used } else { 0 };
        let fair = fairs.iter().position(|fair| fair.prairie == prairie);
        let fair = FairDue(fair.map(|place| (place as u8, fairs[place].colour)));
        let gate = Gate(position.open.has(prairie));
        world.spawn((Name::new("Prairie"), PrairiePiece(prairie), gate, Bonuses { place, used }, fair));
    }
}

/// The next place at the end of a queue.
fn next_place(places: impl Iterator<Item = u8>) -> u8 {
    places.max().map_or(0, |last| last + 1)
}

/// Closes gates, queues bonuses and fairs, and records which of them are used or lost.
pub fn apply(
    effects_now: Res<CurrentEffects<Zoff>>,
    mut pieces: Query<(&PrairiePiece, &mut Gate, &mut Bonuses, &mut FairDue)>,
) {
    for effect in &effects_now.prairies {
        let (PrairieEffect::Filled { prairie, .. }
        | PrairieEffect::BonusUsed { prairie, .. }
        | PrairieEffect::BonusesDone { prairie }
        | PrairieEffect::FairUsed { prairie, .. }) = *effect;
        let place = next_place(pieces.iter().filter_map(|(_, _, bonuses, _)| bonuses.place));
        let fair_place = next_place(pieces.iter().filter_map(|(_, _, _, fair)| fair.0.map(|(place, _)| place)));
        for (_, mut gate, mut bonuses, mut due) in pieces.iter_mut().filter(|(piece, ..)| piece.0 == prairie) {
            match *effect {
                PrairieEffect::Filled { prairie: _, colour, fair } => {
                    gate.0 = false;
                    bonuses.place = Some(place);
                    due.0 = fair.then_some((fair_place, colour));
                }
                PrairieEffect::BonusUsed { prairie: _, rank, colour: _, cows: _ } => bonuses.used = rank + 1,
                PrairieEffect::BonusesDone { prairie: _ } => *bonuses = Bonuses::default(),
                PrairieEffect::FairUsed { prairie: _, colour: _, cows: _ } => due.0 = None,
            }
        }
    }
    for effect in &effects_now.clock {
        for (_, mut gate, mut bonuses, mut due) in &mut pieces {
            match effect {
                ClockEffect::Closed { largest: _ } => (*bonuses, *due) = (Bonuses::default(), FairDue::default()),
                ClockEffect::Ended => gate.0 = false,
                ClockEffect::Started { seat: _ } | ClockEffect::RoundBegan { round: _ } | ClockEffect::Waits(_) => {}
            }
        }
    }
}
