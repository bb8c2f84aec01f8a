//! The vector icons of the game: emblems of the colours, cows, cards, bonuses and gates.

mod brands;
mod fields;
mod livery;
mod things;
pub mod tints;

/// The meanings of icons, by which the inspect popover explains them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The medal of a seat.
    Medal,
    /// A cow.
    Cow,
    /// The closed gate of a full prairie.
    Gate,
    /// The bell of a prairie that fills up.
    Bell,
    /// A bonus of a full prairie.
    Bonus,
    /// A cow card, face up or face down.
    Card,
}

pub use brands::outlines;
pub use fields::{field, pastures};
pub use livery::livery;
pub use things::{bell, bonus, card, card_back, cow, gate, medal, medals, sign_board, small_card};
