//! The record of the game on the table: one ordered list of actions behind save, replay and undo.

use bevy::prelude::*;

use crate::{
    game::{Current, refusal, rules::formats::records::ReplayError},
    texts::{Given, Text, text},
    turn::{self, TurnSystems},
};

mod log;
pub mod report;
pub mod save;
pub mod slots;

pub use log::{Entry, Log, begin, resume, undo};

/// Why a record cannot be played again, as a sentence.
pub fn trouble(error: &ReplayError) -> Text {
    match error {
        ReplayError::Illegal { line, action, reason } => {
            text!("record-illegal", line = *line, action = Given::error(action), why = refusal(*reason))
        }
        other => text!("given-sentence", given = Given::error(other)),
    }
}

/// Adds the log and lets every action be written into it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Log>().add_systems(
        turn::Turn::of::<Current>(),
        log::append.run_if(turn::was_allowed::<Current>).run_if(resource_exists::<Log>).in_set(TurnSystems::Record),
    );
}
