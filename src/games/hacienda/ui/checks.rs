//! Checks and test data for all layout tests of Hacienda: the checks that all games share, and realistic points.

pub use crate::ui::checks::*;
use hacienda_rules::{MAX_SEATS, Tallies, Tally};

/// Returns points with as many digits as in a real game.
pub fn points() -> Tallies {
    [Tally { points: [55, 38, 26, 27, 0, 18] }; MAX_SEATS]
}
