//! The turn in progress, the scorings that are due, and the end of the game (rules: `rule-chapter-turn`,
//! `rule-chapter-scoring`, `rule-chapter-end`).

use bevy::prelude::*;

use super::{CurrentEffects, OnTable};
use hacienda_rules::{
    Effect, Position, Seat,
    effect::ClockEffect,
    position::{Scorings, Turn},
};

/// The clock of a game.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Clock {
    /// The starting seat.
    pub(super) start: Seat,
    /// The turn in progress.
    pub(super) turn: Turn,
    /// The number of consecutive passes.
    pub(super) passed: u8,
    /// The scorings that are due, and the results of those already held.
    pub(super) scorings: Scorings,
    /// True if the game is over.
    pub(super) over: bool,
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    let Position { start, turn, passed, scorings, over, .. } = *position;
    world.spawn((Name::new("Clock"), Clock { start, turn, passed, scorings, over }));
}

/// Advances the clock.
pub fn apply(effects_now: Res<CurrentEffects>, mut clocks: Query<&mut Clock>) {
    for mut clock in &mut clocks {
        for effect in effects_now.iter() {
            let Effect::Clock(effect) = effect else { continue };
            match effect {
                ClockEffect::ActionSpent { left } => clock.turn.actions_left = *left,
                ClockEffect::Used(once) => clock.turn.mark_used(*once),
                ClockEffect::FellDue(kind) => clock.scorings.due[kind.index()] = true,
                ClockEffect::TurnEnded { seat: _, passed } => clock.passed = *passed,
                ClockEffect::Scored { kind, rows } => {
                    clock.scorings.due[kind.index()] = false;
                    clock.scorings.held[kind.index()] = Some(*rows);
                }
                ClockEffect::TurnBegan { seat, actions } => clock.turn = Turn::new(*seat, *actions),
                ClockEffect::GameOver => clock.over = true,
            }
        }
    }
}
