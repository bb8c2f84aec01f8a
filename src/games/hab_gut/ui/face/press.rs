//! What a press on the face means.

use hab_gut::{Action, Good, Illegal, Seat};

use crate::{games::hab_gut::choice::Touch, seats::Tap, texts::Text};

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
#[derive(Debug, Clone, PartialEq)]
pub enum Press {
    /// Something of the game.
    Touch(Touch),
    /// Yes.
    Confirm,
    /// No.
    Cancel,
    /// The own cards, which lie face down, are to be seen.
    TurnUp,
    /// The last action is to be taken back, or all of the turn.
    Back(Tap),
    /// The next action is to be shown.
    Next,
    /// The last one is to be shown once more.
    Again,
    /// A hint is asked for, or put away.
    Hint,
    /// An action that was advised is taken in hand.
    Advice(Action),
    /// The menu.
    Menu,
    /// A look back at the game.
    LookBack,
    /// A panel opens or shuts.
    Panel(Panel),
    /// Something is looked at; the same again puts it away.
    Look(Look),
    /// What lies over the exchange is put away.
    Shut,
    /// The answer to a press that nobody else hears.
    Remark(Text),
    /// The rule behind a refusal is to be read.
    Why(Illegal),
}
