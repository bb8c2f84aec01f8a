//! What a new piece joins into one: the chains or herds of its owner that it touches (RULES.md 3.1 and 3.2).

use crate::{Board, Cell, Cells, Size};

/// The chains or herds that a new piece joined, each by its lowest hex, the lowest first. Six hexes lie around a piece, and
/// two of them that touch are of one group: so there are never more than three (RULES.md 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Joined {
    firsts: [Cell; Joined::MOST],
    count: u8,
}

impl Joined {
    /// The most groups that one piece can join.
    pub const MOST: usize = 3;

    /// No group: the piece begins one.
    pub const NONE: Joined = Joined { firsts: [Cell(u16::MAX); Joined::MOST], count: 0 };

    /// The groups with these lowest hexes, in any order; `None` where there are more than one piece can join.
    pub fn new(firsts: &[Cell]) -> Option<Joined> {
        let mut joined = Joined { count: firsts.len() as u8, ..Joined::NONE };
        joined.firsts.get_mut(..firsts.len())?.copy_from_slice(firsts);
        // What is not used is higher than every hex.
        joined.firsts.sort_unstable();
        Some(joined)
    }

    /// The lowest hexes of the groups, in order.
    #[inline]
    pub fn firsts(&self) -> &[Cell] {
        &self.firsts[..usize::from(self.count)]
    }

    /// The lowest hex of each group, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.firsts().iter().copied()
    }

    /// How many groups there are.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether the group with this lowest hex is among them.
    #[inline]
    pub fn has(&self, first: Cell) -> bool {
        self.firsts().contains(&first)
    }
}

impl Board {
    /// How many hexes the group of a new piece has, with it, and which groups of `within`, its owner's other pieces, it
    /// joins: both for reports alone, so that nothing is worked out unless somebody `listens`. Each of these is flooded by
    /// itself, which takes no longer than the one that they make together.
    #[inline]
    pub(super) fn join<S: Size>(&self, at: Cell, within: impl FnOnce() -> Cells<S>, listens: bool) -> (u16, Joined) {
        if !listens {
            return (1, Joined::NONE);
        }
        let within = within();
        // In play most tiles stand alone.
        if self.touches(at, &within) { self.join_some(at, &within) } else { (1, Joined::NONE) }
    }

    fn join_some(&self, at: Cell, within: &Cells<impl Size>) -> (u16, Joined) {
        let (mut size, mut joined) = (1, Joined::NONE);
        for group in self.groups_with(self.around_some(&[at]) & *within, *within) {
            size += group.count();
            if let (Some(first), Some(place)) = (group.first(), joined.firsts.get_mut(usize::from(joined.count))) {
                *place = first;
                joined.count += 1;
            }
        }
        // They come in the order in which the piece touches them.
        joined.firsts.sort_unstable();
        (size, joined)
    }
}
