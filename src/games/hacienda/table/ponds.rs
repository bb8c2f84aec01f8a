//! Ponds on the board, and the supply (rules: `rule-pond`).

use bevy::prelude::*;

use super::{CurrentEffects, OnTable, PlacedBy};
use hacienda_rules::{Effect, PondShape, Position, effect::PondEffect};

/// A pond on the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Pond {
    /// The index of the pond in the order of placement.
    pub(super) number: u8,
    pond: hacienda_rules::position::Pond,
}

impl Pond {
    /// Returns the hexes and the shape of the pond.
    pub fn pond(self) -> hacienda_rules::position::Pond {
        self.pond
    }
}

fn pond(number: usize, pond: hacienda_rules::position::Pond, since: PlacedBy) -> impl Bundle {
    (Name::new("Pond"), Pond { number: number as u8, pond }, since)
}

/// The number of ponds in the supply, by shape.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct PondSupply(pub(super) [u8; PondShape::ALL.len()]);

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Pond supply"), PondSupply(position.pond_supply)));
    for (number, known) in position.ponds().iter().enumerate() {
        world.spawn(pond(number, *known, PlacedBy::BEGINNING));
    }
}

/// Spawns new ponds and takes them from the supply.
pub fn apply(
    mut commands: Commands,
    effects_now: Res<CurrentEffects>,
    mut supply: Query<&mut PondSupply>,
    ponds: Query<(), With<Pond>>,
) {
    for effect in effects_now.iter() {
        if let Effect::Pond(PondEffect::Placed { shape, cells, .. }) = effect {
            let dug = hacienda_rules::position::Pond { cells: *cells, shape: *shape };
            commands.spawn(pond(ponds.iter().len(), dug, effects_now.placed_by()));
            supply.iter_mut().for_each(|mut supply| supply.0[shape.index()] -= 1);
        }
    }
}
