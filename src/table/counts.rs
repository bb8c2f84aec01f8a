//! Debug-build counters of table snapshots and rule checks. Other builds count nothing.

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

/// The counters; they stay at zero outside debug builds. Tests limit them, because a repeated snapshot or check wastes
/// time in every frame without being noticed.
#[derive(Resource, Debug, Default)]
pub struct Counts<G: Table> {
    photographs: AtomicU32,
    judgements: Mutex<Judgements<G>>,
}

/// A seat and an action that it could play.
type Asked<G> = (Seat, <G as Game>::Action);

#[derive(Debug, Default)]
struct Judgements<G: Table> {
    all: u32,
    /// The number of times each action was judged on the current position.
    now: BTreeMap<Asked<G>, u32>,
    most: Option<(Asked<G>, u32)>,
}

impl<G: Table> Counts<G> {
    /// Counts a read of the components.
    pub(super) fn photographed(&self) {
        if cfg!(debug_assertions) {
            self.photographs.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Counts a rule check of an action.
    pub fn judged(&self, seat: Seat, action: G::Action) {
        if !cfg!(debug_assertions) {
            return;
        }
        let mut judgements = self.judgements.lock().expect("nobody panics while counting");
        judgements.all += 1;
        let times = judgements.now.entry((seat, action)).or_default();
        *times += 1;
        let times = *times;
        if judgements.most.is_none_or(|(_, most)| times > most) {
            judgements.most = Some(((seat, action), times));
        }
    }

    /// Starts the per-position counts again, because the position has changed.
    pub fn moved_on(&mut self) {
        self.judgements.get_mut().expect("nobody panics while counting").now.clear();
    }

    /// Returns the number of snapshots since the program started.
    pub fn photographs(&self) -> u32 {
        self.photographs.load(Ordering::Relaxed)
    }

    /// Returns the number of rule checks since the program started.
    pub fn judgements(&self) -> u32 {
        self.judgements.lock().expect("nobody panics while counting").all
    }

    /// Returns the action that was judged most often on a single position since the program started, and the number of
    /// times.
    pub fn most_judged(&self) -> Option<(G::Action, u32)> {
        let most = self.judgements.lock().expect("nobody panics while counting").most;
        most.map(|((_, action), times)| (action, times))
    }
}
