//! The snapshot of the table. The components are read into a position when it is first needed in a frame, and all
//! systems then share it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use bevy::{
    ecs::system::{StaticSystemParam, SystemParam, SystemState},
    prelude::*,
};

use super::{DebugCounters, Table};
use tabletop::{Game, Seat};

/// The position on the table, cached for one frame. The components remain the source of truth. The cache is filled on
/// first use and updated after each action. It is cleared at the end of the frame and whenever a table is set up. Code
/// that changes components directly must do so between frames or call [`SnapshotCache::forget`].
#[derive(Resource, Debug)]
pub struct SnapshotCache<G: Table>(OnceLock<Option<Arc<G::Position>>>);

impl<G: Table> Default for SnapshotCache<G> {
    fn default() -> SnapshotCache<G> {
        SnapshotCache(OnceLock::new())
    }
}

impl<G: Table> SnapshotCache<G> {
    /// Clears the cache. The next reader takes a new snapshot.
    pub fn forget(&mut self) {
        self.0.take();
    }

    /// Replaces the snapshot after the turn schedule has changed the table.
    pub(crate) fn replace(&mut self, position: Arc<G::Position>) {
        self.0 = OnceLock::from(Some(position));
    }

    /// Caches the snapshot taken for an action that changed nothing, unless a snapshot is cached already.
    pub(crate) fn put_back(&self, position: &G::Position) {
        self.0.get_or_init(|| Some(Arc::new(*position)));
    }
}

/// Clears the cache at the end of a frame.
pub(super) fn forget<G: Table>(mut seen: ResMut<SnapshotCache<G>>) {
    seen.forget();
}

/// Read access to the whole table.
#[derive(SystemParam)]
pub struct TableReader<'w, 's, G: Table> {
    pieces: StaticSystemParam<'w, 's, <G as Table>::Pieces>,
    seen: Res<'w, SnapshotCache<G>>,
    counts: Res<'w, DebugCounters<G>>,
    answers: Res<'w, JudgementCache<G>>,
}

impl<G: Table> TableReader<'_, '_, G> {
    /// Returns the position on the table, from the cache of this frame. Returns `None` if no game is on the table.
    pub fn snapshot(&self) -> Option<&Arc<G::Position>> {
        self.seen.0.get_or_init(|| self.fresh_snapshot().map(Arc::new)).as_ref()
    }

    /// Returns the position on the table for the turn schedule, which reports the resulting position itself. Uses the
    /// cached snapshot, or takes one without caching it.
    #[inline]
    pub(crate) fn turn_snapshot(&self) -> Option<G::Position> {
        match self.seen.0.get() {
            Some(seen) => seen.as_deref().copied(),
            None => self.fresh_snapshot(),
        }
    }

    /// Reads the position from the components, and ignores the cache.
    #[inline]
    pub(crate) fn fresh_snapshot(&self) -> Option<G::Position> {
        self.counts.count_snapshot();
        G::read(&self.pieces)
    }

    /// Returns a view of the position for rule checks. Returns `None` if no game is on the table.
    pub fn rules_query<'a>(&'a self, setting: &'a G::Setting) -> Option<RulesQuery<'a, G>> {
        Some(RulesQuery { position: self.snapshot()?, setting, counts: &self.counts, answers: &self.answers })
    }
}

/// A position with access to the rules, for checks before an action is offered. Each action is judged at most once, and
/// every judgement is counted.
#[derive(Debug, Clone, Copy)]
pub struct RulesQuery<'a, G: Table> {
    /// The position on which actions are judged.
    pub position: &'a Arc<G::Position>,
    /// The setting of the game.
    pub setting: &'a G::Setting,
    /// The counter of judgements.
    pub counts: &'a DebugCounters<G>,
    /// The cached judgements.
    pub answers: &'a JudgementCache<G>,
}

/// The cached judgements of actions on the current position, so that each action is judged only once. A change of
/// position or a new table clears them.
#[derive(Resource, Debug, Default)]
pub struct JudgementCache<G: Table>(Mutex<CachedJudgements<G>>);

/// The fingerprint of the position, and the judgements about it.
type CachedJudgements<G> = (u64, BTreeMap<(Seat, <G as Game>::Action), Result<(), <G as Game>::Illegal>>);

impl<G: Table> RulesQuery<'_, G> {
    /// Checks whether a seat may play an action.
    ///
    /// # Errors
    /// Returns the first reason why the action is illegal.
    pub fn judge_for(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut known = self.answers.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (fingerprint, answers) = &mut *known;
        let current = G::fingerprint(self.position);
        if *fingerprint != current {
            *fingerprint = current;
            answers.clear();
        }
        *answers.entry((seat, action)).or_insert_with(|| {
            self.counts.count_judgement(seat, action);
            G::check(self.setting, self.position, seat, action)
        })
    }
}

/// Reads the position from the table. Returns `None` if no game is on it. For tests, tools and systems with access to
/// the whole world: the result is neither cached nor counted.
pub fn snapshot<G: Table>(world: &mut World) -> Option<G::Position> {
    let mut state = SystemState::<StaticSystemParam<G::Pieces>>::new(world);
    let pieces = state.get(world).ok()?;
    G::read(&pieces)
}
