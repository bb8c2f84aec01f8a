//! Which screen fills the window.

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The words of the language are being loaded.
    #[default]
    Loading,
    /// Title and set-up.
    Setup,
    /// A game, or the replay of one.
    Match,
    /// The easel on which boards are drawn.
    Drawing,
}
