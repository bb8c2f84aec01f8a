//! The game as entities. Components hold the truth: every share, market card, marker and player is an entity. What is laid out
//! from a position and what is read from the table are inverses.
//!
//! Only this module writes its components, each kind of thing by its own `apply` system. What lies in a foundation, in a rack
//! and among the cards that were not dealt is for the rules alone to read.

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
}
