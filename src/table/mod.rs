//! The table, in the form that all games share. Pieces are entities, and their components are the source of truth. A
//! snapshot reads a position from them, and systems apply the effects of an action to them.
//!
//! A game defines the layout of its table with [`Table`]. Its functions `lay_out` and `read` are inverses. If a viewer
//! does not know the true position, an imagined position is on the table; `set_hidden` changes the parts of it that the
//! viewer does not see.

use bevy::{
    ecs::system::{ReadOnlySystemParam, SystemParamItem},
    prelude::*,
};
use tabletop::{Game, Seat};

mod counts;
mod current_effects;
mod hidden;
mod progress;
mod snapshot_cache;

pub use counts::DebugCounters;
pub use current_effects::{CurrentEffects, EffectLists};
pub use hidden::set_face_down;
pub use progress::{AfterDirectEdits, Progress, is_on_table, refresh_progress};
pub use snapshot_cache::{JudgementCache, RulesQuery, SnapshotCache, TableReader, snapshot};

/// A game whose position is stored in entities on the table.
pub trait Table: Game<Position: Copy, Action: Ord> {
    /// The query for the components from which a position is read.
    type Pieces: ReadOnlySystemParam + 'static;
    /// The lists into which the effects of an action are sorted.
    type Sorted: EffectLists<Self::Effect>;

    /// Reads the position from the components. Returns `None` if no game is on the table.
    fn read(pieces: &SystemParamItem<Self::Pieces>) -> Option<Self::Position>;

    /// Spawns the pieces of a position on an empty table.
    fn lay_out(world: &mut World, setting: &Self::Setting, position: &Self::Position);

    /// Replaces the hidden information on the table with the hidden information of a position that looks the same to
    /// the viewer. Reading the table then returns this position. All pieces stay, and everything that the viewer sees
    /// of them is unchanged. Other code calls the function [`set_hidden`].
    fn set_hidden(world: &mut World, position: &Self::Position);
}

/// The setting of the current game: its rules, and its board if it has one. It stays the same throughout the game.
#[derive(Resource, Debug, Clone)]
pub struct GameSetting<G: Table>(pub G::Setting);

/// Marks every entity on the table. [`clear`] despawns these entities.
#[derive(Component, Debug, Clone, Copy, Default)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct OnTable;

/// A player, identified by seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct Player(Seat);

impl Player {
    /// Creates the player of a seat.
    pub fn of(seat: Seat) -> Player {
        Player(seat)
    }

    /// Returns the player's seat.
    pub fn seat(self) -> Seat {
        self.0
    }
}

/// The number of the action that placed or last moved a piece, counted since the table was set up; 0 for pieces of the
/// initial layout. The rules run ahead of the animations, so pieces newer than the action being shown stay hidden or at
/// their old place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct PlacedBy(u32);

impl PlacedBy {
    /// The value for pieces of the initial layout.
    pub const BEGINNING: PlacedBy = PlacedBy(0);

    /// Returns the number of the action.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// Adds the resources that belong to the table of a game.
pub fn plugin<G: Table>(app: &mut App) {
    app.init_resource::<CurrentEffects<G>>()
        .init_resource::<SnapshotCache<G>>()
        .init_resource::<JudgementCache<G>>()
        .init_resource::<DebugCounters<G>>()
        .add_systems(Last, snapshot_cache::forget::<G>);
}

/// Clears the table, inserts the setting, and then spawns the pieces of a position.
pub fn lay_out<G: Table>(world: &mut World, setting: &G::Setting, position: &G::Position) {
    clear::<G>(world);
    // Observers of new pieces read the setting.
    world.insert_resource(GameSetting::<G>(setting.clone()));
    world.insert_resource(Progress::of::<G>(position));
    G::lay_out(world, setting, position);
}

/// Replaces the hidden information on the table, as [`Table::set_hidden`] describes, and clears the position cached for
/// this frame.
pub fn set_hidden<G: Table>(world: &mut World, position: &G::Position) {
    G::set_hidden(world, position);
    world.resource_mut::<SnapshotCache<G>>().forget();
    world.resource_mut::<DebugCounters<G>>().start_position();
}

/// Despawns everything on the table, whichever game it belongs to, and removes the table's resources of game `G`.
pub fn clear<G: Table>(world: &mut World) {
    let entities: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for entity in entities {
        world.despawn(entity);
    }
    world.remove_resource::<GameSetting<G>>();
    world.remove_resource::<Progress>();
    world.insert_resource(CurrentEffects::<G>::default());
    world.insert_resource(SnapshotCache::<G>::default());
    world.insert_resource(JudgementCache::<G>::default());
    world.get_resource_or_init::<DebugCounters<G>>().start_position();
}
