//! The presses that only Zoff in Buffalo has.

use zoff::{Prairie, Seat, Zoff};

use crate::game_screen;

/// A press in the HUD of this game.
pub type Press = game_screen::Press<Zoff, Own>;

/// The presses that no other game has.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Own {
    /// Show the whole table.
    Whole,
    /// Press a player's tag.
    Seat(Seat),
    /// Inspect a prairie.
    Ask(Prairie),
    /// Close the dialog or popover over the table.
    Shut,
}
