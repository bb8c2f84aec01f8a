//! Zoff in Buffalo: its table of entities, drafts and previews, turn schedule, pieces, panels, texts and icons.

pub mod choice;
pub mod entry;
#[cfg(feature = "window")]
pub mod game_icons;
pub mod input;
pub mod lessons;
pub mod names;
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
#[cfg(feature = "window")]
pub mod view;

use bevy::prelude::*;
use zoff::Zoff;

pub use entry::GAME;

/// Adds the game without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::shared_plugin::<Zoff>));
}

/// Adds the 3D view and the UI of the game.
#[cfg(feature = "window")]
pub fn ui_plugin(app: &mut App) {
    app.add_plugins((super::shared_ui_plugin::<Zoff>, view::plugin, ui::plugin, sound_cues::plugin));
}
