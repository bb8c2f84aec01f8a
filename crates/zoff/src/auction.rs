//! The auction of the colours: secret bids, and the taking of colours by whoever bid most (ZOFF 6).

use crate::{Colour, Illegal, Position, Setting};
use tabletop::{Seat, refuse};

/// May so many tenths of a cow be bid?
///
/// # Errors
/// When they are too many.
pub fn check_bid(setting: &Setting, tenths: u16) -> Result<(), Illegal> {
    let highest = setting.rulebook.highest_bid;
    refuse(tenths > highest, Illegal::BidTooHigh { highest })
}

/// May this colour be taken?
///
/// # Errors
/// When nobody can have it, or somebody has.
pub fn check_colour(position: &Position, setting: &Setting, colour: Colour) -> Result<(), Illegal> {
    refuse(!setting.rulebook.colours(position.seats).contains(&colour), Illegal::NoSuchColour(colour))?;
    refuse(position.colours.contains(&Some(colour)), Illegal::ColourTaken(colour))
}

/// The seat that takes a colour next: of those without one the highest bid, and where bids are equal the smallest lot.
pub fn next(position: &Position) -> Option<Seat> {
    let waits = |seat: &Seat| position.colours[seat.index()].is_none();
    let first = |seat: &Seat| {
        let bid = position.bids[seat.index()].unwrap_or(0);
        (u16::MAX - bid, position.lots[seat.index()])
    };
    position.seats().filter(waits).min_by_key(first)
}
