//! Harvest chips on tiles, and those in supply (RULES.md 3.4).

use bevy::prelude::*;

use super::{At, Happened, OnTable};
use hacienda_rules::{Position, effect::HarvestEffect};

/// A harvest chip.
#[derive(Component, Debug, Clone, Copy)]
pub struct HarvestChip;

/// Chips not yet placed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(OnTable)]
pub struct ChipSupply(pub u8);

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Chip supply"), ChipSupply(position.chip_supply)));
    for at in position.chips.iter() {
        world.spawn((Name::new("Harvest chip"), HarvestChip, At(at)));
    }
}

/// Lays a chip out of the supply, or moves the one that was taken.
pub fn apply(
    mut commands: Commands,
    happened: Res<Happened>,
    mut supply: Query<&mut ChipSupply>,
    mut chips: Query<&mut At, With<HarvestChip>>,
) {
    for effect in &happened.harvest {
        match effect {
            HarvestEffect::Placed { seat: _, at, from: None, tiles: _ } => {
                commands.spawn((Name::new("Harvest chip"), HarvestChip, At(*at)));
                for mut supply in &mut supply {
                    supply.0 -= 1;
                }
            }
            HarvestEffect::Placed { seat: _, at, from: Some(from), tiles: _ } => {
                if let Some(mut chip) = chips.iter_mut().find(|chip| chip.0 == *from) {
                    chip.0 = *at;
                }
            }
        }
    }
}
