//! The progress of the current game, for code that does not know the rules of the game.

use bevy::prelude::*;
use tabletop::{Seat, Seats};

use super::{GameSetting, Table, TableReader};

/// The progress of the current game. The resource exists while a game is on the table.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The game's name in files.
    pub title: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// The seat that started.
    pub start: Seat,
    /// The seats that may act now; empty when the game is over.
    pub may_act: Seats,
    /// True if the game is over.
    pub over: bool,
}

impl Progress {
    /// Reads the progress from a position.
    pub(super) fn of<G: Table>(position: &G::Position) -> Progress {
        Progress {
            title: G::TITLE,
            seats: G::seats(position),
            start: G::start(position),
            may_act: G::may_act(position),
            over: G::is_over(position),
        }
    }
}

/// The systems that respond to direct changes to the table since the last frame. They run before any system shows the
/// table.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AfterDirectEdits;

/// Run condition: a game of type `G` is on the table.
pub fn is_on_table<G: Table>(progress: Option<Res<Progress>>) -> bool {
    progress.is_some_and(|progress| progress.title == G::TITLE)
}

/// Updates [`Progress`] from the components, in case they were changed outside the turn schedule.
pub fn refresh_progress<G: Table>(
    playing: Option<Res<GameSetting<G>>>,
    reader: TableReader<G>,
    known: Option<ResMut<Progress>>,
) {
    if let (Some(_), Some(mut known)) = (playing, known)
        && let Some(position) = reader.snapshot()
    {
        known.set_if_neq(Progress::of::<G>(position));
    }
}
