//! The presses specific to Zoff in Buffalo.

use zoff::{Prairie, Seat, Zoff};

use crate::game_screen::{self, zoom::ZoomPress};

/// A press in the HUD of this game.
pub type Press = game_screen::Press<Zoff, GamePress>;

/// A press specific to this game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum GamePress {
    /// A zoom button.
    Zoom(ZoomPress),
    /// Inspect a player.
    Seat(Seat),
    /// Inspect a prairie.
    Inspect(Prairie),
    /// Close the dialog or popover over the table.
    Close,
}
