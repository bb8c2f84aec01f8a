//! The actions of Hab & Gut.

use crate::{Good, Lot, MarketCard, Phase, Side};

/// An action of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Buys shares at their prices (rules: `hg-rules-buy`).
    Buy(Lot),
    /// Sells shares at their prices (rules: `hg-rules-sell`).
    Sell(Lot),
    /// Neither buys nor sells.
    Pass,
    /// Puts a share face down into the foundation (rules: `hg-rules-give`).
    Give(Good),
    /// Puts no share into the foundation.
    Keep,
    /// Plays a card from one rack and halves a card from the other (rules: `hg-rules-play`).
    Market {
        /// The side of the rack with the played card. The halved card comes from the other side.
        side: Side,
        /// The card that moves its marker by all of its steps.
        played: MarketCard,
        /// The card that moves its marker by half of its steps.
        halved: MarketCard,
    },
}

/// The parts of the rules that check and resolve actions. Each is a module of this crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// Buying and selling.
    Trade,
    /// The foundation.
    Foundation,
    /// The market and its racks.
    Market,
}

impl Page {
    /// Every part, in the order of the rules.
    pub const ALL: [Page; 3] = [Page::Trade, Page::Foundation, Page::Market];

    /// The phase in which this part of the rules applies.
    pub fn phase(self) -> Phase {
        match self {
            Page::Trade => Phase::Trade,
            Page::Foundation => Phase::Foundation,
            Page::Market => Phase::Market,
        }
    }
}

impl Action {
    /// The part of the rules that checks the action.
    #[inline]
    pub fn page(self) -> Page {
        match self {
            Action::Buy(_) | Action::Sell(_) | Action::Pass => Page::Trade,
            Action::Give(_) | Action::Keep => Page::Foundation,
            Action::Market { .. } => Page::Market,
        }
    }
}
