//! The messages of the game with their arguments. The sentences themselves are in `assets/texts`.

pub mod ask;
pub mod hint;
pub mod log;
pub mod preview;
pub mod prompt;
pub mod rules;
pub mod scoring;
pub mod told;

pub use super::names::{card, cows, hue, in_a_row, letter, prairie, tenths, total};
