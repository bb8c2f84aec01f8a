//! Seats of players, and sets of seats.

use serde::{Deserialize, Serialize, Serializer};

/// The maximum number of players in any game.
pub const MAX_SEATS: usize = 5;

/// A player's seat, numbered clockwise from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays with one entry per player.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a game with `count` players, in clockwise order.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::Seat;
    /// assert!(Seat::all(3).eq([Seat(0), Seat(1), Seat(2)]));
    /// assert_eq!(Seat::all(3).map(Seat::index).collect::<Vec<usize>>(), [0, 1, 2]);
    /// ```
    #[inline]
    pub fn all(count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

/// A set of seats.
///
/// # Examples
///
/// ```
/// use tabletop::{Seat, Seats};
/// let mut seats: Seats = [Seat(3), Seat(1)].into_iter().collect();
/// seats.put(Seat(9)); // ignored: out of range
/// assert!(seats.has(Seat(1)) && !seats.has(Seat(9)));
/// assert!(seats.iter().eq([Seat(1), Seat(3)]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of this seat alone; empty if the seat is not below [`MAX_SEATS`].
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        if seat.index() < MAX_SEATS { Seats(1 << seat.0) } else { Seats::NONE }
    }

    /// Returns true if the set contains the seat.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        Seats::only(seat).0 & self.0 != 0
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a seat; a seat that is not below [`MAX_SEATS`] is ignored.
    #[inline]
    pub fn put(&mut self, seat: Seat) {
        self.0 |= Seats::only(seat).0;
    }

    /// The seats of the set, in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | Seats::only(seat).0))
    }
}

/// Serializes the set as a list of seats.
impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
