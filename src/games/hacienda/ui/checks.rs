//! What every sheet of this game must keep: what all must, with points as it brings them.

pub use crate::ui::checks::*;
use hacienda_rules::{MAX_SEATS, Tallies, Tally};

/// Points with as many digits as a game brings.
pub fn points() -> Tallies {
    [Tally { points: [55, 38, 26, 27, 0, 18] }; MAX_SEATS]
}
