//! The log of the game in play: its actions and their effects. Also starts, resumes and rewinds games.

use std::sync::Arc;

use bevy::prelude::*;

use tabletop::{
    LearnError, Notice, Seat, SetupError,
    records::{Record, ReplayError},
};

use super::{FollowedGame, Past, slots::CurrentSlot};
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

/// The past of the current game, with the effects of every action. There is no past if no game is in play, or during a
/// replay or a lesson.
#[derive(Resource, Debug, Clone, Default)]
pub struct Log<G: Playable> {
    past: Option<Past<G>>,
    entries: Vec<Entry<G>>,
    /// True if the game is played on a server, which saves it.
    remote: bool,
}

impl<G: Playable> Log<G> {
    /// Creates the log of a replay or a lesson. Its entries can be neither saved nor undone.
    pub fn watched(entries: Vec<Entry<G>>) -> Log<G> {
        Log { past: None, entries, remote: false }
    }

    /// Creates the log of a game on a server from the notices that this screen has received, and returns the latest
    /// position. The server saves and undoes the entries.
    ///
    /// # Errors
    /// Returns an error if a notice is inconsistent with the notices before it.
    pub fn remote(followed: FollowedGame<G>) -> Result<(Log<G>, G::Position), LearnError> {
        let (mut position, mut entries) = (followed.first, Vec::with_capacity(followed.notices.len()));
        for step in followed.steps() {
            let step = step?;
            entries.push(Entry { seat: step.seat, action: step.action, effects: step.effects.into() });
            position = step.after;
        }
        Ok((Log { past: Some(Past::Followed(followed)), entries, remote: true }, position))
    }

    /// Returns true if the game is played on a server.
    pub fn is_remote(&self) -> bool {
        self.remote
    }

    /// The game that this screen follows on a server; `None` for any other game, or once the record is known.
    pub fn followed(&self) -> Option<&FollowedGame<G>> {
        match &self.past {
            Some(Past::Followed(followed)) => Some(followed),
            Some(Past::Recorded(_)) | None => None,
        }
    }

    /// Appends the server's notice of the next action.
    pub fn push_notice(&mut self, notice: Notice<G>) {
        if let Some(Past::Followed(followed)) = &mut self.past {
            followed.notices.push(notice);
        }
    }

    /// Replaces the followed game with the record that its server published at the end.
    pub fn publish(&mut self, record: Record<G>) {
        self.past = Some(Past::Recorded(record));
    }

    /// Returns the record, if there is one. A game on a server has no record until it ends.
    pub fn record(&self) -> Option<&Record<G>> {
        self.past.as_ref()?.record()
    }

    /// The past of the game; `None` during a replay or a lesson.
    pub fn past(&self) -> Option<&Past<G>> {
        self.past.as_ref()
    }

    /// Returns true if a look back is possible.
    pub fn has_past(&self) -> bool {
        self.past.is_some() && !self.entries.is_empty()
    }

    /// The actions played so far, oldest first.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Updates the record with the new occupant of a seat. `word` is the record's word for the occupant.
    pub fn set_occupant(&mut self, seat: Seat, word: String) {
        if let Some(Past::Recorded(record)) = &mut self.past
            && let Some(place) = record.seats.get_mut(seat.index())
        {
            *place = word;
        }
    }

    /// Returns the length of the log after undoing the last action of `seat` and all bot actions that followed it.
    /// Returns `None` if there is no such action, if another human has played since, or if that action or a later
    /// action revealed something.
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
    /// the last reveal. Returns `None` if there are fewer than two such actions, for example because another seat has
    /// played since.
    pub fn undo_turn_length(&self, seat: Seat) -> Option<usize> {
        let back = self.entries.iter().rev().take_while(|entry| entry.seat == seat && !entry.reveals()).count();
        (back > 1).then(|| self.entries.len() - back)
    }
}

/// Appends the action that the turn schedule has just applied.
pub(super) fn append<G: Playable>(act: Res<CurrentAction<G>>, mut log: ResMut<Log<G>>) {
    let (Some(intent), Some(after)) = (act.intent, &act.snapshot) else { return };
    if let Some(Past::Recorded(record)) = &mut log.past {
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
    // A new game must not overwrite the save of the previous game.
    world.insert_resource(CurrentSlot::default());
    Ok(())
}

/// Replays a record and sets up the table after its last action, so that play can continue. `slot` is the save slot of
/// the game; an imported game has no slot yet.
///
/// # Errors
/// Returns an error if the game cannot be set up as recorded, if the rules forbid a recorded action, or if an action
/// leads to a different position. The table then stays unchanged.
pub fn resume<G: Playable>(world: &mut World, record: Record<G>, slot: CurrentSlot) -> Result<(), ReplayFailure<G>> {
    replay(world, record)?;
    world.insert_resource(slot);
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
    let Some(mut record) = world.resource::<Log<G>>().record().cloned() else { return Ok(()) };
    record.actions.truncate(length);
    let position = replay(world, record)?;
    // Undo runs in the middle of a frame, after the old position has been cached.
    world.resource_mut::<SnapshotCache<G>>().replace(Arc::new(position));
    Ok(())
}

fn lay_out<G: Playable>(world: &mut World, record: Record<G>, entries: Vec<Entry<G>>, position: &G::Position) {
    turn::begin::<G>(world, &record.setting, position);
    world.insert_resource(Log { past: Some(Past::Recorded(record)), entries, remote: false });
}
