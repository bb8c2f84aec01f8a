//! What a press on the face means.

use hab_gut::{Good, HabGut, Seat};

use crate::game_screen;

/// A part of the face that is opened and shut where it has no place of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panel {
    /// Who shares which rack with whom.
    Table,
    /// What was played.
    Log,
    /// Hints.
    Hint,
}

/// What is looked at on a slip of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// What moved the price of a good.
    Price(Good),
    /// What is known of a player.
    Player(Seat),
}

/// What was pressed.
pub type Press = game_screen::Press<HabGut, Own>;

/// What no other game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Own {
    /// Who shares which rack with whom is shown, or put away.
    Table,
    /// Something is looked at; the same again puts it away.
    Look(Look),
    /// What lies over the exchange is put away.
    Shut,
}
