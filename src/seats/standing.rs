//! A summary of the seats that does not depend on the game: possible undo, players who gave up, and the replay.

use bevy::prelude::*;
use tabletop::Seat;

use super::{
    Eyes, Seating,
    glance::Glance,
    handover, names,
    replay::Replaying,
    touch::{self, Undo},
};
use crate::{
    playable::Playable,
    record::Log,
    table::{Playing, Things},
    texts::Who,
};

/// The state of the seats.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Standing {
    /// True if the game is recorded, so that it can be saved, exported and looked back at.
    pub recorded: bool,
    /// The number of actions played.
    pub actions: usize,
    /// The possible undo of the viewer.
    pub undo: Undo,
    /// True if somebody gave up.
    pub left: bool,
    /// The fingerprint of the set-up, if the game is recorded.
    pub set_up: Option<u64>,
    /// The seed, if the game is recorded or a replay.
    pub seed: Option<u64>,
    /// True during a look back at the running game, which waits.
    pub glance: bool,
    /// The state of the replay, if any.
    pub replaying: Option<Again>,
    /// The names of all players.
    pub names: Vec<Who>,
}

/// The state of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Again {
    /// The number of actions played so far.
    pub at: usize,
    /// The total number of actions.
    pub of: usize,
    /// True if it plays by itself.
    pub running: bool,
    /// The number of requested single steps.
    pub steps: u32,
}

/// Updates the summary for a game.
pub(super) fn sum_up<G: Playable>(
    log: Res<Log<G>>,
    seating: Res<Seating>,
    eyes: Res<Eyes>,
    glance: Option<Res<Glance<G>>>,
    replaying: Option<Res<Replaying<G>>>,
    (playing, things): (Option<Res<Playing<G>>>, Things<G>),
    mut standing: ResMut<Standing>,
) {
    let record = log.record();
    let again = |replaying: &Replaying<G>| {
        let (at, of) = replaying.progress();
        Again { at, of, running: replaying.running, steps: replaying.steps }
    };
    let replayed = replaying.as_deref();
    // A look back does not change the names.
    let named = glance.as_deref().map_or(&*seating, Glance::seating);
    let now = glance.as_deref().map(Glance::position).or_else(|| things.photograph().map(|now| &**now));
    let names = match playing.as_deref().zip(now) {
        Some((playing, now)) => names::names_at::<G>(named, &playing.0, now),
        None => names::names(named),
    };
    standing.set_if_neq(Standing {
        recorded: record.is_some(),
        actions: log.entries().len(),
        undo: touch::undo(&log, &seating, &eyes),
        left: record.is_some_and(|record| record.seats.iter().any(|word| handover::gave_up(word))),
        set_up: record.map(|record| record.set_up),
        seed: record.or(replayed.map(Replaying::record)).map(|record| record.seed),
        glance: glance.is_some(),
        replaying: replayed.map(again),
        names,
    });
}

/// The seat that may give up now; `None` in a replay or a look back.
pub fn may_give_up(standing: &Standing, seating: &Seating, may_act: tabletop::Seats) -> Option<Seat> {
    handover::who(seating, may_act).filter(|_| standing.recorded && !standing.glance)
}
