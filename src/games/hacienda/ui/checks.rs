//! Checks that all layout tests of Hacienda share: those of every game, and realistic points.

pub use crate::ui::checks::*;
use hacienda_rules::{MAX_SEATS, Tallies, Tally};

/// Points with as many digits as in a real game.
pub fn points() -> Tallies {
    [Tally { points: [55, 38, 26, 27, 0, 18] }; MAX_SEATS]
}
