//! The auction of the colours: secret bids, and the taking of colours by whoever bid most (ZOFF 6).

use super::{
    effect::{AuctionEffect, Effect},
    illegal::Illegal,
    position::{Position, Setting},
    vocab::Colour,
};
use tabletop::{Seat, tell::Tell};

/// May so many tenths of a cow be bid?
///
/// # Errors
/// When they are too many.
pub fn check_bid(setting: &Setting, tenths: u16) -> Result<(), Illegal> {
    let highest = setting.rulebook.highest_bid;
    if tenths > highest { Err(Illegal::BidTooHigh { highest }) } else { Ok(()) }
}

/// May this colour be taken?
///
/// # Errors
/// When nobody can have it, or somebody has.
pub fn check_colour(position: &Position, setting: &Setting, colour: Colour) -> Result<(), Illegal> {
    if !setting.rulebook.colours(position.seats).contains(&colour) {
        return Err(Illegal::NoSuchColour(colour));
    }
    if position.colours.contains(&Some(colour)) { Err(Illegal::ColourTaken(colour)) } else { Ok(()) }
}

/// Notes a bid.
pub(super) fn play_bid(position: &mut Position, seat: Seat, tenths: u16, told: &mut impl Tell<Effect>) {
    position.tell(Effect::Auction(AuctionEffect::Bid { seat, tenths }), told);
}

/// Gives a colour to a seat.
pub(super) fn play_colour(position: &mut Position, seat: Seat, colour: Colour, told: &mut impl Tell<Effect>) {
    position.tell(Effect::Auction(AuctionEffect::Taken { seat, colour }), told);
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
