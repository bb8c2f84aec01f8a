//! What touches what, for whole sets at once: hexes that lie beside each other have numbers a few fixed steps apart.

use crate::{Cell, Cells};

/// The steps between numbers of hexes that touch, and the hexes from which each step leads to one that touches. On a board
/// whose columns are alike there are three: down the column and to two hexes of the next one.
#[derive(Debug, Clone)]
pub(super) struct Slides<const W: usize> {
    slides: Vec<Slide<W>>,
}

/// One step in both directions, and the hexes that are reached by it. A board's numbers are one long row of bits, words or
/// not, that is moved up and down by the step.
#[derive(Debug, Clone)]
struct Slide<const W: usize> {
    step: u32,
    up: [u64; W],
    down: [u64; W],
}

/// Words moved for a board up to which slides are worth it: on boards with many steps, going from hex to hex is quicker.
const MOST_WORDS: usize = 48;

impl<const W: usize> Slides<W> {
    /// The slides of a board, given every hex and those beside it; `None` where they are not worth it.
    pub(super) fn new<'a>(hexes: impl Iterator<Item = (Cell, &'a [Cell])>) -> Option<Slides<W>> {
        let mut slides: Vec<Slide<W>> = Vec::new();
        for (cell, beside) in hexes {
            for other in beside.iter().filter(|other| **other > cell) {
                let step = u32::from(other.0 - cell.0);
                let known = slides.iter().position(|slide| slide.step == step);
                let place = known.unwrap_or_else(|| {
                    slides.push(Slide { step, up: [0; W], down: [0; W] });
                    slides.len() - 1
                });
                slides[place].up[other.index() / 64] |= 1 << (other.0 % 64);
                slides[place].down[cell.index() / 64] |= 1 << (cell.0 % 64);
            }
        }
        // A step of less than a word leads to the same one or the next.
        let worth = slides.len() * W <= MOST_WORDS && slides.iter().all(|slide| slide.step < 64);
        worth.then_some(Slides { slides })
    }

    /// Every hex that touches one of the set.
    #[inline]
    pub(super) fn around(&self, set: &Cells<W>) -> Cells<W> {
        self.reached(&Row::of(set))
    }

    /// Every hex that touches two of the set or more.
    pub(super) fn around_twice(&self, set: &Cells<W>) -> Cells<W> {
        let [fours, twos, _] = self.digits(set);
        fours | twos
    }

    /// The most hexes of a set for which going from hex to hex is quicker.
    #[inline]
    pub(super) fn few(&self) -> u16 {
        // As many words are moved for a slide as are touched for so many hexes.
        (self.slides.len() * W) as u16
    }

    /// What is reached from a row. Not inlined, so that the row lies in memory and a processor takes two of its words at once
    /// or four: that is twice as quick.
    #[inline(never)]
    fn reached(&self, row: &Row<W>) -> Cells<W> {
        let mut around = [0; W];
        self.each_reached(row, |word, bits| around[word] |= bits);
        Cells::from_words(around)
    }

    /// How many hexes of the set touch each hex, as the digits of that number: the hexes for which it has a 4, a 2 and a 1.
    #[inline(never)]
    pub(super) fn digits(&self, set: &Cells<W>) -> [Cells<W>; 3] {
        let [mut fours, mut twos, mut ones] = [[0; W]; 3];
        self.each_reached(&Row::of(set), |word, bits| {
            let second = ones[word] & bits;
            ones[word] ^= bits;
            fours[word] |= twos[word] & second;
            twos[word] ^= second;
        });
        [fours, twos, ones].map(Cells::from_words)
    }

    /// Calls `see` for every step and direction with what is reached from a row, word by word.
    #[inline(always)]
    fn each_reached(&self, row: &Row<W>, mut see: impl FnMut(usize, u64)) {
        let Row { before, words, after } = row;
        for Slide { step, up, down } in &self.slides {
            let (step, rest) = (step % 64, (64 - step) % 64);
            for word in 0..W {
                see(word, (words[word] << step | before[word] >> rest) & up[word]);
            }
            for word in 0..W {
                see(word, (words[word] >> step | after[word] << rest) & down[word]);
            }
        }
    }
}

/// The words of a set, with the word before each and the one after it, so that all of them are moved alike.
struct Row<const W: usize> {
    before: [u64; W],
    words: [u64; W],
    after: [u64; W],
}

impl<const W: usize> Row<W> {
    #[inline(always)]
    fn of(set: &Cells<W>) -> Row<W> {
        let words = *set.words();
        let (mut before, mut after) = ([0; W], [0; W]);
        before[1..].copy_from_slice(&words[..W - 1]);
        after[..W - 1].copy_from_slice(&words[1..]);
        Row { before, words, after }
    }
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
    fn sets<const W: usize>(board: &Board<W>) -> impl Iterator<Item = Cells<W>> {
        let mut chance = Chance::new(1, 0);
        (0..200).map(move |round| board.cells().filter(|_| chance.below(2 + round % 20) == 0).collect())
    }

    /// What touches a set as told hex by hex; `least` hexes of it must be touched.
    fn touching<const W: usize>(board: &Board<W>, set: &Cells<W>, least: usize) -> Cells<W> {
        let touched = |cell| board.beside(cell).iter().filter(|other| set.has(**other)).count();
        board.cells().filter(|cell| touched(*cell) >= least).collect()
    }

    /// Asks a board everything that slides answer; whether it has any.
    fn says_the_same<const W: usize>(board: &Board<W>) -> bool {
        let beside = |cell, set: &Cells<W>| board.beside(cell).iter().filter(|other| set.has(**other)).count() as u16;
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
        board.slides.is_some()
    }

    #[test]
    fn slides_say_the_same_as_the_lists_of_hexes() {
        let (mut narrow, mut wide) = ([0; 2], [0; 2]);
        for board in maps::OURS.iter().map(|ours| ours.board()).chain([&leaning()]) {
            wide[usize::from(says_the_same(board))] += 1;
            if let Some(board) = board.narrow() {
                narrow[usize::from(says_the_same(&**board))] += 1;
            }
        }
        let seen = [narrow, wide];
        assert!(
            seen.iter().flatten().all(|boards| *boards > 0),
            "narrow and wide boards, without and with slides: {seen:?}"
        );
    }
}
