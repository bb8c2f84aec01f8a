//! Adjacency of whole sets of hexes: their neighbours and connected groups.

use crate::{Board, Cell, Cells, Printed, Size};

impl Board {
    /// Returns the printed grounds as sets of the requested size.
    #[inline]
    pub fn printed<S: Size>(&self) -> &Printed<S> {
        S::printed(self)
    }

    /// Returns true if a hex touches a hex of the set.
    #[inline]
    pub fn touches(&self, cell: Cell, set: &Cells<impl Size>) -> bool {
        set.meets_border(&self.borders[cell.index()])
    }

    /// Returns every hex that touches a hex of the set. It includes hexes of the set that touch each other.
    #[inline(always)]
    pub fn around<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        match &S::printed(self).slides {
            Some(slides) => slides.around(set),
            None => self.around_few(set),
        }
    }

    /// Returns the same as [`Board::around`], hex by hex: faster for a herd than for all pieces of a player.
    #[inline]
    pub(super) fn around_few<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        let mut around = Cells::NONE;
        set.iter().for_each(|cell| around.put_border(&self.borders[cell.index()]));
        around
    }

    /// Returns the same as [`Board::around`] by the faster method, given the number of hexes.
    #[inline]
    pub fn around_counted<S: Size>(&self, set: &Cells<S>, count: u16) -> Cells<S> {
        match &S::printed(self).slides {
            Some(slides) if count > slides.few() => slides.around(set),
            _ => self.around_few(set),
        }
    }

    /// Counts the hexes of a set that touch a hex.
    #[inline]
    pub(super) fn count_beside(&self, cell: Cell, set: &Cells<impl Size>) -> u16 {
        set.count_border(&self.borders[cell.index()])
    }

    /// Returns the largest number of hexes of `set` that touch any one hex of `cells`; 0 if none does.
    pub fn most_beside<S: Size>(&self, cells: &Cells<S>, set: &Cells<S>) -> u16 {
        let Some(slides) = &S::printed(self).slides else {
            return cells.iter().map(|cell| self.count_beside(cell, set)).max().unwrap_or(0);
        };
        // From the highest binary digit down: hexes with the digit set have larger counts than the others.
        let (mut most, mut best) = (0, *cells);
        for (digit, having) in [4, 2, 1].into_iter().zip(slides.digits(set)) {
            let higher = best & having;
            if !higher.is_empty() {
                (most, best) = (most + digit, higher);
            }
        }
        most
    }

    /// Returns every hex that touches one of these.
    #[inline]
    pub fn around_some<S: Size>(&self, cells: &[Cell]) -> Cells<S> {
        let mut around = Cells::NONE;
        cells.iter().for_each(|cell| around.put_border(&self.borders[cell.index()]));
        around
    }

    /// Returns the connected component of `within` that contains `start`: a chain or a herd.
    #[inline]
    pub fn group<S: Size>(&self, start: Cell, within: &Cells<S>) -> Cells<S> {
        let mut alone = Cells::NONE;
        alone.put(start);
        if self.touches(start, within) { self.groups_of(&alone, within) } else { alone }
    }

    /// Iterates over the connected components of a set, in order of their first hexes.
    #[inline]
    pub fn groups<S: Size>(&self, set: Cells<S>) -> impl Iterator<Item = Cells<S>> {
        self.groups_with(set, set)
    }

    /// Iterates over the components of `set` that contain a hex of `some`, in order of the first such hex.
    #[inline]
    pub(super) fn groups_with<S: Size>(&self, some: Cells<S>, set: Cells<S>) -> impl Iterator<Item = Cells<S>> {
        let mut left = some;
        std::iter::from_fn(move || {
            let group = self.group(left.first()?, &set);
            left &= !group;
            Some(group)
        })
    }

    /// Returns the hexes of `within` that are connected to any of `starts`, `starts` included: several components at
    /// once.
    #[inline]
    pub fn groups_of<S: Size>(&self, starts: &Cells<S>, within: &Cells<S>) -> Cells<S> {
        within.flood(starts, |cell| &self.borders[cell.index()])
    }

    /// Returns the hexes of a set that touch another hex of it. In play most tiles have no neighbour in their set.
    #[inline]
    pub fn paired<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        match &S::printed(self).slides {
            Some(slides) => *set & slides.around(set),
            None => set.only(|cell| set.meets_border(&self.borders[cell.index()])),
        }
    }

    /// Returns hexes of a set, with at least one in each component of at least `least` hexes.
    #[inline]
    pub fn seeds<S: Size>(&self, set: &Cells<S>, least: u16) -> Cells<S> {
        match (least, &S::printed(self).slides) {
            (0 | 1, _) => *set,
            (2, _) => self.paired(set),
            // In three connected hexes, one touches the other two.
            (_, Some(slides)) => *set & slides.around_twice(set),
            (_, None) => set.only(|cell| set.meets_border_twice(&self.borders[cell.index()])),
        }
    }

    /// Returns the hexes of a set that belong to components of at least `least` hexes.
    #[inline]
    pub(super) fn in_groups_from<S: Size>(&self, set: &Cells<S>, least: u16) -> Cells<S> {
        let seeds = self.seeds(set, least);
        match least {
            // A hex that touches another is in a component of at least two, so no flood fill is needed.
            0..=2 => seeds,
            // A hex that touches two others is in a component of at least three, and each such component has one.
            3 if seeds.is_empty() => seeds,
            3 => self.groups_of(&seeds, set),
            _ => self
                .groups_with(seeds, *set)
                .filter(|group| group.count() >= least)
                .fold(Cells::NONE, |all, group| all | group),
        }
    }
}
