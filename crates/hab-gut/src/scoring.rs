//! Scoring: the players who are out, the winners, and everybody's standing if the game ended now (rules:
//! `hg-rules-out`, `hg-rules-win`).

use serde::Serialize;
use tabletop::{Seat, Seats};

use crate::{Position, foundation};

/// The standing of a seat, as `score` prints it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The player's money.
    pub money: u32,
    /// The value of the player's shares at current prices, or 0 for a player who is out.
    pub shares: u32,
    /// The money in the foundation plus the value of its shares at current prices.
    pub foundation: u32,
    /// True if no other foundation has a lower value.
    pub out: bool,
    /// The sum of money and shares, or 0 for a player who is out.
    pub total: u32,
}

impl Position {
    /// The total value of a seat's foundation, with its shares at current prices.
    pub fn foundation_value_of(&self, seat: Seat) -> u32 {
        self.saved[seat.index()] + foundation::value_of_shares(self, &self.foundations[seat.index()])
    }

    /// The seats whose foundations currently have the lowest value. At the end of the game these seats are out.
    pub fn eliminated(&self) -> Seats {
        let least = self.seats().map(|seat| self.foundation_value_of(seat)).min();
        self.seats().filter(|seat| Some(self.foundation_value_of(*seat)) == least).collect()
    }

    /// The standing of a seat: final if the game is over, otherwise as if everything were sold now.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Seat, Standing, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"prices": {"tea": 70}, "seats": [{"money": 80, "shares": {"tea": 1}, "foundation": {"tea": 2}},
    ///     {"foundation": {"coal": 1}}, {}]}"#;
    /// let (_, position) = positions::read(file)?;
    /// let first = Standing { money: 80, shares: 70, foundation: 140, out: false, total: 150 };
    /// assert_eq!(position.standing(Seat(0)), first);
    /// assert_eq!(position.standing(Seat(2)).total, 0); // The player with the poorest foundation is out.
    /// # Ok(())
    /// # }
    /// ```
    pub fn standing(&self, seat: Seat) -> Standing {
        let out = self.eliminated().has(seat);
        let money = self.money[seat.index()];
        let shares = if out { 0 } else { foundation::value_of_shares(self, &self.shares[seat.index()]) };
        let total = if out { 0 } else { money + shares };
        Standing { money, shares, foundation: self.foundation_value_of(seat), out, total }
    }

    /// The money of each seat at the end of the game, or as if the game ended now. It is 0 for players who are out.
    pub fn totals(&self) -> Vec<u32> {
        self.seats().map(|seat| self.standing(seat).total).collect()
    }

    /// The seats that won, or would win if the game ended now: the seats with the most money among players who are not
    /// out. A tie has several winners. Nobody wins if all are out.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Seat, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"seats": [{"money": 80, "foundation": {"tea": 1}},
    ///     {"money": 90, "foundation": {"tea": 1}}, {"money": 900}]}"#;
    /// let (_, position) = positions::read(file)?;
    /// assert!(position.eliminated().iter().eq([Seat(2)]));
    /// assert!(position.winners().iter().eq([Seat(1)]));
    /// # Ok(())
    /// # }
    /// ```
    pub fn winners(&self) -> Seats {
        let out = self.eliminated();
        let left = self.seats().filter(|seat| !out.has(*seat));
        let most = left.clone().map(|seat| self.standing(seat).total).max();
        left.filter(|seat| Some(self.standing(*seat).total) == most).collect()
    }
}
