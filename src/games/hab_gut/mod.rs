//! Hab & Gut: its table of entities, drafts and previews, turn schedule, panels, texts and icons.

pub mod choice;
pub mod entry;
pub mod hear;
pub mod history;
pub mod lessons;
mod playable;
pub mod preview;
pub mod refusals;
#[cfg(feature = "window")]
pub mod signs;
#[cfg(feature = "window")]
pub mod stories;
pub mod table;
#[cfg(feature = "window")]
pub mod tempo;
pub mod texts;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;

use bevy::prelude::*;
use hab_gut::HabGut;

pub use entry::GAME;

/// Adds the game without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::of::<HabGut>));
}

/// Adds the UI of the game.
#[cfg(feature = "window")]
pub fn face(app: &mut App) {
    app.add_plugins((super::face_of::<HabGut>, ui::plugin, tempo::plugin));
}
