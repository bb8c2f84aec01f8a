//! Land tiles on the board (rules: `rule-land`).

use bevy::prelude::*;

use super::{CurrentEffects, Group, OnHex, OwnedBy, PlacedBy};
use hacienda_rules::{Cell, Effect, Position, Seat, effect::LandEffect};

/// Marks an entity as a land tile. Its hex and its owner are separate components.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct LandTile;

fn tile(seat: Seat, at: Cell, placed_by: PlacedBy) -> impl Bundle {
    (Name::new("Land tile"), LandTile, OnHex(at), OwnedBy(seat), Group::singleton(at), placed_by)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for seat in position.seats() {
        for at in position.land_of(seat).iter() {
            world.spawn(tile(seat, at, PlacedBy::BEGINNING));
        }
    }
}

/// Spawns new tiles.
pub fn apply(mut commands: Commands, effects_now: Res<CurrentEffects>) {
    for effect in effects_now.iter() {
        if let Effect::Land(LandEffect::Placed { seat, at, .. }) = effect {
            commands.spawn(tile(*seat, *at, effects_now.placed_by()));
        }
    }
}
