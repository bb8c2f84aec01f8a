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
#[derive(Resource, Debug, Default)]
pub struct Intents<G: Table>(VecDeque<Intent<G>>);

impl<G: Table> Intents<G> {
    /// Appends an intent.
    pub fn push(&mut self, intent: Intent<G>) {
        self.0.push_back(intent);
    }

    /// Returns true if no intent is pending.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns true if this is the only pending intent.
    pub fn is_only(&self, intent: Intent<G>) -> bool {
        self.0.iter().eq([&intent])
    }

    /// Discards all pending intents.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

pub(super) fn receive<G: Table>(mut intents: ResMut<Intents<G>>, mut act: ResMut<CurrentAction<G>>) {
    *act = CurrentAction { intent: intents.0.pop_front(), ..CurrentAction::default() };
}

/// Reads the table. Drops the intent if there is no game, or if its seat may not act: the intent was then meant for an
/// earlier turn. After the end of the game, the intent is kept, so that the rules can refuse it.
pub(super) fn snapshot<G: Table>(things: TableReader<G>, mut act: ResMut<CurrentAction<G>>) {
    act.snapshot = things.snapshot_to_play();
    let CurrentAction { intent, snapshot, .. } = &mut *act;
    *intent = intent.filter(|intent| {
        snapshot.as_ref().is_some_and(|position| G::is_over(position) || G::may_act(position).has(intent.seat))
    });
}
