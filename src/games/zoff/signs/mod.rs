//! The signs of the game, drawn by hand in vectors: the brand of each colour, cows, cards and what stands on them.

mod brands;
mod fields;
mod livery;
mod things;
pub mod tints;

/// What a sign stands for, as whoever explains it asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The medal of a seat.
    Medal,
    /// A cow.
    Cow,
    /// The closed gate of a full prairie.
    Gate,
    /// The bell that rings then.
    Bell,
    /// What is given then.
    Bonus,
    /// A cow card, open or on its face.
    Card,
}

pub use brands::outlines;
pub use fields::{field, pastures};
pub use livery::livery;
pub use things::{bell, bonus, card, card_back, cow, gate, medal, medals, sign_board, small_card};
