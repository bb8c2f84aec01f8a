//! The game as entities. Components hold the truth: every hex, tile, animal, pond, hacienda, chip, market, player, deck and
//! display is an entity. [`lay_out`] makes them from a position and [`photograph`] reads a position from them; the two are
//! inverses.
//!
//! Only this module writes its components, each kind of thing by its own `apply` system: everybody else reads them by their
//! methods. The entity that lies here is the one that is drawn: `view` adds what it takes to see it.

use bevy::prelude::*;

use hacienda_rules::{Cell, Position, Seat, Setting};

pub mod animals;
pub mod cards;
pub mod clock;
mod counts;
pub mod effects;
mod groups;
pub mod haciendas;
pub mod harvest;
pub mod hexes;
pub mod land;
pub mod markets;
pub mod players;
pub mod ponds;
#[cfg(feature = "reflect")]
pub mod reflect;
mod seen;

pub use counts::Counts;
pub use effects::Happened;
pub use groups::{Gathered, Group, gather};
pub use seen::{Answers, Asking, Seen, Things, photograph};

/// Board and rulebook of the game on the table. It never changes while the game lasts.
#[derive(Resource, Debug, Clone)]
pub struct Playing(pub Setting);

/// Everything that lies on the table: what [`clear`] takes away.
#[derive(Component, Debug, Clone, Copy, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OnTable;

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

/// The number of the action that put a piece where it lies, counted since the table was laid out; 0 for what was laid out.
/// The rules are ahead of the picture, which hides what is newer than the action that it shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Since(u32);

impl Since {
    /// What was laid out.
    const BEGINNING: Since = Since(0);

    /// The number of the action.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// Adds what is known about the table beside its components.
pub fn plugin(app: &mut App) {
    app.init_resource::<Happened>()
        .init_resource::<Gathered>()
        .init_resource::<Seen>()
        .init_resource::<Answers>()
        .init_resource::<Counts>()
        .add_systems(Last, seen::forget);
}

/// Puts every thing of a position on the table as entities, and the setting beside them. What lay there before goes.
pub fn lay_out(world: &mut World, setting: &Setting, position: &Position) {
    clear(world);
    // Whoever looks at a piece as it comes asks for the board.
    world.insert_resource(Playing(setting.clone()));
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

/// Takes everything off the table.
pub fn clear(world: &mut World) {
    let things: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for thing in things {
        world.despawn(thing);
    }
    world.remove_resource::<Playing>();
    world.insert_resource(Happened::default());
    world.insert_resource(Seen::default());
    world.insert_resource(Answers::default());
    world.get_resource_or_init::<Counts>().moved_on();
}
