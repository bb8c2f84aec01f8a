//! Seats: places at a table, and sets of them.

use serde::{Deserialize, Serialize, Serializer};

/// The most players at a table.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, from 0 clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into the arrays kept for each player.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table of `count` players, in clockwise order.
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
/// seats.put(Seat(9)); // out of range
/// assert!(seats.has(Seat(1)) && !seats.has(Seat(9)));
/// assert!(seats.iter().eq([Seat(1), Seat(3)]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// A set with this seat alone; empty if the seat is out of range.
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

    /// Adds a seat if it is in range.
    #[inline]
    pub fn put(&mut self, seat: Seat) {
        self.0 |= Seats::only(seat).0;
    }

    /// Iterates over the seats in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | Seats::only(seat).0))
    }
}

/// Serializes as a list of seats.
impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
