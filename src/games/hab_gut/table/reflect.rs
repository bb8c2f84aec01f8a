//! Registers the table's components in the type registry, so that inspectors can read and change them.

use bevy::prelude::*;

use super::{
    cards::{Card, DealSeed, NextRacks},
    clock::Clock,
    markers::Marker,
    players::{Foundation, Purse},
    shares::Share,
};
use crate::table::Player;

/// Registers every component of the table.
pub fn plugin(app: &mut App) {
    app.register_type::<Marker>()
        .register_type::<Share>()
        .register_type::<Card>()
        .register_type::<DealSeed>()
        .register_type::<NextRacks>()
        .register_type::<Player>()
        .register_type::<Purse>()
        .register_type::<Foundation>()
        .register_type::<Clock>();
}
