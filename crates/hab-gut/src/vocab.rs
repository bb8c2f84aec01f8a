//! The words of the game: goods, sides and phases (HAB-GUT 1 and 3).

use tabletop::words;

/// How many goods there are.
pub const GOODS: usize = 6;

words! {
    /// A good that shares are traded in (HAB-GUT 1).
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
    /// Where a rack stands, for one of the two players who see it (HAB-GUT 1).
    Side {
        /// At the left: the neighbour is the next seat.
        Left = "left",
        /// At the right: the neighbour is the seat before.
        Right = "right",
    }
}

words! {
    /// What the player on turn has to decide (HAB-GUT 3).
    Phase {
        /// Buy, sell, or neither.
        Trade = "trade",
        /// Put a share into the foundation, or not.
        Foundation = "foundation",
        /// Play a card of one rack and halve one of the other.
        Market = "market",
    }
}

impl Side {
    /// The other one.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}
