//! The neighbours of a hex as parts of a set, and flood fills that use them.

use crate::{Bits, Cell, Cells};

/// The neighbours of a hex as the few words of a set that contain them: the basis of flood fills and set borders.
///
/// Hexes are numbered column by column and a column holds at most 50, so the neighbours of a hex are within 101
/// numbers: three words hold them at any offset. Sets with fewer words do not compile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Border {
    word: u8,
    bits: [u64; Border::WORDS],
}

impl Border {
    const WORDS: usize = 3;

    /// Creates the border with these hexes, on a board with `hexes` hexes.
    pub(crate) fn new(cells: &[Cell], hexes: usize) -> Border {
        let lowest = cells.iter().map(|cell| cell.index() / 64).min().unwrap_or(0);
        // The window stays within the board's words, except on the smallest boards.
        let word = lowest.min(hexes.div_ceil(64).saturating_sub(Border::WORDS));
        let mut bits = [0; Border::WORDS];
        cells.iter().for_each(|cell| bits[cell.index() / 64 - word] |= 1 << (cell.0 % 64));
        Border { word: word as u8, bits }
    }
}

impl<S: Bits> Cells<S> {
    #[inline]
    fn window(&self, border: &Border) -> &[u64; Border::WORDS] {
        const { assert!(S::WORDS >= Border::WORDS) };
        self.words()[usize::from(border.word)..].first_chunk().expect("a border lies within the words")
    }

    #[inline]
    fn window_mut(&mut self, border: &Border) -> &mut [u64; Border::WORDS] {
        const { assert!(S::WORDS >= Border::WORDS) };
        self.words.as_mut()[usize::from(border.word)..].first_chunk_mut().expect("a border lies within the words")
    }

    /// Adds all hexes of a border.
    #[inline]
    pub(crate) fn put_border(&mut self, border: &Border) {
        self.window_mut(border).iter_mut().zip(border.bits).for_each(|(word, bits)| *word |= bits);
    }

    /// Returns true if the set contains a hex of the border.
    #[inline]
    pub(crate) fn meets_border(&self, border: &Border) -> bool {
        // Reads all words without an early exit: the branch would be unpredictable.
        self.window(border).iter().zip(border.bits).fold(0, |met, (word, bits)| met | word & bits) != 0
    }

    /// Counts the hexes of a border in the set.
    #[inline]
    pub(crate) fn count_border(&self, border: &Border) -> u16 {
        self.window(border).iter().zip(border.bits).map(|(word, bits)| (word & bits).count_ones()).sum::<u32>() as u16
    }

    /// Returns true if the set contains at least two hexes of a border.
    #[inline]
    pub(crate) fn meets_border_twice(&self, border: &Border) -> bool {
        let (mut once, mut twice) = (0, 0);
        for (word, bits) in self.window(border).iter().zip(border.bits) {
            let met = word & bits;
            // A second match is a word that matches after another did, or a word with two matching bits.
            twice |= if once == 0 { 0 } else { met } | met & met.wrapping_sub(1);
            once |= met;
        }
        twice != 0
    }

    /// Returns the hexes of the set that are connected to any of `starts`, `starts` included. Not inlined: the function
    /// is long and has many callers.
    #[inline(never)]
    pub(crate) fn flood<'a>(&self, starts: &Cells<S>, border_of: impl Fn(Cell) -> &'a Border) -> Cells<S> {
        let (mut group, mut open) = (*starts, *starts);
        // All words before this one are done.
        let mut place = 0;
        while let Some(word) = open.words.as_mut().get_mut(place) {
            if *word == 0 {
                place += 1;
                continue;
            }
            let cell = Cell(place as u16 * 64 + word.trailing_zeros() as u16);
            *word &= *word - 1;
            let border = border_of(cell);
            let (within, group, open) = (self.window(border), group.window_mut(border), open.window_mut(border));
            for (n, bits) in border.bits.into_iter().enumerate() {
                let fresh = bits & within[n] & !group[n];
                group[n] |= fresh;
                open[n] |= fresh;
            }
            place = place.min(usize::from(border.word));
        }
        group
    }
}
