//! The game as entities. Components hold the truth: every cow, prairie, card and player is an entity. What is laid out from a
//! position and what is read from the table are inverses.
//!
//! Only this module writes its components, each kind of thing by its own `apply` system. Some of them are secret, and say so:
//! what players choose and bid, and which cards they hold. Nobody reads those but the rules.

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
}
