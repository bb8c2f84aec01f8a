//! Counts, in debug builds, how often the table is photographed and how often an action is judged. Other builds count nothing.

use bevy::prelude::*;
use std::marker::PhantomData;
#[cfg(debug_assertions)]
use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use super::Table;
#[cfg(debug_assertions)]
use tabletop::Game;
use tabletop::Seat;

/// What was counted; outside debug builds it holds nothing and its methods do nothing. Tests hold the app to it: to
/// photograph and to judge twice costs time in every frame, and nobody sees it.
#[derive(Resource, Debug)]
pub struct Counts<G: Table> {
    #[cfg(debug_assertions)]
    photographs: AtomicU32,
    #[cfg(debug_assertions)]
    judgements: Mutex<Judgements<Asked<G>>>,
    game: PhantomData<G>,
}

/// A seat and what it would do.
#[cfg(debug_assertions)]
type Asked<G> = (Seat, <G as Game>::Action);

#[cfg(debug_assertions)]
#[derive(Debug)]
struct Judgements<A> {
    all: u32,
    /// How often each action was judged on the position that lies on the table.
    now: BTreeMap<A, u32>,
    most: Option<(A, u32)>,
}

impl<G: Table> Default for Counts<G> {
    fn default() -> Counts<G> {
        Counts {
            #[cfg(debug_assertions)]
            photographs: AtomicU32::new(0),
            #[cfg(debug_assertions)]
            judgements: Mutex::new(Judgements { all: 0, now: BTreeMap::new(), most: None }),
            game: PhantomData,
        }
    }
}

impl<G: Table> Counts<G> {
    /// The components were read.
    pub(super) fn photographed(&self) {
        #[cfg(debug_assertions)]
        self.photographs.fetch_add(1, Ordering::Relaxed);
    }

    /// The rules were asked about an action.
    #[cfg_attr(not(debug_assertions), allow(unused_variables, reason = "nothing is counted"))]
    pub fn judged(&self, seat: Seat, action: G::Action) {
        #[cfg(debug_assertions)]
        {
            let mut judgements = self.judgements.lock().expect("nobody panics while counting");
            judgements.all += 1;
            let times = judgements.now.entry((seat, action)).or_default();
            *times += 1;
            let times = *times;
            if judgements.most.is_none_or(|(_, most)| times > most) {
                judgements.most = Some(((seat, action), times));
            }
        }
    }

    /// Another position lies on the table: there the same action is another one.
    pub fn moved_on(&mut self) {
        #[cfg(debug_assertions)]
        self.judgements.get_mut().expect("nobody panics while counting").now.clear();
    }
}

#[cfg(debug_assertions)]
impl<G: Table> Counts<G> {
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
