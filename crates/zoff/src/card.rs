//! Cow cards: a value and a letter, and sets of them (ZOFF 1).

use std::fmt;

use tabletop::Chance;

/// The lowest value of a cow card.
pub const LOWEST: u8 = 2;
/// The highest value of a cow card.
pub const HIGHEST: u8 = 5;
/// Letters of the alphabet.
const LETTERS: u8 = 26;

/// A cow card. Cards are in the order in which they place where nobody has a herd: the smallest value first, then by letter
/// (ZOFF 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Card(u8);

impl Card {
    /// The card with this value, 2 to 5, and this letter, A to Z; `None` where there is no such card.
    pub const fn new(value: u8, letter: u8) -> Option<Card> {
        if value < LOWEST || value > HIGHEST || letter < b'A' || letter > b'Z' {
            return None;
        }
        Some(Card((value - LOWEST) * LETTERS + (letter - b'A')))
    }

    /// The most cows that may be placed with it.
    #[inline]
    pub fn value(self) -> u8 {
        self.0 / LETTERS + LOWEST
    }

    /// Its letter.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0 % LETTERS)
    }

    /// Its place among all cards that could be, in their order.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card of a text such as `3B`, if it is one.
    pub fn from_word(word: &str) -> Option<Card> {
        match word.as_bytes() {
            [value @ b'0'..=b'9', letter] => Card::new(value - b'0', *letter),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, words: &mut fmt::Formatter) -> fmt::Result {
        write!(words, "{}{}", self.value(), self.letter())
    }
}

/// A set of cow cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Whether the card is in it.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds one.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Those of both sets.
    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this place, counted from 0 in their order.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| Card(bits.trailing_zeros() as u8))
    }

    /// In their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| Card(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            card
        })
    }

    /// So many of them, drawn by chance; all where there are not so many.
    #[must_use]
    pub fn draw(mut self, count: u8, chance: &mut Chance) -> Cards {
        while self.count() > count {
            if let Some(card) = self.nth(chance.below(u32::from(self.count()))) {
                self.take(card);
            }
        }
        self
    }

    /// The first so many in their order.
    #[must_use]
    pub fn first(self, count: u8) -> Cards {
        self.iter().take(usize::from(count)).collect()
    }

    /// The set as a number, a bit for each card.
    pub fn bits(self) -> u128 {
        self.0
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}
