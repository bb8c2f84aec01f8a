//! Every number of the game, and the house rule, as values (HAB-GUT 1 to 4).

use serde::{Deserialize, Serialize};
use tabletop::sentences::{self, echo};

use crate::material::{MATERIAL, What};

/// What may be played otherwise (HAB-GUT 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// A marker whose move would lead beyond the end of its track stays at that end until the game is over.
    pub stuck_at_the_end: bool,
}

impl HouseRules {
    /// Their names.
    pub const NAMES: [&'static str; 1] = ["stuck_at_the_end"];

    /// Sets one by its name.
    ///
    /// # Errors
    /// A sentence when there is no such name or the value does not suit it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name != HouseRules::NAMES[0] {
            return Err(format!("no house rule \"{}\"; there is {}", echo(name), HouseRules::NAMES.join(", ")));
        }
        self.stuck_at_the_end = sentences::flag("house rule", name, value)?;
        Ok(())
    }
}

/// All numbers of a game. Built by [`Rulebook::new`]; nothing else in the program knows them, but the market cards, which
/// are as [`super::material::CARDS`] has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rulebook {
    /// What is played otherwise.
    pub house: HouseRules,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// Shares of each good.
    pub shares: u8,
    /// The highest price.
    pub highest: u16,
    /// By how much a step changes a price.
    pub step: u16,
    /// The price of every good at the start.
    pub price: u16,
    /// Everybody's money at the start.
    pub money: u32,
    /// Cards in a rack at the start of a half.
    pub rack: u8,
    /// Halves of a game.
    pub halves: u8,
    /// Rounds of a half.
    pub rounds: u8,
    /// The most shares that are bought or sold in a turn.
    pub lot: u8,
    /// Places of a foundation.
    pub places: u8,
}

impl Rulebook {
    /// The numbers with these house rules.
    pub fn new(house: HouseRules) -> Rulebook {
        let mut book = Rulebook {
            house,
            seats: (0, 0),
            shares: 0,
            highest: 0,
            step: 0,
            price: 0,
            money: 0,
            rack: 0,
            halves: 0,
            rounds: 0,
            lot: 0,
            places: 0,
        };
        for datum in MATERIAL {
            match datum.what {
                What::Players(fewest, most) => book.seats = (fewest, most),
                What::Shares(shares) => book.shares = shares,
                What::Track(highest, step) => (book.highest, book.step) = (highest, step),
                What::Price(price) => book.price = price,
                What::Money(money) => book.money = money,
                What::Rack(cards) => book.rack = cards,
                What::Rounds(halves, rounds) => (book.halves, book.rounds) = (halves, rounds),
                What::Lot(shares) => book.lot = shares,
                What::Places(places) => book.places = places,
                // The cards know themselves, and the house rule says how markers stop.
                What::Cards(..) | What::Stops => {}
            }
        }
        book
    }

    /// Rounds of a game.
    #[inline]
    pub fn all_rounds(&self) -> u8 {
        self.halves * self.rounds
    }
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook::new(HouseRules::default())
    }
}
