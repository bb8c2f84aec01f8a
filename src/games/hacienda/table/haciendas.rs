//! Haciendas on tiles and animals, and the supply (rules: `rule-hacienda`).

use bevy::prelude::*;

use super::{CurrentEffects, OnHex, OnTable, PlacedBy};
use hacienda_rules::{Cell, Effect, Position, effect::HaciendaEffect};

/// A hacienda. Its owner is the owner of the tile or animal beneath.
#[derive(Component, Debug, Clone, Copy)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Hacienda;

/// The number of haciendas in the supply.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct HaciendaSupply(pub(super) u8);

fn hacienda(at: Cell, placed_by: PlacedBy) -> impl Bundle {
    (Name::new("Hacienda"), Hacienda, OnHex(at), placed_by)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    world.spawn((Name::new("Hacienda supply"), HaciendaSupply(position.hacienda_supply)));
    for at in position.haciendas.iter() {
        world.spawn(hacienda(at, PlacedBy::BEGINNING));
    }
}

/// Spawns new haciendas and takes them from the supply.
pub fn apply(mut commands: Commands, effects_now: Res<CurrentEffects>, mut supply: Query<&mut HaciendaSupply>) {
    for effect in effects_now.iter() {
        if let Effect::Hacienda(HaciendaEffect::Placed { at, .. }) = effect {
            commands.spawn(hacienda(*at, effects_now.placed_by()));
            supply.iter_mut().for_each(|mut supply| supply.0 -= 1);
        }
    }
}
