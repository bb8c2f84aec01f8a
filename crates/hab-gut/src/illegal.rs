//! The reasons for refusing an action, each with an error message.

use tabletop::{Seat, sentences::counted};

use crate::{Good, MarketCard, Phase, Side};

/// The reason for refusing an action, as data. [`reason`](Illegal::reason) returns its fixed word for files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// It is another seat's turn.
    #[error("it is seat {}'s turn", .0.0)]
    NotYourTurn(Seat),
    /// The game is waiting for a different kind of action (rules: `hg-rules-phases`).
    #[error("{}", waits_for(*.0))]
    NotNow(Phase),
    /// The number of shares in a trade is 0 or above the maximum (rules: `hg-rules-buy`, `hg-rules-sell`).
    #[error("a trade must have 1 to {most} shares, not {shares}")]
    WrongNumberOfShares {
        /// The number of shares in the trade.
        shares: u32,
        /// The maximum number of shares allowed.
        most: u8,
    },
    /// A share that the player wants to buy has a price of 0 (rules: `hg-rules-buy`).
    #[error("{} has a price of 0 and cannot be bought", .0.word())]
    Worthless(Good),
    /// The supply has too few shares.
    #[error("the supply holds {} of {}", counted(usize::from(*.left), "share", "shares"), .good.word())]
    NotInSupply {
        /// The good of the shares.
        good: Good,
        /// The number of shares in the supply.
        left: u8,
    },
    /// The player has too little money (rules: `hg-rules-buy`).
    #[error("this costs {price}, but you have only {money}")]
    TooExpensive {
        /// The total price.
        price: u32,
        /// The player's money.
        money: u32,
    },
    /// The player holds too few shares. Shares in the foundation do not count (rules: `hg-rules-given`).
    #[error("you hold {} of {} outside your foundation", counted(usize::from(*.held), "share", "shares"), .good.word())]
    NotYours {
        /// The good of the shares.
        good: Good,
        /// The number of such shares that the player holds outside the foundation.
        held: u8,
    },
    /// All places of the foundation are taken (rules: `hg-rules-give`).
    #[error("all {places} places of your foundation are taken")]
    FoundationFull {
        /// The number of places in a foundation.
        places: u8,
    },
    /// The card is not in the rack (rules: `hg-rules-play`).
    #[error("there is no {card} in the rack on your {}", .side.word())]
    NotInRack {
        /// The side of the rack.
        side: Side,
        /// The card.
        card: MarketCard,
    },
}

/// A message that describes the decision the game is waiting for.
fn waits_for(phase: Phase) -> &'static str {
    match phase {
        Phase::Trade => "first buy, sell or pass",
        Phase::Foundation => "first give a share to the foundation or keep all shares",
        Phase::Market => "first play a card from one rack and halve one from the other",
    }
}

impl Illegal {
    /// The fixed word for the reason.
    pub fn reason(self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::NotYourTurn(_) => "not_your_turn",
            Illegal::NotNow(_) => "not_now",
            Illegal::WrongNumberOfShares { .. } => "wrong_number_of_shares",
            Illegal::Worthless(_) => "worthless",
            Illegal::NotInSupply { .. } => "not_in_supply",
            Illegal::TooExpensive { .. } => "too_expensive",
            Illegal::NotYours { .. } => "not_yours",
            Illegal::FoundationFull { .. } => "foundation_full",
            Illegal::NotInRack { .. } => "not_in_rack",
        }
    }
}
