//! Animals on the board (rules: `rule-animal`).

use bevy::prelude::*;

use super::{CurrentEffects, Group, OnHex, OwnedBy, PlacedBy};
use hacienda_rules::{Cell, Effect, Position, Seat, Species, effect::AnimalEffect};

/// Marks an entity as an animal of this species. Its hex and its owner are separate components.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Animal(Species);

impl Animal {
    /// Returns the species of the animal.
    pub fn species(self) -> Species {
        self.0
    }
}

fn animal(seat: Seat, species: Species, at: Cell, placed_by: PlacedBy) -> impl Bundle {
    (Name::new("Animal"), Animal(species), OnHex(at), OwnedBy(seat), Group::singleton(at), placed_by)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for seat in position.seats() {
        for species in Species::ALL {
            for at in position.animals_of(seat, species).iter() {
                world.spawn(animal(seat, species, at, PlacedBy::BEGINNING));
            }
        }
    }
}

/// Spawns new animals.
pub fn apply(mut commands: Commands, effects_now: Res<CurrentEffects>) {
    for effect in effects_now.iter() {
        if let Effect::Animal(AnimalEffect::Placed { seat, species, at, .. }) = effect {
            commands.spawn(animal(*seat, *species, *at, effects_now.placed_by()));
        }
    }
}
