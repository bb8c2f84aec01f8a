//! Why an action is refused: one variant for each reason a player can run into, with a sentence that says what is missing.

use tabletop::{Seat, sentences::counted};

use crate::{Good, MarketCard, Phase, Side};

/// A refusal: what is missing, as data. Its [`reason`](Illegal::reason) is a fixed word for files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// It is another seat's turn.
    #[error("it is the turn of seat {}", .0.0)]
    NotYourTurn(Seat),
    /// Something else is to be decided now (HAB-GUT 3).
    #[error("{}", waits_for(*.0))]
    NotNow(Phase),
    /// A trade is of one to three shares (HAB-GUT 3).
    #[error("a trade is of one to {most} shares, not of {shares}")]
    WrongNumberOfShares {
        /// Shares in the trade.
        shares: u32,
        /// The most there may be.
        most: u8,
    },
    /// Nobody buys what is worth nothing (HAB-GUT 3).
    #[error("{} is at 0 and can't be bought", .0.word())]
    Worthless(Good),
    /// The supply holds fewer (HAB-GUT 3).
    #[error("the supply holds {} of {}", counted(usize::from(*.left), "share", "shares"), .good.word())]
    NotInSupply {
        /// Of which good.
        good: Good,
        /// Shares left.
        left: u8,
    },
    /// The purse is too thin (HAB-GUT 3).
    #[error("this costs {price}, and you have {money}")]
    TooExpensive {
        /// What it costs.
        price: u32,
        /// What the player has.
        money: u32,
    },
    /// The player has fewer; what lies in the foundation can't be sold (HAB-GUT 3).
    #[error("you hold {} of {} outside your foundation", counted(usize::from(*.held), "share", "shares"), .good.word())]
    NotYours {
        /// Of which good.
        good: Good,
        /// Own shares of it.
        held: u8,
    },
    /// All places of the foundation are taken (HAB-GUT 3).
    #[error("all {places} places of your foundation are taken")]
    FoundationFull {
        /// Places of a foundation.
        places: u8,
    },
    /// The card is not in the rack (HAB-GUT 3).
    #[error("there is no {card} in the rack at your {}", .side.word())]
    NotInRack {
        /// At which side the rack stands.
        side: Side,
        /// The card.
        card: MarketCard,
    },
}

/// What the game waits for.
fn waits_for(phase: Phase) -> &'static str {
    match phase {
        Phase::Trade => "buy, sell or pass comes first",
        Phase::Foundation => "give a share to the foundation or keep all: that comes now",
        Phase::Market => "play a card of one rack and halve one of the other: that comes now",
    }
}

impl Illegal {
    /// Its fixed word for files.
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
