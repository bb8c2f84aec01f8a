//! The foundation: giving shares to it and selling them at the end of a half (rules: `hg-rules-give`,
//! `hg-rules-half-over`).

use tabletop::{Seat, Sink, refuse};

use crate::{Effect, Good, Illegal, Position, Setting, ShareEffect};

/// Checks that the current player can put a share of a good into the foundation.
///
/// # Errors
/// Returns an error if the player holds no share of the good outside the foundation, or if all places are taken.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, formats::positions, foundation};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"seats": [{"shares": {"tea": 1}, "foundation": {"coal": 3}}, {}, {}]}"#;
/// let (setting, position) = positions::read(file)?;
/// assert_eq!(foundation::check_give(&position, &setting, Good::Tea), Ok(()));
/// let refusal = foundation::check_give(&position, &setting, Good::Coal).expect_err("no coal outside");
/// assert_eq!(refusal.to_string(), "you hold 0 shares of coal outside your foundation");
/// # Ok(())
/// # }
/// ```
pub fn check_give(position: &Position, setting: &Setting, good: Good) -> Result<(), Illegal> {
    let seat = position.turn.seat;
    let places = setting.rulebook.foundation_places;
    refuse(position.foundation_shares_of(seat) >= places, Illegal::FoundationFull { places })?;
    let held = position.shares[seat.index()][good.index()];
    refuse(held == 0, Illegal::NotYours { good, held })
}

/// Puts a share into the current player's foundation.
#[inline]
pub fn play_give(position: &mut Position, good: Good, effects: &mut impl Sink<Effect>) {
    let seat = position.turn.seat;
    let place = position.foundation_shares_of(seat);
    position.emit(Effect::Share(ShareEffect::Given { seat, good, place }), effects);
}

/// Opens a foundation at the end of a half and sells its shares at current prices.
pub(super) fn open(position: &mut Position, seat: Seat, effects: &mut impl Sink<Effect>) {
    let shares = position.foundations[seat.index()];
    let money = value_of_shares(position, &shares);
    let saved = position.saved[seat.index()] + money;
    position.emit(Effect::Share(ShareEffect::Opened { seat, shares, money, saved }), effects);
}

/// The total value of shares at current prices, given the number of shares of each good.
#[inline]
pub(super) fn value_of_shares(position: &Position, shares: &[u8]) -> u32 {
    shares.iter().zip(position.prices).map(|(count, price)| u32::from(*count) * u32::from(price)).sum()
}
