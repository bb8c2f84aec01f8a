//! The viewer of a position.

use crate::{Seat, Seats};

/// A viewer of the game: a seat, several seats that share a view, or a spectator, who sees no hands.
///
/// # Examples
///
/// ```
/// use tabletop::{Seat, Viewer};
/// assert!(Viewer::from(Seat(1)).sees_hand(Seat(1)));
/// assert!(!Viewer::from(Seat(1)).sees_hand(Seat(0)));
/// assert!(!Viewer::SPECTATOR.sees_hand(Seat(1)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Viewer(Seats);

impl Viewer {
    /// A viewer without a seat.
    pub const SPECTATOR: Viewer = Viewer(Seats::NONE);

    /// Returns true if the viewer sees the seat's whole hand. Of other hands a viewer sees only the cards that were
    /// taken in the open.
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

/// `None` is a spectator.
impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::SPECTATOR, Viewer::from)
    }
}
