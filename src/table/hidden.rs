//! Changes what pieces that lie face down are.

use bevy::{ecs::component::Mutable, prelude::*};

/// Makes the pieces of a kind the `wanted` ones. Those that are wanted already stay as they are; each of the others
/// becomes a wanted one of the same place, so that no piece moves. Each place must have as many pieces as are wanted
/// there.
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
