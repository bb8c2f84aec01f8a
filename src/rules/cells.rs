//! Hexes of a board as small numbers, and sets of them as bits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The most hexes a board may have (RULES.md 6).
pub const MAX_CELLS: usize = 880;

const WORDS: usize = MAX_CELLS.div_ceil(64);

/// A hex of a board: its number in order of column, then row, void hexes not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u16);

impl Cell {
    /// The number as an index into the board's lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of hexes of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells([0; WORDS]);

    /// Whether the hex is in the set.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Puts the hex into the set.
    #[inline]
    pub fn put(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes the hex out of the set.
    #[inline]
    pub fn take(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// How many hexes are in the set.
    #[inline]
    pub fn count(&self) -> u16 {
        // Most words are empty: few boards have half as many hexes as there may be.
        self.0.iter().filter(|word| **word != 0).map(|word| word.count_ones() as u16).sum()
    }

    /// Whether no hex is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Whether the two sets share a hex.
    #[inline]
    pub fn meets(&self, other: &Cells) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The lowest hex of the set.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// The `n`-th hex of the set, counted from 0 in order.
    pub fn nth(&self, n: u16) -> Option<Cell> {
        let mut left = u32::from(n);
        for (place, word) in self.0.iter().enumerate() {
            let here = word.count_ones();
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

    /// The hexes in order.
    #[inline]
    pub fn iter(&self) -> CellsIter<'_> {
        CellsIter { words: &self.0, place: 0, bits: self.0[0] }
    }

    /// The set as 64-bit words, lowest hex first: what fingerprints are made of.
    pub(super) fn words(&self) -> &[u64] {
        &self.0
    }
}

/// The hexes beside one hex, as the few words of a set in which they lie: what floods and borders are made of.
///
/// Hexes are numbered column by column and a column holds at most 50, so those beside a hex lie within 101 numbers: three
/// words hold them wherever the first one begins.
#[derive(Debug, Clone, Copy)]
pub(super) struct Border {
    word: u8,
    bits: [u64; Border::WORDS],
}

impl Border {
    const WORDS: usize = 3;

    /// The border made of these hexes.
    pub(super) fn new(cells: &[Cell]) -> Border {
        let lowest = cells.iter().map(|cell| cell.index() / 64).min().unwrap_or(0);
        let word = lowest.min(WORDS - Border::WORDS);
        let mut bits = [0; Border::WORDS];
        cells.iter().for_each(|cell| bits[cell.index() / 64 - word] |= 1 << (cell.0 % 64));
        Border { word: word as u8, bits }
    }
}

impl Cells {
    fn window(&self, border: &Border) -> &[u64] {
        &self.0[usize::from(border.word)..][..Border::WORDS]
    }

    fn window_mut(&mut self, border: &Border) -> &mut [u64] {
        &mut self.0[usize::from(border.word)..][..Border::WORDS]
    }

    /// Puts all hexes of a border into the set.
    #[inline]
    pub(super) fn put_border(&mut self, border: &Border) {
        self.window_mut(border).iter_mut().zip(border.bits).for_each(|(word, bits)| *word |= bits);
    }

    /// Whether the set holds some hex of a border.
    #[inline]
    pub(super) fn meets_border(&self, border: &Border) -> bool {
        self.window(border).iter().zip(border.bits).any(|(word, bits)| word & bits != 0)
    }

    /// The hexes of the set that hang together with `start` by the borders of each hex, `start` included.
    #[inline]
    pub(super) fn flood<'a>(&self, start: Cell, border_of: impl Fn(Cell) -> &'a Border) -> Cells {
        let mut group = Cells::NONE;
        group.put(start);
        if !self.meets_border(border_of(start)) {
            return group;
        }
        let mut open = group;
        // No hex is open before this word, nor from the last one on.
        let mut place = start.index() / 64;
        let mut last = place + 1;
        while place < last {
            let word = &mut open.0[place];
            if *word == 0 {
                place += 1;
                continue;
            }
            let cell = Cell(place as u16 * 64 + word.trailing_zeros() as u16);
            *word &= *word - 1;
            let border = border_of(cell);
            let within = self.window(border);
            let reached = group.window_mut(border);
            let waiting = open.window_mut(border);
            for (n, bits) in border.bits.into_iter().enumerate() {
                let fresh = bits & within[n] & !reached[n];
                reached[n] |= fresh;
                waiting[n] |= fresh;
            }
            place = place.min(usize::from(border.word));
            last = last.max(usize::from(border.word) + Border::WORDS);
        }
        group
    }
}

/// Walks through a set in order.
pub struct CellsIter<'a> {
    words: &'a [u64; WORDS],
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

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(mut self, other: Cells) -> Cells {
        self &= other;
        self
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(mut self, other: Cells) -> Cells {
        self |= other;
        self
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
    }
}

impl Not for Cells {
    type Output = Cells;
    /// Every other bit, those beyond the board's last hex included: only for use with `&`.
    #[inline]
    fn not(mut self) -> Cells {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }
}
