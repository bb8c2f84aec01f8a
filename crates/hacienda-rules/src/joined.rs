//! The chains or herds that a new piece joins into one (rules: `rule-join`).

use crate::{Board, Cell, Cells, Size};

/// The chains or herds that a new piece joined, identified by their lowest hexes in ascending order. There are at most
/// three, because a piece has six neighbours, and neighbours in different groups cannot be adjacent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Joined {
    firsts: [Cell; Joined::MAX_GROUPS],
    count: u8,
}

impl Joined {
    /// The maximum number of groups that a piece can join.
    pub const MAX_GROUPS: usize = 3;

    /// No groups: the new piece touches no group that it could join.
    pub const NONE: Joined = Joined { firsts: [Cell(u16::MAX); Joined::MAX_GROUPS], count: 0 };

    /// Creates the value from the groups' lowest hexes, in any order; `None` if there are too many.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Cell, Joined};
    /// let joined = Joined::new(&[Cell(40), Cell(7)]).expect("at most three groups");
    /// assert_eq!((joined.count(), joined.firsts()), (2, &[Cell(7), Cell(40)][..]));
    /// assert_eq!(Joined::new(&[Cell(1), Cell(3), Cell(5), Cell(7)]), None);
    /// ```
    pub fn new(firsts: &[Cell]) -> Option<Joined> {
        let mut joined = Joined { count: firsts.len() as u8, ..Joined::NONE };
        joined.firsts.get_mut(..firsts.len())?.copy_from_slice(firsts);
        // Unused entries are higher than every hex, so they end up last.
        joined.firsts.sort_unstable();
        Some(joined)
    }

    /// The lowest hexes of the groups, in order.
    #[inline]
    pub fn firsts(&self) -> &[Cell] {
        &self.firsts[..usize::from(self.count)]
    }

    /// Iterates over the lowest hexes of the groups, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.firsts().iter().copied()
    }

    /// The number of groups.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// Returns true if the group with this lowest hex is included.
    #[inline]
    pub fn has(&self, first: Cell) -> bool {
        self.firsts().contains(&first)
    }
}

impl Board {
    /// Returns the size of a new piece's group, this piece included, and the groups that it joins. `within` returns the
    /// owner's other pieces that can belong to the group. Nothing is computed unless `is_used` is true, because only a
    /// sink that uses its effects needs the result.
    #[inline]
    pub(super) fn join<S: Size>(&self, at: Cell, within: impl FnOnce() -> Cells<S>, is_used: bool) -> (u16, Joined) {
        if !is_used {
            return (1, Joined::NONE);
        }
        let within = within();
        if self.touches(at, &within) { self.join_some(at, &within) } else { (1, Joined::NONE) }
    }

    fn join_some(&self, at: Cell, within: &Cells<impl Size>) -> (u16, Joined) {
        let (mut size, mut joined) = (1, Joined::NONE);
        for group in self.groups_with(self.neighbours_of_cells(&[at]) & *within, *within) {
            size += group.count();
            if let (Some(first), Some(place)) = (group.first(), joined.firsts.get_mut(usize::from(joined.count))) {
                *place = first;
                joined.count += 1;
            }
        }
        // The groups come in the order of the neighbours, not of their lowest hexes.
        joined.firsts.sort_unstable();
        (size, joined)
    }
}
