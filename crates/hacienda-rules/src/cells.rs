//! Hexes of a board as small numbers, and sets of them as bits.

mod border;

use std::{
    hash::{Hash, Hasher},
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not},
};

pub(crate) use border::Border;

/// The most hexes a board may have (RULES.md 6).
pub const MAX_CELLS: usize = 880;

/// Words that hold any board.
pub(super) const WORDS: usize = MAX_CELLS.div_ceil(64);
/// Words that hold the usual boards whole: 256 hexes. What is done most with them names each of the four, since browsers
/// get code made small, in which a loop of four remains a loop.
pub(super) const USUAL: usize = 4;

/// What is in either of two sets, by their usual words.
#[inline(always)]
fn either([a, b, c, d]: [u64; USUAL], [e, f, g, h]: [u64; USUAL]) -> [u64; USUAL] {
    [a | e, b | f, c | g, d | h]
}

/// What is in both of two sets, by their usual words.
#[inline(always)]
fn both([a, b, c, d]: [u64; USUAL], [e, f, g, h]: [u64; USUAL]) -> [u64; USUAL] {
    [a & e, b & f, c & g, d & h]
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

/// A set of hexes of one board.
#[derive(Clone, Copy)]
pub struct Cells {
    words: [u64; WORDS],
    /// Whether there may be hexes beyond the usual words. Most boards have none, and only the first words need be looked at.
    large: bool,
}

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells { words: [0; WORDS], large: false };

    /// The words in which there may be hexes.
    #[inline]
    fn used(&self) -> &[u64] {
        if self.large { &self.words } else { &self.words[..USUAL] }
    }

    /// Does something with each word of this set and its fellow in another one, in all words in which either may have
    /// hexes.
    #[inline]
    fn change(&mut self, other: &Cells, change: impl Fn(&mut u64, u64)) {
        self.large |= other.large;
        let (mine, others) = (&mut self.words, &other.words);
        change(&mut mine[0], others[0]);
        change(&mut mine[1], others[1]);
        change(&mut mine[2], others[2]);
        change(&mut mine[3], others[3]);
        if self.large {
            mine[USUAL..].iter_mut().zip(&others[USUAL..]).for_each(|(a, b)| change(a, *b));
        }
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
        self.large |= cell.index() >= USUAL * 64;
    }

    /// Takes the hex out of the set.
    #[inline]
    pub fn take(&mut self, cell: Cell) {
        self.words[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn count(&self) -> u16 {
        let [a, b, c, d] = self.usual_words();
        let beyond = if self.large { self.words[USUAL..].iter().map(|word| word.count_ones()).sum() } else { 0 };
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones() + beyond) as u16
    }

    /// How many hexes two sets share.
    #[inline]
    pub fn count_shared(&self, other: &Cells) -> u16 {
        (*self & *other).count()
    }

    /// Whether no hex is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.usual_words();
        let beyond = if self.large { self.words[USUAL..].iter().fold(0, |any, word| any | word) } else { 0 };
        a | b | c | d | beyond == 0
    }

    /// Whether the two sets share a hex.
    #[inline]
    pub fn meets(&self, other: &Cells) -> bool {
        let [a, b, c, d] = both(self.usual_words(), other.usual_words());
        a | b | c | d != 0 || self.large && other.large && self.shares_beyond(other)
    }

    /// Whether every hex of the set is in the other one.
    #[inline]
    pub fn is_within(&self, other: &Cells) -> bool {
        let [a, b, c, d] = both(self.usual_words(), other.usual_words().map(|word| !word));
        let beyond = self.words[USUAL..].iter().zip(&other.words[USUAL..]);
        a | b | c | d == 0 && (!self.large || beyond.fold(0, |out, (word, other)| out | word & !other) == 0)
    }

    /// Whether two sets share a hex beyond the usual words.
    fn shares_beyond(&self, other: &Cells) -> bool {
        self.words[USUAL..].iter().zip(&other.words[USUAL..]).any(|(a, b)| a & b != 0)
    }

    /// The lowest hex of the set.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        let place = self.used().iter().position(|word| *word != 0)?;
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
        let mut counts = [0; WORDS];
        let mut all = 0;
        for (count, word) in counts.iter_mut().zip(self.used()) {
            *count = word.count_ones();
            all += *count;
        }
        let mut left = u32::from(choose(all as u16));
        for (place, (word, here)) in self.used().iter().zip(counts).enumerate() {
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
    pub fn only(&self, is_true: impl Fn(Cell) -> bool) -> Cells {
        let mut kept = Cells { large: self.large, ..Cells::NONE };
        for cell in self.iter() {
            // Without a branch: a processor could not foresee it.
            kept.words[cell.index() / 64] |= u64::from(is_true(cell)) << (cell.0 % 64);
        }
        kept
    }

    /// The hexes in order.
    #[inline]
    pub fn iter(&self) -> CellsIter<'_> {
        CellsIter { words: self.used(), place: 0, bits: self.words[0] }
    }

    /// The words that hold the set on the usual boards.
    #[inline]
    pub(super) fn usual_words(&self) -> [u64; USUAL] {
        [self.words[0], self.words[1], self.words[2], self.words[3]]
    }

    /// The set that has these first words and nothing beyond.
    #[inline]
    pub(super) fn from_usual([a, b, c, d]: [u64; USUAL]) -> Cells {
        let mut set = Cells::NONE;
        (set.words[0], set.words[1], set.words[2], set.words[3]) = (a, b, c, d);
        set
    }

    /// The set of a large board that has these words.
    #[inline]
    pub(super) fn from_words(words: [u64; WORDS]) -> Cells {
        Cells { words, large: true }
    }

    /// The set as 64-bit words, lowest hex first: what fingerprints are made of.
    pub(super) fn words(&self) -> &[u64; WORDS] {
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

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.put(cell));
        set
    }
}

impl std::fmt::Debug for Cells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

// What matters are the hexes, not where there might be some.
impl PartialEq for Cells {
    #[inline]
    fn eq(&self, other: &Cells) -> bool {
        self.usual_words() == other.usual_words()
            && (!self.large && !other.large || self.words[USUAL..] == other.words[USUAL..])
    }
}

impl Eq for Cells {}

impl Hash for Cells {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(mut self, other: Cells) -> Cells {
        if self.large && other.large {
            self &= other;
            return self;
        }
        Cells::from_usual(both(self.usual_words(), other.usual_words()))
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        self.change(&other, |a, b| *a &= b);
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(mut self, other: Cells) -> Cells {
        if self.large || other.large {
            self |= other;
            return self;
        }
        Cells::from_usual(either(self.usual_words(), other.usual_words()))
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.change(&other, |a, b| *a |= b);
    }
}

/// Every hex but those of a set: only for use with `&`.
#[derive(Clone, Copy)]
pub struct AllBut(Cells);

impl Not for Cells {
    type Output = AllBut;
    #[inline]
    fn not(self) -> AllBut {
        AllBut(self)
    }
}

impl BitAnd<AllBut> for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(mut self, other: AllBut) -> Cells {
        if self.large {
            self &= other;
            return self;
        }
        let [a, b, c, d] = other.0.usual_words();
        Cells::from_usual(both(self.usual_words(), [!a, !b, !c, !d]))
    }
}

impl BitAndAssign<AllBut> for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: AllBut) {
        self.change(&other.0, |a, b| *a &= !b);
    }
}

#[cfg(test)]
mod tests;
