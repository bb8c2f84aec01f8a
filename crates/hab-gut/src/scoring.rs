//! Who is out, who won, and how everybody would stand if the game ended now (HAB-GUT 4).

use serde::Serialize;
use tabletop::{Seat, Seats};

use crate::{Position, foundation};

/// How a seat stands, also as `score` has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Own money.
    pub money: u32,
    /// What the own shares bring at the price of the day; nothing for who is out.
    pub shares: u32,
    /// What the foundation has brought, and would bring with its shares at the price of the day.
    pub foundation: u32,
    /// Whether nobody has less in the foundation.
    pub out: bool,
    /// Money and shares, or 0 for who is out.
    pub total: u32,
}

impl Position {
    /// What the foundation of a seat has brought, and would bring now.
    pub fn foundation_of(&self, seat: Seat) -> u32 {
        self.saved[seat.index()] + foundation::worth(self, &self.foundations[seat.index()])
    }

    /// The seats that have least in their foundations, as these stand now: when the game is over they are out.
    pub fn out(&self) -> Seats {
        let least = self.seats().map(|seat| self.foundation_of(seat)).min();
        self.seats().filter(|seat| Some(self.foundation_of(*seat)) == least).collect()
    }

    /// How a seat stands: at the end of the game as it ended, before it as if everything were sold now.
    pub fn standing(&self, seat: Seat) -> Standing {
        let out = self.out().has(seat);
        let money = self.money[seat.index()];
        let shares = if out { 0 } else { foundation::worth(self, &self.shares[seat.index()]) };
        let total = if out { 0 } else { money + shares };
        Standing { money, shares, foundation: self.foundation_of(seat), out, total }
    }

    /// Everybody's money at the end, or as if the game ended now: 0 for who is out.
    pub fn totals(&self) -> Vec<u32> {
        self.seats().map(|seat| self.standing(seat).total).collect()
    }

    /// The seats that won, or would if the game ended now: most money among those who are not out, several after a tie, none
    /// if all are out.
    pub fn winners(&self) -> Seats {
        let out = self.out();
        let left = self.seats().filter(|seat| !out.has(*seat));
        let most = left.clone().map(|seat| self.standing(seat).total).max();
        left.filter(|seat| Some(self.standing(*seat).total) == most).collect()
    }
}
