//! The hexes beside a hex as parts of a set, and floods from border to border.

use crate::{Bits, Cell, Cells};

/// The hexes beside one hex, as the few words of a set in which they lie: what floods and borders are made of.
///
/// Hexes are numbered column by column and a column holds at most 50, so those beside a hex lie within 101 numbers: three
/// words hold them wherever the first one begins. Sets with fewer words do not compile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Border {
    word: u8,
    bits: [u64; Border::WORDS],
}

impl Border {
    const WORDS: usize = 3;

    /// The border made of these hexes, on a board with so many.
    pub(crate) fn new(cells: &[Cell], hexes: usize) -> Border {
        let lowest = cells.iter().map(|cell| cell.index() / 64).min().unwrap_or(0);
        // No word is named in which the board has no hex, but for the smallest boards.
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

    /// Puts all hexes of a border into the set.
    #[inline]
    pub(crate) fn put_border(&mut self, border: &Border) {
        self.window_mut(border).iter_mut().zip(border.bits).for_each(|(word, bits)| *word |= bits);
    }

    /// Whether the set holds some hex of a border.
    #[inline]
    pub(crate) fn meets_border(&self, border: &Border) -> bool {
        // All words, not up to the first that meets: a processor cannot foresee which that is.
        self.window(border).iter().zip(border.bits).fold(0, |met, (word, bits)| met | word & bits) != 0
    }

    /// How many hexes of a border the set holds.
    #[inline]
    pub(crate) fn count_border(&self, border: &Border) -> u16 {
        self.window(border).iter().zip(border.bits).map(|(word, bits)| (word & bits).count_ones()).sum::<u32>() as u16
    }

    /// Whether the set holds two hexes of a border or more.
    #[inline]
    pub(crate) fn meets_border_twice(&self, border: &Border) -> bool {
        let (mut once, mut twice) = (0, 0);
        for (word, bits) in self.window(border).iter().zip(border.bits) {
            let met = word & bits;
            // A word that meets after another one did is the second; so is one with two bits.
            twice |= if once == 0 { 0 } else { met } | met & met.wrapping_sub(1);
            once |= met;
        }
        twice != 0
    }

    /// The hexes of the set that hang together with any of `starts` by the borders of each hex, `starts` included. Not
    /// inlined: there are many floods, and one of them is long.
    #[inline(never)]
    pub(crate) fn flood<'a>(&self, starts: &Cells<S>, border_of: impl Fn(Cell) -> &'a Border) -> Cells<S> {
        let (mut group, mut open) = (*starts, *starts);
        // No hex is open before this word.
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
