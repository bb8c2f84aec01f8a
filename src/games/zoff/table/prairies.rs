//! Prairies with their gates, and what the full ones still have to give (ZOFF 3 and 6).

use bevy::prelude::*;

use crate::table::{Happened, OnTable};
use zoff::{
    Colour, Position, Prairie, Setting, Zoff,
    effect::{ClockEffect, PrairieEffect},
};

/// A prairie in play.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Pasture(Prairie);

impl Pasture {
    /// Which.
    pub fn prairie(self) -> Prairie {
        self.0
    }
}

/// The gate of a prairie: open as long as cows may come.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Gate(bool);

impl Gate {
    /// Whether it is open.
    pub fn is_open(self) -> bool {
        self.0
    }
}

/// The bonuses of a prairie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Bonuses {
    place: Option<u8>,
    given: u8,
}

impl Bonuses {
    /// The place in the line of full prairies, smaller is sooner; `None` as long as it is not full, and when all are given.
    pub fn place(self) -> Option<u8> {
        self.place
    }

    /// How many were given or lost.
    pub fn given(self) -> u8 {
        self.given
    }
}

/// The fair of a prairie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct FairDue(Option<(u8, Colour)>);

impl FairDue {
    /// The place in the line of fairs, smaller is sooner, and whose cow filled the prairie; `None` where no fair is due.
    pub fn due(self) -> Option<(u8, Colour)> {
        self.0
    }
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    let in_play = setting.rulebook.in_play[usize::from(position.seats)];
    for prairie in in_play.iter() {
        let (full, fairs) = (position.full.waiting(), position.fairs.waiting());
        let place = full.iter().position(|waiting| *waiting == prairie).map(|place| place as u8);
        let given = if place == Some(0) { position.given } else { 0 };
        let fair = fairs.iter().position(|fair| fair.prairie == prairie);
        let fair = FairDue(fair.map(|place| (place as u8, fairs[place].colour)));
        let gate = Gate(position.open.has(prairie));
        world.spawn((Name::new("Prairie"), Pasture(prairie), gate, Bonuses { place, given }, fair));
    }
}

/// The place behind all others in a line.
fn last(places: impl Iterator<Item = u8>) -> u8 {
    places.max().map_or(0, |last| last + 1)
}

/// Closes gates, and lets bonuses and fairs wait, be given and be lost.
pub fn apply(happened: Res<Happened<Zoff>>, mut pastures: Query<(&Pasture, &mut Gate, &mut Bonuses, &mut FairDue)>) {
    for effect in &happened.prairies {
        let (PrairieEffect::Filled { prairie, .. }
        | PrairieEffect::Given { prairie, .. }
        | PrairieEffect::Done { prairie }
        | PrairieEffect::Held { prairie, .. }) = *effect;
        let place = last(pastures.iter().filter_map(|(_, _, bonuses, _)| bonuses.place));
        let fair_place = last(pastures.iter().filter_map(|(_, _, _, fair)| fair.0.map(|(place, _)| place)));
        for (_, mut gate, mut bonuses, mut due) in pastures.iter_mut().filter(|(pasture, ..)| pasture.0 == prairie) {
            match *effect {
                PrairieEffect::Filled { prairie: _, colour, fair } => {
                    gate.0 = false;
                    bonuses.place = Some(place);
                    due.0 = fair.then_some((fair_place, colour));
                }
                PrairieEffect::Given { prairie: _, rank, colour: _, cows: _ } => bonuses.given = rank + 1,
                PrairieEffect::Done { prairie: _ } => *bonuses = Bonuses::default(),
                PrairieEffect::Held { prairie: _, colour: _, cows: _ } => due.0 = None,
            }
        }
    }
    for effect in &happened.clock {
        for (_, mut gate, mut bonuses, mut due) in &mut pastures {
            match effect {
                ClockEffect::Closed { largest: _ } => (*bonuses, *due) = (Bonuses::default(), FairDue::default()),
                ClockEffect::Ended => gate.0 = false,
                ClockEffect::Started { seat: _ } | ClockEffect::RoundBegan { round: _ } | ClockEffect::Waits(_) => {}
            }
        }
    }
}
