//! The current stage, the seats that have acted, the round, and the tie-break (rules: `zoff-rules-choose`,
//! `zoff-rules-place`, `zoff-rules-last`).

use std::mem;

use bevy::prelude::*;

use crate::table::{CurrentEffects, OnTable};
use zoff::{
    COLOURS, MAX_SEATS, Position, Seat, Stage, Zoff,
    effect::{AuctionEffect, CardEffect, ClockEffect},
};

/// The progress of the game. There is exactly one clock.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Clock {
    stage: Stage,
    round: u8,
    acted: [bool; MAX_SEATS],
    largest: [u8; COLOURS],
}

impl Clock {
    /// The decision that the game waits for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, counted from 1, or 0 before the first round.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns true if, in the current stage, the seat has already chosen its pairs, bid, taken a colour or placed its
    /// first cows.
    pub fn has_acted(&self, seat: Seat) -> bool {
        self.acted[seat.index()]
    }

    /// The sizes of the herds on the largest prairie before the last bonuses, by colour. All 0 until the final scoring
    /// begins.
    pub fn largest(&self) -> [u8; COLOURS] {
        self.largest
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    let Position { stage, round, acted, largest, .. } = *position;
    let acted = std::array::from_fn(|seat| acted.has(Seat(seat as u8)));
    world.spawn((Name::new("Clock"), Clock { stage, round, acted, largest }));
}

/// Applies effects to the clock. The effects of a seat's action are applied before the effects that follow from it.
pub fn apply(effects_now: Res<CurrentEffects<Zoff>>, mut clocks: Query<&mut Clock>) {
    for mut clock in &mut clocks {
        for effect in &effects_now.cards {
            match effect {
                CardEffect::Chosen { seat, choice: _ } => clock.acted[seat.index()] = true,
                CardEffect::TurnedUp { .. } | CardEffect::Played { .. } | CardEffect::Lost { .. } => {}
            }
        }
        for effect in &effects_now.auction {
            match effect {
                AuctionEffect::Bid { seat, tenths: _ } | AuctionEffect::Taken { seat, colour: _ } => {
                    clock.acted[seat.index()] = true;
                }
                AuctionEffect::TurnedUp => {}
            }
        }
        for effect in &effects_now.clock {
            match effect {
                ClockEffect::Started { seat } => clock.acted[seat.index()] = true,
                ClockEffect::RoundBegan { round } => clock.round = *round,
                ClockEffect::Waits(stage) => {
                    // At the start of a new stage, no seat has acted yet.
                    if mem::discriminant(&clock.stage) != mem::discriminant(stage) {
                        clock.acted = [false; MAX_SEATS];
                    }
                    clock.stage = *stage;
                }
                ClockEffect::Closed { largest } => clock.largest = *largest,
                ClockEffect::Ended => {
                    clock.acted = [false; MAX_SEATS];
                    clock.stage = Stage::Over;
                }
            }
        }
    }
}
