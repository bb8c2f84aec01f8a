//! What can be pressed on the face of a match.

use crate::{
    game_screen,
    games::hacienda::choice::{Choice, Held},
};
use hacienda_rules::{Action, Cells, Deck, Hacienda, Seat};

/// What was pressed on the face.
pub type Press = game_screen::Press<Hacienda, Own>;

/// What no other game has.
#[derive(Debug, Clone, PartialEq)]
pub enum Own {
    /// A player's tag: the ledger of points opens, or shuts where that player had opened it.
    Seat(Seat),
    /// The ledger of points shuts.
    Points,
    /// A deck: what of it has not been seen is told, or no longer.
    Deck(Deck),
    /// What is told of a deck is put away.
    ShutDeck,
    /// A line of the log: where it happened is shown, with the colour of who did it.
    Flash(Seat, Cells),
    /// What somebody did, by its number in the record, from 1: it is shown once more.
    Deed(usize),
    /// What others did was read.
    RecapRead,
    /// On a phone: a drawer opens or shuts.
    Drawer(Drawer),
    /// On a phone: beside the open drawer, which shuts.
    Beside,
    /// An action that was advised is taken in hand.
    Advice(Action),
    /// The board comes nearer or goes away by this factor.
    Zoom(f32),
    /// The whole board again.
    Recentre,
}

/// What can be pulled over the board on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawer {
    /// Everything that can be bought, at the right.
    Shop,
    /// What was played, at the left.
    Log,
}

/// Whether something is in hand that goes on the board.
pub fn is_placing(choice: &Choice) -> bool {
    !matches!(choice.held, Held::Nothing | Held::Purchase(_))
}
