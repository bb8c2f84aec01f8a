//! Zoff in Buffalo: its table of entities, drafts and previews, turn schedule, pieces, panels, texts and icons.

pub mod choice;
pub mod entry;
pub mod hear;
pub mod lessons;
pub mod names;
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
#[cfg(feature = "window")]
pub mod view;

use bevy::prelude::*;
use zoff::Zoff;

pub use entry::GAME;

/// Adds the game without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::of::<Zoff>));
}

/// Adds the 3D view and the UI of the game.
#[cfg(feature = "window")]
pub fn face(app: &mut App) {
    app.add_plugins((super::face_of::<Zoff>, view::plugin, ui::plugin, tempo::plugin));
}
