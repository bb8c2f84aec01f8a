//! The menu of a match.

use bevy::prelude::*;

/// Whether the menu is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);
