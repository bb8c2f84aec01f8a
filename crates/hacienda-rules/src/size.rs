//! The two sizes in which sets of hexes come, and what is printed on a board in each.

use crate::{Bits, Board, Narrow, Printed, Wide};

/// The size of a position's sets. Whoever takes a `Position<impl Size>` works in either one, and knows it no further.
pub trait Size: Bits + Default {
    /// What is printed on a board, in sets of this size; only for boards that [fit](Board::fits) into it.
    fn printed(board: &Board) -> &Printed<Self>;
}

impl Size for Wide {
    #[inline]
    fn printed(board: &Board) -> &Printed<Wide> {
        &board.wide
    }
}

impl Size for Narrow {
    #[inline]
    fn printed(board: &Board) -> &Printed<Narrow> {
        debug_assert!(board.fits::<Narrow>(), "a large board's hexes lie beyond narrow sets");
        &board.narrow
    }
}
