//! Computer players: whenever it is the turn of one and nothing is being shown, it thinks on and wants something.

use bevy::{platform::time::Instant, prelude::*};

use super::{Busy, Seating, Sitter, Tap};
use crate::game::{
    Intent, Intents,
    bots::{Level, Mind, Temper},
    rules::{Action, Position, Seat, Setting},
    table::{Playing, Things},
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
#[derive(Resource, Debug, Default)]
pub struct Minds {
    seats: Vec<Option<Thinker>>,
    longest: f32,
}

/// A mind, and how far it is with its decision.
#[derive(Debug)]
struct Thinker {
    mind: Mind,
    /// Seconds of thinking spent on the decision on its way.
    spent: f32,
    /// When it began.
    since: Option<Instant>,
    /// What it decided, for which position, while earlier actions are still being shown.
    decided: Option<(u64, Action)>,
}

impl Minds {
    /// Fresh minds for a seating; the seed makes the same minds again. Each has a temper of its own.
    pub fn new(seating: &Seating, seed: u64) -> Minds {
        let thinker = |(seat, sitter): (usize, &Sitter)| match sitter {
            Sitter::Human | Sitter::Recorded => None,
            Sitter::Bot(level) => Some(Thinker::new(seat, *level, seed)),
        };
        Minds { seats: seating.sitters.iter().enumerate().map(thinker).collect(), longest: 0.0 }
    }

    /// A mind of this level takes a seat.
    pub(super) fn sit(&mut self, seat: Seat, level: Level, seed: u64) {
        let places = self.seats.len().max(seat.index() + 1);
        self.seats.resize_with(places, || None);
        self.seats[seat.index()] = Some(Thinker::new(seat.index(), level, seed));
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
pub fn think(
    things: Things,
    playing: Option<Res<Playing>>,
    busy: Res<Busy>,
    hurry: Res<Hurry>,
    mut minds: ResMut<Minds>,
    mut intents: ResMut<Intents>,
) {
    let Some(playing) = playing.filter(|_| intents.is_empty()) else { return };
    let Some(position) = things.photograph() else { return };
    let Minds { seats, longest } = &mut *minds;
    for seat in position.may_act().iter() {
        let Some(Some(thinker)) = seats.get_mut(seat.index()) else { continue };
        let about = position.fingerprint();
        if thinker.decided.is_none_or(|(known, _)| known != about) {
            let began = Instant::now();
            thinker.decided = thinker.think_on(&playing.0, position, *hurry).map(|action| (about, action));
            *longest = longest.max(began.elapsed().as_secs_f32());
        }
        if !busy.0
            && let Some((_, action)) = thinker.decided.take()
        {
            intents.push(Intent { seat, action });
        }
    }
}

/// A tap lets the game be played to its end at once, as long as no person plays.
pub fn hurry(mut taps: MessageReader<Tap>, seating: Res<Seating>, things: Things, mut hurry: ResMut<Hurry>) {
    let wanted = taps.read().any(|tap| *tap == Tap::ToEnd) || hurry.0;
    let goes_on = || things.photograph().is_some_and(|position| !position.over);
    hurry.set_if_neq(Hurry(wanted && seating.humans().next().is_none() && goes_on()));
}

impl Thinker {
    /// A mind on its seat, with a temper of its own.
    fn new(seat: usize, level: Level, seed: u64) -> Thinker {
        let temper = Temper::ALL[((seed / 7 + seat as u64) % Temper::ALL.len() as u64) as usize];
        let mind = Mind::with_temper(level, temper, seed.wrapping_add(seat as u64));
        Thinker { mind, spent: 0.0, since: None, decided: None }
    }

    /// Thinks for a part of a frame.
    fn think_on(&mut self, setting: &Setting, position: &Position, hurry: Hurry) -> Option<Action> {
        let (most, shorter) = if hurry.0 { HURRIED } else { (SLICE, 1.0) };
        let limit = self.mind.level().milliseconds() as f32 / 1_000.0 / shorter;
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
            if let Some(action) = self.mind.step_by_clock(setting, position, 1, used) {
                (self.spent, self.since) = (0.0, None);
                return Some(action);
            }
        }
    }
}
