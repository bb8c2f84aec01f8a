//! The game Hacienda: its entities, turn, selection and preview, lessons, 3D view, panels, texts and icons.

pub mod choice;
#[cfg(feature = "window")]
pub mod cues;
mod entry;
#[cfg(feature = "window")]
pub mod game_icons;
pub mod input;
pub mod insights;
pub mod inspection;
pub mod lessons;
pub mod move_list;
mod playable;
#[cfg(feature = "window")]
mod poster;
pub mod preview;
pub mod quick;
pub mod refusals;
pub mod score_chart;
mod signs;
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
use hacienda_rules::Hacienda;

pub use entry::GAME;

/// Adds the parts of the game that need no window.
pub fn plugin(app: &mut App) {
    app.add_plugins((turn::plugin, super::shared_plugin::<Hacienda>))
        // Update the derived components after direct edits.
        .add_systems(
            Update,
            (table::update_groups, table::markets::correct_pegs).chain().in_set(crate::table::AfterDirectEdits),
        );
    #[cfg(feature = "reflect")]
    app.add_plugins(table::reflect::plugin);
}

/// Adds the game's view and UI, which need a window.
#[cfg(feature = "window")]
pub fn window_plugin(app: &mut App) {
    app.add_plugins((super::shared_ui_plugin::<Hacienda>, view::plugin, ui::plugin));
}
