//! What an action brings about: facts with every number in them, recorded by the position, the table and the screen alike. In
//! files each is a JSON object with its word as `effect`.

use std::iter::repeat_n;

use serde::{Serialize, Serializer};
use tabletop::{MAX_SEATS, Seat, Seats};

use crate::{Cards, GOODS, Good, MarketCard, Phase};

/// One fact. Each kind of thing on the table has an enum of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Effect {
    /// Money changed hands.
    Purse(PurseEffect),
    /// Shares changed hands.
    Share(ShareEffect),
    /// A marker moved.
    Price(PriceEffect),
    /// Market cards were turned up or dealt.
    Card(CardEffect),
    /// Turns, rounds and halves moved on.
    Clock(ClockEffect),
}

/// Money changed hands between a player and the bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum PurseEffect {
    /// The player paid.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        money: u32,
    },
    /// The player was paid.
    Earned {
        /// Who.
        seat: Seat,
        /// How much.
        money: u32,
    },
}

/// Shares changed hands (HAB-GUT 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum ShareEffect {
    /// Shares left the supply for a player.
    #[serde(rename = "shares_bought")]
    Bought {
        /// Who.
        seat: Seat,
        /// Of which good.
        good: Good,
        /// How many.
        count: u8,
        /// The price of each.
        price: u16,
    },
    /// Own shares went back to the supply.
    #[serde(rename = "shares_sold")]
    Sold {
        /// Who.
        seat: Seat,
        /// Of which good.
        good: Good,
        /// How many.
        count: u8,
        /// The price of each.
        price: u16,
    },
    /// An own share went face down into the foundation. Only its owner knows of which good it is.
    #[serde(rename = "share_given")]
    Given {
        /// Who.
        seat: Seat,
        /// Of which good.
        good: Good,
        /// The place in the foundation, from 0.
        place: u8,
    },
    /// A foundation was opened and its shares sold, which went back to the supply.
    #[serde(rename = "foundation_opened")]
    Opened {
        /// Whose.
        seat: Seat,
        /// Shares of each good in it.
        #[serde(serialize_with = "write_shares")]
        shares: [u8; GOODS],
        /// What they brought.
        money: u32,
        /// What lies in the foundation now, both halves together.
        saved: u32,
    },
}

/// A marker moved (HAB-GUT 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum PriceEffect {
    /// A card moved the marker of its good, or tried to.
    #[serde(rename = "price_moved")]
    Moved {
        /// The good.
        good: Good,
        /// By how many steps; negative: down.
        steps: i8,
        /// The price before.
        from: u16,
        /// The price now.
        to: u16,
        /// Whether it stays there until the game is over (house rule).
        stuck: bool,
    },
}

/// Market cards were turned up or dealt (HAB-GUT 2 and 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum CardEffect {
    /// A card left its rack, for all to see.
    #[serde(rename = "card_turned_up")]
    TurnedUp {
        /// Who played or halved it.
        seat: Seat,
        /// The rack, by the seat at whose left it stands.
        rack: Seat,
        /// The card.
        card: MarketCard,
        /// Whether it was halved.
        halved: bool,
    },
    /// All cards were shuffled and the racks filled anew.
    #[serde(rename = "cards_dealt")]
    Dealt {
        /// The cards in each rack, by the seat at whose left it stands.
        #[serde(skip)]
        racks: [Cards; MAX_SEATS],
        /// The cards that nobody sees.
        #[serde(skip)]
        unseen: Cards,
    },
}

/// Turns, rounds and halves moved on (HAB-GUT 3 and 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum ClockEffect {
    /// The next decision.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// What it is about.
        phase: Phase,
    },
    /// A round is over.
    RoundEnded {
        /// Rounds played in this game.
        rounds: u8,
    },
    /// The game is over.
    GameOver {
        /// Who had least in the foundation.
        out: Seats,
        /// Who won.
        winners: Seats,
    },
}

/// The good of each share, in the order of goods.
fn write_shares<S: Serializer>(shares: &[u8; GOODS], to: S) -> Result<S::Ok, S::Error> {
    let goods = Good::ALL.into_iter().zip(shares);
    to.collect_seq(goods.flat_map(|(good, count)| repeat_n(good, usize::from(*count))))
}

impl Effect {
    /// Whether it shows somebody what nobody could know before, so that the action can't be taken back. What was put into a
    /// foundation only its owner knows, before and after.
    pub fn reveals(&self) -> bool {
        match self {
            Effect::Card(CardEffect::TurnedUp { .. } | CardEffect::Dealt { .. }) => true,
            Effect::Share(ShareEffect::Opened { .. }) => true,
            Effect::Share(ShareEffect::Bought { .. } | ShareEffect::Sold { .. } | ShareEffect::Given { .. })
            | Effect::Purse(_)
            | Effect::Price(_)
            | Effect::Clock(_) => false,
        }
    }
}

/// The effects of one action, in order.
pub type Effects = Vec<Effect>;
