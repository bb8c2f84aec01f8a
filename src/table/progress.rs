//! How far the game on the table is, whichever it is: what those ask who need nothing of its rules.

use bevy::prelude::*;
use tabletop::{Seat, Seats};

use super::{Playing, Table, Things};

/// How far the game on the table is. It is there as long as one lies there.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The game's name in files.
    pub title: &'static str,
    /// How many play.
    pub seats: u8,
    /// The seat that began.
    pub start: Seat,
    /// The seats that may act now, none when the game is over.
    pub may_act: Seats,
    /// Whether the game is over.
    pub over: bool,
}

impl Progress {
    /// That of a position.
    pub(super) fn of<G: Table>(position: &G::Position) -> Progress {
        Progress {
            title: G::TITLE,
            seats: G::seats(position),
            start: G::start(position),
            may_act: G::may_act(position),
            over: G::over(position),
        }
    }
}

/// What was changed by hand since the last frame is made right, before anybody looks.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MadeRight;

/// Condition: this game lies on the table.
pub fn lies_there<G: Table>(progress: Option<Res<Progress>>) -> bool {
    progress.is_some_and(|progress| progress.title == G::TITLE)
}

/// Looks at the table of a game, where it is this one that lies there: it may have been changed by hand.
pub fn look<G: Table>(playing: Option<Res<Playing<G>>>, things: Things<G>, known: Option<ResMut<Progress>>) {
    if let (Some(_), Some(mut known)) = (playing, known)
        && let Some(position) = things.photograph()
    {
        known.set_if_neq(Progress::of::<G>(position));
    }
}
