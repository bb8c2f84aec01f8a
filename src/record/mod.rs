//! The record of the game on the table: one ordered list of actions behind save, replay and undo.

use bevy::prelude::*;

use crate::turn::{self, TurnSystems};

mod log;
pub mod save;

pub use log::{Entry, Log, begin, resume, undo};

/// Adds the log and lets every action be written into it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Log>().add_systems(
        turn::Turn,
        log::append.run_if(turn::was_allowed).run_if(resource_exists::<Log>).in_set(TurnSystems::Record),
    );
}
