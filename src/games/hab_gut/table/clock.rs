//! Whose decision it is, the round, and whether the game is over (HAB-GUT 3 and 4).

use bevy::prelude::*;

use crate::table::{Happened, OnTable};
use hab_gut::{HabGut, Position, Seat, effect::ClockEffect, position::Turn};

/// The one clock of a game.
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
    /// The seat that began.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Rounds that are over.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The decision in progress.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.over
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    let Position { start, rounds, turn, over, .. } = *position;
    world.spawn((Name::new("Clock"), Clock { start, rounds, turn, over }));
}

/// Moves the clock on.
pub fn apply(happened: Res<Happened<HabGut>>, mut clocks: Query<&mut Clock>) {
    for mut clock in &mut clocks {
        for effect in &happened.clock {
            match *effect {
                ClockEffect::TurnBegan { seat, phase } => clock.turn = Turn { seat, phase },
                ClockEffect::RoundEnded { rounds } => clock.rounds = rounds,
                // Who is out and who won can be seen from purses and foundations.
                ClockEffect::GameOver { out: _, winners: _ } => clock.over = true,
            }
        }
    }
}
