//! A summary of the seats that does not depend on the game: what can be undone, whether somebody gave up, the replay,
//! and the names.

use bevy::prelude::*;
use tabletop::Seat;

use super::{
    ScreenViewer, Seating, leave_seat,
    look_back::LookBack,
    names,
    replay::Replaying,
    taps::{self, Undo},
};
use crate::{
    playable::Playable,
    record::Log,
    table::{GameSetting, TableReader},
    texts::Who,
};

/// The state of the seats.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct SeatSummary {
    /// True if the game is recorded, so that it can be saved, exported and looked back at.
    pub recorded: bool,
    /// The number of actions played.
    pub actions: usize,
    /// The seat that played the last action.
    pub last_actor: Option<Seat>,
    /// The actions that the viewer can undo, except between two actions of computer players (see
    /// [`SeatSummary::undo_now`]).
    pub undo: Undo,
    /// True if somebody gave up.
    pub gave_up: bool,
    /// The fingerprint of the set-up, if the game is recorded.
    pub set_up: Option<u64>,
    /// The seed, if the game is recorded or replayed.
    pub seed: Option<u64>,
    /// True during a look back. The game is paused until it ends.
    pub look_back: bool,
    /// The state of the replay, if any.
    pub replaying: Option<ReplayState>,
    /// The names of all players.
    pub names: Vec<Who>,
}

impl SeatSummary {
    /// The actions that the viewer can undo now. There are none between two actions of computer players: the second
    /// would close the question that an undo of the first asks. `bots_act` is true if it is their turn.
    pub fn undo_now(&self, seating: &Seating, bots_act: bool) -> Undo {
        let asks = self.last_actor.is_some_and(|seat| !seating.is_person(seat));
        if asks && bots_act { Undo::default() } else { self.undo }
    }
}

/// The state of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayState {
    /// The number of actions played so far.
    pub at: usize,
    /// The total number of actions.
    pub total: usize,
    /// True if the replay advances by itself.
    pub running: bool,
    /// The number of requested single steps.
    pub steps: u32,
}

/// Updates the summary for a game.
pub(super) fn update_summary<G: Playable>(
    log: Res<Log<G>>,
    seating: Res<Seating>,
    screen_viewer: Res<ScreenViewer>,
    look_back: Option<Res<LookBack<G>>>,
    replaying: Option<Res<Replaying<G>>>,
    (playing, reader): (Option<Res<GameSetting<G>>>, TableReader<G>),
    mut summary: ResMut<SeatSummary>,
) {
    let record = log.record();
    let state = |replaying: &Replaying<G>| {
        let (at, of) = replaying.progress();
        ReplayState { at, total: of, running: replaying.running, steps: replaying.steps }
    };
    let replayed = replaying.as_deref();
    // A look back does not change the names.
    let named = look_back.as_deref().map_or(&*seating, LookBack::seating);
    let position =
        look_back.as_deref().map(LookBack::position).or_else(|| reader.snapshot().map(|position| &**position));
    let names = match playing.as_deref().zip(position) {
        Some((playing, position)) => names::names_at::<G>(named, &playing.0, position),
        None => names::names(named),
    };
    summary.set_if_neq(SeatSummary {
        recorded: record.is_some(),
        actions: log.entries().len(),
        last_actor: log.entries().last().map(|entry| entry.seat),
        undo: taps::undo(&log, &seating, &screen_viewer),
        gave_up: record.is_some_and(|record| record.seats.iter().any(|word| leave_seat::gave_up(word))),
        set_up: record.map(|record| record.set_up),
        seed: record.or(replayed.and_then(Replaying::record)).map(|record| record.seed),
        look_back: look_back.is_some(),
        replaying: replayed.map(state),
        names,
    });
}

/// The seat that may give up now; `None` in a replay or a look back.
pub fn may_give_up(summary: &SeatSummary, seating: &Seating, may_act: tabletop::Seats) -> Option<Seat> {
    leave_seat::seat_to_leave(seating, may_act).filter(|_| summary.recorded && !summary.look_back)
}
