//! The messages of the game with their arguments. The sentences themselves are in `assets/texts`.

pub mod hint;
pub mod inspect;
pub mod log;
pub mod preview;
pub mod prompt;
pub mod rules;
pub mod scoring;
pub mod status;

pub use super::names::{card, colour_name, comma_list, cows, letter, prairie, short_prairie, tenths, total};
