//! What a position keeps of its pieces, so that nobody need count them: rules and computer players ask for it all the time.

use crate::{Bits, Cells, MAX_SEATS, Species, Wide};

/// What follows from where the pieces lie, and is kept while they are placed. It says nothing new: no fingerprint has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept<S: Bits = Wide> {
    /// Hexes on which something stands, ponds included.
    pub(super) occupied: Cells<S>,
    /// How many animals of each species each seat has on the board.
    pub(super) herds: [[u8; Species::ALL.len()]; MAX_SEATS],
}

impl<S: Bits> Kept<S> {
    /// Where nothing lies.
    pub(super) const NOTHING: Kept<S> = Kept { occupied: Cells::NONE, herds: [[0; Species::ALL.len()]; MAX_SEATS] };
}
