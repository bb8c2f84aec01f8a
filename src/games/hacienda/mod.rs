//! The game Hacienda: its entities, its turn, the player's selection and its preview, pieces, panels, texts and icons.

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

/// Adds the parts of the game that need no window.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::of::<Hacienda>, lessons::plugin))
        // Edits that somebody made to components since the last frame are made consistent before anything acts on them.
        .add_systems(Update, (table::gather, table::markets::agree).chain().in_set(crate::table::MadeRight));
    #[cfg(feature = "reflect")]
    app.add_plugins(table::reflect::plugin);
}

/// Adds the game's view and UI, which need a window.
#[cfg(feature = "window")]
pub fn face(app: &mut App) {
    app.add_plugins((super::face_of::<Hacienda>, view::plugin, ui::plugin));
}
