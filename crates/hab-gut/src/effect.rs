//! Effects: the changes that an action causes, with all the amounts involved. They are applied to the position, and
//! shown on the screen and in the log. In files, each is a JSON object with its name in the field `effect`.

use std::iter::repeat_n;

use serde::{Serialize, Serializer};
use tabletop::{MAX_SEATS, Seat, Seats};

use crate::{Cards, GOODS, Good, MarketCard, Phase};

/// One change in the game. Each kind of change has its own enum.
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
    /// A turn began, a round ended, or the game is over.
    Clock(ClockEffect),
}

/// Payments between a player and the bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum PurseEffect {
    /// The player paid money.
    Paid {
        /// The player's seat.
        seat: Seat,
        /// The amount of money.
        money: u32,
    },
    /// The player received money.
    Earned {
        /// The player's seat.
        seat: Seat,
        /// The amount of money.
        money: u32,
    },
}

/// Changes in the ownership of shares (rules: `hg-rules-buy`, `hg-rules-sell`, `hg-rules-give`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum ShareEffect {
    /// A player bought shares from the supply.
    #[serde(rename = "shares_bought")]
    Bought {
        /// The player's seat.
        seat: Seat,
        /// The good of the shares.
        good: Good,
        /// The number of shares.
        count: u8,
        /// The price of each share.
        price: u16,
    },
    /// A player sold shares to the supply.
    #[serde(rename = "shares_sold")]
    Sold {
        /// The player's seat.
        seat: Seat,
        /// The good of the shares.
        good: Good,
        /// The number of shares.
        count: u8,
        /// The price of each share.
        price: u16,
    },
    /// A player put a share face down into the foundation. Only that player knows its good.
    #[serde(rename = "share_given")]
    Given {
        /// The player's seat.
        seat: Seat,
        /// The good of the share.
        good: Good,
        /// The place in the foundation, counted from 0.
        place: u8,
    },
    /// A foundation was opened, and its shares were sold to the supply.
    #[serde(rename = "foundation_opened")]
    Opened {
        /// The seat that owns the foundation.
        seat: Seat,
        /// The shares of each good in it.
        #[serde(serialize_with = "write_shares")]
        shares: [u8; GOODS],
        /// The money from the sale.
        money: u32,
        /// The money in the foundation afterwards, from all halves so far.
        saved: u32,
    },
}

/// Moves of a marker (rules: `hg-rules-play`, `hg-rules-ends`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum PriceEffect {
    /// A card moved the marker of its good, or had no effect because the marker was stuck or at the end of its track.
    #[serde(rename = "price_moved")]
    Moved {
        /// The good of the marker.
        good: Good,
        /// The number of steps, negative for down.
        steps: i8,
        /// The price before the move.
        from: u16,
        /// The price after the move.
        to: u16,
        /// True if the marker stays at this price from then on (house rule).
        stuck: bool,
    },
}

/// Changes to market cards (rules: `hg-rules-market-title`, `hg-rules-half-over`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect")]
pub enum CardEffect {
    /// A card from a rack was turned up.
    #[serde(rename = "card_turned_up")]
    TurnedUp {
        /// The seat that played or halved it.
        seat: Seat,
        /// The rack, identified by the seat that has it on the left.
        rack: Seat,
        /// The card.
        card: MarketCard,
        /// True if the card was halved.
        halved: bool,
    },
    /// All cards were shuffled, and the racks were refilled.
    #[serde(rename = "cards_dealt")]
    Dealt {
        /// The cards in each rack, by the seat that has the rack on the left.
        #[serde(skip)]
        racks: [Cards; MAX_SEATS],
        /// The undealt cards, which nobody sees.
        #[serde(skip)]
        undealt: Cards,
    },
}

/// The beginnings of turns, and the ends of rounds and of the game (rules: `hg-rules-phases`, `hg-rules-half-over`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum ClockEffect {
    /// The next decision began.
    TurnBegan {
        /// The seat that decides.
        seat: Seat,
        /// The phase of the decision.
        phase: Phase,
    },
    /// A round ended.
    RoundEnded {
        /// The number of rounds played in this game.
        rounds: u8,
    },
    /// The game is over.
    GameOver {
        /// The seats that are out, because they have the least money in their foundations.
        out: Seats,
        /// The seats that won.
        winners: Seats,
    },
}

/// Serializes the good of each share, in the order of the goods.
fn write_shares<S: Serializer>(shares: &[u8; GOODS], serializer: S) -> Result<S::Ok, S::Error> {
    let goods = Good::ALL.into_iter().zip(shares);
    serializer.collect_seq(goods.flat_map(|(good, count)| repeat_n(good, usize::from(*count))))
}

impl Effect {
    /// Returns true if the effect reveals information that was hidden from some player. An action with such an effect
    /// cannot be undone. Giving a share to a foundation reveals nothing: only the owner knows which share it is.
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
