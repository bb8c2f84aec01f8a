//! Sheets and bars that come and go over the table of every game: curtain, menu, settings, what is played again.

use bevy::prelude::*;

mod asks_page;
pub mod curtain;
pub mod menu;
pub mod replay_bar;
pub mod settings_page;
pub mod watching;

/// Adds them to the face.
pub fn plugin(app: &mut App) {
    app.add_plugins((curtain::plugin, menu::plugin, replay_bar::plugin, watching::plugin));
}
