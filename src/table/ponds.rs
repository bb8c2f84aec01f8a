//! Ponds on the board, and those in supply (RULES.md 3.6).

use bevy::prelude::*;

use super::{Happened, OnTable};
use hacienda_rules::{PondShape, Position, effect::PondEffect};

/// A pond on the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(OnTable)]
pub struct Pond {
    /// Its place in the order in which ponds came, from 0.
    pub number: u8,
    /// Where it lies and its shape.
    pub pond: hacienda_rules::position::Pond,
}

/// Ponds not yet placed, by shape.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(OnTable)]
pub struct PondSupply(pub [u8; PondShape::ALL.len()]);

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Pond supply"), PondSupply(position.pond_supply)));
    for (number, pond) in position.ponds().iter().enumerate() {
        world.spawn((Name::new("Pond"), Pond { number: number as u8, pond: *pond }));
    }
}

/// Lays new ponds, out of the supply.
pub fn apply(
    mut commands: Commands,
    happened: Res<Happened>,
    mut supply: Query<&mut PondSupply>,
    ponds: Query<(), With<Pond>>,
) {
    for effect in &happened.ponds {
        match effect {
            PondEffect::Placed { seat: _, shape, cells } => {
                let pond = hacienda_rules::position::Pond { cells: *cells, shape: *shape };
                commands.spawn((Name::new("Pond"), Pond { number: ponds.iter().len() as u8, pond }));
                for mut supply in &mut supply {
                    supply.0[shape.index()] -= 1;
                }
            }
        }
    }
}
