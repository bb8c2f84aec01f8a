//! What an action brings about: facts with every number in them, recorded by the position, the table and the screen alike.

use tabletop::{MAX_SEATS, Seat, Seats};

use super::{
    cards::{Cards, MarketCard},
    vocab::{GOODS, Good, Phase},
};

/// One fact. Each kind of thing on the table has an enum of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShareEffect {
    /// Shares left the supply for a player.
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
    Given {
        /// Who.
        seat: Seat,
        /// Of which good.
        good: Good,
        /// The place in the foundation, from 0.
        place: u8,
    },
    /// A foundation was opened and its shares sold, which went back to the supply.
    Opened {
        /// Whose.
        seat: Seat,
        /// Shares of each good in it.
        shares: [u8; GOODS],
        /// What they brought.
        money: u32,
        /// What lies in the foundation now, both halves together.
        saved: u32,
    },
}

/// A marker moved (HAB-GUT 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PriceEffect {
    /// A card moved the marker of its good, or tried to.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardEffect {
    /// A card left its rack, for all to see.
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
    Dealt {
        /// The cards in each rack, by the seat at whose left it stands.
        racks: [Cards; MAX_SEATS],
        /// The cards that nobody sees.
        unseen: Cards,
    },
}

/// Turns, rounds and halves moved on (HAB-GUT 3 and 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl Effect {
    /// Whether it shows somebody what nobody could know before, so that the action can't be taken back. What was put into a
    /// foundation only its owner knows, before and after.
    pub fn reveals(&self) -> bool {
        match self {
            Effect::Card(CardEffect::TurnedUp { .. } | CardEffect::Dealt { .. }) => true,
            Effect::Share(ShareEffect::Opened { .. }) => true,
            Effect::Share(ShareEffect::Bought { .. } | ShareEffect::Sold { .. } | ShareEffect::Given { .. })
            | Effect::Purse(PurseEffect::Paid { .. } | PurseEffect::Earned { .. })
            | Effect::Price(PriceEffect::Moved { .. })
            | Effect::Clock(
                ClockEffect::TurnBegan { .. } | ClockEffect::RoundEnded { .. } | ClockEffect::GameOver { .. },
            ) => false,
        }
    }
}

/// The effects of one action, in order.
pub type Effects = Vec<Effect>;
