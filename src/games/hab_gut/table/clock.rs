//! The current turn, the round, and whether the game is over (rules: `hg-rules-halves`, `hg-rules-phases`,
//! `hg-rules-out`).

use bevy::prelude::*;

use crate::table::{CurrentEffects, OnTable};
use hab_gut::{HabGut, Position, Seat, effect::ClockEffect, position::Turn};

/// The progress of a game. There is exactly one clock.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Clock {
    start: Seat,
    rounds: u8,
    turn: Turn,
    over: bool,
}

impl Clock {
    /// The seat that started the game.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The number of completed rounds.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The seat to act, and the phase of its turn.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Returns true if the game is over.
    pub fn is_over(&self) -> bool {
        self.over
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    let Position { start, rounds, turn, over, .. } = *position;
    world.spawn((Name::new("Clock"), Clock { start, rounds, turn, over }));
}

/// Applies effects to the clock.
pub fn apply(effects_now: Res<CurrentEffects<HabGut>>, mut clocks: Query<&mut Clock>) {
    for mut clock in &mut clocks {
        for effect in &effects_now.clock {
            match *effect {
                ClockEffect::TurnBegan { seat, phase } => clock.turn = Turn { seat, phase },
                ClockEffect::RoundEnded { rounds } => clock.rounds = rounds,
                // Purses and foundations determine the eliminated players and the winners.
                ClockEffect::GameOver { out: _, winners: _ } => clock.over = true,
            }
        }
    }
}
