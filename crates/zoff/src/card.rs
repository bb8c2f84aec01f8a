//! Cow cards, each with a value and a letter, and sets of cow cards (rules: `zoff-rules-cards`).

use std::fmt;

use tabletop::Rng;

/// The lowest value of a cow card.
pub const LOWEST: u8 = 2;
/// The highest value of a cow card.
pub const HIGHEST: u8 = 5;
/// The number of letters in the alphabet.
const LETTERS: u8 = 26;

/// A cow card. Cards are ordered by value, then by letter. Players without a herd place cows in this order (rules:
/// `zoff-rules-place-order`).
///
/// # Examples
///
/// ```
/// use zoff::Card;
/// let card = Card::from_word("3B").expect("a cow card");
/// assert_eq!((card.value(), card.letter()), (3, 'B'));
/// assert!(Card::from_word("2Z") < Some(card)); // Lower values come first, then earlier letters.
/// assert_eq!(Card::from_word("6A"), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Card(u8);

impl Card {
    /// The card with a value from 2 to 5 and a letter from A to Z. Returns `None` if there is no such card.
    pub const fn new(value: u8, letter: u8) -> Option<Card> {
        if value < LOWEST || value > HIGHEST || letter < b'A' || letter > b'Z' {
            return None;
        }
        Some(Card((value - LOWEST) * LETTERS + (letter - b'A')))
    }

    /// The value of the card: the maximum number of cows that its player may place with it.
    #[inline]
    pub fn value(self) -> u8 {
        self.0 / LETTERS + LOWEST
    }

    /// The letter of the card.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0 % LETTERS)
    }

    /// The index of the card among all possible cards, in card order.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Parses a card such as `3B`. Returns `None` if the word is not a card.
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
///
/// # Examples
///
/// ```
/// use zoff::{Card, Cards};
/// let hand: Cards = ["5A", "2C", "3B"].into_iter().filter_map(Card::from_word).collect();
/// let words: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
/// assert_eq!(words, ["2C", "3B", "5A"]);
/// assert_eq!(hand.without(hand.first(2)).nth(0), Card::from_word("5A"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards(0);

    /// Returns true if the set contains a card.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The union of two sets.
    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The number of cards.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at an index, counted from 0, in card order.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| Card(bits.trailing_zeros() as u8))
    }

    /// The cards in card order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = (bits != 0).then(|| Card(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            card
        })
    }

    /// Draws up to `count` cards at random. Returns the whole set if it has no more than `count`.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Colour, Rng, Rulebook};
    /// let deck = Rulebook::default().deck(3, Colour::Blue);
    /// let drawn = deck.draw(2, &mut Rng::new(7, 0));
    /// assert_eq!(drawn.count(), 2);
    /// assert!(drawn.without(deck).is_empty());
    /// ```
    #[must_use]
    pub fn draw(mut self, count: u8, rng: &mut Rng) -> Cards {
        while self.count() > count {
            if let Some(card) = self.nth(rng.below(u32::from(self.count()))) {
                self.take(card);
            }
        }
        self
    }

    /// The first `count` cards, in card order.
    #[must_use]
    pub fn first(self, count: u8) -> Cards {
        self.iter().take(usize::from(count)).collect()
    }

    /// The set as a bit mask, with one bit for each card.
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
