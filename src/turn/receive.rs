//! The first stages of the turn schedule: the next intent, and the snapshot of the table.

use std::collections::VecDeque;

use bevy::prelude::*;
use tabletop::Seat;

use super::CurrentAction;
use crate::table::{Table, TableReader};

/// A request to play an action. People, bots, lessons, replays and the command line push intents; only the turn
/// schedule takes them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Intent<G: Table> {
    /// The seat that requests the action.
    pub seat: Seat,
    /// The requested action.
    pub action: G::Action,
}

/// The queue of pending intents, oldest first.
#[derive(Resource, Debug)]
pub struct Intents<G: Table> {
    pending: VecDeque<Intent<G>>,
    /// True if a server has yet to answer an intent.
    awaited: bool,
}

impl<G: Table> Default for Intents<G> {
    fn default() -> Intents<G> {
        Intents { pending: VecDeque::new(), awaited: false }
    }
}

impl<G: Table> Intents<G> {
    /// Appends an intent.
    pub fn push(&mut self, intent: Intent<G>) {
        self.pending.push_back(intent);
    }

    /// Returns true if no intent is pending, here or at a server.
    pub fn is_empty(&self) -> bool {
        self.pending.is_empty() && !self.awaited
    }

    /// Returns true if the turn schedule has an intent to play.
    pub(super) fn has_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Returns true if this is the only pending intent.
    pub fn is_only(&self, intent: Intent<G>) -> bool {
        self.pending.iter().eq([&intent])
    }

    /// Discards all pending intents.
    pub fn clear(&mut self) {
        self.pending.clear();
    }

    /// Takes all pending intents, so that they can be played elsewhere.
    pub fn take(&mut self) -> VecDeque<Intent<G>> {
        std::mem::take(&mut self.pending)
    }

    /// Returns true if a server has yet to answer an intent.
    pub fn is_awaited(&self) -> bool {
        self.awaited
    }

    /// Sets whether a server has yet to answer an intent. Until it has answered, nobody may act again.
    pub fn set_awaited(&mut self, awaited: bool) {
        self.awaited = awaited;
    }
}

pub(super) fn receive<G: Table>(mut intents: ResMut<Intents<G>>, mut act: ResMut<CurrentAction<G>>) {
    *act = CurrentAction { intent: intents.pending.pop_front(), ..CurrentAction::default() };
}

/// Reads the table. Drops the intent if there is no game, or if its seat may not act, because such an intent was meant
/// for an earlier turn. After the end of the game, the intent is kept, so that the rules can refuse it.
pub(super) fn snapshot<G: Table>(reader: TableReader<G>, mut act: ResMut<CurrentAction<G>>) {
    act.snapshot = reader.turn_snapshot();
    let CurrentAction { intent, snapshot, .. } = &mut *act;
    *intent = intent.filter(|intent| {
        snapshot.as_ref().is_some_and(|position| G::is_over(position) || G::may_act(position).has(intent.seat))
    });
}
