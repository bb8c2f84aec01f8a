//! Board hexes as small numbers, and bit sets of them.

mod neighbour_mask;

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not},
};

pub(crate) use neighbour_mask::NeighbourMask;

/// The maximum number of hexes on a board.
pub(super) const MAX_CELLS: usize = 880;

/// Bits for the hexes of any board, in 64-bit words.
pub type Wide = [u64; MAX_CELLS.div_ceil(64)];
/// Bits for a board of at most 256 hexes; most boards are no larger. Code that plays thousands of games uses this size.
pub type Narrow = [u64; 4];

/// The bits of a set, in 64-bit words. The number of words is a compile-time constant, so that the compiler can unroll
/// loops over them.
pub trait Bits: Copy + Eq + Hash + Debug + AsRef<[u64]> + AsMut<[u64]> + Send + Sync + 'static {
    /// The bits of the empty set.
    const NONE: Self;
    /// The number of words.
    const WORDS: usize;

    /// Returns the number of set bits in each word.
    fn counts(self) -> impl AsRef<[u32]>;
}

impl<const N: usize> Bits for [u64; N] {
    const NONE: [u64; N] = [0; N];
    const WORDS: usize = N;

    #[inline]
    fn counts(self) -> impl AsRef<[u32]> {
        self.map(u64::count_ones)
    }
}

/// A hex of a board, numbered by column, then row, skipping void hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Cell(pub u16);

impl Cell {
    /// Returns the number as an index into the board's lists.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of hexes of one board: [`Wide`] in general, [`Narrow`] where speed matters. Types that contain sets come in
/// both sizes.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Cell, Cells};
/// let chain: Cells = [Cell(8), Cell(3), Cell(70)].into_iter().collect();
/// let chips: Cells = [Cell(70)].into_iter().collect();
/// assert!(chain.intersects(&chips) && chips.is_subset(&chain));
/// assert!((chain & !chips).iter().eq([Cell(3), Cell(8)]));
/// assert_eq!(chain.nth(1), Some(Cell(8)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cells<S: Bits = Wide> {
    words: S,
}

impl<S: Bits> Cells<S> {
    /// The empty set.
    pub const NONE: Cells<S> = Cells { words: S::NONE };

    /// Converts to a set of another size; `None` if a hex does not fit.
    #[inline]
    pub fn fit<N: Bits>(&self) -> Option<Cells<N>> {
        let mut fitting = Cells::<N>::NONE;
        let (same, beyond) = self.words().split_at(N::WORDS.min(S::WORDS));
        fitting.words.as_mut()[..same.len()].copy_from_slice(same);
        beyond.iter().all(|word| *word == 0).then_some(fitting)
    }

    /// Applies `change` to each word of this set and the matching word of another.
    #[inline(always)]
    fn change(&mut self, other: &Cells<S>, change: impl Fn(&mut u64, u64)) {
        self.words.as_mut().iter_mut().zip(other.words()).for_each(|(word, other)| change(word, *other));
    }

    /// Combines each word of this set with the matching word of another, and returns the bitwise "or" of the results.
    #[inline(always)]
    fn any(&self, other: &Cells<S>, each: impl Fn(u64, u64) -> u64) -> u64 {
        // Reads all words without an early exit: the branch would be unpredictable.
        self.words().iter().zip(other.words()).fold(0, |any, (word, other)| any | each(*word, *other))
    }

    /// Returns true if the hex is in the set.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.words()[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Adds a hex.
    #[inline]
    pub fn put(&mut self, cell: Cell) {
        self.words.as_mut()[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    /// Removes a hex.
    #[inline]
    pub fn take(&mut self, cell: Cell) {
        self.words.as_mut()[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// Returns the number of hexes in the set.
    #[inline]
    pub fn count(&self) -> u16 {
        self.words().iter().map(|word| word.count_ones()).sum::<u32>() as u16
    }

    /// Returns the number of hexes that the two sets share.
    #[inline]
    pub fn count_shared(&self, other: &Cells<S>) -> u16 {
        (*self & *other).count()
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words().iter().fold(0, |any, word| any | word) == 0
    }

    /// Returns true if the sets share a hex.
    #[inline]
    pub fn intersects(&self, other: &Cells<S>) -> bool {
        self.any(other, |a, b| a & b) != 0
    }

    /// Returns true if every hex of the set is in the other.
    #[inline]
    pub fn is_subset(&self, other: &Cells<S>) -> bool {
        self.any(other, |a, b| a & !b) == 0
    }

    /// Returns the lowest hex of the set.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        let place = self.words().iter().position(|word| *word != 0)?;
        Some(Cell(place as u16 * 64 + self.words()[place].trailing_zeros() as u16))
    }

    /// Returns the `n`-th hex of the set in order, counted from 0.
    pub fn nth(&self, n: u16) -> Option<Cell> {
        self.choose(|_| n)
    }

    /// Returns the hex at the index that `choose` picks, given the number of hexes; `None` if the index is out of
    /// range.
    ///
    /// Counts the bits of every word only once: on a CPU without an instruction for counting bits, the counting
    /// dominates the cost.
    #[inline]
    pub fn choose(&self, choose: impl FnOnce(u16) -> u16) -> Option<Cell> {
        let counts = self.words.counts();
        let counts = counts.as_ref();
        let mut left = u32::from(choose(counts.iter().sum::<u32>() as u16));
        for (place, (word, here)) in self.words().iter().zip(counts).enumerate() {
            if left >= *here {
                left -= here;
                continue;
            }
            let mut bits = *word;
            for _ in 0..left {
                bits &= bits - 1;
            }
            return Some(Cell(place as u16 * 64 + bits.trailing_zeros() as u16));
        }
        None
    }

    /// Returns the hexes that satisfy a predicate.
    #[inline]
    pub fn filter(&self, is_true: impl Fn(Cell) -> bool) -> Cells<S> {
        let mut kept = Cells::<S>::NONE;
        for cell in self.iter() {
            // Branchless, because the branch would be unpredictable.
            kept.words.as_mut()[cell.index() / 64] |= u64::from(is_true(cell)) << (cell.0 % 64);
        }
        kept
    }

    /// Iterates over the hexes in order.
    #[inline]
    pub fn iter(&self) -> CellsIter<'_> {
        CellsIter { words: self.words(), place: 0, bits: self.words()[0] }
    }

    /// Creates a set from its words.
    #[inline]
    pub(super) fn from_words(words: S) -> Cells<S> {
        Cells { words }
    }

    /// Returns the set as 64-bit words, lowest hexes first.
    #[inline]
    pub(super) fn words(&self) -> &[u64] {
        self.words.as_ref()
    }
}

/// An iterator over a set, in order.
pub struct CellsIter<'a> {
    words: &'a [u64],
    place: usize,
    bits: u64,
}

impl Iterator for CellsIter<'_> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.bits == 0 {
            self.place += 1;
            self.bits = *self.words.get(self.place)?;
        }
        let bit = self.bits.trailing_zeros() as u16;
        self.bits &= self.bits - 1;
        Some(Cell(self.place as u16 * 64 + bit))
    }
}

impl<S: Bits> FromIterator<Cell> for Cells<S> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells<S> {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.put(cell));
        set
    }
}

impl<S: Bits> Debug for Cells<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

impl<S: Bits> BitAnd for Cells<S> {
    type Output = Cells<S>;
    #[inline]
    fn bitand(mut self, other: Cells<S>) -> Cells<S> {
        self &= other;
        self
    }
}

impl<S: Bits> BitAndAssign for Cells<S> {
    #[inline]
    fn bitand_assign(&mut self, other: Cells<S>) {
        self.change(&other, |a, b| *a &= b);
    }
}

impl<S: Bits> BitOr for Cells<S> {
    type Output = Cells<S>;
    #[inline]
    fn bitor(mut self, other: Cells<S>) -> Cells<S> {
        self |= other;
        self
    }
}

impl<S: Bits> BitOrAssign for Cells<S> {
    #[inline]
    fn bitor_assign(&mut self, other: Cells<S>) {
        self.change(&other, |a, b| *a |= b);
    }
}

/// The complement of a set, only for use with `&`.
#[derive(Clone, Copy)]
pub struct Complement<S: Bits>(Cells<S>);

impl<S: Bits> Not for Cells<S> {
    type Output = Complement<S>;
    #[inline]
    fn not(self) -> Complement<S> {
        Complement(self)
    }
}

impl<S: Bits> BitAnd<Complement<S>> for Cells<S> {
    type Output = Cells<S>;
    #[inline]
    fn bitand(mut self, other: Complement<S>) -> Cells<S> {
        self &= other;
        self
    }
}

impl<S: Bits> BitAndAssign<Complement<S>> for Cells<S> {
    #[inline]
    fn bitand_assign(&mut self, other: Complement<S>) {
        self.change(&other.0, |a, b| *a &= !b);
    }
}

#[cfg(test)]
mod tests;
