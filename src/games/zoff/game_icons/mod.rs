//! The vector icons of the game: emblems of the colours, cows, cards, bonuses and gates.

mod emblems;
pub mod palette;
mod pieces;
mod player_colours;
mod prairies;

/// The subject of an icon. `ui::rules` finds the rule that explains the icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameIcon {
    /// The medal of a colour.
    Medal,
    /// A cow.
    Cow,
    /// The closed gate of a full prairie.
    Gate,
    /// The bell of a prairie that fills up.
    Bell,
    /// A bonus of a prairie.
    Bonus,
    /// A cow card, face up or face down.
    Card,
}

pub use emblems::outlines;
pub use pieces::{
    bell, blink, board_wood, bonus, bonus_sum, card, card_back, cow, gate, medal, medals, small_card, wooden_board,
};
pub use player_colours::player_colours;
pub use prairies::{small_prairie, small_prairies};
