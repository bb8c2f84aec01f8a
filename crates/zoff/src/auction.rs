//! The auction of the colours: players bid in secret, then take colours in the order of their bids (rules:
//! `zoff-rules-auction`).

use crate::{Colour, Illegal, Position, Setting};
use tabletop::{Seat, refuse};

/// Checks a bid, in tenths of a cow.
///
/// # Errors
/// Returns an error if the bid is higher than the rules allow.
///
/// # Examples
///
/// ```
/// use zoff::{Setting, auction};
/// let setting = Setting::default();
/// assert_eq!(auction::check_bid(&setting, 200), Ok(()));
/// let refusal = auction::check_bid(&setting, 201).expect_err("too high");
/// assert_eq!(refusal.to_string(), "a bid may be at most 20.0 cows");
/// ```
pub fn check_bid(setting: &Setting, tenths: u16) -> Result<(), Illegal> {
    let highest = setting.rulebook.highest_bid;
    refuse(tenths > highest, Illegal::BidTooHigh { highest })
}

/// Checks that a colour can be taken.
///
/// # Errors
/// Returns an error if the colour is not in this game or is already taken.
pub fn check_colour(position: &Position, setting: &Setting, colour: Colour) -> Result<(), Illegal> {
    refuse(!setting.rulebook.colours(position.seats).contains(&colour), Illegal::NoSuchColour(colour))?;
    refuse(position.colours.contains(&Some(colour)), Illegal::ColourTaken(colour))
}

/// The next seat to take a colour: the highest bidder without a colour. If bids are equal, the smaller lot wins.
///
/// # Examples
///
/// ```
/// use zoff::{Position, Seat, Setting, auction};
/// let mut position = Position::empty(&Setting::default(), 3);
/// position.colours = [None; 5];
/// position.bids[..3].copy_from_slice(&[Some(12), Some(34), Some(34)]);
/// position.lots[..3].copy_from_slice(&[0, 2, 1]);
/// assert_eq!(auction::next_seat(&position), Some(Seat(2))); // Seats 1 and 2 both bid 3.4.
/// ```
pub fn next_seat(position: &Position) -> Option<Seat> {
    let waits = |seat: &Seat| position.colours[seat.index()].is_none();
    let sort_key = |seat: &Seat| {
        let bid = position.bids[seat.index()].unwrap_or(0);
        (u16::MAX - bid, position.lots[seat.index()])
    };
    position.seats().filter(waits).min_by_key(sort_key)
}
