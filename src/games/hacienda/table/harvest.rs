//! Harvest chips on tiles, and the supply (rules: `rule-harvest`).

use bevy::prelude::*;

use super::{CurrentEffects, OnHex, OnTable, PlacedBy};
use hacienda_rules::{Cell, Effect, Position, effect::HarvestEffect};

/// Marks an entity as a harvest chip. Its hex is a separate component.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct HarvestChip;

/// The number of chips in the supply.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct ChipSupply(pub(super) u8);

fn chip(at: Cell, placed_by: PlacedBy) -> impl Bundle {
    (Name::new("Harvest chip"), HarvestChip, OnHex(at), placed_by)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Chip supply"), ChipSupply(position.chip_supply)));
    for at in position.chips.iter() {
        world.spawn(chip(at, PlacedBy::BEGINNING));
    }
}

/// Spawns a chip from the supply, or moves a chip taken from an opponent.
pub fn apply(
    mut commands: Commands,
    effects_now: Res<CurrentEffects>,
    mut supply: Query<&mut ChipSupply>,
    mut chips: Query<(&mut OnHex, &mut PlacedBy), With<HarvestChip>>,
) {
    for effect in effects_now.iter() {
        let Effect::Harvest(HarvestEffect::Placed { at, from, .. }) = effect else { continue };
        if from.is_none() {
            commands.spawn(chip(*at, effects_now.placed_by()));
            supply.iter_mut().for_each(|mut supply| supply.0 -= 1);
        } else if let Some((mut chip, mut placed_by)) = chips.iter_mut().find(|(chip, _)| Some(chip.0) == *from) {
            (*chip, *placed_by) = (OnHex(*at), effects_now.placed_by());
        }
    }
}
