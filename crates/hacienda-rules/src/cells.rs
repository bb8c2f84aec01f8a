//! Hexes of a board as small numbers, and sets of them as bits.

mod border;

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not},
};

pub(crate) use border::Border;

/// The most hexes a board may have (RULES.md 6).
pub(super) const MAX_CELLS: usize = 880;

/// Bits for the hexes of any board, in words of 64.
pub type Wide = [u64; MAX_CELLS.div_ceil(64)];
/// Bits for boards of up to 256 hexes, as most are: whoever plays thousands of games plays them in such sets.
pub type Narrow = [u64; 4];

/// The bits of a set, in words of 64. How many there are the compiler knows, and unrolls the loops over them.
pub trait Bits: Copy + Eq + Hash + Debug + AsRef<[u64]> + AsMut<[u64]> + Send + Sync + 'static {
    /// Those of the empty set.
    const NONE: Self;
    /// How many words there are.
    const WORDS: usize;

    /// How many bits are set in each word.
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

/// A hex of a board: its number in order of column, then row, void hexes not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Cell(pub u16);

impl Cell {
    /// The number as an index into the board's lists.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of hexes of one board: [`Wide`] for everybody, [`Narrow`] for those in haste. What is made of sets comes in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cells<S: Bits = Wide> {
    words: S,
}

impl<S: Bits> Cells<S> {
    /// The empty set.
    pub const NONE: Cells<S> = Cells { words: S::NONE };

    /// The same hexes in a set of another size; `None` where one of them lies beyond.
    #[inline]
    pub fn fit<N: Bits>(&self) -> Option<Cells<N>> {
        let mut fitting = Cells::<N>::NONE;
        let (same, beyond) = self.words().split_at(N::WORDS.min(S::WORDS));
        fitting.words.as_mut()[..same.len()].copy_from_slice(same);
        beyond.iter().all(|word| *word == 0).then_some(fitting)
    }

    /// Does something with each word of this set and its fellow in another one.
    #[inline(always)]
    fn change(&mut self, other: &Cells<S>, change: impl Fn(&mut u64, u64)) {
        self.words.as_mut().iter_mut().zip(other.words()).for_each(|(word, other)| change(word, *other));
    }

    /// What is made of each word of this set and its fellow in another one, and put together by "or".
    #[inline(always)]
    fn any(&self, other: &Cells<S>, each: impl Fn(u64, u64) -> u64) -> u64 {
        // All words, not up to the first that tells: a processor cannot foresee which that is.
        self.words().iter().zip(other.words()).fold(0, |any, (word, other)| any | each(*word, *other))
    }

    /// Whether the hex is in the set.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.words()[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Puts the hex into the set.
    #[inline]
    pub fn put(&mut self, cell: Cell) {
        self.words.as_mut()[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes the hex out of the set.
    #[inline]
    pub fn take(&mut self, cell: Cell) {
        self.words.as_mut()[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn count(&self) -> u16 {
        self.words().iter().map(|word| word.count_ones()).sum::<u32>() as u16
    }

    /// How many hexes two sets share.
    #[inline]
    pub fn count_shared(&self, other: &Cells<S>) -> u16 {
        (*self & *other).count()
    }

    /// Whether no hex is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words().iter().fold(0, |any, word| any | word) == 0
    }

    /// Whether the two sets share a hex.
    #[inline]
    pub fn meets(&self, other: &Cells<S>) -> bool {
        self.any(other, |a, b| a & b) != 0
    }

    /// Whether every hex of the set is in the other one.
    #[inline]
    pub fn is_within(&self, other: &Cells<S>) -> bool {
        self.any(other, |a, b| a & !b) == 0
    }

    /// The lowest hex of the set.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        let place = self.words().iter().position(|word| *word != 0)?;
        Some(Cell(place as u16 * 64 + self.words()[place].trailing_zeros() as u16))
    }

    /// The `n`-th hex of the set, counted from 0 in order.
    pub fn nth(&self, n: u16) -> Option<Cell> {
        self.choose(|_| n)
    }

    /// The hex whose number in order, from 0, is chosen by who is told how many there are; `None` beyond the last. Every word is
    /// counted once: without an instruction for it that takes longer than all the rest.
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

    /// The hexes of the set for which something is true.
    #[inline]
    pub fn only(&self, is_true: impl Fn(Cell) -> bool) -> Cells<S> {
        let mut kept = Cells::<S>::NONE;
        for cell in self.iter() {
            // Without a branch: a processor could not foresee it.
            kept.words.as_mut()[cell.index() / 64] |= u64::from(is_true(cell)) << (cell.0 % 64);
        }
        kept
    }

    /// The hexes in order.
    #[inline]
    pub fn iter(&self) -> CellsIter<'_> {
        CellsIter { words: self.words(), place: 0, bits: self.words()[0] }
    }

    /// The set that has these words.
    #[inline]
    pub(super) fn from_words(words: S) -> Cells<S> {
        Cells { words }
    }

    /// The set as 64-bit words, lowest hex first: what fingerprints are made of.
    #[inline]
    pub(super) fn words(&self) -> &[u64] {
        self.words.as_ref()
    }
}

/// Walks through a set in order.
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

/// Every hex but those of a set: only for use with `&`.
#[derive(Clone, Copy)]
pub struct AllBut<S: Bits>(Cells<S>);

impl<S: Bits> Not for Cells<S> {
    type Output = AllBut<S>;
    #[inline]
    fn not(self) -> AllBut<S> {
        AllBut(self)
    }
}

impl<S: Bits> BitAnd<AllBut<S>> for Cells<S> {
    type Output = Cells<S>;
    #[inline]
    fn bitand(mut self, other: AllBut<S>) -> Cells<S> {
        self &= other;
        self
    }
}

impl<S: Bits> BitAndAssign<AllBut<S>> for Cells<S> {
    #[inline]
    fn bitand_assign(&mut self, other: AllBut<S>) {
        self.change(&other.0, |a, b| *a &= !b);
    }
}

#[cfg(test)]
mod tests;
