//! Headless matches between bots of any game, on all cores. The bots rotate over the seats and play the same cards in
//! every rotation; the statistics account for that.

mod counts;
pub mod fit;
pub mod ladder;
mod matches;
pub mod refine;
mod report;
mod sprt;
mod statistics;

use rayon::prelude::*;

pub use counts::run;
pub use matches::{ArenaError, MAX_ACTIONS, Options};
pub use report::{Decision, Entrant, MarketReached, Means, Place, PlayedSetting, Report};
pub use sprt::{TestReport, Verdict};
pub use statistics::Share;

/// Runs `count` jobs on all threads and returns their results in order, regardless of the number of threads. A panic in
/// a job propagates.
fn in_order<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
    // Jobs are long, so each is scheduled separately.
    (0..count).into_par_iter().with_max_len(1).map(work).collect()
}
