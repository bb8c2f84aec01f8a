//! Headless matches between computer players of any game: every seating of the same cards, on all cores, counted honestly.

pub mod contest;
mod counts;
pub mod fit;
pub mod ladder;
pub mod plain;
pub mod refine;
mod report;
mod sprt;
mod statistics;

use std::time::Instant;

pub use contest::{ArenaError, MOST_ACTIONS};
pub use counts::{Decision, Place};
use rayon::prelude::*;
pub use report::{Entrant, MarketReached, Means, Report};
pub use sprt::{TestReport, Verdict};
pub use statistics::Share;

use hacienda_bots::{Brain, Mind};
use hacienda_rules::Setting;

/// What to play, in Hacienda.
pub type Options = contest::Options<Mind>;

/// Plays a match of Hacienda. Without a time to think the result depends on the options alone, but
/// for the time it took.
///
/// # Errors
/// When the game is not for so many seats, no game is asked for, the test makes no sense, or a record cannot be written.
pub fn run(options: &Options) -> Result<Report, ArenaError> {
    // Every match is played in sets of the board's width.
    match options.setting.narrow() {
        Some(setting) => run_in(options, setting),
        None => run_in(options, options.setting.clone()),
    }
}

/// The same with a setting in sets of so many words, instead of the one in the options.
fn run_in<const W: usize>(options: &Options, setting: Setting<W>) -> Result<Report, ArenaError> {
    let began = Instant::now();
    let Options { seats, records, games, seed, sprt, think, .. } = options.clone();
    let options = contest::Options::<Brain<W>> { setting, seats, games, seed, sprt, think, records };
    let mut sums = report::Sums::new(&options);
    contest::run(&options, |group| sums.add(&options, group))?;
    Ok(sums.report(&options, rayon::current_num_threads(), began.elapsed().as_secs_f64()))
}

/// Does so many pieces of work on all threads, and brings what came of them in order: so nothing depends on the threads.
/// A panic in a piece is a bug of the rulebook or a bot: it is handed on, and nothing is counted.
fn in_order<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
    // Pieces are long: each is handed out by itself.
    (0..count).into_par_iter().with_max_len(1).map(work).collect()
}
