//! Who looks at the table.

use crate::{Seat, Seats};

/// Somebody who looks at the table: a seat, several seats that share a view, or a spectator, who sees nobody's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Viewer(Seats);

impl Viewer {
    /// Somebody who has no seat.
    pub const SPECTATOR: Viewer = Viewer(Seats::NONE);

    /// Whether all is seen that the seat holds. Of every other seat only that is which all saw it take.
    #[inline]
    pub fn sees_hand(self, seat: Seat) -> bool {
        self.0.has(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer(Seats::only(seat))
    }
}

/// Seats that share a view.
impl From<Seats> for Viewer {
    fn from(seats: Seats) -> Viewer {
        Viewer(seats)
    }
}

/// Without a seat, a spectator.
impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::SPECTATOR, Viewer::from)
    }
}
