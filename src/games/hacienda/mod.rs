//! Hacienda: its things as entities, what is in hand and what it would bring, its pages of the turn, its pieces, panels, words
//! and signs.

pub mod analysis;
pub mod asked;
pub mod choice;
mod entry;
pub mod hear;
pub mod lessons;
mod playable;
pub mod preview;
pub mod quick;
pub mod reader;
pub mod refusals;
pub mod seeing;
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
use hacienda_rules::Hacienda;

pub use entry::GAME;

/// Adds the game without a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::of::<Hacienda>, lessons::plugin))
        // Before anybody acts on it: what was changed by hand since the last frame is made right.
        .add_systems(Update, (table::gather, table::markets::agree).chain().in_set(crate::table::MadeRight));
    #[cfg(feature = "reflect")]
    app.add_plugins(table::reflect::plugin);
}

/// Adds its picture and its face.
#[cfg(feature = "window")]
pub fn face(app: &mut App) {
    app.add_plugins((super::face_of::<Hacienda>, view::plugin, ui::plugin));
}
