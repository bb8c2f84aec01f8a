//! The record of the game on the table: one ordered list of actions behind save, replay and undo.

use bevy::prelude::*;

use tabletop::records::ReplayError;

use crate::{
    playable::Playable,
    texts::{Given, Text, text},
    turn::{self, TurnSystems},
};

mod log;
pub mod report;
pub mod save;
pub mod slots;

pub use log::{Entry, Log, Why, begin, resume, undo};

/// Why a record cannot be played again, as a sentence.
pub fn trouble<G: Playable>(error: &Why<G>) -> Text {
    match error {
        ReplayError::Illegal { line, action, reason } => {
            text!("record-illegal", line = *line, action = Given::error(action), why = G::refusal(*reason))
        }
        other => text!("given-sentence", given = Given::error(other)),
    }
}

/// Adds the log and lets every action be written into it.
pub fn plugin<G: Playable>(app: &mut App) {
    app.init_resource::<Log<G>>().add_systems(
        turn::Turn::of::<G>(),
        log::append::<G>.run_if(turn::was_allowed::<G>).run_if(resource_exists::<Log<G>>).in_set(TurnSystems::Record),
    );
}
