//! What touches what, for whole sets at once: hexes that lie beside each other have numbers a few fixed steps apart.

use super::cells::{Cell, Cells, USUAL, WORDS};

/// The steps between numbers of hexes that touch, and the hexes from which each step leads to one that touches. On a board
/// whose columns are alike there are three: down the column and to two hexes of the next one.
#[derive(Debug, Clone)]
pub(super) struct Slides {
    slides: Vec<Slide>,
    /// Whether the board has more hexes than the usual words hold.
    large: bool,
}

/// One step in both directions, and the hexes that are reached by it. A board's numbers are one long row of bits, words or
/// not, that is moved up and down by the step.
#[derive(Debug, Clone)]
struct Slide {
    step: u32,
    up: [u64; WORDS],
    down: [u64; WORDS],
}

/// Words moved for a board up to which slides are worth it: on boards with many steps, going from hex to hex is quicker.
const MOST_WORDS: usize = 48;

impl Slides {
    /// The slides of a board, given every hex and those beside it; `None` where they are not worth it.
    pub(super) fn new<'a>(hexes: impl ExactSizeIterator<Item = (Cell, &'a [Cell])>) -> Option<Slides> {
        let large = hexes.len() > USUAL * 64;
        let words = if large { WORDS } else { USUAL };
        let mut slides: Vec<Slide> = Vec::new();
        for (cell, beside) in hexes {
            for other in beside.iter().filter(|other| **other > cell) {
                let step = u32::from(other.0 - cell.0);
                let known = slides.iter().position(|slide| slide.step == step);
                let place = known.unwrap_or_else(|| {
                    slides.push(Slide { step, up: [0; WORDS], down: [0; WORDS] });
                    slides.len() - 1
                });
                slides[place].up[other.index() / 64] |= 1 << (other.0 % 64);
                slides[place].down[cell.index() / 64] |= 1 << (cell.0 % 64);
            }
        }
        // A step of less than a word leads to the same one or the next.
        let worth = slides.len() * words <= MOST_WORDS && slides.iter().all(|slide| slide.step < 64);
        worth.then_some(Slides { slides, large })
    }

    /// Every hex that touches one of the set.
    #[inline]
    pub(super) fn around(&self, set: &Cells) -> Cells {
        match self.large {
            true => Cells::from_words(self.reached(&row::<LARGE_ROW, WORDS>(set.words()))),
            false => Cells::from_usual(self.reached(&row::<USUAL_ROW, USUAL>(&set.usual_words()))),
        }
    }

    /// Every hex that touches two of the set or more.
    pub(super) fn around_twice(&self, set: &Cells) -> Cells {
        let [fours, twos, _] = self.digits(set);
        fours | twos
    }

    /// How many hexes of the set touch each hex, as the digits of that number: the hexes for which it has a 4, a 2 and a 1.
    pub(super) fn digits(&self, set: &Cells) -> [Cells; 3] {
        match self.large {
            true => self.counted(&row::<LARGE_ROW, WORDS>(set.words())).map(Cells::from_words),
            false => self.counted(&row::<USUAL_ROW, USUAL>(&set.usual_words())).map(Cells::from_usual),
        }
    }

    /// The most hexes of a set for which going from hex to hex is quicker.
    #[inline]
    pub(super) fn few(&self) -> u16 {
        // As many words are moved for a slide as are touched for so many hexes.
        self.slides.len() as u16 * if self.large { 12 } else { 4 }
    }

    /// What is reached from a row. Not inlined, so that the row lies in memory and a processor takes two of its words at once
    /// or four: that is twice as quick.
    #[inline(never)]
    fn reached<const ROW: usize, const N: usize>(&self, row: &[u64; ROW]) -> [u64; N] {
        let mut around = [0; N];
        self.each_reached(row, |word, bits| around[word] |= bits);
        around
    }

    /// How often it is reached, in digits.
    #[inline(never)]
    fn counted<const ROW: usize, const N: usize>(&self, row: &[u64; ROW]) -> [[u64; N]; 3] {
        let [mut fours, mut twos, mut ones] = [[0; N]; 3];
        self.each_reached(row, |word, bits| {
            let second = ones[word] & bits;
            ones[word] ^= bits;
            fours[word] |= twos[word] & second;
            twos[word] ^= second;
        });
        [fours, twos, ones]
    }

    /// Calls `see` for every step and direction with what is reached from a row, word by word.
    #[inline(always)]
    fn each_reached<const ROW: usize>(&self, row: &[u64; ROW], mut see: impl FnMut(usize, u64)) {
        for Slide { step, up, down } in &self.slides {
            let (step, rest) = (step % 64, (64 - step) % 64);
            for word in 0..ROW - 2 {
                see(word, (row[word + 1] << step | row[word] >> rest) & up[word]);
            }
            for word in 0..ROW - 2 {
                see(word, (row[word + 1] >> step | row[word + 2] << rest) & down[word]);
            }
        }
    }
}

/// Words of a row.
const USUAL_ROW: usize = USUAL + 2;
const LARGE_ROW: usize = WORDS + 2;

/// The words of a set between two empty ones, so that all of them are moved alike.
#[inline(always)]
fn row<const ROW: usize, const N: usize>(words: &[u64; N]) -> [u64; ROW] {
    let mut row = [0; ROW];
    row[1..=N].copy_from_slice(words);
    row
}

#[cfg(test)]
mod tests {
    use crate::{Board, Cells, Chance, Ground, Hex, maps};

    /// A large board whose columns are all alike.
    fn leaning() -> Board {
        let hexes = (0..400).map(|n| (Hex { column: n / 20, row: n % 20 * 2 + n / 20 }, Ground::Pampas)).collect();
        Board::new("Leaning".into(), String::new(), String::new(), (20, 60), hexes).expect("it is a board")
    }

    /// Sets of a board by chance, sparse and dense.
    fn sets(board: &Board) -> impl Iterator<Item = Cells> {
        let mut chance = Chance::new(1, 0);
        (0..200).map(move |round| board.cells().filter(|_| chance.below(2 + round % 20) == 0).collect())
    }

    /// What touches a set as told hex by hex; `least` hexes of it must be touched.
    fn touching(board: &Board, set: &Cells, least: usize) -> Cells {
        let touched = |cell| board.beside(cell).iter().filter(|other| set.has(**other)).count();
        board.cells().filter(|cell| touched(*cell) >= least).collect()
    }

    #[test]
    fn slides_say_the_same_as_the_lists_of_hexes() {
        let mut seen = [[0; 2]; 2];
        for board in maps::OURS.iter().map(|ours| ours.board()).chain([&leaning()]) {
            let beside = |cell, set: &Cells| board.beside(cell).iter().filter(|other| set.has(**other)).count() as u16;
            seen[usize::from(board.len() > 256)][usize::from(board.slides.is_some())] += 1;
            for set in sets(board) {
                assert_eq!(board.around(&set), touching(board, &set, 1), "{}", board.name);
                assert_eq!(board.paired(&set), touching(board, &set, 1) & set, "{}", board.name);
                assert_eq!(board.seeds(&set, 3), touching(board, &set, 2) & set, "{}", board.name);
                for count in [0, set.count()] {
                    assert_eq!(board.around_counted(&set, count), touching(board, &set, 1), "{}", board.name);
                }
                let most = board.pampas().iter().map(|cell| beside(cell, &set)).max().unwrap_or(0);
                assert_eq!(board.most_beside(board.pampas(), &set), most, "{}", board.name);
            }
        }
        assert!(
            seen.iter().flatten().all(|boards| *boards > 0),
            "usual and large boards, without and with slides: {seen:?}"
        );
    }
}
