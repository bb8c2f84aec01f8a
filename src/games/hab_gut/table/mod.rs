//! The game as entities: each share, market card, marker and player. The components are the source of truth. Laying out
//! a position and reading the table are inverse operations.
//!
//! Apart from inspectors (with the feature `reflect`), only this module writes its components. Each of its systems
//! applies one kind of effect, and `set_hidden` changes the hidden contents that a follower only imagines. Other
//! modules can read the location of a card or share, but not which card or good it is.

use bevy::prelude::*;

use crate::table::Table;
use hab_gut::{HabGut, Position, Setting};

pub mod cards;
pub mod clock;
mod effects;
pub mod markers;
mod pieces;
pub mod players;
#[cfg(feature = "reflect")]
pub mod reflect;
pub mod shares;

pub use effects::Sorted;
pub use pieces::Pieces;

impl Table for HabGut {
    type Pieces = Pieces<'static, 'static>;
    type Sorted = Sorted;

    fn read(pieces: &Pieces) -> Option<Position> {
        pieces.read()
    }

    fn lay_out(world: &mut World, _setting: &Setting, position: &Position) {
        markers::lay_out(world, position);
        shares::lay_out(world, position);
        cards::lay_out(world, position);
        players::lay_out(world, position);
        clock::lay_out(world, position);
    }

    fn set_hidden(world: &mut World, position: &Position) {
        shares::set_hidden(world, position);
        cards::set_hidden(world, position);
    }
}
