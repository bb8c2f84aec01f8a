//! The market: a card from one rack is played, a card from the other is halved, and each card moves the marker of its
//! good (rules: `hg-rules-play`).

use tabletop::{Sink, refuse};

use crate::{CardEffect, Effect, Good, Illegal, MarketCard, Position, PriceEffect, Setting, Side};

/// Checks that the current player can play one card and halve another.
///
/// # Errors
/// Returns an error if one of the cards is not in its rack.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, MarketCard, Position, Seat, Setting, Side, market};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut position = Position::setup(&Setting::default(), 3, 7, Some(Seat(0)))?;
/// let coal = MarketCard::new(Good::Coal, 4).ok_or("no such card")?;
/// let tea = MarketCard::new(Good::Tea, -2).ok_or("no such card")?;
/// position.racks[0] = [coal].into_iter().collect(); // on the left of seat 0
/// position.racks[2] = [tea].into_iter().collect(); // on its right
/// assert_eq!(market::check(&position, Side::Left, coal, tea), Ok(()));
/// let refusal = market::check(&position, Side::Right, coal, tea).expect_err("the wrong rack");
/// assert_eq!(refusal.to_string(), "there is no coal +4 in the rack on your right");
/// # Ok(())
/// # }
/// ```
pub fn check(position: &Position, side: Side, played: MarketCard, halved: MarketCard) -> Result<(), Illegal> {
    let seat = position.turn.seat;
    for (side, card) in [(side, played), (side.other(), halved)] {
        refuse(!position.rack(seat, side).has(card), Illegal::NotInRack { side, card })?;
    }
    Ok(())
}

/// Plays one card, then halves the other.
#[inline]
pub fn play(
    position: &mut Position,
    setting: &Setting,
    side: Side,
    played: MarketCard,
    halved: MarketCard,
    effects: &mut impl Sink<Effect>,
) {
    let seat = position.turn.seat;
    for (side, card, half) in [(side, played, false), (side.other(), halved, true)] {
        let rack = position.rack_at(seat, side);
        position.emit(Effect::Card(CardEffect::TurnedUp { seat, rack, card, halved: half }), effects);
        let steps = if half { card.half() } else { card.steps() };
        let (to, stuck) = price_after(position, setting, card.good(), steps);
        let from = position.prices[card.good().index()];
        position.emit(Effect::Price(PriceEffect::Moved { good: card.good(), steps, from, to, stuck }), effects);
    }
}

/// The price of a good after a number of steps, and whether the marker then stays there until the game is over. Steps
/// beyond the end of the track are lost (rules: `hg-rules-ends`). With the house rule, a marker that loses steps stays
/// at that end (rules: `hg-rules-house-stuck`).
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, formats::positions, market};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let (setting, position) = positions::read(r#"{"seats": [{}, {}, {}], "prices": {"tea": 230}}"#)?;
/// assert_eq!(market::price_after(&position, &setting, Good::Tea, -6), (170, false));
/// assert_eq!(market::price_after(&position, &setting, Good::Tea, 4), (250, false)); // Two steps are lost.
/// # Ok(())
/// # }
/// ```
#[inline]
pub fn price_after(position: &Position, setting: &Setting, good: Good, steps: i8) -> (u16, bool) {
    let book = &setting.rulebook;
    let from = position.prices[good.index()];
    if position.stuck[good.index()] {
        return (from, true);
    }
    let wanted = i32::from(from) + i32::from(steps) * i32::from(book.price_step);
    let to = wanted.clamp(0, i32::from(book.highest_price));
    (to as u16, book.house.stuck_at_the_end && to != wanted)
}
