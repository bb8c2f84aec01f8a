//! Bit masks of the neighbours of a hex, and flood fills that use them.

use crate::{Bits, Cell, Cells};

/// The neighbours of a hex, as the few words of a set that contain them. Flood fills and
/// [`Board::around`](crate::Board::around) use these masks.
///
/// Hexes are numbered column by column and a column holds at most 50, so the numbers of the neighbours of a hex span at
/// most 101: three words hold them at any offset. Set types with fewer words do not compile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NeighbourMask {
    word: u8,
    bits: [u64; NeighbourMask::WORDS],
}

impl NeighbourMask {
    const WORDS: usize = 3;

    /// Creates the mask of these hexes, on a board with `hexes` hexes.
    pub(crate) fn new(cells: &[Cell], hexes: usize) -> NeighbourMask {
        let lowest = cells.iter().map(|cell| cell.index() / 64).min().unwrap_or(0);
        // The window stays within the board's words, except on the smallest boards.
        let word = lowest.min(hexes.div_ceil(64).saturating_sub(NeighbourMask::WORDS));
        let mut bits = [0; NeighbourMask::WORDS];
        cells.iter().for_each(|cell| bits[cell.index() / 64 - word] |= 1 << (cell.0 % 64));
        NeighbourMask { word: word as u8, bits }
    }
}

impl<S: Bits> Cells<S> {
    #[inline]
    fn window(&self, mask: &NeighbourMask) -> &[u64; NeighbourMask::WORDS] {
        const { assert!(S::WORDS >= NeighbourMask::WORDS) };
        self.words()[usize::from(mask.word)..].first_chunk().expect("the mask is within the set's words")
    }

    #[inline]
    fn window_mut(&mut self, mask: &NeighbourMask) -> &mut [u64; NeighbourMask::WORDS] {
        const { assert!(S::WORDS >= NeighbourMask::WORDS) };
        self.words.as_mut()[usize::from(mask.word)..].first_chunk_mut().expect("the mask is within the set's words")
    }

    /// Adds all hexes of a mask.
    #[inline]
    pub(crate) fn put_mask(&mut self, mask: &NeighbourMask) {
        self.window_mut(mask).iter_mut().zip(mask.bits).for_each(|(word, bits)| *word |= bits);
    }

    /// Returns true if the set contains a hex of the mask.
    #[inline]
    pub(crate) fn meets_mask(&self, mask: &NeighbourMask) -> bool {
        // Reads all words without an early exit: the branch would be unpredictable.
        self.window(mask).iter().zip(mask.bits).fold(0, |met, (word, bits)| met | word & bits) != 0
    }

    /// Counts the hexes of a mask that are in the set.
    #[inline]
    pub(crate) fn count_mask(&self, mask: &NeighbourMask) -> u16 {
        self.window(mask).iter().zip(mask.bits).map(|(word, bits)| (word & bits).count_ones()).sum::<u32>() as u16
    }

    /// Returns true if the set contains at least two hexes of a mask.
    #[inline]
    pub(crate) fn meets_mask_twice(&self, mask: &NeighbourMask) -> bool {
        let (mut once, mut twice) = (0, 0);
        for (word, bits) in self.window(mask).iter().zip(mask.bits) {
            let met = word & bits;
            // A match is not the first if an earlier word already matched, or if a lower bit of the same word matches.
            twice |= if once == 0 { 0 } else { met } | met & met.wrapping_sub(1);
            once |= met;
        }
        twice != 0
    }

    /// Returns the hexes of the set that are connected to any of `starts`, `starts` included. Not inlined, because the
    /// function is long and has many callers.
    #[inline(never)]
    pub(crate) fn flood<'a>(&self, starts: &Cells<S>, mask_of: impl Fn(Cell) -> &'a NeighbourMask) -> Cells<S> {
        let (mut group, mut open) = (*starts, *starts);
        // All words of `open` before this one are zero.
        let mut place = 0;
        while let Some(word) = open.words.as_mut().get_mut(place) {
            if *word == 0 {
                place += 1;
                continue;
            }
            let cell = Cell(place as u16 * 64 + word.trailing_zeros() as u16);
            *word &= *word - 1;
            let mask = mask_of(cell);
            let (within, group, open) = (self.window(mask), group.window_mut(mask), open.window_mut(mask));
            for (n, bits) in mask.bits.into_iter().enumerate() {
                let fresh = bits & within[n] & !group[n];
                group[n] |= fresh;
                open[n] |= fresh;
            }
            place = place.min(usize::from(mask.word));
        }
        group
    }
}
