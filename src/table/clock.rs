//! Whose turn it is, which scorings are due, and whether the game is over (RULES.md 3 and 4).

use bevy::prelude::*;

use super::{Happened, OnTable};
use hacienda_rules::{Position, ScoringKind, Seat, Tallies, effect::ClockEffect, position::Turn};

/// The one clock of a game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(OnTable)]
pub struct Clock {
    /// The seat that began.
    pub start: Seat,
    /// The turn in progress.
    pub turn: Turn,
    /// How many seats passed in a row.
    pub passed: u8,
    /// Scorings that will take place at the end of the round, by [`ScoringKind`].
    pub due: [bool; ScoringKind::ALL.len()],
    /// Rows of the scorings already held, by [`ScoringKind`].
    pub held: [Option<Tallies>; ScoringKind::ALL.len()],
    /// Whether the game is over.
    pub over: bool,
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    let Position { start, turn, passed, scorings, over, .. } = *position;
    world.spawn((Name::new("Clock"), Clock { start, turn, passed, due: scorings.due, held: scorings.held, over }));
}

/// Moves the clock on.
pub fn apply(happened: Res<Happened>, mut clocks: Query<&mut Clock>) {
    for mut clock in &mut clocks {
        for effect in &happened.clock {
            match effect {
                ClockEffect::ActionSpent { left } => clock.turn.actions_left = *left,
                ClockEffect::Used(once) => clock.turn.note(*once),
                ClockEffect::FellDue(kind) => clock.due[kind.index()] = true,
                ClockEffect::TurnEnded { seat: _, passed } => clock.passed = *passed,
                ClockEffect::Scored { kind, rows } => {
                    clock.due[kind.index()] = false;
                    clock.held[kind.index()] = Some(*rows);
                }
                ClockEffect::TurnBegan { seat, actions } => clock.turn = Turn::new(*seat, *actions),
                ClockEffect::GameOver => clock.over = true,
            }
        }
    }
}
