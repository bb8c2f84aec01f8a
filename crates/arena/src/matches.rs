//! Plays matches of any game, with every rotation of the players over the seats, on all cores. Without a time limit for
//! decisions, the result does not depend on the number of threads.

use std::{io, path::PathBuf};

use cpu_time::ThreadTime;
use tabletop::{Game, NullSink, Seat, Thinker, reading, records::Record, records::Recorded, refuse};

use crate::in_order;

/// The number of actions after which an unfinished game is aborted.
pub const MAX_ACTIONS: u32 = 2_000;

/// The number of groups of rotations that are played in parallel before their results are counted, in order. If a
/// sequential test ends the match within such a batch, the later groups of the batch are discarded.
const BATCH: usize = 64;

/// The options of a match.
#[derive(Debug, Clone)]
pub struct Options<T: Thinker> {
    /// The setting of all games.
    pub setting: <T::Game as Game>::Setting,
    /// The players, one for each seat.
    pub seats: Vec<T::Player>,
    /// The number of games, at least one; with a test, the maximum number.
    pub games: u32,
    /// The seed. All rotations of a group use the same cards; group g uses seed + g.
    pub seed: u64,
    /// The two hypotheses of a sequential test, as the first player's advantage over the others in Elo, the lower one
    /// first. The match ends once the test accepts one of them.
    pub sprt: Option<(f64, f64)>,
    /// The processor time for each decision in milliseconds, the same for all bots that search. Without it, every bot
    /// does its usual work, and the result depends only on the options.
    pub think: Option<u32>,
    /// A folder that receives one record file for each game.
    pub records: Option<PathBuf>,
}

/// An error that prevents or ends a match.
///
/// # Examples
///
/// ```
/// use arena::{ArenaError, Options, run};
/// use tabletop::Level;
/// use zoff::bots::Bot;
/// # let setting = zoff::Setting::default();
/// let seats = vec![Level::Random; 6];
/// let options = Options::<Bot> { setting, seats, games: 6, seed: 7, sprt: None, think: None, records: None };
/// let error = run(&options).expect_err("too many seats");
/// assert!(matches!(error, ArenaError::Setup(_)));
/// assert_eq!(error.to_string(), "--seats: this game is for 2 to 5 players, not 6");
/// ```
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The game does not support this number of seats.
    #[error("--seats: {0}")]
    Setup(String),
    /// The number of games is zero.
    #[error("--games: at least one game must be played")]
    NoGames,
    /// The numbers of the sequential test are invalid.
    #[error("--sprt: the first number must be below the second, and both between -1000 and 1000")]
    Sprt,
    /// A record cannot be written.
    #[error("--records: {path}: {error}")]
    Records {
        /// The path of the file or folder.
        path: String,
        /// The system's error.
        error: io::Error,
    },
}

/// The outcome of one game.
#[derive(Debug, Clone)]
pub(super) struct Outcome<G: Game> {
    /// The seed of the cards.
    pub seed: u64,
    /// The number of seats by which the entrants are rotated.
    rotation: usize,
    /// The number of actions.
    pub actions: u32,
    /// True if the game ended. Otherwise nobody won, and nobody's points count.
    pub finished: bool,
    /// The last position, even of an aborted game.
    pub last: G::Position,
    /// The results by entrant.
    pub results: Vec<EntrantResult>,
    /// The text of the record, if records are requested.
    record: Option<String>,
}

/// The result of one entrant in one game.
#[derive(Debug, Clone)]
pub(super) struct EntrantResult {
    /// The entrant's seat.
    pub seat: Seat,
    /// The share of the win: 1, 1/2, 1/3 and so on, or 0.
    pub share: f64,
    /// The position in turn order, 0 for the starting player.
    pub place: usize,
    /// The number of decisions.
    pub decisions: u32,
    /// The estimated processor time of all decisions, in seconds.
    pub seconds: f64,
    /// The work units spent on all decisions.
    pub work_units: u64,
}

/// Plays a match and passes each group of games, in order, to `see`, until `see` returns true.
///
/// # Errors
/// Fails if the game does not support the number of seats, if the number of games is zero, if the numbers of the
/// sequential test are invalid, or if a record cannot be written.
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
    // Reject a wrong number of seats before any thread starts.
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

fn seed_of<T: Thinker>(options: &Options<T>, group: usize) -> u64 {
    options.seed.wrapping_add(group as u64)
}

/// Sets up the initial position of a group.
fn set_up<T: Thinker>(options: &Options<T>, group: usize) -> Result<<T::Game as Game>::Position, ArenaError> {
    let seats = u8::try_from(options.seats.len()).unwrap_or(u8::MAX);
    T::Game::set_up(&options.setting, seats, seed_of(options, group), None)
        .map_err(|error| ArenaError::Setup(error.to_string()))
}

/// Plays a group: every rotation of the entrants, limited to the requested number of games.
fn play_group<T: Thinker<Game: Recorded>>(
    options: &Options<T>,
    group: usize,
) -> Result<Vec<Outcome<T::Game>>, ArenaError> {
    let seats = options.seats.len();
    let games = (options.games as usize - group * seats).min(seats);
    (0..games).map(|rotation| play(options, group, rotation)).collect()
}

/// Measures how long one entrant's decisions take in a game. Reading the thread's clock can take longer than a quick
/// decision, so after a quick decision the next ones are not timed, but assumed to take equally long.
#[derive(Debug, Clone, Default)]
struct DecisionTimer {
    decisions: u32,
    /// The number of decisions that the timed decisions represent, and their estimated time in seconds.
    timed: (u32, f64),
    /// The number of decisions to skip before the next timed one.
    untimed: u32,
}

impl DecisionTimer {
    /// The time in seconds below which a decision is quick. Reading the clock takes a large part of this time.
    const QUICK: f64 = 5e-6;
    /// The number of decisions that a quick decision represents, including itself.
    const QUICK_WEIGHT: u32 = 256;

    /// Runs a decision. It is timed if `must` is set or if no more decisions are to be skipped.
    fn time<A>(&mut self, must: bool, decide: impl FnOnce(Option<&ThreadTime>) -> A) -> A {
        self.decisions += 1;
        if self.untimed > 0 && !must {
            self.untimed -= 1;
            return decide(None);
        }
        let clock = ThreadTime::now();
        let decided = decide(Some(&clock));
        let seconds = clock.elapsed().as_secs_f64();
        let weight = if seconds < DecisionTimer::QUICK { DecisionTimer::QUICK_WEIGHT } else { 1 };
        self.untimed = weight - 1;
        self.timed = (self.timed.0 + weight, self.timed.1 + seconds * f64::from(weight));
        decided
    }

    /// Returns the estimated time of all decisions in seconds.
    fn seconds(&self) -> f64 {
        let (decisions, seconds) = self.timed;
        seconds * f64::from(self.decisions) / f64::from(decisions.max(1))
    }
}

/// Returns the choice of a bot, within its time limit if there is one.
fn decide<T: Thinker>(
    bot: &mut T,
    setting: &<T::Game as Game>::Setting,
    position: &<T::Game as Game>::Position,
    seat: Seat,
    think: Option<(u32, &ThreadTime)>,
) -> <T::Game as Game>::Action {
    loop {
        let (budget, elapsed) = match think {
            None => (u32::MAX, 0.0),
            // The elapsed fraction must not be zero, because zero means that there is no clock.
            Some((milliseconds, clock)) => {
                (1, (clock.elapsed().as_secs_f32() * 1_000.0 / milliseconds as f32).max(f32::MIN_POSITIVE))
            }
        };
        if let Some(action) = bot.think(setting, position, seat, budget, elapsed) {
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
    // An entrant's seed does not depend on its seat, so it draws the same random numbers in every rotation of a group.
    let bot =
        |(entrant, player): (usize, &T::Player)| T::of(*player, seed.wrapping_mul(8).wrapping_add(entrant as u64));
    let mut bots: Vec<T> = options.seats.iter().enumerate().map(bot).collect();
    let mut record = match &options.records {
        None => None,
        Some(_) => {
            let words = Seat::all(count as u8).map(|seat| options.seats[entrant_on(seat)].to_string()).collect();
            let begun = Record::<T::Game>::begin(setting.clone(), words, seed, Some(start));
            Some(begun.map_err(|error| ArenaError::Setup(error.to_string()))?.0)
        }
    };
    let mut actions = 0;
    let mut timers = vec![DecisionTimer::default(); count];
    while actions < MAX_ACTIONS
        && let Some(seat) = T::Game::may_act(&position).iter().next()
    {
        let entrant = entrant_on(seat);
        let bot = &mut bots[entrant];
        let think = |clock: Option<&ThreadTime>| decide(bot, setting, &position, seat, options.think.zip(clock));
        let action = timers[entrant].time(options.think.is_some(), think);
        T::Game::play(setting, &mut position, seat, action, &mut NullSink)
            .expect("an invariant test checks that bots choose legal actions");
        actions += 1;
        if let Some(record) = &mut record {
            record.push(seat, action, &position);
        }
    }
    let finished = T::Game::is_over(&position);
    let winners: Vec<Seat> = if finished { T::Game::winners(setting, &position).iter().collect() } else { Vec::new() };
    let result = |entrant: usize| {
        let seat = Seat(((entrant + rotation) % count) as u8);
        EntrantResult {
            seat,
            share: if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 },
            place: (seat.index() + count - start.index()) % count,
            decisions: timers[entrant].decisions,
            seconds: timers[entrant].seconds(),
            work_units: bots[entrant].work_units(),
        }
    };
    let results = (0..count).map(result).collect();
    let record = record.map(|record| record.text());
    Ok(Outcome { seed, rotation, actions, finished, last: position, results, record })
}

/// Writes the record of a game to a file named after its seed and rotation.
fn write_record<T: Thinker>(options: &Options<T>, outcome: &Outcome<T::Game>) -> Result<(), ArenaError> {
    let (Some(folder), Some(text)) = (&options.records, &outcome.record) else { return Ok(()) };
    let file = folder.join(format!("{}-{}.{}", outcome.seed, outcome.rotation, T::Game::TITLE));
    reading::write_atomically(&file, text.as_bytes())
        .map_err(|error| ArenaError::Records { path: file.display().to_string(), error })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_decisions_are_sampled_and_slow_ones_are_always_timed() {
        let mut timer = DecisionTimer::default();
        let timed: Vec<bool> = (0..400).map(|_| timer.time(false, |clock| clock.is_some())).collect();
        // A busy machine may slow down some decisions, so that more of them are timed.
        assert!(timed[0] && timed.iter().filter(|timed| **timed).count() < 200, "{timed:?}");
        assert!((0..10).all(|_| timer.time(true, |clock| clock.is_some())), "bots with a limit must see the clock");
        assert_eq!(timer.decisions, 410);
        let mut slow = DecisionTimer::default();
        for _ in 0..5 {
            let long = |clock: Option<&ThreadTime>| {
                let clock = clock.expect("a decision is timed unless a quick one came before it");
                while clock.elapsed().as_secs_f64() < 2.0 * DecisionTimer::QUICK {}
            };
            slow.time(false, long);
        }
        assert!(slow.seconds() >= 5.0 * 2.0 * DecisionTimer::QUICK);
    }
}
