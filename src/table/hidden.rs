//! Changes the values of face-down pieces without moving them.

use bevy::{ecs::component::Mutable, prelude::*};

/// Changes the pieces of type `T` so that their values are the `wanted` ones. Pieces with a wanted value keep it; each
/// of the others takes a wanted value for the same place. The number of pieces in each place must equal the number of
/// wanted values for it.
pub fn set_face_down<T: Component<Mutability = Mutable> + Copy + PartialEq, Place: PartialEq>(
    world: &mut World,
    wanted: impl IntoIterator<Item = T>,
    place: impl Fn(T) -> Place,
) {
    let mut wanted: Vec<T> = wanted.into_iter().collect();
    let mut others: Vec<Mut<T>> = Vec::new();
    for piece in world.query::<&mut T>().iter_mut(world) {
        match wanted.iter().position(|one| *one == *piece) {
            Some(found) => {
                wanted.swap_remove(found);
            }
            None => others.push(piece),
        }
    }
    for mut piece in others {
        if let Some(found) = wanted.iter().position(|one| place(*one) == place(*piece)) {
            *piece = wanted.swap_remove(found);
        }
    }
}
