//! What can be touched, and what is in hand.

use bevy::prelude::*;
use zoff::{Action, Card, Colour, Gift, Mixed, Prairie};

/// Something a person touched that this game alone knows.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// A prairie on the table.
    Prairie(Prairie),
    /// A cow card of the own hand.
    Card(Card),
    /// One of the pairs that are put together, from 0: it is taken apart.
    Pair(u8),
    /// The cards of the two pairs change places.
    Swap,
    /// So many cows for the pair at hand.
    Number(u8),
    /// So many cows of this colour for the one pair of two colours.
    Cows(Colour, u8),
    /// One cow of the bonus less on this prairie.
    Less(Prairie),
    /// No cow at all for the bonus.
    NoBonus,
    /// This colour for the first cow on a dealt prairie, from 0 and from the smallest.
    Start(u8, Colour),
    /// A bid in tenths of a cow.
    Bid(u16),
    /// A colour after the auction.
    Colour(Colour),
    /// An action is taken in hand as if all of it had been touched.
    Propose(Action),
}

/// One of the two pairs, as far as it is put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Half {
    /// The prairie card.
    pub prairie: Option<Prairie>,
    /// The cow card.
    pub card: Option<Card>,
}

impl Half {
    /// Whether both cards are there.
    pub fn is_whole(self) -> bool {
        self.prairie.is_some() && self.card.is_some()
    }

    /// Whether neither is.
    pub fn is_empty(self) -> bool {
        self.prairie.is_none() && self.card.is_none()
    }
}

/// What is in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// Pairs that are put together.
    Pairs([Half; 2]),
    /// A number of cows for the pair at hand.
    Number(u8),
    /// Cows of both own colours for the pair at hand.
    Mixed(Mixed),
    /// Cows of a bonus on prairies; none at all only where that was asked for.
    Gift(Gift),
    /// Colours of the first cows on the prairies dealt.
    Start([Option<Colour>; 3]),
    /// A bid in tenths of a cow.
    Bid(u16),
    /// A colour.
    Colour(Colour),
}
