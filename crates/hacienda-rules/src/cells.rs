//! Hexes of a board as small numbers, and sets of them as bits.

mod border;

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

pub(crate) use border::Border;

/// The most hexes a board may have (RULES.md 6).
pub const MAX_CELLS: usize = 880;

/// Words of 64 hexes that hold any board.
pub const WORDS: usize = MAX_CELLS.div_ceil(64);
/// Words that hold boards of up to 256 hexes, as most are: whoever plays thousands of games plays them in such sets.
pub const NARROW: usize = 4;

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

/// A set of hexes of one board, in so many words of 64 hexes each. What is made of sets comes in the same widths: [`WORDS`]
/// for everybody, [`NARROW`] for those in haste: the compiler unrolls the loops over a width that it knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cells<const W: usize = WORDS> {
    words: [u64; W],
}

impl<const W: usize> Cells<W> {
    /// The empty set.
    pub const NONE: Cells<W> = Cells { words: [0; W] };

    /// The same hexes in so many words; `None` where one of them lies beyond.
    #[inline]
    pub fn fit<const N: usize>(&self) -> Option<Cells<N>> {
        let shared = N.min(W);
        let mut words = [0; N];
        words[..shared].copy_from_slice(&self.words[..shared]);
        self.words[shared..].iter().all(|word| *word == 0).then_some(Cells { words })
    }

    /// Does something with each word of this set and its fellow in another one.
    #[inline(always)]
    fn change(&mut self, other: &Cells<W>, change: impl Fn(&mut u64, u64)) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| change(word, *other));
    }

    /// What is made of each word of this set and its fellow in another one, and put together by "or".
    #[inline(always)]
    fn any(&self, other: &Cells<W>, each: impl Fn(u64, u64) -> u64) -> u64 {
        // All words, not up to the first that tells: a processor cannot foresee which that is.
        self.words.iter().zip(&other.words).fold(0, |any, (word, other)| any | each(*word, *other))
    }

    /// Whether the hex is in the set.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.words[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Puts the hex into the set.
    #[inline]
    pub fn put(&mut self, cell: Cell) {
        self.words[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes the hex out of the set.
    #[inline]
    pub fn take(&mut self, cell: Cell) {
        self.words[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn count(&self) -> u16 {
        self.words.iter().map(|word| word.count_ones()).sum::<u32>() as u16
    }

    /// How many hexes two sets share.
    #[inline]
    pub fn count_shared(&self, other: &Cells<W>) -> u16 {
        (*self & *other).count()
    }

    /// Whether no hex is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().fold(0, |any, word| any | word) == 0
    }

    /// Whether the two sets share a hex.
    #[inline]
    pub fn meets(&self, other: &Cells<W>) -> bool {
        self.any(other, |a, b| a & b) != 0
    }

    /// Whether every hex of the set is in the other one.
    #[inline]
    pub fn is_within(&self, other: &Cells<W>) -> bool {
        self.any(other, |a, b| a & !b) == 0
    }

    /// The lowest hex of the set.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        let place = self.words.iter().position(|word| *word != 0)?;
        Some(Cell(place as u16 * 64 + self.words[place].trailing_zeros() as u16))
    }

    /// The `n`-th hex of the set, counted from 0 in order.
    pub fn nth(&self, n: u16) -> Option<Cell> {
        self.choose(|_| n)
    }

    /// The hex whose number in order, from 0, is chosen by who is told how many there are; `None` beyond the last. Every word is
    /// counted once: without an instruction for it that takes longer than all the rest.
    #[inline]
    pub fn choose(&self, choose: impl FnOnce(u16) -> u16) -> Option<Cell> {
        let counts = self.words.map(u64::count_ones);
        let mut left = u32::from(choose(counts.iter().sum::<u32>() as u16));
        for (place, (word, here)) in self.words.iter().zip(counts).enumerate() {
            if left >= here {
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
    pub fn only(&self, is_true: impl Fn(Cell) -> bool) -> Cells<W> {
        let mut kept = Cells::NONE;
        for cell in self.iter() {
            // Without a branch: a processor could not foresee it.
            kept.words[cell.index() / 64] |= u64::from(is_true(cell)) << (cell.0 % 64);
        }
        kept
    }

    /// The hexes in order.
    #[inline]
    pub fn iter(&self) -> CellsIter<'_> {
        CellsIter { words: &self.words, place: 0, bits: self.words[0] }
    }

    /// The set that has these words.
    #[inline]
    pub(super) fn from_words(words: [u64; W]) -> Cells<W> {
        Cells { words }
    }

    /// The set as 64-bit words, lowest hex first: what fingerprints are made of.
    #[inline]
    pub(super) fn words(&self) -> &[u64; W] {
        &self.words
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

impl<const W: usize> FromIterator<Cell> for Cells<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells<W> {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.put(cell));
        set
    }
}

impl<const W: usize> std::fmt::Debug for Cells<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

impl<const W: usize> BitAnd for Cells<W> {
    type Output = Cells<W>;
    #[inline]
    fn bitand(mut self, other: Cells<W>) -> Cells<W> {
        self &= other;
        self
    }
}

impl<const W: usize> BitAndAssign for Cells<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Cells<W>) {
        self.change(&other, |a, b| *a &= b);
    }
}

impl<const W: usize> BitOr for Cells<W> {
    type Output = Cells<W>;
    #[inline]
    fn bitor(mut self, other: Cells<W>) -> Cells<W> {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for Cells<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Cells<W>) {
        self.change(&other, |a, b| *a |= b);
    }
}

/// Every hex but those of a set: only for use with `&`.
#[derive(Clone, Copy)]
pub struct AllBut<const W: usize>(Cells<W>);

impl<const W: usize> Not for Cells<W> {
    type Output = AllBut<W>;
    #[inline]
    fn not(self) -> AllBut<W> {
        AllBut(self)
    }
}

impl<const W: usize> BitAnd<AllBut<W>> for Cells<W> {
    type Output = Cells<W>;
    #[inline]
    fn bitand(mut self, other: AllBut<W>) -> Cells<W> {
        self &= other;
        self
    }
}

impl<const W: usize> BitAndAssign<AllBut<W>> for Cells<W> {
    #[inline]
    fn bitand_assign(&mut self, other: AllBut<W>) {
        self.change(&other.0, |a, b| *a &= !b);
    }
}

#[cfg(test)]
mod tests;
