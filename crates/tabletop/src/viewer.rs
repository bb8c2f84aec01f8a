//! The viewers of a game, who see different parts of its hidden information.

use crate::{Seat, Seats};

/// A viewer of a game: a seat, several seats that share a view, or a spectator without a seat.
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

    /// Returns true if the seat is one of the viewer's. The viewer then sees its whole hand; the game decides how much
    /// the viewer sees of other hands.
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

/// Creates a viewer for seats that share a view.
impl From<Seats> for Viewer {
    fn from(seats: Seats) -> Viewer {
        Viewer(seats)
    }
}

/// Creates a viewer for a seat, or a spectator for `None`.
impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::SPECTATOR, Viewer::from)
    }
}
