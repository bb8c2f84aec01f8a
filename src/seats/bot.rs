//! Computer players: whenever it is the turn of one and nothing is being shown, it thinks on and wants something.

use bevy::{platform::time::Instant, prelude::*};

use super::{Busy, Seating, Sitter, Tap};
use tabletop::{Level, Seat, Thinker as _};

use crate::{
    playable::Playable,
    table::{Playing, Progress, Things},
    turn::{Intent, Intents},
};

/// Seconds of a frame that thinking may take: the picture stays smooth.
const SLICE: f32 = 0.006;
/// Seconds after which a decision is hurried, however few frames there were to think in.
const PATIENCE: f32 = 1.8;
/// The same where the game is played to its end at once, and how many times shorter decisions are.
const HURRIED: (f32, f32) = (0.03, 6.0);

/// Whether computers among themselves play the game to its end at once.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hurry(pub bool);

/// The minds of the computer players, by seat.
#[derive(Resource, Debug)]
pub struct Minds<G: Playable> {
    seats: Vec<Option<Thinker<G>>>,
    longest: f32,
}

impl<G: Playable> Default for Minds<G> {
    fn default() -> Minds<G> {
        Minds { seats: Vec::new(), longest: 0.0 }
    }
}

/// A mind, and how far it is with its decision.
#[derive(Debug)]
struct Thinker<G: Playable> {
    mind: G::Mind,
    seat: Seat,
    /// Seconds of thinking spent on the decision on its way.
    spent: f32,
    /// When it began.
    since: Option<Instant>,
    /// What it decided, for which position, while earlier actions are still being shown.
    decided: Option<(u64, G::Action)>,
}

impl<G: Playable> Minds<G> {
    /// Fresh minds for a seating; the seed makes the same minds again. Each has a temper of its own.
    pub fn new(seating: &Seating, seed: u64) -> Minds<G> {
        let thinker = |(seat, sitter): (usize, &Sitter)| match sitter {
            Sitter::Human | Sitter::Recorded => None,
            Sitter::Bot(level) => Some(Thinker::new(Seat(seat as u8), *level, seed)),
        };
        Minds { seats: seating.sitters.iter().enumerate().map(thinker).collect(), longest: 0.0 }
    }

    /// A mind of this level takes a seat.
    pub(super) fn sit(&mut self, seat: Seat, level: Level, seed: u64) {
        let places = self.seats.len().max(seat.index() + 1);
        self.seats.resize_with(places, || None);
        self.seats[seat.index()] = Some(Thinker::new(seat, level, seed));
    }

    /// Whether somebody thinks for this seat.
    pub fn have(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Forgets for how long others have waited for a decision: the game stood still.
    pub(super) fn rest(&mut self) {
        self.seats.iter_mut().flatten().for_each(|thinker| thinker.since = None);
    }

    /// Whether one of them is at a decision: left alone in the middle of it, it would be hurried later.
    pub fn are_thinking(&self) -> bool {
        self.seats.iter().flatten().any(|thinker| thinker.since.is_some())
    }

    /// The most seconds that thinking has taken of one frame.
    pub fn longest_slice(&self) -> f32 {
        self.longest
    }
}

/// Lets the minds of the seats that may act think on, also while earlier actions are being shown; they act when those have
/// been.
pub fn think<G: Playable>(
    things: Things<G>,
    playing: Option<Res<Playing<G>>>,
    busy: Res<Busy>,
    hurry: Res<Hurry>,
    mut minds: ResMut<Minds<G>>,
    mut intents: ResMut<Intents<G>>,
) {
    let Some(playing) = playing.filter(|_| intents.is_empty()) else { return };
    let Some(position) = things.photograph() else { return };
    let Minds { seats, longest } = &mut *minds;
    for seat in G::may_act(position).iter() {
        let Some(Some(thinker)) = seats.get_mut(seat.index()) else { continue };
        let about = G::fingerprint(position);
        if thinker.decided.is_none_or(|(known, _)| known != about) {
            let began = Instant::now();
            thinker.decided = thinker.think_on(&playing.0, position, *hurry).map(|action| (about, action));
            *longest = longest.max(began.elapsed().as_secs_f32());
        }
        // One after the other: what a second one decided for this position may be for another one then.
        if !busy.0
            && intents.is_empty()
            && let Some((_, action)) = thinker.decided.take()
        {
            intents.push(Intent { seat, action });
        }
    }
}

/// A tap lets the game be played to its end at once, as long as no person plays.
pub fn hurry(
    mut taps: MessageReader<Tap>,
    seating: Res<Seating>,
    progress: Option<Res<Progress>>,
    mut hurry: ResMut<Hurry>,
) {
    let wanted = taps.read().any(|tap| *tap == Tap::ToEnd) || hurry.0;
    let goes_on = progress.is_some_and(|progress| !progress.over);
    hurry.set_if_neq(Hurry(wanted && seating.humans().next().is_none() && goes_on));
}

impl<G: Playable> Thinker<G> {
    /// A mind on its seat.
    fn new(seat: Seat, level: Level, seed: u64) -> Thinker<G> {
        Thinker { mind: G::mind(level, Some(seat), seed), seat, spent: 0.0, since: None, decided: None }
    }

    /// Thinks for a part of a frame.
    fn think_on(&mut self, setting: &G::Setting, position: &G::Position, hurry: Hurry) -> Option<G::Action> {
        let (most, shorter) = if hurry.0 { HURRIED } else { (SLICE, 1.0) };
        let limit = G::milliseconds(&self.mind) as f32 / 1_000.0 / shorter;
        let began = Instant::now();
        let waited = began.duration_since(*self.since.get_or_insert(began)).as_secs_f32() / PATIENCE;
        loop {
            let slice = began.elapsed().as_secs_f32();
            if slice >= most {
                self.spent += slice;
                return None;
            }
            // A clock is never at zero: that would mean that there is none.
            let used = ((self.spent + slice) / limit).max(waited).max(f32::MIN_POSITIVE);
            if let Some(action) = self.mind.think(setting, position, self.seat, 1, used) {
                (self.spent, self.since) = (0.0, None);
                return Some(action);
            }
        }
    }
}
