//! The presses specific to Hab & Gut.

use hab_gut::{Good, HabGut, Seat};

use crate::game_screen;

/// A panel that opens on demand if the layout has no permanent room for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// The table picture that shows who shares which rack.
    Table,
    /// The log.
    Log,
    /// The hints.
    Hint,
}

/// The item that a popover explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inspected {
    /// The price history of a good.
    Price(Good),
    /// The facts that the viewer may know about a player.
    Player(Seat),
}

/// A press in the HUD of this game.
pub type Press = game_screen::Press<HabGut, GamePress>;

/// A press specific to this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamePress {
    /// Open or close the table picture.
    Table,
    /// Inspect an item. Inspecting it again closes the popover.
    Inspect(Inspected),
    /// Close the panel or popover over the exchange.
    Close,
}
