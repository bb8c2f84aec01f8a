//! Hab & Gut: its table of entities, selections and previews, turn schedule, panels, texts and icons.

pub mod choice;
pub mod entry;
#[cfg(feature = "window")]
pub mod game_icons;
pub mod history;
pub mod input;
pub mod lessons;
mod playable;
#[cfg(feature = "window")]
mod poster;
pub mod preview;
pub mod refusals;
mod signs;
#[cfg(feature = "window")]
pub mod sound_cues;
#[cfg(feature = "window")]
pub mod stories;
pub mod table;
pub mod texts;
pub mod turn;
#[cfg(feature = "window")]
pub mod ui;

use bevy::prelude::*;
use hab_gut::HabGut;

pub use entry::GAME;

/// Adds the game without its UI.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::shared_plugin::<HabGut>));
}

/// Adds the UI of the game.
#[cfg(feature = "window")]
pub fn ui_plugin(app: &mut App) {
    app.add_plugins((super::shared_ui_plugin::<HabGut>, ui::plugin, sound_cues::plugin));
}
