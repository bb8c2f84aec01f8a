//! The game as entities: each cow, prairie, card and player. The components are the source of truth. Laying out a
//! position and reading the table are inverse operations.
//!
//! Apart from inspectors (with the feature `reflect`), only this module writes its components. Components that hold
//! choices, bids, lots and cards in hand are documented as secret, and no other module can read their contents.
//! `set_hidden` changes the secret contents that a follower only imagines.

use bevy::prelude::*;

use crate::table::Table;
use zoff::{Position, Setting, Zoff};

pub mod cards;
pub mod clock;
pub mod cows;
mod effects;
mod pieces;
pub mod players;
pub mod prairies;
#[cfg(feature = "reflect")]
pub mod reflect;

pub use effects::Sorted;
pub use pieces::Pieces;

impl Table for Zoff {
    type Pieces = Pieces<'static, 'static>;
    type Sorted = Sorted;

    fn read(pieces: &Pieces) -> Option<Position> {
        pieces.read()
    }

    fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
        prairies::lay_out(world, setting, position);
        cows::lay_out(world, position);
        players::lay_out(world, position);
        cards::lay_out(world, position);
        clock::lay_out(world, position);
    }

    fn set_hidden(world: &mut World, position: &Position) {
        players::set_hidden(world, position);
        cards::set_hidden(world, position);
    }
}
