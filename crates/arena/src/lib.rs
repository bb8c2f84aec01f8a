//! Headless matches between computer players: every seating of the same cards, on all cores, counted honestly.

pub mod fit;
mod game;
pub mod ladder;
pub mod refine;
mod report;
mod sprt;
mod statistics;

use std::{io, path::PathBuf, time::Instant};

use rayon::prelude::*;
pub use report::{Decision, Entrant, MarketReached, Means, Place, Report, TestReport};
pub use sprt::Verdict;

use self::game::Outcome;
use hacienda_bots::Player;
use hacienda_rules::{Setting, SetupError};

/// A game that is not over after so many actions is broken off (FORMATS.md).
pub const MOST_ACTIONS: u32 = 2_000;

/// Groups of rotations played before results are counted; fixed, so that a test ends at the same game on any machine.
const BATCH: usize = 64;

/// What to play.
#[derive(Debug, Clone)]
pub struct Options {
    /// Board and rulebook.
    pub setting: Setting,
    /// Who plays, one for each seat.
    pub seats: Vec<Player>,
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
    Setup(#[from] SetupError),
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

/// Plays the match. Without a time to think the result depends on the options alone, but
/// for the time it took.
///
/// # Errors
/// When the game is not for so many seats, no game is asked for, the test makes no sense, or a record cannot be written.
pub fn run(options: &Options) -> Result<Report, ArenaError> {
    if options.games == 0 {
        return Err(ArenaError::NoGames);
    }
    if let Some((low, high)) = options.sprt
        && !(low < high && low >= -1000.0 && high <= 1000.0)
    {
        return Err(ArenaError::Sprt);
    }
    // Refuses wrong seats before any thread starts.
    game::set_up(options, 0)?;
    if let Some(folder) = &options.records {
        std::fs::create_dir_all(folder)
            .map_err(|error| ArenaError::Records { path: folder.display().to_string(), error })?;
    }
    let began = Instant::now();
    let mut sums = report::Sums::new(options);
    let groups = (options.games as usize).div_ceil(options.seats.len());
    'match_: for first in (0..groups).step_by(BATCH) {
        for group in play_groups(options, first..groups.min(first + BATCH))? {
            for outcome in &group {
                game::write_record(options, outcome)?;
            }
            if sums.add(&group) {
                break 'match_;
            }
        }
    }
    Ok(sums.report(options, rayon::current_num_threads(), began.elapsed().as_secs_f64()))
}

/// Plays some groups on all threads and brings their games back in order.
fn play_groups(options: &Options, groups: std::ops::Range<usize>) -> Result<Vec<Vec<Outcome>>, SetupError> {
    in_order(groups.len(), |place| game::play_group(options, groups.start + place)).into_iter().collect()
}

/// Does so many pieces of work on all threads, and brings what came of them in order: so nothing depends on the threads.
/// A panic in a piece is a bug of the rulebook or a bot: it is handed on, and nothing is counted.
fn in_order<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
    // Pieces are long: each is handed out by itself.
    (0..count).into_par_iter().with_max_len(1).map(work).collect()
}
