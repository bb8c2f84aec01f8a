//! What touches what, for whole sets at once: hexes that lie beside each other have numbers a few fixed steps apart.

use super::cells::{Cell, Cells, USUAL, WORDS, both, either};

/// The steps between numbers of hexes that touch, and the hexes from which each step leads to one that touches. On a board
/// whose columns are alike there are three: down the column and to two hexes of the next one.
#[derive(Debug, Clone)]
pub(super) struct Slides {
    slides: Vec<Slide>,
    /// Whether the board has more hexes than the usual words hold.
    large: bool,
}

/// One step in both directions. A word is turned round by it; of what then stands in a word, one part belongs there, and
/// one part to the next word or the one before.
#[derive(Debug, Clone)]
struct Slide {
    step: u32,
    /// Hexes reached by the step from the same word, and from the one before.
    up: [Cells; 2],
    /// Hexes reached by the step back from the same word, and from the next one.
    down: [Cells; 2],
}

/// Words turned for a board up to which slides are worth it: on boards with many steps, going from hex to hex is quicker.
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
                    slides.push(Slide { step, up: [Cells::NONE; 2], down: [Cells::NONE; 2] });
                    slides.len() - 1
                });
                // A step of less than a word leads to the same one or the next.
                let next = usize::from(cell.0 / 64 != other.0 / 64);
                slides[place].up[next].put(*other);
                slides[place].down[next].put(cell);
            }
        }
        let worth = slides.len() * words <= MOST_WORDS && slides.iter().all(|slide| slide.step < 64);
        worth.then_some(Slides { slides, large })
    }

    /// Every hex that touches one of the set.
    #[inline]
    pub(super) fn around(&self, set: &Cells) -> Cells {
        if self.large {
            let mut around = [0; WORDS];
            self.each_reached(set.words(), |word, bits| around[word] |= bits);
            return Cells::from_words(around);
        }
        let mut around = [0; USUAL];
        self.each_reached_usual(set.usual_words(), |reached| around = either(around, reached));
        Cells::from_usual(around)
    }

    /// Every hex that touches two of the set or more.
    pub(super) fn around_twice(&self, set: &Cells) -> Cells {
        if self.large {
            let (mut once, mut twice) = ([0; WORDS], [0; WORDS]);
            self.each_reached(set.words(), |word, bits| {
                twice[word] |= once[word] & bits;
                once[word] |= bits;
            });
            return Cells::from_words(twice);
        }
        let (mut once, mut twice) = ([0; USUAL], [0; USUAL]);
        self.each_reached_usual(set.usual_words(), |reached| {
            twice = either(twice, both(once, reached));
            once = either(once, reached);
        });
        Cells::from_usual(twice)
    }

    /// Calls `see` for every step with the hexes it reaches from the set, word by word.
    #[inline]
    fn each_reached(&self, set: &[u64; WORDS], mut see: impl FnMut(usize, u64)) {
        for Slide { step, up, down } in &self.slides {
            let [here, next] = up.each_ref().map(Cells::words);
            let turned = set.map(|word| word.rotate_left(*step));
            for word in 0..WORDS {
                // Nothing comes to the first word from the last one: no hex is reached so.
                see(word, turned[word] & here[word] | turned[(word + WORDS - 1) % WORDS] & next[word]);
            }
            let [here, next] = down.each_ref().map(Cells::words);
            let turned = set.map(|word| word.rotate_right(*step));
            for word in 0..WORDS {
                see(word, turned[word] & here[word] | turned[(word + 1) % WORDS] & next[word]);
            }
        }
    }

    /// Calls `see` for every step and direction with the hexes it reaches from the set on a usual board. As loops over the
    /// words, this was half of the time that computer players think in code made small.
    #[inline]
    fn each_reached_usual(&self, [a, b, c, d]: [u64; USUAL], mut see: impl FnMut([u64; USUAL])) {
        for Slide { step, up: [up, up_next], down: [down, down_next] } in &self.slides {
            let left = |word: u64| word.rotate_left(*step);
            let right = |word: u64| word.rotate_right(*step);
            let (e, f, g, h) = (left(a), left(b), left(c), left(d));
            see(either(both([e, f, g, h], up.usual_words()), both([0, e, f, g], up_next.usual_words())));
            let (e, f, g, h) = (right(a), right(b), right(c), right(d));
            see(either(both([e, f, g, h], down.usual_words()), both([f, g, h, 0], down_next.usual_words())));
        }
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
            seen[usize::from(board.len() > 256)][usize::from(board.slides.is_some())] += 1;
            for set in sets(board) {
                assert_eq!(board.around(&set), touching(board, &set, 1), "{}", board.name);
                assert_eq!(board.paired(&set), touching(board, &set, 1) & set, "{}", board.name);
                assert_eq!(board.seeds(&set, 3), touching(board, &set, 2) & set, "{}", board.name);
            }
        }
        assert!(
            seen.iter().flatten().all(|boards| *boards > 0),
            "usual and large boards, without and with slides: {seen:?}"
        );
    }
}
