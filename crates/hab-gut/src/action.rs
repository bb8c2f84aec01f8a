//! What a player can do (HAB-GUT 3 and 6).

use crate::{Good, Lot, MarketCard, Phase, Side};

/// One action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Buy shares at their prices.
    Buy(Lot),
    /// Sell own shares at their prices.
    Sell(Lot),
    /// Neither buy nor sell.
    Pass,
    /// Put an own share face down into the foundation.
    Give(Good),
    /// Put nothing into it.
    Keep,
    /// Play a card of one rack, and halve one of the other.
    Market {
        /// At which side the card is played; the other is halved.
        side: Side,
        /// The card that is played.
        played: MarketCard,
        /// The card that is halved.
        halved: MarketCard,
    },
}

/// The pages of the rules that judge actions and carry them out: a file of this crate each.
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
    /// Every page, in the order of the rules.
    pub const ALL: [Page; 3] = [Page::Trade, Page::Foundation, Page::Market];

    /// When it is asked.
    pub fn phase(self) -> Phase {
        match self {
            Page::Trade => Phase::Trade,
            Page::Foundation => Phase::Foundation,
            Page::Market => Phase::Market,
        }
    }
}

impl Action {
    /// The page that judges it.
    #[inline]
    pub fn page(self) -> Page {
        match self {
            Action::Buy(_) | Action::Sell(_) | Action::Pass => Page::Trade,
            Action::Give(_) | Action::Keep => Page::Foundation,
            Action::Market { .. } => Page::Market,
        }
    }
}
