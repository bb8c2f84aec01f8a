//! Counts, in debug builds, how often the table is photographed and how often an action is judged. Other builds count nothing.

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

/// What was counted; outside debug builds that is nothing. Tests hold the app to it: to photograph and to judge twice costs
/// time in every frame, and nobody sees it.
#[derive(Resource, Debug, Default)]
pub struct Counts<G: Table> {
    photographs: AtomicU32,
    judgements: Mutex<Judgements<G>>,
}

/// A seat and what it would do.
type Asked<G> = (Seat, <G as Game>::Action);

#[derive(Debug, Default)]
struct Judgements<G: Table> {
    all: u32,
    /// How often each action was judged on the position that lies on the table.
    now: BTreeMap<Asked<G>, u32>,
    most: Option<(Asked<G>, u32)>,
}

impl<G: Table> Counts<G> {
    /// The components were read.
    pub(super) fn photographed(&self) {
        if cfg!(debug_assertions) {
            self.photographs.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The rules were asked about an action.
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

    /// Another position lies on the table: there the same action is another one.
    pub fn moved_on(&mut self) {
        self.judgements.get_mut().expect("nobody panics while counting").now.clear();
    }

    /// How often the components were read into a position since the program began.
    pub fn photographs(&self) -> u32 {
        self.photographs.load(Ordering::Relaxed)
    }

    /// How many judgements there were since the program began.
    pub fn judgements(&self) -> u32 {
        self.judgements.lock().expect("nobody panics while counting").all
    }

    /// The action that was judged most often on one and the same position since the program began, and how often.
    pub fn most_judged(&self) -> Option<(G::Action, u32)> {
        let most = self.judgements.lock().expect("nobody panics while counting").most;
        most.map(|((_, action), times)| (action, times))
    }
}
