//! Land tiles and the chains they form (RULES.md 3.1).

use bevy::prelude::*;

use super::{At, Group, Happened, OwnedBy, Playing};
use hacienda_rules::{Position, Seat, Setting, cells::Cell, effect::LandEffect};

/// A land tile.
#[derive(Component, Debug, Clone, Copy)]
pub struct LandTile;

fn tile(seat: Seat, at: Cell, chain: Group) -> impl Bundle {
    (Name::new("Land tile"), LandTile, At(at), OwnedBy(seat), chain)
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    for seat in position.seats() {
        for at in position.land_of(seat).iter() {
            world.spawn(tile(seat, at, Group::of(position, setting, at)));
        }
    }
}

/// Lays new tiles and tells every tile of the chain how long it is now.
pub fn apply(
    mut commands: Commands,
    happened: Res<Happened>,
    playing: Res<Playing>,
    mut tiles: Query<(&At, &mut Group), With<LandTile>>,
) {
    for effect in &happened.land {
        match effect {
            LandEffect::Placed { seat, card: _, at, chain: _ } => {
                let Some(after) = &happened.after else { continue };
                let chain = Group::of(after, &playing.0, *at);
                commands.spawn(tile(*seat, *at, chain));
                let Some(cells) = after.group_at(&playing.0, *at) else { continue };
                for (tile_at, mut group) in &mut tiles {
                    if cells.has(tile_at.0) {
                        *group = chain;
                    }
                }
            }
        }
    }
}
