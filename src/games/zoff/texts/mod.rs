//! The messages of the game with their arguments. The sentences themselves are in `assets/texts`.

pub mod hint;
pub mod inspect;
pub mod log;
pub mod preview;
pub mod prompt;
pub mod rules;
pub mod scoring;
pub mod status;

pub use super::names::{card, comma_list, cows, hue, letter, prairie, tenths, total};
