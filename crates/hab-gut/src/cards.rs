//! Market cards and multisets of them (rules: `hg-rules-market-title`).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{
    GOODS, Good,
    material::{CARDS, KINDS},
};

/// The number of different market cards.
pub const CARD_KINDS: usize = GOODS * KINDS;

/// The number of cards of each good.
const CARDS_PER_GOOD: u32 = {
    let (mut sum, mut kind) = (0, 0);
    while kind < KINDS {
        sum += CARDS[kind].1 as u32;
        kind += 1;
    }
    sum
};

/// The total number of market cards.
pub const ALL_CARDS: u32 = CARDS_PER_GOOD * GOODS as u32;

/// The card that each bit of a set represents. Every copy of a card has its own bit.
pub(crate) const CARD_OF_BIT: [MarketCard; 64] = {
    let mut cards = [MarketCard(0); 64];
    let (mut bit, mut index) = (0, 0);
    while index < CARD_KINDS {
        let mut copy = 0;
        while copy < CARDS[index % KINDS].1 {
            cards[bit] = MarketCard(index as u8);
            (bit, copy) = (bit + 1, copy + 1);
        }
        index += 1;
    }
    cards
};

/// The bits of all copies of each card.
const COPIES: [u64; CARD_KINDS] = {
    let mut copies = [0; CARD_KINDS];
    let mut bit = 0;
    while bit < ALL_CARDS {
        copies[CARD_OF_BIT[bit as usize].0 as usize] |= 1 << bit;
        bit += 1;
    }
    copies
};

/// A market card: a good and the number of steps it moves the good's marker (rules: `hg-rules-cards`).
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, MarketCard};
/// let card = MarketCard::new(Good::Tea, -2).expect("the card exists");
/// assert_eq!((card.steps(), card.half(), card.copies()), (-2, -1, 2));
/// assert_eq!(card.to_string(), "tea -2");
/// assert_eq!(MarketCard::new(Good::Tea, 3), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct MarketCard(u8);

impl MarketCard {
    /// The card of a good with a number of steps. Returns `None` if there is no such card.
    pub fn new(good: Good, steps: i8) -> Option<MarketCard> {
        let kind = CARDS.iter().position(|(printed, _)| *printed == steps)?;
        Some(MarketCard((good.index() * KINDS + kind) as u8))
    }

    /// All different cards, sorted by good and then from the highest to the lowest.
    pub fn all() -> impl Iterator<Item = MarketCard> {
        (0..CARD_KINDS as u8).map(MarketCard)
    }

    /// The index of the card among all different cards.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The good of the card.
    #[inline]
    pub fn good(self) -> Good {
        Good::ALL[self.index() / KINDS]
    }

    /// The number of steps the card moves the marker when played. Negative steps move it down.
    #[inline]
    pub const fn steps(self) -> i8 {
        CARDS[self.0 as usize % KINDS].0
    }

    /// The number of steps the card moves the marker when halved (rules: `hg-rules-halve`).
    #[inline]
    pub fn half(self) -> i8 {
        self.steps() / 2
    }

    /// The number of copies in the game.
    pub fn copies(self) -> u8 {
        CARDS[self.index() % KINDS].1
    }
}

/// The card as written in records, such as `coal +4` or `tea -2`.
impl fmt::Display for MarketCard {
    fn fmt(&self, words: &mut fmt::Formatter) -> fmt::Result {
        write!(words, "{} {:+}", self.good().word(), self.steps())
    }
}

impl Serialize for MarketCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A multiset of market cards. Copies of a card always fill its lowest bits first, so equal multisets have equal
/// values.
///
/// # Examples
///
/// ```
/// use hab_gut::{Cards, Good, MarketCard};
/// let card = MarketCard::new(Good::Coal, 4).expect("the card exists");
/// let mut rack: Cards = [card, card, card].into_iter().collect();
/// assert_eq!(rack.count(card), 2); // There are only two copies.
/// rack.take(card);
/// assert!(rack.iter().eq([card]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Cards(u64);

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards(0);
    /// All market cards.
    pub const ALL: Cards = Cards((1 << ALL_CARDS) - 1);

    /// The number of cards.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the set contains a card.
    #[inline]
    pub fn has(self, card: MarketCard) -> bool {
        self.0 & COPIES[card.index()] != 0
    }

    /// The number of copies of a card in the set.
    #[inline]
    pub fn count(self, card: MarketCard) -> u32 {
        (self.0 & COPIES[card.index()]).count_ones()
    }

    /// Adds a card. Does nothing if the set already holds all its copies.
    #[inline]
    pub fn put(&mut self, card: MarketCard) {
        let free = COPIES[card.index()] & !self.0;
        self.0 |= free & free.wrapping_neg();
    }

    /// Removes one copy of a card if the set contains any.
    #[inline]
    pub fn take(&mut self, card: MarketCard) {
        let copies = COPIES[card.index()] & self.0;
        if copies != 0 {
            self.0 &= !(1 << copies.ilog2());
        }
    }

    /// All cards in the set in the order of [`MarketCard::all`], copies next to each other.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = MarketCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(CARD_OF_BIT[bit as usize])
        })
    }

    /// The distinct cards in the set.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = MarketCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            let card = CARD_OF_BIT[bit as usize];
            left &= !COPIES[card.index()];
            Some(card)
        })
    }

    /// The cards of `self` without the cards of `others`, copy by copy.
    #[must_use]
    pub fn without(self, others: Cards) -> Cards {
        let mut left = self;
        others.iter().for_each(|card| left.take(card));
        left
    }

    /// A placeholder for `count` face-down cards. Only their number is meaningful.
    pub fn face_down(count: u32) -> Cards {
        Cards((1 << count.min(ALL_CARDS)) - 1)
    }

    /// The set as a bit mask.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }
}

/// Serializes the set as the list of its cards, copies next to each other.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromIterator<MarketCard> for Cards {
    fn from_iter<T: IntoIterator<Item = MarketCard>>(cards: T) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}
