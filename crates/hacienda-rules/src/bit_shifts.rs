//! Bit shifts that find the neighbours of a whole set of hexes at once. They suit boards on which the numbers of
//! neighbouring hexes differ by only a few fixed steps.

use crate::{Bits, Cell, Cells};

/// The differences between the numbers of neighbouring hexes, each with the hexes to which it applies. A rectangular
/// board has three or four: one down the column, and two or three to the next column.
#[derive(Debug, Clone)]
pub(super) struct NeighbourShifts<S: Bits> {
    shifts: Vec<Shift<S>>,
}

/// A step in both directions, and the hexes that it reaches. A set of hexes is treated as one long row of bits across
/// its words and is shifted up and down by the step.
#[derive(Debug, Clone)]
struct Shift<S: Bits> {
    step: u32,
    up: S,
    down: S,
}

/// The maximum number of words to shift. On boards that need more, visiting each hex is faster.
const MAX_WORDS: usize = 48;

impl<S: Bits> NeighbourShifts<S> {
    /// Creates the shifts of a board from every hex and its neighbours; `None` if there are too many shifts or a shift
    /// is too long.
    pub(super) fn new<'a>(hexes: impl Iterator<Item = (Cell, &'a [Cell])>) -> Option<NeighbourShifts<S>> {
        let mut shifts: Vec<Shift<S>> = Vec::new();
        for (cell, neighbours) in hexes {
            for other in neighbours.iter().filter(|other| **other > cell) {
                let step = u32::from(other.0 - cell.0);
                let known = shifts.iter().position(|shift| shift.step == step);
                let place = known.unwrap_or_else(|| {
                    shifts.push(Shift { step, up: S::NONE, down: S::NONE });
                    shifts.len() - 1
                });
                shifts[place].up.as_mut()[other.index() / 64] |= 1 << (other.0 % 64);
                shifts[place].down.as_mut()[cell.index() / 64] |= 1 << (cell.0 % 64);
            }
        }
        // A step shorter than a word leads to the same word or an adjacent word.
        let worthwhile = shifts.len() * S::WORDS <= MAX_WORDS && shifts.iter().all(|shift| shift.step < 64);
        worthwhile.then_some(NeighbourShifts { shifts })
    }

    /// Returns every hex that touches a hex of the set.
    #[inline]
    pub(super) fn around(&self, set: &Cells<S>) -> Cells<S> {
        self.reached(&Row::of(set))
    }

    /// Returns every hex that touches at least two hexes of the set.
    pub(super) fn around_twice(&self, set: &Cells<S>) -> Cells<S> {
        let [fours, twos, _] = self.digits(set);
        fours | twos
    }

    /// Returns the size of the largest set for which visiting each hex is faster than shifting.
    #[inline]
    pub(super) fn few(&self) -> u16 {
        // Visiting this many hexes accesses about as many words as the shifts do.
        (self.shifts.len() * S::WORDS) as u16
    }

    /// Returns the hexes reached from a row. Not inlined, so that the row stays in memory and the CPU processes two or
    /// four words at once, which is twice as fast.
    #[inline(never)]
    fn reached(&self, row: &Row<S>) -> Cells<S> {
        let mut around = S::NONE;
        self.for_each_reached(row, |word, bits| around.as_mut()[word] |= bits);
        Cells::from_words(around)
    }

    /// Counts, for each hex of the board, its neighbours in the set. Returns three sets: the hexes whose count has the
    /// fours, twos and ones bit set, respectively.
    #[inline(never)]
    pub(super) fn digits(&self, set: &Cells<S>) -> [Cells<S>; 3] {
        let mut digits = [S::NONE; 3];
        self.for_each_reached(&Row::of(set), |word, bits| {
            let [fours, twos, ones] = digits.each_mut().map(AsMut::as_mut);
            let second = ones[word] & bits;
            ones[word] ^= bits;
            fours[word] |= twos[word] & second;
            twos[word] ^= second;
        });
        digits.map(Cells::from_words)
    }

    /// Calls `visit`, for every step and direction, with the hexes reached from a row, word by word.
    #[inline(always)]
    fn for_each_reached(&self, row: &Row<S>, mut visit: impl FnMut(usize, u64)) {
        let [before, words, after] = [&row.before, &row.words, &row.after].map(AsRef::as_ref);
        for Shift { step, up, down } in &self.shifts {
            let (step, rest) = (step % 64, (64 - step) % 64);
            let (up, down) = (up.as_ref(), down.as_ref());
            for word in 0..S::WORDS {
                visit(word, (words[word] << step | before[word] >> rest) & up[word]);
            }
            for word in 0..S::WORDS {
                visit(word, (words[word] >> step | after[word] << rest) & down[word]);
            }
        }
    }
}

/// The words of a set, with the word before and the word after each, so that all words are shifted in the same way.
struct Row<S: Bits> {
    before: S,
    words: S,
    after: S,
}

impl<S: Bits> Row<S> {
    #[inline(always)]
    fn of(set: &Cells<S>) -> Row<S> {
        let words = set.words();
        let mut row = Row { before: S::NONE, words: S::NONE, after: S::NONE };
        row.words.as_mut().copy_from_slice(words);
        row.before.as_mut()[1..].copy_from_slice(&words[..S::WORDS - 1]);
        row.after.as_mut()[..S::WORDS - 1].copy_from_slice(&words[1..]);
        row
    }
}

#[cfg(test)]
mod tests {
    use crate::{Board, Cells, Ground, Hex, Narrow, Printed, Rng, Size, Wide, maps};

    /// A large board with columns of equal length, each of which begins one row after the previous column.
    fn leaning() -> Board {
        let hexes = (0..400).map(|n| (Hex { column: n / 20, row: n % 20 * 2 + n / 20 }, Ground::Pampas)).collect();
        Board::new("Leaning".into(), String::new(), String::new(), (20, 60), hexes).expect("a valid board")
    }

    /// Random sets of hexes of a board, sparse and dense.
    fn sets<S: Size>(board: &Board) -> impl Iterator<Item = Cells<S>> {
        let mut rng = Rng::new(1, 0);
        (0..200).map(move |round| board.cells().filter(|_| rng.below(2 + round % 20) == 0).collect())
    }

    /// Finds the hexes that touch at least `least` hexes of a set, by visiting each hex.
    fn touching<S: Size>(board: &Board, set: &Cells<S>, least: usize) -> Cells<S> {
        let touched = |cell| board.neighbours(cell).iter().filter(|other| set.has(**other)).count();
        board.cells().filter(|cell| touched(*cell) >= least).collect()
    }

    /// Compares all results of the shifts with the results of visiting each hex. Returns true if the board has shifts.
    fn agrees_with_naive<S: Size>(board: &Board) -> bool {
        let Printed { pampas, shifts, .. } = S::printed(board);
        let count_neighbours =
            |cell, set: &Cells<S>| board.neighbours(cell).iter().filter(|other| set.has(**other)).count() as u16;
        for set in sets::<S>(board) {
            assert_eq!(board.around(&set), touching(board, &set, 1), "{}", board.name);
            assert_eq!(board.paired(&set), touching(board, &set, 1) & set, "{}", board.name);
            assert_eq!(board.seeds(&set, 3), touching(board, &set, 2) & set, "{}", board.name);
            for count in [0, set.count()] {
                assert_eq!(board.neighbours_counted(&set, count), touching(board, &set, 1), "{}", board.name);
            }
            let most = pampas.iter().map(|cell| count_neighbours(cell, &set)).max().unwrap_or(0);
            assert_eq!(board.max_neighbours_in(pampas, &set), most, "{}", board.name);
        }
        shifts.is_some()
    }

    #[test]
    fn shifts_agree_with_visiting_each_hex() {
        let (mut narrow, mut wide) = ([0; 2], [0; 2]);
        for board in maps::BUILT_IN_BOARDS.iter().map(|built_in| built_in.board()).chain([&leaning()]) {
            wide[usize::from(agrees_with_naive::<Wide>(board))] += 1;
            if board.fits::<Narrow>() {
                narrow[usize::from(agrees_with_naive::<Narrow>(board))] += 1;
            }
        }
        let seen = [narrow, wide];
        assert!(
            seen.iter().flatten().all(|boards| *boards > 0),
            "every kind of board occurs (narrow and wide, without and with shifts): {seen:?}"
        );
    }
}
