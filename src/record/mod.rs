//! The record of the game in play: one ordered list of actions that saving, replay and undo all use.

use bevy::prelude::*;

use tabletop::records::{ProgramVersion, RecordError, ReplayError};

use crate::{
    playable::Playable,
    texts::{Text, Untranslated, text},
    turn::{self, TurnSystems},
};

mod log;
mod past;
pub mod report;
pub mod save;
pub mod slots;

pub use log::{Entry, Log, ReplayFailure, begin, resume, undo};
pub use past::{FollowedGame, Past, PastError};

/// Returns a sentence that explains why a record cannot be replayed. `made` is the program that wrote the record, if
/// known.
pub fn replay_error_text<G: Playable>(error: &ReplayFailure<G>, made: Option<&ProgramVersion>) -> Text {
    let what = match (error, made) {
        (ReplayError::Setup(error), _) => Text::untranslated(Untranslated::error(error)),
        (ReplayError::Illegal { line, action, reason }, Some(made)) if *made == ProgramVersion::current::<G>() => {
            let why = G::refusal(*reason);
            return text!("record-illegal", line = *line, action = Untranslated::error(action), why = why);
        }
        _ => mismatch_text(made, &ProgramVersion::current::<G>()),
    };
    text!("given-sentence", given = what)
}

/// Returns a clause that explains why a replay deviates from the record. `here` describes this program.
fn mismatch_text(made: Option<&ProgramVersion>, here: &ProgramVersion) -> Text {
    match made {
        None => text!("record-by-early-version"),
        Some(made) if made != here => text!("record-by-version", version = Untranslated::name(&made.program)),
        Some(_) => text!("record-altered"),
    }
}

/// Returns a clause that explains why the text of a saved game cannot be read.
pub fn unreadable_text(error: &RecordError) -> Text {
    match error {
        RecordError::Version { .. } => text!("record-by-later-version"),
        RecordError::Line { .. } | RecordError::TooLarge(_) | RecordError::Truncated(_) => text!("record-damaged"),
    }
}

/// Adds the log and appends every action to it.
pub fn plugin<G: Playable>(app: &mut App) {
    app.init_resource::<Log<G>>().add_plugins(save::game_plugin::<G>).add_systems(
        turn::Turn::of::<G>(),
        log::append::<G>
            .run_if(turn::is_legal_so_far::<G>)
            .run_if(resource_exists::<Log<G>>)
            .in_set(TurnSystems::Record),
    );
}
