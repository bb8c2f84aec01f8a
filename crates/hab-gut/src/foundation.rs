//! The foundation: giving shares to it, and what it brings at the end of a half (HAB-GUT 3.1 and 3).

use tabletop::{Seat, Tell, refuse};

use crate::{Effect, Good, Illegal, Position, Setting, ShareEffect};

/// May the seat on turn put a share of this good into its foundation?
///
/// # Errors
/// When it has none outside, or all places are taken.
pub fn check_give(position: &Position, setting: &Setting, good: Good) -> Result<(), Illegal> {
    let seat = position.turn.seat;
    let places = setting.rulebook.places;
    refuse(position.given_of(seat) >= places, Illegal::FoundationFull { places })?;
    let held = position.shares[seat.index()][good.index()];
    refuse(held == 0, Illegal::NotYours { good, held })
}

/// Puts an own share into the foundation.
#[inline]
pub fn play_give(position: &mut Position, good: Good, effects: &mut impl Tell<Effect>) {
    let seat = position.turn.seat;
    let place = position.given_of(seat);
    position.tell(Effect::Share(ShareEffect::Given { seat, good, place }), effects);
}

/// Opens a foundation at the end of a half: its shares are sold at the price of the day.
pub(super) fn open(position: &mut Position, seat: Seat, effects: &mut impl Tell<Effect>) {
    let shares = position.foundations[seat.index()];
    let money = worth(position, &shares);
    let saved = position.saved[seat.index()] + money;
    position.tell(Effect::Share(ShareEffect::Opened { seat, shares, money, saved }), effects);
}

/// What so many shares of each good bring at the price of the day.
#[inline]
pub(super) fn worth(position: &Position, shares: &[u8]) -> u32 {
    shares.iter().zip(position.prices).map(|(count, price)| u32::from(*count) * u32::from(price)).sum()
}
