//! A match of any game: every seating of the same table, on all cores, the same result on any number of threads.

use std::{io, path::PathBuf};

use cpu_time::ThreadTime;
use tabletop::{Forget, Game, Seat, Thinker, reading, records::Record, records::Recorded, refuse};

use crate::in_order;

/// A game that is not over after so many actions is broken off (FORMATS.md).
pub const MOST_ACTIONS: u32 = 2_000;

/// Groups of rotations played before results are counted; fixed, so that a test ends at the same game on any machine.
const BATCH: usize = 64;

/// What to play.
#[derive(Debug, Clone)]
pub struct Options<T: Thinker> {
    /// What stays the same in all games.
    pub setting: <T::Game as Game>::Setting,
    /// Who plays, one for each seat.
    pub seats: Vec<T::Player>,
    /// How many games, at least one; with a test, at most so many.
    pub games: u32,
    /// Each seating of one group plays the same cards; group g plays those of seed + g.
    pub seed: u64,
    /// Stop as soon as it is clear whether the first player is stronger by the first or by the second of these Elo numbers.
    pub sprt: Option<(f64, f64)>,
    /// Milliseconds of processor time for each decision, the same for all who think; without it everybody has the same
    /// work as anywhere else, and the result depends on nothing but the options.
    pub think: Option<u32>,
    /// A folder for one record file of each game.
    pub records: Option<PathBuf>,
}

/// Why there was no match.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The game is not for so many.
    #[error("--seats: {0}")]
    Setup(String),
    /// There is nothing to play.
    #[error("--games: at least one game must be played")]
    NoGames,
    /// The test makes no sense.
    #[error("--sprt: the first number must be below the second, and both between -1000 and 1000")]
    Sprt,
    /// A record cannot be written.
    #[error("--records: {path}: {error}")]
    Records {
        /// Which file or folder.
        path: String,
        /// What the system says.
        error: io::Error,
    },
}

/// What came out of one game.
#[derive(Debug, Clone)]
pub(super) struct Outcome<G: Game> {
    /// What the cards came from.
    pub seed: u64,
    /// How far the entrants were moved on from their seats.
    rotation: usize,
    /// Actions played.
    pub actions: u32,
    /// Whether it came to an end; if not, nobody won and nobody's points count.
    pub finished: bool,
    /// The position at its end.
    pub last: G::Position,
    /// By entrant.
    pub sides: Vec<Side>,
    /// The text of its record, if records are wanted.
    record: Option<String>,
}

/// How one entrant fared in one game.
#[derive(Debug, Clone)]
pub(super) struct Side {
    /// Where it sat.
    pub seat: Seat,
    /// Its part of the win: 1, a half, a third … or 0.
    pub share: f64,
    /// Its place in the order of turns, from 0 for who began.
    pub place: usize,
    /// Decisions made, the seconds of processor time they took, and the pieces of work done for them.
    pub decisions: u32,
    pub seconds: f64,
    pub pieces: u64,
}

/// Plays a match and shows each group of games, in order, until `see` says that it has seen enough.
///
/// # Errors
/// When the game is not for so many seats, no game is asked for, the test makes no sense, or a record cannot be written.
pub(super) fn run<T: Thinker<Game: Recorded>>(
    options: &Options<T>,
    mut see: impl FnMut(&[Outcome<T::Game>]) -> bool,
) -> Result<(), ArenaError> {
    refuse(options.games == 0, ArenaError::NoGames)?;
    if let Some((low, high)) = options.sprt
        && !(low < high && low >= -1000.0 && high <= 1000.0)
    {
        return Err(ArenaError::Sprt);
    }
    // Refuses wrong seats before any thread starts.
    set_up(options, 0)?;
    if let Some(folder) = &options.records {
        std::fs::create_dir_all(folder)
            .map_err(|error| ArenaError::Records { path: folder.display().to_string(), error })?;
    }
    let groups = (options.games as usize).div_ceil(options.seats.len());
    for first in (0..groups).step_by(BATCH) {
        let batch = first..groups.min(first + BATCH);
        for group in in_order(batch.len(), |place| play_group(options, batch.start + place)) {
            let group = group?;
            for outcome in &group {
                write_record(options, outcome)?;
            }
            if see(&group) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// The seed of a group.
fn seed_of<T: Thinker>(options: &Options<T>, group: usize) -> u64 {
    options.seed.wrapping_add(group as u64)
}

/// Sets the table of a group.
fn set_up<T: Thinker>(options: &Options<T>, group: usize) -> Result<<T::Game as Game>::Position, ArenaError> {
    let seats = u8::try_from(options.seats.len()).unwrap_or(u8::MAX);
    T::Game::set_up(&options.setting, seats, seed_of(options, group), None)
        .map_err(|error| ArenaError::Setup(error.to_string()))
}

/// Plays a group: every rotation of the entrants, but no more games than are asked for.
fn play_group<T: Thinker<Game: Recorded>>(
    options: &Options<T>,
    group: usize,
) -> Result<Vec<Outcome<T::Game>>, ArenaError> {
    let seats = options.seats.len();
    let games = (options.games as usize - group * seats).min(seats);
    (0..games).map(|rotation| play(options, group, rotation)).collect()
}

/// How long one entrant's decisions of a game take. To read the processor's clock takes several times as long as a quick
/// decision: after one that was quick the next ones are not timed, and it stands for them.
#[derive(Debug, Clone, Default)]
struct Watch {
    decisions: u32,
    /// How many decisions those stand for that were timed, and the seconds that all these would have taken.
    told: (u32, f64),
    /// How many more are not timed.
    untimed: u32,
}

impl Watch {
    /// Seconds below which a decision is quick: to read the clock takes a good part of that.
    const QUICK: f64 = 5e-6;
    /// How many decisions a quick one stands for, itself among them.
    const STANDS_FOR: u32 = 256;

    /// Lets somebody decide, by the clock if it must be or if it is time again.
    fn time<A>(&mut self, must: bool, decide: impl FnOnce(Option<&ThreadTime>) -> A) -> A {
        self.decisions += 1;
        if self.untimed > 0 && !must {
            self.untimed -= 1;
            return decide(None);
        }
        let clock = ThreadTime::now();
        let decided = decide(Some(&clock));
        let seconds = clock.elapsed().as_secs_f64();
        let stands_for = if seconds < Watch::QUICK { Watch::STANDS_FOR } else { 1 };
        self.untimed = stands_for - 1;
        self.told = (self.told.0 + stands_for, self.told.1 + seconds * f64::from(stands_for));
        decided
    }

    /// Seconds that all decisions took.
    fn seconds(&self) -> f64 {
        let (decisions, seconds) = self.told;
        seconds * f64::from(self.decisions) / f64::from(decisions.max(1))
    }
}

/// What a mind chooses, in its time where time counts.
fn decide<T: Thinker>(
    mind: &mut T,
    setting: &<T::Game as Game>::Setting,
    position: &<T::Game as Game>::Position,
    seat: Seat,
    think: Option<(u32, &ThreadTime)>,
) -> <T::Game as Game>::Action {
    loop {
        let (budget, used) = match think {
            None => (u32::MAX, 0.0),
            // A clock is never at zero: that would mean that there is none.
            Some((milliseconds, clock)) => {
                (1, (clock.elapsed().as_secs_f32() * 1_000.0 / milliseconds as f32).max(f32::MIN_POSITIVE))
            }
        };
        if let Some(action) = mind.think(setting, position, seat, budget, used) {
            return action;
        }
    }
}

fn play<T: Thinker<Game: Recorded>>(
    options: &Options<T>,
    group: usize,
    rotation: usize,
) -> Result<Outcome<T::Game>, ArenaError> {
    let (setting, seed) = (&options.setting, seed_of(options, group));
    let count = options.seats.len();
    let mut position = set_up(options, group)?;
    let start = T::Game::start(&position);
    let entrant_on = |seat: Seat| (seat.index() + count - rotation) % count;
    // An entrant thinks alike in every seating of a group, whatever its neighbours do.
    let mind =
        |(entrant, player): (usize, &T::Player)| T::of(*player, seed.wrapping_mul(8).wrapping_add(entrant as u64));
    let mut minds: Vec<T> = options.seats.iter().enumerate().map(mind).collect();
    let mut record = match &options.records {
        None => None,
        Some(_) => {
            let words = Seat::all(count as u8).map(|seat| options.seats[entrant_on(seat)].to_string()).collect();
            let begun = Record::<T::Game>::begin(setting.clone(), words, seed, Some(start));
            Some(begun.map_err(|error| ArenaError::Setup(error.to_string()))?.0)
        }
    };
    let mut actions = 0;
    let mut watches = vec![Watch::default(); count];
    while actions < MOST_ACTIONS
        && let Some(seat) = T::Game::may_act(&position).iter().next()
    {
        let entrant = entrant_on(seat);
        let mind = &mut minds[entrant];
        let think = |clock: Option<&ThreadTime>| decide(mind, setting, &position, seat, options.think.zip(clock));
        let action = watches[entrant].time(options.think.is_some(), think);
        T::Game::play(setting, &mut position, seat, action, &mut Forget)
            .expect("computer players choose legal actions: a law test says so");
        actions += 1;
        if let Some(record) = &mut record {
            record.push(seat, action, &position);
        }
    }
    let finished = T::Game::over(&position);
    let winners: Vec<Seat> = if finished { T::Game::winners(setting, &position).iter().collect() } else { Vec::new() };
    let side = |entrant: usize| {
        let seat = Seat(((entrant + rotation) % count) as u8);
        Side {
            seat,
            share: if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 },
            place: (seat.index() + count - start.index()) % count,
            decisions: watches[entrant].decisions,
            seconds: watches[entrant].seconds(),
            pieces: minds[entrant].pieces(),
        }
    };
    let sides = (0..count).map(side).collect();
    let record = record.map(|record| record.text());
    Ok(Outcome { seed, rotation, actions, finished, last: position, sides, record })
}

/// Writes the record of a game, named by its seed and rotation.
fn write_record<T: Thinker>(options: &Options<T>, outcome: &Outcome<T::Game>) -> Result<(), ArenaError> {
    let (Some(folder), Some(text)) = (&options.records, &outcome.record) else { return Ok(()) };
    let file = folder.join(format!("{}-{}.{}", outcome.seed, outcome.rotation, T::Game::TITLE));
    reading::write_whole(&file, text.as_bytes())
        .map_err(|error| ArenaError::Records { path: file.display().to_string(), error })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_decisions_are_timed_now_and_then_and_slow_ones_always() {
        let mut watch = Watch::default();
        let timed: Vec<bool> = (0..400).map(|_| watch.time(false, |clock| clock.is_some())).collect();
        // A machine that is busy may make some of them slow.
        assert!(timed[0] && timed.iter().filter(|timed| **timed).count() < 200, "{timed:?}");
        assert!(
            (0..10).all(|_| watch.time(true, |clock| clock.is_some())),
            "who has a time to think in sees the clock"
        );
        assert_eq!(watch.decisions, 410);
        let mut slow = Watch::default();
        for _ in 0..5 {
            let long = |clock: Option<&ThreadTime>| {
                let clock = clock.expect("it is timed");
                while clock.elapsed().as_secs_f64() < 2.0 * Watch::QUICK {}
            };
            slow.time(false, long);
        }
        assert!(slow.seconds() >= 5.0 * 2.0 * Watch::QUICK);
    }
}
