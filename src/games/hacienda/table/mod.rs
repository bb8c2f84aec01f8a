//! The game as entities. Components are the source of truth: every hex, tile, animal, pond, hacienda, chip, market and
//! player is an entity, and so is each deck together with its display. [`lay_out`](crate::table::lay_out) spawns them
//! from a position, and [`snapshot`](crate::table::snapshot) reads a position from them; the two are inverses.
//!
//! Apart from inspectors (with the feature `reflect`), only this module writes these components. Its `apply` systems
//! apply the effects of an action to them, and its `set_hidden` functions change the hidden part of an imagined
//! position. Other modules read them through methods. `view` draws the same entities by adding visual components to
//! them.

use bevy::prelude::*;

use crate::table::{self, EffectLists, Table};
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

pub use crate::table::{OnTable, PlacedBy};
pub use groups::{Group, GroupsTick, update_groups};
pub use pieces::Pieces;

/// The board and rules of the current game. They stay the same throughout the game.
pub type GameSetting = table::GameSetting<Hacienda>;
/// The effects of the action applied last, and the position after it.
pub type CurrentEffects = table::CurrentEffects<Hacienda>;
/// Read access to the whole table.
pub type TableReader<'w, 's> = table::TableReader<'w, 's, Hacienda>;
/// A position with access to the rules, to check actions before they are offered.
pub type RulesQuery<'a> = table::RulesQuery<'a, Hacienda>;
/// The cached judgements of actions in the current position.
pub type JudgementCache = table::JudgementCache<Hacienda>;
/// The debug counters of snapshots and judgements.
pub type DebugCounters = table::DebugCounters<Hacienda>;

/// The hex of an entity on the board: a piece, a peg, a market or the printed hex itself.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct OnHex(Cell);

impl OnHex {
    /// Returns the hex.
    pub fn cell(self) -> Cell {
        self.0
    }
}

/// The owner of a tile, an animal or a peg.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OwnedBy(Seat);

impl OwnedBy {
    /// Returns the owner's seat.
    pub fn seat(self) -> Seat {
        self.0
    }
}

/// Adds the resources that the table needs.
pub fn plugin(app: &mut App) {
    app.init_resource::<GroupsTick>();
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

    fn set_hidden(world: &mut World, position: &Position) {
        players::set_hidden(world, position);
        cards::set_hidden(world, position);
    }
}

/// An action has few effects, so a single list serves all systems.
impl EffectLists<Effect> for Vec<Effect> {
    fn add(&mut self, effect: &Effect) {
        self.push(effect.clone());
    }

    fn clear(&mut self) {
        Vec::clear(self);
    }
}

impl RulesQuery<'_> {
    /// Checks whether the seat to act may play an action.
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal.
    pub fn judge(&self, action: Action) -> Result<(), Illegal> {
        self.judge_for(self.position.turn.seat, action)
    }
}

/// Reads the position from the table. Returns `None` if no game is on it. Only for tests and tools that run between
/// frames, because the result is neither cached nor counted.
pub fn snapshot(world: &mut World) -> Option<Position> {
    table::snapshot::<Hacienda>(world)
}
