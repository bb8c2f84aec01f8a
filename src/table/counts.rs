//! Counters of table snapshots and rule checks in debug builds. Other builds count nothing.

use bevy::prelude::*;
use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use super::Table;
use tabletop::{Game, Seat};

/// The counters; they stay at zero outside debug builds. Tests set limits for them, because a repeated snapshot or
/// check wastes time in every frame without anybody noticing.
#[derive(Resource, Debug, Default)]
pub struct DebugCounters<G: Table> {
    snapshots: AtomicU32,
    judgements: Mutex<Judgements<G>>,
}

/// A seat and an action that it could play.
type SeatAction<G> = (Seat, <G as Game>::Action);

#[derive(Debug, Default)]
struct Judgements<G: Table> {
    all: u32,
    /// The number of times each action was judged on the current position.
    now: BTreeMap<SeatAction<G>, u32>,
    most: Option<(SeatAction<G>, u32)>,
}

impl<G: Table> DebugCounters<G> {
    /// Counts a read of the components.
    pub(super) fn count_snapshot(&self) {
        if cfg!(debug_assertions) {
            self.snapshots.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Counts a rule check of an action.
    pub fn count_judgement(&self, seat: Seat, action: G::Action) {
        if !cfg!(debug_assertions) {
            return;
        }
        let mut judgements = self.judgements.lock().expect("the lock is not poisoned");
        judgements.all += 1;
        let times = judgements.now.entry((seat, action)).or_default();
        *times += 1;
        let times = *times;
        if judgements.most.is_none_or(|(_, most)| times > most) {
            judgements.most = Some(((seat, action), times));
        }
    }

    /// Resets the per-position counts, because the position has changed.
    pub fn start_position(&mut self) {
        self.judgements.get_mut().expect("the lock is not poisoned").now.clear();
    }

    /// Returns the number of snapshots since the program started.
    pub fn snapshots(&self) -> u32 {
        self.snapshots.load(Ordering::Relaxed)
    }

    /// Returns the number of rule checks since the program started.
    pub fn judgements(&self) -> u32 {
        self.judgements.lock().expect("the lock is not poisoned").all
    }

    /// Returns the action that was judged most often on a single position since the program started, and the number of
    /// times.
    pub fn most_judged(&self) -> Option<(G::Action, u32)> {
        let most = self.judgements.lock().expect("the lock is not poisoned").most;
        most.map(|((_, action), times)| (action, times))
    }
}
