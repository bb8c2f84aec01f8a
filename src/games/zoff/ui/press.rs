//! The presses that only Zoff in Buffalo has.

use zoff::{Prairie, Seat, Zoff};

use crate::game_screen;

/// A press in the HUD of this game.
pub type Press = game_screen::Press<Zoff, GamePress>;

/// The presses that no other game has.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum GamePress {
    /// Show the whole table.
    ShowAll,
    /// Press a player's tag.
    Seat(Seat),
    /// Inspect a prairie.
    Inspect(Prairie),
    /// Close the dialog or popover over the table.
    Close,
}
