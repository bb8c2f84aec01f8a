//! Changes the values of face-down pieces without moving them.

use bevy::{ecs::component::Mutable, prelude::*};

/// Gives the `wanted` values to the pieces of type `T`. A piece that already has one of these values keeps it; every
/// other piece takes one of the remaining values for its place. For each place, there must be as many values as pieces.
pub fn set_face_down<T: Component<Mutability = Mutable> + Copy + PartialEq, Place: PartialEq>(
    world: &mut World,
    wanted: impl IntoIterator<Item = T>,
    place: impl Fn(T) -> Place,
) {
    let mut wanted: Vec<T> = wanted.into_iter().collect();
    let mut others: Vec<Mut<T>> = Vec::new();
    for piece in world.query::<&mut T>().iter_mut(world) {
        match wanted.iter().position(|value| *value == *piece) {
            Some(index) => {
                wanted.swap_remove(index);
            }
            None => others.push(piece),
        }
    }
    for mut piece in others {
        if let Some(index) = wanted.iter().position(|value| place(*value) == place(*piece)) {
            *piece = wanted.swap_remove(index);
        }
    }
}
