//! Animals and the herds they form (RULES.md 3.2).

use bevy::prelude::*;

use super::{At, Group, Happened, OwnedBy, Playing};
use hacienda_rules::{Position, Seat, Setting, Species, cells::Cell, effect::AnimalEffect};

/// An animal of a species.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Animal(pub Species);

fn animal(seat: Seat, species: Species, at: Cell, herd: Group) -> impl Bundle {
    (Name::new("Animal"), Animal(species), At(at), OwnedBy(seat), herd)
}

pub(super) fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    for seat in position.seats() {
        for species in Species::ALL {
            for at in position.animals_of(seat, species).iter() {
                world.spawn(animal(seat, species, at, Group::of(position, setting, at)));
            }
        }
    }
}

/// Places new animals and tells every animal of the herd how large it is now.
pub fn apply(
    mut commands: Commands,
    happened: Res<Happened>,
    playing: Res<Playing>,
    mut animals: Query<(&At, &mut Group), With<Animal>>,
) {
    for effect in &happened.animals {
        match effect {
            AnimalEffect::Placed { seat, species, at, herd: _ } => {
                let Some(after) = &happened.after else { continue };
                let herd = Group::of(after, &playing.0, *at);
                commands.spawn(animal(*seat, *species, *at, herd));
                let Some(cells) = after.group_at(&playing.0, *at) else { continue };
                for (animal_at, mut group) in &mut animals {
                    if cells.has(animal_at.0) {
                        *group = herd;
                    }
                }
            }
        }
    }
}
