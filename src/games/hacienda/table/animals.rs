//! Animals on the board (rules: `rule-animal`).

use bevy::prelude::*;

use super::{At, Group, Happened, OwnedBy, Since};
use hacienda_rules::{Cell, Effect, Position, Seat, Species, effect::AnimalEffect};

/// An animal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Animal(Species);

impl Animal {
    /// Returns the species of the animal.
    pub fn species(self) -> Species {
        self.0
    }
}

fn animal(seat: Seat, species: Species, at: Cell, since: Since) -> impl Bundle {
    (Name::new("Animal"), Animal(species), At(at), OwnedBy(seat), Group::alone(at), since)
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for seat in position.seats() {
        for species in Species::ALL {
            for at in position.animals_of(seat, species).iter() {
                world.spawn(animal(seat, species, at, Since::BEGINNING));
            }
        }
    }
}

/// Spawns new animals.
pub fn apply(mut commands: Commands, happened: Res<Happened>) {
    for effect in happened.iter() {
        if let Effect::Animal(AnimalEffect::Placed { seat, species, at, .. }) = effect {
            commands.spawn(animal(*seat, *species, *at, happened.since()));
        }
    }
}
