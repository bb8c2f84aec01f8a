//! The two sizes of hex sets, each with the board's printed terrain in that size.

use crate::{Bits, Board, Narrow, Printed, Wide};

/// The size of a position's sets. Code that takes a `Position<impl Size>` works with both sizes.
pub trait Size: Bits + Default {
    /// Returns the printed terrain of a board as sets of this size; the board must [fit](Board::fits).
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
        debug_assert!(board.fits::<Narrow>(), "the board must fit in narrow sets");
        &board.narrow
    }
}
