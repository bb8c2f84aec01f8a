//! The signs of the game, drawn by hand in vectors: the brand of each colour, cows, cards and what stands on them.

mod brands;
mod livery;
mod things;
pub mod tints;

pub use brands::outlines;
pub use livery::livery;
pub use things::{bell, bonus, card, card_back, cow, gate, medal, medals, sign_board, small_card};
