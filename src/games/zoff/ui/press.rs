//! What can be pressed in Zoff in Buffalo alone.

use zoff::{Prairie, Seat, Zoff};

use crate::game_screen;

/// One press.
pub type Press = game_screen::Press<Zoff, Own>;

/// What no other game has.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Own {
    /// The whole table.
    Whole,
    /// A player's tag.
    Seat(Seat),
    /// A prairie that is only asked about.
    Ask(Prairie),
    /// What lies over the table is put away.
    Shut,
}
