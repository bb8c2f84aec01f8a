//! What a player can do (ZOFF 8).

use std::fmt::{self, Display, Formatter};

use serde::{Serialize, Serializer};

use crate::{COLOURS, Card, Colour, PRAIRIES, Prairie};

/// A prairie card and a cow card that are played together (ZOFF 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Pair {
    /// For which of the own colours it is, where a player has two (ZOFF 5); `None` where there is one colour alone, or where
    /// one pair is for both.
    pub colour: Option<Colour>,
    /// The prairie.
    pub prairie: Prairie,
    /// The cow card.
    pub card: Card,
}

/// A pair as it is written, with its colour where it has one.
impl Display for Pair {
    fn fmt(&self, words: &mut Formatter) -> fmt::Result {
        let Pair { colour, prairie, card } = self;
        colour.iter().try_for_each(|colour| write!(words, "{colour} "))?;
        write!(words, "{prairie} {card}")
    }
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The pairs that a player chose for a round: two, or one where one prairie alone is open (ZOFF 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Choice {
    first: Pair,
    second: Option<Pair>,
}

impl Choice {
    /// One pair.
    pub fn one(pair: Pair) -> Choice {
        Choice { first: pair, second: None }
    }

    /// Two pairs, in either order: it is the same choice.
    #[inline]
    pub fn two(one: Pair, other: Pair) -> Choice {
        let (first, second) = if one <= other { (one, other) } else { (other, one) };
        Choice { first, second: Some(second) }
    }

    /// These pairs, of which there must be one or two.
    ///
    /// # Errors
    /// A sentence when there are none or more.
    pub fn of(pairs: &[Pair]) -> Result<Choice, String> {
        match *pairs {
            [pair] => Ok(Choice::one(pair)),
            [one, other] => Ok(Choice::two(one, other)),
            _ => Err("there are at most two pairs".to_owned()),
        }
    }

    /// Its pairs: that of the first own colour first, otherwise that with the smaller prairie.
    #[inline]
    pub fn pairs(&self) -> impl Iterator<Item = Pair> + use<> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.pairs())
    }
}

/// Cows that are placed at once on several prairies: so many on each (ZOFF 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Gift([u8; PRAIRIES]);

impl Gift {
    /// The most cows of a bonus.
    pub const MOST: u8 = 3;
    /// No cow at all.
    pub const NONE: Gift = Gift([0; PRAIRIES]);

    /// Puts so many more on a prairie.
    #[inline]
    pub fn put(&mut self, prairie: Prairie, cows: u8) {
        self.0[prairie.index()] = self.0[prairie.index()].saturating_add(cows);
    }

    /// The same with so many more on a prairie.
    #[inline]
    #[must_use]
    pub fn and(mut self, prairie: Prairie, cows: u8) -> Gift {
        self.put(prairie, cows);
        self
    }

    /// Cows for this prairie.
    #[inline]
    pub fn on(&self, prairie: Prairie) -> u8 {
        self.0[prairie.index()]
    }

    /// All prairies that get cows, from the smallest, with how many.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = (Prairie, u8)> + use<> {
        let cows = self.0;
        Prairie::ALL.into_iter().zip(cows).filter(|(_, cows)| *cows > 0)
    }

    /// All cows together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, cows| sum.saturating_add(*cows))
    }
}

/// Cows of several colours that are placed at once on one prairie (ZOFF 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Mixed([u8; COLOURS]);

impl Mixed {
    /// The same with so many more of a colour.
    #[inline]
    #[must_use]
    pub fn and(mut self, colour: Colour, cows: u8) -> Mixed {
        self.0[colour.index()] = self.0[colour.index()].saturating_add(cows);
        self
    }

    /// Cows of this colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// All colours of which there are cows, with how many.
    #[inline]
    pub fn each(&self) -> impl Iterator<Item = (Colour, u8)> + use<> {
        Colour::ALL.into_iter().zip(self.0).filter(|(_, cows)| *cows > 0)
    }

    /// All cows together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, cows| sum.saturating_add(*cows))
    }
}

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Two players, at the beginning: the colours of the cows for the three prairies dealt, from the smallest (ZOFF 5).
    Start([Colour; 3]),
    /// Bid in the auction: tenths of a cow (ZOFF 6).
    Bid(u16),
    /// Take a colour after the auction, with what it has on the prairies (ZOFF 6).
    Colour(Colour),
    /// Choose pairs in secret (ZOFF 3).
    Choose(Choice),
    /// Place so many cows for the pair at hand (ZOFF 3).
    Place(u8),
    /// Two players, where one prairie alone is open: place so many cows of the own colours, one at least (ZOFF 5).
    PlaceMixed(Mixed),
    /// Place the cows of a bonus, or of the fair (ZOFF 3 and 6).
    Bonus(Gift),
}

/// The pages of the rules that judge actions and carry them out: a file of this crate each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// The first cows of two players.
    Start,
    /// The auction of the colours.
    Auction,
    /// Choosing pairs.
    Choosing,
    /// Placing cows for pairs.
    Placing,
    /// Bonuses and fairs.
    Bonuses,
}

impl Page {
    /// Every page, in the order of a game.
    pub const ALL: [Page; 5] = [Page::Start, Page::Auction, Page::Choosing, Page::Placing, Page::Bonuses];
}

impl Action {
    /// The page that judges it.
    #[inline]
    pub fn page(self) -> Page {
        match self {
            Action::Start(_) => Page::Start,
            Action::Bid(_) | Action::Colour(_) => Page::Auction,
            Action::Choose(_) => Page::Choosing,
            Action::Place(_) | Action::PlaceMixed(_) => Page::Placing,
            Action::Bonus(_) => Page::Bonuses,
        }
    }
}
