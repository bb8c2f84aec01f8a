//! Headless matches between computer players of any game: every seating of the same cards, on all cores, counted honestly.

mod contest;
mod counts;
pub mod fit;
pub mod ladder;
pub mod refine;
mod report;
mod sprt;
mod statistics;

use rayon::prelude::*;

pub use contest::{ArenaError, MOST_ACTIONS, Options};
pub use counts::run;
pub use report::{Decision, Entrant, MarketReached, Means, Place, Played, Report};
pub use sprt::{TestReport, Verdict};
pub use statistics::Share;

/// Does so many pieces of work on all threads, and brings what came of them in order: so nothing depends on the threads.
/// A panic in a piece is a bug of the rulebook or a bot: it is handed on, and nothing is counted.
fn in_order<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
    // Pieces are long: each is handed out by itself.
    (0..count).into_par_iter().with_max_len(1).map(work).collect()
}
