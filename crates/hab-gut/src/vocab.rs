//! The game's goods, sides and phases.

use tabletop::words;

/// The number of goods.
pub const GOODS: usize = 6;

words! {
    /// A good whose shares are traded (rules: `hg-rules-goods`).
    Good {
        /// Coal.
        Coal = "coal",
        /// Wheat.
        Wheat = "wheat",
        /// Coffee.
        Coffee = "coffee",
        /// Rubber.
        Rubber = "rubber",
        /// Tea.
        Tea = "tea",
        /// Salt.
        Salt = "salt",
    }
}

words! {
    /// The side of a rack, as seen by one of the two players next to it (rules: `hg-rules-racks`).
    Side {
        /// The left side. The neighbour there is the next seat.
        Left = "left",
        /// The right side. The neighbour there is the previous seat.
        Right = "right",
    }
}

words! {
    /// The kind of decision that the current player must make (rules: `hg-rules-phases`).
    Phase {
        /// Buy, sell, or do neither.
        Trade = "trade",
        /// Put a share into the foundation, or keep all shares.
        Foundation = "foundation",
        /// Play a card from one rack and halve a card from the other.
        Market = "market",
    }
}

impl Side {
    /// The opposite side.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}
