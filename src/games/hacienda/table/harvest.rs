//! Harvest chips on tiles, and those in supply (RULES.md 3.4).

use bevy::prelude::*;

use super::{At, Happened, OnTable, Since};
use hacienda_rules::{Position, cells::Cell, effect::HarvestEffect};

/// A harvest chip.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct HarvestChip;

/// Chips not yet placed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct ChipSupply(u8);

impl ChipSupply {
    /// How many are left.
    pub fn left(self) -> u8 {
        self.0
    }
}

fn chip(at: Cell, since: Since) -> impl Bundle {
    (Name::new("Harvest chip"), HarvestChip, At(at), since)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Chip supply"), ChipSupply(position.chip_supply)));
    for at in position.chips.iter() {
        world.spawn(chip(at, Since::BEGINNING));
    }
}

/// Lays a chip out of the supply, or moves the one that was taken.
pub fn apply(
    mut commands: Commands,
    happened: Res<Happened>,
    mut supply: Query<&mut ChipSupply>,
    mut chips: Query<(&mut At, &mut Since), With<HarvestChip>>,
) {
    for effect in &happened.harvest {
        match effect {
            HarvestEffect::Placed { seat: _, at, from: None, tiles: _ } => {
                commands.spawn(chip(*at, happened.since()));
                for mut supply in &mut supply {
                    supply.0 -= 1;
                }
            }
            HarvestEffect::Placed { seat: _, at, from: Some(from), tiles: _ } => {
                if let Some((mut chip, mut since)) = chips.iter_mut().find(|(chip, _)| chip.0 == *from) {
                    (*chip, *since) = (At(*at), happened.since());
                }
            }
        }
    }
}
