//! Zoff in Buffalo: its things as entities, what is in hand and what it would bring, its pages of the turn, its pieces, panels,
//! words and signs.

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

/// Adds its picture and its face.
#[cfg(feature = "window")]
pub fn face(app: &mut App) {
    app.add_plugins((super::face_of::<Zoff>, view::plugin, ui::plugin, tempo::plugin));
}
