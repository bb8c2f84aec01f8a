//! The hexes of a pond (RULES.md 3.6).

use crate::Cell;

/// The hexes a pond covers, in order, one to three of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct PondCells {
    cells: [Cell; 3],
    count: u8,
}

impl PondCells {
    /// No hexes: fills the places of ponds that do not exist.
    pub(super) const UNUSED: PondCells = PondCells { cells: [Cell(u16::MAX); 3], count: 0 };

    /// A pond on these hexes, in any order; `None` unless there are one to three different ones.
    pub fn new(cells: &[Cell]) -> Option<PondCells> {
        let mut sorted = [Cell(u16::MAX); 3];
        sorted.get_mut(..cells.len())?.copy_from_slice(cells);
        let used = &mut sorted[..cells.len()];
        used.sort();
        let different = used.windows(2).all(|pair| pair[0] != pair[1]);
        (!cells.is_empty() && different).then_some(PondCells { cells: sorted, count: cells.len() as u8 })
    }

    /// The hexes, in order.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }
}
