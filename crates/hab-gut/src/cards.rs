//! Market cards, and sets of them (HAB-GUT 1).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{
    GOODS, Good,
    material::{CARDS, KINDS},
};

/// How many different market cards there are.
pub const CARD_KINDS: usize = GOODS * KINDS;

/// Cards of each good.
const OF_A_GOOD: u32 = {
    let (mut sum, mut kind) = (0, 0);
    while kind < KINDS {
        sum += CARDS[kind].1 as u32;
        kind += 1;
    }
    sum
};

/// All market cards.
pub const ALL_CARDS: u32 = OF_A_GOOD * GOODS as u32;

/// Which card each bit of a set is a copy of.
pub(crate) const OF_BIT: [MarketCard; 64] = {
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
        copies[OF_BIT[bit as usize].0 as usize] |= 1 << bit;
        bit += 1;
    }
    copies
};

/// A market card: a good, and by how many steps it moves its marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct MarketCard(u8);

impl MarketCard {
    /// The card of a good with so many steps; `None` where there is none.
    pub fn new(good: Good, steps: i8) -> Option<MarketCard> {
        let kind = CARDS.iter().position(|(printed, _)| *printed == steps)?;
        Some(MarketCard((good.index() * KINDS + kind) as u8))
    }

    /// Every card once: good by good, the highest first.
    pub fn all() -> impl Iterator<Item = MarketCard> {
        (0..CARD_KINDS as u8).map(MarketCard)
    }

    /// Its place among all, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its good.
    #[inline]
    pub fn good(self) -> Good {
        Good::ALL[self.index() / KINDS]
    }

    /// By how many steps it moves the marker when it is played; negative: down.
    #[inline]
    pub const fn steps(self) -> i8 {
        CARDS[self.0 as usize % KINDS].0
    }

    /// By how many it does when it is halved.
    #[inline]
    pub fn half(self) -> i8 {
        self.steps() / 2
    }

    /// How many of it there are.
    pub fn copies(self) -> u8 {
        CARDS[self.index() % KINDS].1
    }
}

/// The card as it is written: `coal +4`, `tea -2`.
impl fmt::Display for MarketCard {
    fn fmt(&self, words: &mut fmt::Formatter) -> fmt::Result {
        write!(words, "{} {:+}", self.good().word(), self.steps())
    }
}

impl Serialize for MarketCard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Market cards of which the order does not matter, equal ones included. One set is one value: of equal cards those that are
/// in it are the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All of them.
    pub const ALL: Cards = Cards((1 << ALL_CARDS) - 1);

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    #[inline]
    pub fn has(self, card: MarketCard) -> bool {
        self.0 & COPIES[card.index()] != 0
    }

    /// How many of the card are in it.
    #[inline]
    pub fn count(self, card: MarketCard) -> u32 {
        (self.0 & COPIES[card.index()]).count_ones()
    }

    /// Puts a card in. More than there are of it cannot be in a set.
    #[inline]
    pub fn put(&mut self, card: MarketCard) {
        let free = COPIES[card.index()] & !self.0;
        self.0 |= free & free.wrapping_neg();
    }

    /// Takes a card out, if it is in.
    #[inline]
    pub fn take(&mut self, card: MarketCard) {
        let there = COPIES[card.index()] & self.0;
        if there != 0 {
            self.0 &= !(1 << there.ilog2());
        }
    }

    /// Every card in it, equal ones one after the other, in the order of [`MarketCard::all`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = MarketCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(OF_BIT[bit as usize])
        })
    }

    /// Every card in it once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = MarketCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            let card = OF_BIT[bit as usize];
            left &= !COPIES[card.index()];
            Some(card)
        })
    }

    /// The cards that are in `self` beyond those of `others`.
    #[must_use]
    pub fn without(self, others: Cards) -> Cards {
        let mut left = self;
        others.iter().for_each(|card| left.take(card));
        left
    }

    /// So many cards of which nobody sees what they are: a value that stands for their number.
    pub fn backs(count: u32) -> Cards {
        Cards((1 << count.min(ALL_CARDS)) - 1)
    }

    /// The set as a number.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }
}

/// The list of its cards, equal ones one after the other.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl FromIterator<MarketCard> for Cards {
    fn from_iter<T: IntoIterator<Item = MarketCard>>(cards: T) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}
