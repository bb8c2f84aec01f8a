//! The game as entities. Components hold the truth: every hex, tile, animal, pond, hacienda, chip, market, player, deck and
//! display is an entity. [`lay_out`](crate::table::lay_out) makes them from a position and
//! [`photograph`](crate::table::photograph) reads a position from them; the two are inverses.
//!
//! Only this module writes its components, each kind of thing by its own `apply` system: everybody else reads them by their
//! methods. The entity that lies here is the one that is drawn: `view` adds what it takes to see it.

use bevy::prelude::*;

use crate::table::{self, Sort, Table};
use hacienda_rules::{Action, Cell, Effect, Hacienda, Illegal, Position, Seat, Setting};

pub mod animals;
pub mod cards;
pub mod clock;
mod groups;
pub mod haciendas;
pub mod harvest;
pub mod hexes;
pub mod land;
pub mod markets;
mod pieces;
pub mod players;
pub mod ponds;
#[cfg(feature = "reflect")]
pub mod reflect;

pub use crate::table::{OnTable, Since};
pub use groups::{Gathered, Group, gather};
pub use pieces::Pieces;

/// Board and rulebook of the game on the table. It never changes while the game lasts.
pub type Playing = table::Playing<Hacienda>;
/// The effects of the action being applied, and the position they lead to.
pub type Happened = table::Happened<Hacienda>;
/// Reads access to everything on the table.
pub type Things<'w, 's> = table::Things<'w, 's, Hacienda>;
/// A position about which the rules are asked before something is offered.
pub type Asking<'a> = table::Asking<'a, Hacienda>;
/// What the rules said about actions on the position that lies on the table.
pub type Answers = table::Answers<Hacienda>;
/// How often the table was photographed and an action judged.
pub type Counts = table::Counts<Hacienda>;

/// The hex on which a thing stands.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct At(Cell);

impl At {
    /// The hex.
    pub fn cell(self) -> Cell {
        self.0
    }
}

/// The player to whom a tile, an animal or a peg belongs.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OwnedBy(Seat);

impl OwnedBy {
    /// The player's seat.
    pub fn seat(self) -> Seat {
        self.0
    }
}

/// Adds what is known about the table beside its components.
pub fn plugin(app: &mut App) {
    app.init_resource::<Gathered>();
}

impl Table for Hacienda {
    type Pieces = Pieces<'static, 'static>;
    type Sorted = Vec<Effect>;

    fn read(pieces: &Pieces) -> Option<Position> {
        pieces.read()
    }

    fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
        hexes::lay_out(world, setting);
        markets::lay_out(world, setting, position);
        land::lay_out(world, position);
        animals::lay_out(world, position);
        ponds::lay_out(world, position);
        haciendas::lay_out(world, position);
        harvest::lay_out(world, position);
        players::lay_out(world, position);
        cards::lay_out(world, position);
        clock::lay_out(world, position);
        world.flush();
        groups::lay_out(world, setting, position);
    }
}

/// They are few: whoever writes a component picks its own out of one list.
impl Sort<Effect> for Vec<Effect> {
    fn put(&mut self, effect: &Effect) {
        self.push(effect.clone());
    }

    fn clear(&mut self) {
        Vec::clear(self);
    }
}

impl Asking<'_> {
    /// May the seat to act do this?
    ///
    /// # Errors
    /// The first reason why not.
    pub fn judge(&self, action: Action) -> Result<(), Illegal> {
        self.judge_for(self.position.turn.seat, action)
    }
}

/// The position that lies on the table; `None` when no game does. For tests and tools between frames: it is neither kept nor
/// counted.
pub fn photograph(world: &mut World) -> Option<Position> {
    table::photograph::<Hacienda>(world)
}
