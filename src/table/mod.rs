//! What the tables of all games share: the things on them are entities whose components hold the truth, a photograph reads a
//! position from them, and the effects of an action are sorted by the kind of thing they concern.
//!
//! A game says by [`Table`] how it lies there. What it lays out and what it reads are inverses.

use bevy::{
    ecs::system::{ReadOnlySystemParam, SystemParamItem},
    prelude::*,
};
use tabletop::{Game, Seat};

mod counts;
mod happened;
mod progress;
mod seen;

pub use counts::Counts;
pub use happened::{Happened, Sort};
pub use progress::{MadeRight, Progress, lies_there, look};
pub use seen::{Answers, Asking, Seen, Things, photograph};

/// A game that lies on the table as entities.
pub trait Table: Game<Position: Copy, Action: Ord> {
    /// The components from which a position is read.
    type Pieces: ReadOnlySystemParam + 'static;
    /// The effects of an action, in a list for each kind of thing.
    type Sorted: Sort<Self::Effect>;

    /// Reads the position; `None` when no game lies on the table.
    fn read(pieces: &SystemParamItem<Self::Pieces>) -> Option<Self::Position>;

    /// Puts every thing of a position on an empty table.
    fn lay_out(world: &mut World, setting: &Self::Setting, position: &Self::Position);
}

/// What stays the same as long as the game on the table lasts: its rulebook, and whatever is printed.
#[derive(Resource, Debug, Clone)]
pub struct Playing<G: Table>(pub G::Setting);

/// Everything that lies on the table: what [`clear`] takes away.
#[derive(Component, Debug, Clone, Copy, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OnTable;

/// A player, by seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Player(Seat);

impl Player {
    /// The player of this seat.
    pub fn of(seat: Seat) -> Player {
        Player(seat)
    }

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
    pub const BEGINNING: Since = Since(0);

    /// The number of the action.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// Adds what is known about the table of a game beside its components.
pub fn plugin<G: Table>(app: &mut App) {
    app.init_resource::<Happened<G>>()
        .init_resource::<Seen<G>>()
        .init_resource::<Answers<G>>()
        .init_resource::<Counts<G>>()
        .add_systems(Last, seen::forget::<G>);
}

/// Puts every thing of a position on the table as entities, and the setting beside them. What lay there before goes.
pub fn lay_out<G: Table>(world: &mut World, setting: &G::Setting, position: &G::Position) {
    clear::<G>(world);
    // Whoever looks at a piece as it comes asks for the setting.
    world.insert_resource(Playing::<G>(setting.clone()));
    world.insert_resource(Progress::of::<G>(position));
    G::lay_out(world, setting, position);
}

/// Takes everything off the table of a game.
pub fn clear<G: Table>(world: &mut World) {
    let things: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for thing in things {
        world.despawn(thing);
    }
    world.remove_resource::<Playing<G>>();
    world.remove_resource::<Progress>();
    world.insert_resource(Happened::<G>::default());
    world.insert_resource(Seen::<G>::default());
    world.insert_resource(Answers::<G>::default());
    world.get_resource_or_init::<Counts<G>>().moved_on();
}
