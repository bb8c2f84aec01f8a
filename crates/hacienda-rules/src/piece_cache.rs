//! Cached data about a position's pieces, which the rules and bots read often.

use crate::{Bits, Cells, MAX_SEATS, Species, Wide};

/// Data derived from the pieces and updated with each placement. Fingerprints leave it out because it adds no
/// information.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceCache<S: Bits = Wide> {
    /// The occupied hexes, ponds included.
    pub(super) occupied: Cells<S>,
    /// The number of animals on the board, by seat and species.
    pub(super) herds: [[u8; Species::ALL.len()]; MAX_SEATS],
}

impl<S: Bits> PieceCache<S> {
    /// The cache of an empty board.
    pub(super) const EMPTY: PieceCache<S> =
        PieceCache { occupied: Cells::NONE, herds: [[0; Species::ALL.len()]; MAX_SEATS] };
}
