//! The table's components by name: an inspector finds them in the type registry, looks at them and changes them.

use bevy::prelude::*;

use super::{
    cards::{Card, Key},
    clock::Clock,
    markers::Marker,
    players::{Foundation, Purse},
    shares::Share,
};
use crate::table::Player;

/// Puts every component of the table into the type registry.
pub fn plugin(app: &mut App) {
    app.register_type::<Marker>()
        .register_type::<Share>()
        .register_type::<Card>()
        .register_type::<Key>()
        .register_type::<Player>()
        .register_type::<Purse>()
        .register_type::<Foundation>()
        .register_type::<Clock>();
}
