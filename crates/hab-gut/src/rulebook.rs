//! The house rule, and all numbers in the rules except for the market cards.

use serde::{Deserialize, Serialize};
use tabletop::sentences::{self, echo};

use crate::material::{Fact, MATERIAL};

/// The house rules (rules: `hg-rules-house-title`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// Makes a marker stay at the end of its track until the game is over, once a move would have taken it beyond that
    /// end (rules: `hg-rules-house-stuck`).
    pub stuck_at_the_end: bool,
}

impl HouseRules {
    /// The names of the house rules.
    pub const NAMES: [&'static str; 1] = ["stuck_at_the_end"];

    /// Sets a house rule by its name.
    ///
    /// # Errors
    /// Returns an error message if the name is unknown or the value is invalid.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::HouseRules;
    /// let mut house = HouseRules::default();
    /// assert_eq!(house.set("stuck_at_the_end", "true"), Ok(()));
    /// assert!(house.stuck_at_the_end);
    /// let error = "unknown house rule \"slippery\"; the only house rule is stuck_at_the_end";
    /// assert_eq!(house.set("slippery", "true"), Err(error.to_owned()));
    /// ```
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name != HouseRules::NAMES[0] {
            return Err(format!(
                "unknown house rule \"{}\"; the only house rule is {}",
                echo(name),
                HouseRules::NAMES.join(", ")
            ));
        }
        self.stuck_at_the_end = sentences::parse_flag("house rule", name, value)?;
        Ok(())
    }
}

/// All numbers of a game, as built by [`Rulebook::new`]. The rest of the program takes them from here, except for the
/// market cards, which come from [`super::material::CARDS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rulebook {
    /// The house rules in play.
    pub house: HouseRules,
    /// The minimum and maximum number of players.
    pub seats: (u8, u8),
    /// The number of shares of each good.
    pub shares: u8,
    /// The price at the upper end of every track.
    pub highest_price: u16,
    /// The amount by which one step changes a price.
    pub price_step: u16,
    /// The price of every good at the start.
    pub starting_price: u16,
    /// The money of each player at the start.
    pub starting_money: u32,
    /// The number of cards in a rack at the start of a half.
    pub rack_cards: u8,
    /// The number of halves in a game.
    pub halves: u8,
    /// The number of rounds in a half.
    pub rounds_per_half: u8,
    /// The maximum number of shares bought or sold in a turn.
    pub max_lot: u8,
    /// The number of places in a foundation.
    pub foundation_places: u8,
}

impl Rulebook {
    /// Builds the rulebook with the given house rules.
    pub fn new(house: HouseRules) -> Rulebook {
        let mut book = Rulebook {
            house,
            seats: (0, 0),
            shares: 0,
            highest_price: 0,
            price_step: 0,
            starting_price: 0,
            starting_money: 0,
            rack_cards: 0,
            halves: 0,
            rounds_per_half: 0,
            max_lot: 0,
            foundation_places: 0,
        };
        for datum in MATERIAL {
            match datum.value {
                Fact::Players(fewest, most) => book.seats = (fewest, most),
                Fact::Shares(shares) => book.shares = shares,
                Fact::Track(highest, step) => (book.highest_price, book.price_step) = (highest, step),
                Fact::Price(price) => book.starting_price = price,
                Fact::Money(money) => book.starting_money = money,
                Fact::Rack(cards) => book.rack_cards = cards,
                Fact::Rounds(halves, rounds) => (book.halves, book.rounds_per_half) = (halves, rounds),
                Fact::Lot(shares) => book.max_lot = shares,
                Fact::Places(places) => book.foundation_places = places,
                // The card facts are in `material::CARDS`, and the house rule decides how markers stop.
                Fact::Cards(..) | Fact::Stops => {}
            }
        }
        book
    }

    /// The number of rounds in a game.
    #[inline]
    pub fn all_rounds(&self) -> u8 {
        self.halves * self.rounds_per_half
    }
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook::new(HouseRules::default())
    }
}
