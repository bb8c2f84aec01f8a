//! What lies beside what, for whole sets of hexes: what they touch, and the groups that hang together.

use crate::{Board, Cell, Cells, Printed, Size};

impl Board {
    /// What is printed on it, in sets of the size that is wanted.
    #[inline]
    pub fn printed<S: Size>(&self) -> &Printed<S> {
        S::printed(self)
    }

    /// Whether a hex touches some hex of a set.
    #[inline]
    pub fn touches(&self, cell: Cell, set: &Cells<impl Size>) -> bool {
        set.meets_border(&self.borders[cell.index()])
    }

    /// Every hex that touches some hex of the set; hexes of the set are among them where they touch each other.
    #[inline(always)]
    pub fn around<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        match &S::printed(self).slides {
            Some(slides) => slides.around(set),
            None => self.around_few(set),
        }
    }

    /// The same, hex by hex: quicker for a herd than for all that somebody owns.
    #[inline]
    pub(super) fn around_few<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        let mut around = Cells::NONE;
        set.iter().for_each(|cell| around.put_border(&self.borders[cell.index()]));
        around
    }

    /// The same for who knows how many hexes there are: in whichever way is quicker.
    #[inline]
    pub fn around_counted<S: Size>(&self, set: &Cells<S>, count: u16) -> Cells<S> {
        match &S::printed(self).slides {
            Some(slides) if count > slides.few() => slides.around(set),
            _ => self.around_few(set),
        }
    }

    /// How many hexes of a set touch a hex.
    #[inline]
    pub(super) fn count_beside(&self, cell: Cell, set: &Cells<impl Size>) -> u16 {
        set.count_border(&self.borders[cell.index()])
    }

    /// The most hexes of a set that touch any one of these; 0 where none does.
    pub fn most_beside<S: Size>(&self, cells: &Cells<S>, set: &Cells<S>) -> u16 {
        let Some(slides) = &S::printed(self).slides else {
            return cells.iter().map(|cell| self.count_beside(cell, set)).max().unwrap_or(0);
        };
        // From the highest digit on, those that have it are more than the others.
        let (mut most, mut best) = (0, *cells);
        for (digit, having) in [4, 2, 1].into_iter().zip(slides.digits(set)) {
            let higher = best & having;
            if !higher.is_empty() {
                (most, best) = (most + digit, higher);
            }
        }
        most
    }

    /// Every hex that touches one of these.
    #[inline]
    pub fn around_some<S: Size>(&self, cells: &[Cell]) -> Cells<S> {
        let mut around = Cells::NONE;
        cells.iter().for_each(|cell| around.put_border(&self.borders[cell.index()]));
        around
    }

    /// The hexes of `within` that hang together with `start`, `start` included: a chain, a herd.
    #[inline]
    pub fn group<S: Size>(&self, start: Cell, within: &Cells<S>) -> Cells<S> {
        let mut alone = Cells::NONE;
        alone.put(start);
        if self.touches(start, within) { self.groups_of(&alone, within) } else { alone }
    }

    /// The groups of hexes of a set that hang together, in order of their first hex.
    #[inline]
    pub fn groups<S: Size>(&self, set: Cells<S>) -> impl Iterator<Item = Cells<S>> {
        self.groups_with(set, set)
    }

    /// Those groups of a set in which there is one of some hexes of it, in order of the first of these.
    #[inline]
    pub(super) fn groups_with<S: Size>(&self, some: Cells<S>, set: Cells<S>) -> impl Iterator<Item = Cells<S>> {
        let mut left = some;
        std::iter::from_fn(move || {
            let group = self.group(left.first()?, &set);
            left &= !group;
            Some(group)
        })
    }

    /// The hexes of `within` that hang together with any of `starts`, `starts` included: several groups at once.
    #[inline]
    pub fn groups_of<S: Size>(&self, starts: &Cells<S>, within: &Cells<S>) -> Cells<S> {
        within.flood(starts, |cell| &self.borders[cell.index()])
    }

    /// The hexes of a set that touch another one of it: in play most tiles stand alone.
    #[inline]
    pub fn paired<S: Size>(&self, set: &Cells<S>) -> Cells<S> {
        match &S::printed(self).slides {
            Some(slides) => *set & slides.around(set),
            None => set.only(|cell| set.meets_border(&self.borders[cell.index()])),
        }
    }

    /// Hexes of a set, at least one in each of its groups that has so many hexes or more.
    #[inline]
    pub fn seeds<S: Size>(&self, set: &Cells<S>, least: u16) -> Cells<S> {
        match (least, &S::printed(self).slides) {
            (0 | 1, _) => *set,
            (2, _) => self.paired(set),
            // Among three hexes that hang together one touches two.
            (_, Some(slides)) => *set & slides.around_twice(set),
            (_, None) => set.only(|cell| set.meets_border_twice(&self.borders[cell.index()])),
        }
    }

    /// The hexes of a set that are in groups of so many hexes or more.
    #[inline]
    pub(super) fn in_groups_from<S: Size>(&self, set: &Cells<S>, least: u16) -> Cells<S> {
        let seeds = self.seeds(set, least);
        match least {
            // What touches another one is in a group of two: none need be followed to see that.
            0..=2 => seeds,
            // What touches two is in a group of three, and each such group has it.
            3 if seeds.is_empty() => seeds,
            3 => self.groups_of(&seeds, set),
            _ => self
                .groups_with(seeds, *set)
                .filter(|group| group.count() >= least)
                .fold(Cells::NONE, |all, group| all | group),
        }
    }
}
