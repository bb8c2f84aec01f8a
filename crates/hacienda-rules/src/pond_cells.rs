//! The hexes of a pond.

use crate::Cell;

/// The one to three hexes of a pond, in ascending order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct PondCells {
    cells: [Cell; 3],
    count: u8,
}

impl PondCells {
    /// The placeholder for unused entries in a list of ponds.
    pub(super) const UNUSED: PondCells = PondCells { cells: [Cell(u16::MAX); 3], count: 0 };

    /// Creates a pond on these hexes, in any order; `None` if there are none or more than three, or if one is repeated.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Cell, PondCells};
    /// let pond = PondCells::new(&[Cell(9), Cell(4)]).expect("two hexes");
    /// assert_eq!(pond.cells(), [Cell(4), Cell(9)]);
    /// assert_eq!(PondCells::new(&[Cell(4), Cell(4)]), None);
    /// assert_eq!(PondCells::new(&[]), None);
    /// ```
    pub fn new(cells: &[Cell]) -> Option<PondCells> {
        let mut sorted = [Cell(u16::MAX); 3];
        sorted.get_mut(..cells.len())?.copy_from_slice(cells);
        let used = &mut sorted[..cells.len()];
        used.sort();
        let different = used.windows(2).all(|pair| pair[0] != pair[1]);
        (!cells.is_empty() && different).then_some(PondCells { cells: sorted, count: cells.len() as u8 })
    }

    /// The hexes, in ascending order.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }
}
