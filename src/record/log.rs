//! The log of the game in play: its actions and their effects. Also starts, resumes and rewinds games.

use std::sync::Arc;

use bevy::prelude::*;

use tabletop::{
    Seat, SetupError,
    records::{Record, ReplayError},
};

use super::slots::CurrentSlot;
use crate::{
    playable::Playable,
    table::SnapshotCache,
    turn::{self, CurrentAction},
};

/// The reason why a record of game `G` cannot be replayed.
pub type ReplayFailure<G> = ReplayError<<G as tabletop::Game>::Illegal>;

/// An action that was played.
#[derive(Debug, Clone)]
pub struct Entry<G: Playable> {
    /// The seat that played the action.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The effects of the action, in order.
    pub effects: Arc<[G::Effect]>,
}

impl<G: Playable> Entry<G> {
    /// Returns true if the action revealed hidden information. Undo cannot go back past such an action (rules:
    /// `rule-no-undo`).
    pub fn reveals(&self) -> bool {
        self.effects.iter().any(G::reveals)
    }
}

/// The record of the current game, with the effects of every action. There is no record if no game is in play or the
/// game is only being watched.
#[derive(Resource, Debug, Clone, Default)]
pub struct Log<G: Playable> {
    record: Option<Record<G>>,
    entries: Vec<Entry<G>>,
    /// True if the game is played on a server, which keeps the record.
    remote: bool,
}

impl<G: Playable> Log<G> {
    /// Creates the log of a game that is only being watched. Its entries are neither saved nor undone.
    pub fn watched(entries: Vec<Entry<G>>) -> Log<G> {
        Log { record: None, entries, remote: false }
    }

    /// Creates the log of a game that is played on a server. The server saves and undoes its entries.
    pub fn remote(entries: Vec<Entry<G>>) -> Log<G> {
        Log { record: None, entries, remote: true }
    }

    /// Returns true if the game is played on a server.
    pub fn is_remote(&self) -> bool {
        self.remote
    }

    /// Returns the record in the form in which it is saved.
    pub fn record(&self) -> Option<&Record<G>> {
        self.record.as_ref()
    }

    /// Returns true if there is something to look back at: the game is played on this device and has at least one
    /// action.
    pub fn has_past(&self) -> bool {
        self.record.is_some() && !self.entries.is_empty()
    }

    /// The actions played so far, oldest first.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Updates the record with the new occupant of a seat. `word` is the record's word for the occupant.
    pub fn seat(&mut self, seat: Seat, word: String) {
        let places = self.record.iter_mut().flat_map(|record| record.seats.get_mut(seat.index()));
        places.for_each(|place| place.clone_from(&word));
    }

    /// Returns the length of the log after undoing the last action of `seat` and all bot actions that followed it.
    /// Returns `None` if there is no such action, if another human has played since, or if the action or a later one
    /// revealed something.
    pub fn undo_length(&self, seat: Seat, is_human: impl Fn(Seat) -> bool) -> Option<usize> {
        for (length, entry) in self.entries.iter().enumerate().rev() {
            if entry.reveals() || is_human(entry.seat) && entry.seat != seat {
                return None;
            }
            if entry.seat == seat {
                return Some(length);
            }
        }
        None
    }

    /// Returns the length of the log after undoing the actions that `seat` has just played in its turn, as far back as
    /// the last reveal. Returns `None` if that is at most one action, or if another seat has played since.
    pub fn undo_turn_length(&self, seat: Seat) -> Option<usize> {
        let back = self.entries.iter().rev().take_while(|entry| entry.seat == seat && !entry.reveals()).count();
        (back > 1).then(|| self.entries.len() - back)
    }
}

/// Appends the action that the turn schedule has just applied.
pub(super) fn append<G: Playable>(act: Res<CurrentAction<G>>, mut log: ResMut<Log<G>>) {
    let (Some(intent), Some(after)) = (act.intent, &act.snapshot) else { return };
    if let Some(record) = &mut log.record {
        record.push(intent.seat, intent.action, after);
    }
    let entry = Entry { seat: intent.seat, action: intent.action, effects: act.effects.clone().into() };
    log.entries.push(entry);
}

/// Sets up a new game and starts its record. `seats` holds the record's words for the occupants of the seats.
///
/// # Errors
/// Returns an error if the game does not support this number of players, or if `start` is not one of the seats.
pub fn begin<G: Playable>(
    world: &mut World,
    setting: G::Setting,
    seats: Vec<String>,
    seed: u64,
    start: Option<Seat>,
) -> Result<(), SetupError> {
    let (record, position) = Record::<G>::begin(setting, seats, seed, start)?;
    lay_out(world, record, Vec::new(), &position);
    // A new game must not overwrite the save of the previous one.
    world.insert_resource(CurrentSlot::default());
    Ok(())
}

/// Replays a record and sets up the table after its last action, so that play can continue. `running` names the save
/// slot of the game; an imported game has no slot yet.
///
/// # Errors
/// Returns an error if the game cannot be set up as recorded, if the rules forbid a recorded action, or if an action
/// leads to a different position. The table then stays unchanged.
pub fn resume<G: Playable>(world: &mut World, record: Record<G>, running: CurrentSlot) -> Result<(), ReplayFailure<G>> {
    replay(world, record)?;
    world.insert_resource(running);
    Ok(())
}

/// Replays a record, sets up the table after its last action, and returns the position.
fn replay<G: Playable>(world: &mut World, record: Record<G>) -> Result<G::Position, ReplayFailure<G>> {
    let mut position = record.set_up()?;
    let mut entries = Vec::new();
    for step in record.replay()? {
        let step = step?;
        entries.push(Entry { seat: step.seat, action: step.action, effects: step.effects.into() });
        position = step.after;
    }
    lay_out(world, record, entries, &position);
    Ok(position)
}

/// Rewinds the game to the given log length by replaying the shortened record. Effects are never reverted one by one.
///
/// # Errors
/// Fails for the same reasons as [`resume`].
pub fn undo<G: Playable>(world: &mut World, length: usize) -> Result<(), ReplayFailure<G>> {
    let Some(mut record) = world.resource::<Log<G>>().record.clone() else { return Ok(()) };
    record.actions.truncate(length);
    let position = replay(world, record)?;
    // Undo runs in the middle of a frame, which has already cached the old position.
    world.resource_mut::<SnapshotCache<G>>().replace(Arc::new(position));
    Ok(())
}

fn lay_out<G: Playable>(world: &mut World, record: Record<G>, entries: Vec<Entry<G>>, position: &G::Position) {
    turn::begin::<G>(world, &record.setting, position);
    world.insert_resource(Log { record: Some(record), entries, remote: false });
}
