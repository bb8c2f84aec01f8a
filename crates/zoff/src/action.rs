//! The actions of Zoff in Buffalo and their parts.

use std::fmt::{self, Display, Formatter};

use serde::{Serialize, Serializer};

use crate::{COLOURS, Card, Colour, PRAIRIES, Prairie};

/// A prairie card and a cow card played together (rules: `zoff-rules-choose-text`).
///
/// # Examples
///
/// ```
/// use zoff::{Card, Prairie, formats::actions::read_pair};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let pair = read_pair("coffee-canyon 5A")?;
/// assert_eq!((pair.colour, pair.prairie, Some(pair.card)), (None, Prairie::CoffeeCanyon, Card::from_word("5A")));
/// assert_eq!(pair.to_string(), "coffee-canyon 5A");
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Pair {
    /// The colour that the pair is for, if its player has two colours (rules: `zoff-rules-two-pairs`). `None` if the
    /// player has only one colour, or if a single pair is for both colours.
    pub colour: Option<Colour>,
    /// The prairie on which cows are placed.
    pub prairie: Prairie,
    /// The cow card, which limits the number of cows.
    pub card: Card,
}

/// Writes the pair as in records, preceded by its colour if it has one.
impl Display for Pair {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Pair { colour, prairie, card } = self;
        colour.iter().try_for_each(|colour| write!(f, "{colour} "))?;
        write!(f, "{prairie} {card}")
    }
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The pairs that a player chooses for a round: two, or one if only one prairie is open (rules:
/// `zoff-rules-choose-one`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Choice {
    first: Pair,
    second: Option<Pair>,
}

impl Choice {
    /// A choice of one pair.
    pub fn one(pair: Pair) -> Choice {
        Choice { first: pair, second: None }
    }

    /// A choice of two pairs. Their order does not matter.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::{Choice, formats::actions::read_pair};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let (canyon, prairie) = (read_pair("coffee-canyon 5A")?, read_pair("powder-prairie 3B")?);
    /// assert_eq!(Choice::two(canyon, prairie), Choice::two(prairie, canyon));
    /// assert!(Choice::two(canyon, prairie).pairs().eq([prairie, canyon])); // the smaller prairie first
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn two(one: Pair, other: Pair) -> Choice {
        let (first, second) = if one <= other { (one, other) } else { (other, one) };
        Choice { first, second: Some(second) }
    }

    /// Builds a choice from one or two pairs.
    ///
    /// # Errors
    /// Returns an error message if there are no pairs or more than two.
    pub fn from_pairs(pairs: &[Pair]) -> Result<Choice, String> {
        match *pairs {
            [pair] => Ok(Choice::one(pair)),
            [one, other] => Ok(Choice::two(one, other)),
            _ => Err("a choice has one or two pairs".to_owned()),
        }
    }

    /// The chosen pairs in order: by colour, then by prairie.
    #[inline]
    pub fn pairs(&self) -> impl Iterator<Item = Pair> + use<> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pairs())
    }
}

/// The number of cows of a bonus or fair that are placed on each prairie (rules: `zoff-rules-bonus-text`).
///
/// # Examples
///
/// ```
/// use zoff::{BonusPlacement, Prairie};
/// let placement = BonusPlacement::NONE.with(Prairie::FireFields, 2).with(Prairie::CoffeeCanyon, 1);
/// assert_eq!(placement.total(), 3);
/// assert!(placement.iter().eq([(Prairie::CoffeeCanyon, 1), (Prairie::FireFields, 2)]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BonusPlacement([u8; PRAIRIES]);

impl BonusPlacement {
    /// The maximum number of cows that a bonus gives.
    pub const MAX_COWS: u8 = 3;
    /// No cows.
    pub const NONE: BonusPlacement = BonusPlacement([0; PRAIRIES]);

    /// Adds cows to a prairie.
    #[inline]
    pub fn put(&mut self, prairie: Prairie, cows: u8) {
        self.0[prairie.index()] = self.0[prairie.index()].saturating_add(cows);
    }

    /// Returns a copy with additional cows on a prairie.
    #[inline]
    #[must_use]
    pub fn with(mut self, prairie: Prairie, cows: u8) -> BonusPlacement {
        self.put(prairie, cows);
        self
    }

    /// The number of cows placed on a prairie.
    #[inline]
    pub fn cows_on(&self, prairie: Prairie) -> u8 {
        self.0[prairie.index()]
    }

    /// The prairies that receive cows, smallest first, each with its number of cows.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Prairie, u8)> + use<> {
        let cows = self.0;
        Prairie::ALL.into_iter().zip(cows).filter(|(_, cows)| *cows > 0)
    }

    /// The total number of cows.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, cows| sum.saturating_add(*cows))
    }
}

/// The number of cows of each colour that are placed together on one prairie (rules: `zoff-rules-two-one`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct MixedCows([u8; COLOURS]);

impl MixedCows {
    /// Returns a copy with additional cows of a colour.
    #[inline]
    #[must_use]
    pub fn with(mut self, colour: Colour, cows: u8) -> MixedCows {
        self.0[colour.index()] = self.0[colour.index()].saturating_add(cows);
        self
    }

    /// The number of cows of a colour.
    #[inline]
    pub fn count(&self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// The colours that have cows, each with its number of cows.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Colour, u8)> + use<> {
        Colour::ALL.into_iter().zip(self.0).filter(|(_, cows)| *cows > 0)
    }

    /// The total number of cows.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, cows| sum.saturating_add(*cows))
    }
}

/// An action of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// In a two-player game, sets the colours of the first cows on the three dealt prairies, smallest prairie first
    /// (rules: `zoff-rules-two-text`).
    Start([Colour; 3]),
    /// Bids in the auction, in tenths of a cow (rules: `zoff-rules-auction`).
    Bid(u16),
    /// Takes a colour after the auction, with its cows on the prairies (rules: `zoff-rules-auction`).
    Colour(Colour),
    /// Chooses pairs in secret (rules: `zoff-rules-choose-text`).
    Choose(Choice),
    /// Places cows for the current pair (rules: `zoff-rules-place-number`).
    Place(u8),
    /// In a two-player game with one open prairie, places cows of either or both of the player's colours, at least one
    /// in all (rules: `zoff-rules-two-one`).
    PlaceMixed(MixedCows),
    /// Places the cows of a bonus or of the fair (rules: `zoff-rules-bonus-text`, `zoff-rules-fair`).
    Bonus(BonusPlacement),
}

/// A part of the rules that checks and resolves actions. Each part is a module of this crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// The first cows in a two-player game.
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
    /// Every part, in the order of play.
    pub const ALL: [Page; 5] = [Page::Start, Page::Auction, Page::Choosing, Page::Placing, Page::Bonuses];
}

impl Action {
    /// The part of the rules that checks the action.
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
