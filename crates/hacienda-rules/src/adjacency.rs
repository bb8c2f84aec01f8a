//! Adjacency of whole sets of hexes: their neighbours and connected groups.

use crate::{Board, Cell, Cells, Printed, Size};

impl Board {
    /// Returns the printed terrain as sets of the requested size.
    #[inline]
    pub fn printed<S: Size>(&self) -> &Printed<S> {
        S::printed(self)
    }

    /// Returns true if `cell` touches a hex of `set`.
    #[inline]
    pub fn touches(&self, cell: Cell, set: &Cells<impl Size>) -> bool {
        set.meets_mask(&self.neighbour_masks[cell.index()])
    }

    /// Returns every hex that touches a hex of the set, including hexes of the set that touch each other.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Cells, formats::hexes, maps};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let board = maps::by_name("symmetric").ok_or("no such board")?;
    /// let herd: Cells = [hexes::parse(&board, "3,4")?, hexes::parse(&board, "3,6")?].into_iter().collect();
    /// let markets = board.around(&herd) & *board.markets();
    /// assert_eq!(markets.count(), 1);
    /// # Ok(())
    /// # }
    /// ```
    #[inline(always)]
    pub fn around<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        match &S::printed(self).shifts {
            Some(shifts) => shifts.around(set),
            None => self.neighbours_of_few(set),
        }
    }

    /// Computes [`Board::around`] hex by hex, which is faster for a small set such as a herd.
    #[inline]
    pub(super) fn neighbours_of_few<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        let mut around = Cells::NONE;
        set.iter().for_each(|cell| around.put_mask(&self.neighbour_masks[cell.index()]));
        around
    }

    /// Computes [`Board::around`] by whichever method is faster for a set of `count` hexes.
    #[inline]
    pub fn neighbours_counted<S: Size>(&self, set: &Cells<S>, count: u16) -> Cells<S> {
        match &S::printed(self).shifts {
            Some(shifts) if count > shifts.few() => shifts.around(set),
            _ => self.neighbours_of_few(set),
        }
    }

    /// Counts the hexes of `set` that touch `cell`.
    #[inline]
    pub(super) fn count_neighbours_in(&self, cell: Cell, set: &Cells<impl Size>) -> u16 {
        set.count_mask(&self.neighbour_masks[cell.index()])
    }

    /// Returns the largest number of hexes of `set` that touch any one hex of `cells`; 0 if none touch.
    pub fn max_neighbours_in<S: Size>(&self, cells: &Cells<S>, set: &Cells<S>) -> u16 {
        let Some(shifts) = &S::printed(self).shifts else {
            return cells.iter().map(|cell| self.count_neighbours_in(cell, set)).max().unwrap_or(0);
        };
        // Compares the counts bit by bit, highest bit first: hexes with the bit set have larger counts than the others.
        let (mut most, mut best) = (0, *cells);
        for (bit, with_bit) in [4, 2, 1].into_iter().zip(shifts.digits(set)) {
            let higher = best & with_bit;
            if !higher.is_empty() {
                (most, best) = (most + bit, higher);
            }
        }
        most
    }

    /// Returns every hex that touches one of `cells`.
    #[inline]
    pub fn neighbours_of_cells<S: Size>(&self, cells: &[Cell]) -> Cells<S> {
        let mut around = Cells::NONE;
        cells.iter().for_each(|cell| around.put_mask(&self.neighbour_masks[cell.index()]));
        around
    }

    /// Returns `start` and all hexes of `within` that are connected to it: a chain or a herd.
    #[inline]
    pub fn group<S: Size>(&self, start: Cell, within: &Cells<S>) -> Cells<S> {
        let mut single = Cells::NONE;
        single.put(start);
        if self.touches(start, within) { self.groups_of(&single, within) } else { single }
    }

    /// Iterates over the connected components of a set, in order of their first hexes.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Cells, formats::hexes, maps};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let board = maps::by_name("symmetric").ok_or("no such board")?;
    /// let names = ["1,4", "1,6", "4,3", "4,5", "4,7"];
    /// let tiles: Cells = names.iter().map(|name| hexes::parse(&board, name)).collect::<Result<_, _>>()?;
    /// let chains: Vec<u16> = board.groups(tiles).map(|chain| chain.count()).collect();
    /// assert_eq!(chains, [2, 3]);
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn groups<S: Size>(&self, set: Cells<S>) -> impl Iterator<Item = Cells<S>> {
        self.groups_with(set, set)
    }

    /// Iterates over the components of `set` that contain a hex of `starts`, in order of the first such hex.
    #[inline]
    pub(super) fn groups_with<S: Size>(&self, starts: Cells<S>, set: Cells<S>) -> impl Iterator<Item = Cells<S>> {
        let mut left = starts;
        std::iter::from_fn(move || {
            let group = self.group(left.first()?, &set);
            left &= !group;
            Some(group)
        })
    }

    /// Returns `starts` and all hexes of `within` that are connected to any of them. This can cover several components.
    #[inline]
    pub fn groups_of<S: Size>(&self, starts: &Cells<S>, within: &Cells<S>) -> Cells<S> {
        within.flood(starts, |cell| &self.neighbour_masks[cell.index()])
    }

    /// Returns the hexes of a set that touch another hex of the set.
    #[inline]
    pub fn paired<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        match &S::printed(self).shifts {
            Some(shifts) => *set & shifts.around(set),
            None => set.filter(|cell| set.meets_mask(&self.neighbour_masks[cell.index()])),
        }
    }

    /// Returns a subset that contains at least one hex of each component with `least` or more hexes.
    #[inline]
    pub fn seeds<S: Size>(&self, set: &Cells<S>, least: u16) -> Cells<S> {
        match (least, &S::printed(self).shifts) {
            (0 | 1, _) => *set,
            (2, _) => self.paired(set),
            // Of any three connected hexes, one touches the other two.
            (_, Some(shifts)) => *set & shifts.around_twice(set),
            (_, None) => set.filter(|cell| set.meets_mask_twice(&self.neighbour_masks[cell.index()])),
        }
    }

    /// Returns the hexes of a set that belong to components of at least `least` hexes.
    #[inline]
    pub(super) fn large_components<S: Size>(&self, set: &Cells<S>, least: u16) -> Cells<S> {
        let seeds = self.seeds(set, least);
        match least {
            // A hex that touches another is in a component of at least two, so no flood fill is needed.
            0..=2 => seeds,
            // A hex that touches two others is in a component of at least three hexes, and every component of that size
            // contains such a hex.
            3 if seeds.is_empty() => seeds,
            3 => self.groups_of(&seeds, set),
            _ => self
                .groups_with(seeds, *set)
                .filter(|group| group.count() >= least)
                .fold(Cells::NONE, |all, group| all | group),
        }
    }
}
