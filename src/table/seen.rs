//! The photograph of a frame: the components read into a position, at most once, for everybody who asks in that frame.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use bevy::{
    ecs::system::{StaticSystemParam, SystemParam, SystemState},
    prelude::*,
};

use super::{Counts, Table};
use tabletop::{Game, Seat};

/// The table as it was seen in this frame. The components hold the truth and this is no second copy of the game: it is taken
/// when somebody first asks, takes over the position after each action that is played, and is thrown away with the frame
/// and whenever a table is laid out. Whoever changes components by hand does so between frames, or forgets it.
#[derive(Resource, Debug)]
pub struct Seen<G: Table>(OnceLock<Option<Arc<G::Position>>>);

impl<G: Table> Default for Seen<G> {
    fn default() -> Seen<G> {
        Seen(OnceLock::new())
    }
}

impl<G: Table> Seen<G> {
    /// Throws the photograph away: whoever asks next reads the components.
    pub fn forget(&mut self) {
        self.0.take();
    }

    /// The turn schedule changed the table, and this is what it looks like now.
    pub(crate) fn renew(&mut self, position: Arc<G::Position>) {
        self.0 = OnceLock::from(Some(position));
    }

    /// Keeps a photograph that was taken for an action which changed nothing, unless there is one.
    pub(crate) fn put_back(&self, position: &G::Position) {
        self.0.get_or_init(|| Some(Arc::new(*position)));
    }
}

/// Throws the photograph away at the end of a frame: none outlives it.
pub(super) fn forget<G: Table>(mut seen: ResMut<Seen<G>>) {
    seen.forget();
}

/// Reads access to everything on the table.
#[derive(SystemParam)]
pub struct Things<'w, 's, G: Table> {
    pieces: StaticSystemParam<'w, 's, <G as Table>::Pieces>,
    seen: Res<'w, Seen<G>>,
    counts: Res<'w, Counts<G>>,
    answers: Res<'w, Answers<G>>,
}

impl<G: Table> Things<'_, '_, G> {
    /// The position on the table, as it was seen in this frame; `None` when no game lies there.
    pub fn photograph(&self) -> Option<&Arc<G::Position>> {
        self.seen.0.get_or_init(|| self.photograph_anew().map(Arc::new)).as_ref()
    }

    /// The position on the table for whoever plays on it and tells the result: what was seen in this frame, or else a
    /// photograph that is not kept.
    #[inline]
    pub(crate) fn photograph_to_play(&self) -> Option<G::Position> {
        match self.seen.0.get() {
            Some(seen) => seen.as_deref().copied(),
            None => self.photograph_anew(),
        }
    }

    /// The position that the components hold now, whatever was seen before.
    #[inline]
    pub(crate) fn photograph_anew(&self) -> Option<G::Position> {
        self.counts.photographed();
        G::read(&self.pieces)
    }

    /// The photograph with the rules that say what may be done there; `None` when no game lies on the table.
    pub fn asking<'a>(&'a self, setting: &'a G::Setting) -> Option<Asking<'a, G>> {
        Some(Asking { position: self.photograph()?, setting, counts: &self.counts, answers: &self.answers })
    }
}

/// A position about which the rules are asked before something is offered, about each action once. Every judgement is
/// counted.
#[derive(Debug, Clone, Copy)]
pub struct Asking<'a, G: Table> {
    /// The position.
    pub position: &'a Arc<G::Position>,
    /// What stays the same during a game.
    pub setting: &'a G::Setting,
    /// Where judgements are counted.
    pub counts: &'a Counts<G>,
    /// What was answered before.
    pub answers: &'a Answers<G>,
}

/// What the rules said about actions on the position that lies on the table, so that nobody asks them twice. It holds for
/// that position alone, and is forgotten when a table is laid out.
#[derive(Resource, Debug, Default)]
pub struct Answers<G: Table>(Mutex<Known<G>>);

/// The fingerprint of the position, and what was answered about it.
type Known<G> = (u64, BTreeMap<(Seat, <G as Game>::Action), Result<(), <G as Game>::Illegal>>);

impl<G: Table> Asking<'_, G> {
    /// May this seat do that?
    ///
    /// # Errors
    /// The first reason why not.
    pub fn judge_for(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut known = self.answers.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (about, answers) = &mut *known;
        let now = G::fingerprint(self.position);
        if *about != now {
            *about = now;
            answers.clear();
        }
        *answers.entry((seat, action)).or_insert_with(|| {
            self.counts.judged(seat, action);
            G::check(self.setting, self.position, seat, action)
        })
    }
}

/// The position that lies on the table; `None` when no game does. For tests and tools between frames: it is neither kept nor
/// counted.
pub fn photograph<G: Table>(world: &mut World) -> Option<G::Position> {
    let mut state = SystemState::<StaticSystemParam<G::Pieces>>::new(world);
    let pieces = state.get(world).ok()?;
    G::read(&pieces)
}
