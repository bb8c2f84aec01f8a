//! What can be said of the seats of the game on the table, whichever it is: what can be taken back, who has left, what is
//! played again.

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

/// How the seats stand.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Standing {
    /// Whether the game is recorded: it can be saved, handed out and looked back at.
    pub recorded: bool,
    /// How many actions were played.
    pub actions: usize,
    /// What whoever looks can take back.
    pub undo: Undo,
    /// Whether somebody gave up.
    pub left: bool,
    /// The fingerprint of the set-up, where the game is recorded.
    pub set_up: Option<u64>,
    /// The seed, where the game is recorded or played again.
    pub seed: Option<u64>,
    /// A look back at the running game, which waits.
    pub glance: bool,
    /// The record that is played again: how far it is, how long, and whether it goes on by itself.
    pub replaying: Option<Again>,
    /// What everybody is called.
    pub names: Vec<Who>,
}

/// A record that is played again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Again {
    /// Actions played so far.
    pub at: usize,
    /// All there are.
    pub of: usize,
    /// Whether it goes on by itself.
    pub running: bool,
    /// Single steps asked for.
    pub steps: u32,
}

/// Sums up how the seats of a game stand.
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
    // A look back changes nobody's name.
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

/// Whose turn it would be, of those who may give up now: nobody in a record or a look back.
pub fn may_give_up(standing: &Standing, seating: &Seating, may_act: tabletop::Seats) -> Option<Seat> {
    handover::who(seating, may_act).filter(|_| standing.recorded && !standing.glance)
}
