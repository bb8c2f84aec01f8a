//! The log: what was played and what it brought about, and how games begin, go on and go back.

use std::sync::Arc;

use bevy::prelude::*;

use tabletop::{
    Seat, SetupError,
    records::{Record, ReplayError},
};

use super::slots::Running;
use crate::{
    playable::Playable,
    table::Seen,
    turn::{self, Act},
};

/// Why a record of this game cannot be played again.
pub type Why<G> = ReplayError<<G as tabletop::Game>::Illegal>;

/// One action that was played.
#[derive(Debug, Clone)]
pub struct Entry<G: Playable> {
    /// Who played it.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// What it brought about, in order.
    pub effects: Arc<[G::Effect]>,
}

impl<G: Playable> Entry<G> {
    /// Whether something hidden came to light by it: a wall for undo (RULES.md 3).
    pub fn reveals(&self) -> bool {
        self.effects.iter().any(G::reveals)
    }
}

/// The record of the game on the table, with the effects of every action. Without a game, or when one is only watched, it
/// has no record.
#[derive(Resource, Debug, Clone, Default)]
pub struct Log<G: Playable> {
    record: Option<Record<G>>,
    entries: Vec<Entry<G>>,
}

impl<G: Playable> Log<G> {
    /// The log of a game that is only watched: it tells what was played, and nothing of it is saved or taken back.
    pub fn watched(entries: Vec<Entry<G>>) -> Log<G> {
        Log { record: None, entries }
    }

    /// The record, as it is saved.
    pub fn record(&self) -> Option<&Record<G>> {
        self.record.as_ref()
    }

    /// Whether there is something to look back at: the game is played here, and something was played.
    pub fn has_past(&self) -> bool {
        self.record.is_some() && !self.entries.is_empty()
    }

    /// What was played, oldest first.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Notes who sits on a seat from now on, in the word of the record.
    pub fn seat(&mut self, seat: Seat, word: String) {
        let places = self.record.iter_mut().flat_map(|record| record.seats.get_mut(seat.index()));
        places.for_each(|place| place.clone_from(&word));
    }

    /// How long the log is once the last action of a person is taken back, with what computers did since; `None` when
    /// there is none, when another person than `seat` played it, or when something was revealed since.
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

    /// How long the log is once all that `seat` has just done in its turn is taken back, as far as nothing was revealed;
    /// `None` where that is no more than the last action, or somebody else came after.
    pub fn undo_turn_length(&self, seat: Seat) -> Option<usize> {
        let back = self.entries.iter().rev().take_while(|entry| entry.seat == seat && !entry.reveals()).count();
        (back > 1).then(|| self.entries.len() - back)
    }
}

/// Writes the action that the turn schedule just applied into the log.
pub(super) fn append<G: Playable>(act: Res<Act<G>>, mut log: ResMut<Log<G>>) {
    let (Some(intent), Some(after)) = (act.intent, &act.photograph) else { return };
    if let Some(record) = &mut log.record {
        record.push(intent.seat, intent.action, after);
    }
    let entry = Entry { seat: intent.seat, action: intent.action, effects: act.effects.clone().into() };
    log.entries.push(entry);
}

/// Sets the table for a new game and starts its record. `seats` are the words for who sits there.
///
/// # Errors
/// When the game is not for so many players, or `start` is not at the table.
pub fn begin<G: Playable>(
    world: &mut World,
    setting: G::Setting,
    seats: Vec<String>,
    seed: u64,
    start: Option<Seat>,
) -> Result<(), SetupError> {
    let (record, position) = Record::<G>::begin(setting, seats, seed, start)?;
    lay_out(world, record, Vec::new(), &position);
    // It is another game than the one before, whose place it must not take.
    world.insert_resource(Running::default());
    Ok(())
}

/// Lays out the table as it was after the last action of a record, to go on from there. `running` says where the game is
/// kept; one that came from elsewhere has no place yet.
///
/// # Errors
/// When the rules forbid an action of the record or it leads to another position; then the table stays as it was.
pub fn resume<G: Playable>(world: &mut World, record: Record<G>, running: Running) -> Result<(), Why<G>> {
    replay(world, record)?;
    world.insert_resource(running);
    Ok(())
}

/// Lays out the table as it was after the last action of a record; gives the position.
fn replay<G: Playable>(world: &mut World, record: Record<G>) -> Result<G::Position, Why<G>> {
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

/// Goes back to when the log had this length, by playing the shorter log again. Nothing is ever un-applied.
///
/// # Errors
/// As [`resume`].
pub fn undo<G: Playable>(world: &mut World, length: usize) -> Result<(), Why<G>> {
    let Some(mut record) = world.resource::<Log<G>>().record.clone() else { return Ok(()) };
    record.actions.truncate(length);
    let position = replay(world, record)?;
    // It happens within a frame, which has seen the table as it was.
    world.resource_mut::<Seen<G>>().renew(Arc::new(position));
    Ok(())
}

fn lay_out<G: Playable>(world: &mut World, record: Record<G>, entries: Vec<Entry<G>>, position: &G::Position) {
    turn::begin::<G>(world, &record.setting, position);
    world.insert_resource(Log { record: Some(record), entries });
}
