//! The presses of the HUD.

use crate::{
    game_screen::{self, zoom::ZoomPress},
    games::hacienda::choice::{Choice, Selection},
};
use hacienda_rules::{Action, Cells, Deck, Hacienda, Seat};

/// A press on the HUD.
pub type Press = game_screen::Press<Hacienda, HudPress>;

/// The presses that are specific to Hacienda.
#[derive(Debug, Clone, PartialEq)]
pub enum HudPress {
    /// A seat tag. Opens the points table, or closes it if the same tag opened it.
    Seat(Seat),
    /// Closes the points table.
    ClosePoints,
    /// A deck. Opens or closes its popover.
    Deck(Deck),
    /// Closes the deck popover.
    CloseDeck,
    /// A line of the log. Highlights the hexes of the action in the player's colour.
    Flash(Seat, Cells),
    /// An action of the recap, by its number in the record, counted from 1. Replays its animation.
    ReplayAction(usize),
    /// Opens or closes the help of the first game over the board.
    Help,
    /// Opens the recap over the board.
    OpenRecap,
    /// Dismisses the recap.
    DismissRecap,
    /// Opens or closes a drawer.
    Drawer(Drawer),
    /// A press outside the open drawer, which closes it.
    OutsideDrawer,
    /// A suggested action. Selects it.
    Advice(Action),
    /// A zoom button.
    Zoom(ZoomPress),
}

/// A drawer, which covers part of the board. Only phones and windows that are not much wider than tall have drawers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawer {
    /// The drawer of the shop.
    Shop,
    /// The drawer of the log.
    Log,
}

/// Returns true if the selection is a card or piece to place on the board.
pub fn is_placing(choice: &Choice) -> bool {
    !matches!(choice.selection, Selection::Nothing | Selection::Purchase(_))
}
