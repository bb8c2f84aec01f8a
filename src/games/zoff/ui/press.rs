//! What was pressed on the face.

use zoff::{Illegal, Prairie, Seat};

use crate::{games::zoff::choice::Touch, seats::Tap};

/// One press.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Press {
    /// A tap that every game knows.
    Tap(Tap),
    /// A touch of this game.
    Touch(Touch),
    /// The menu.
    Menu,
    /// The log.
    Log,
    /// A look back at the game.
    LookBack,
    /// The whole table.
    Whole,
    /// A player's tag.
    Seat(Seat),
    /// A prairie that is only asked about.
    Ask(Prairie),
    /// What lies over the table is put away.
    Shut,
    /// The rule behind a refusal is to be read.
    Why(Illegal),
}
