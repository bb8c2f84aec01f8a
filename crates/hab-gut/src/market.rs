//! The market: a card of one rack is played, a card of the other is halved, and both markers move (rules:
//! `hg-rules-play`).

use tabletop::{Sink, refuse};

use crate::{CardEffect, Effect, Good, Illegal, MarketCard, Position, PriceEffect, Setting, Side};

/// Checks that the current player can play one card and halve the other.
///
/// # Errors
/// Returns an error if one of the cards is not in its rack.
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
        let (to, stuck) = moved(position, setting, card.good(), steps);
        let from = position.prices[card.good().index()];
        position.emit(Effect::Price(PriceEffect::Moved { good: card.good(), steps, from, to, stuck }), effects);
    }
}

/// The price of a good after a number of steps, and true if the marker then stays there until the game is over. Steps
/// beyond the end of the track are lost (rules: `hg-rules-ends`). With the house rule, a marker that loses steps
/// stays there (rules: `hg-rules-house-stuck`).
#[inline]
pub fn moved(position: &Position, setting: &Setting, good: Good, steps: i8) -> (u16, bool) {
    let book = &setting.rulebook;
    let from = position.prices[good.index()];
    if position.stuck[good.index()] {
        return (from, true);
    }
    let wanted = i32::from(from) + i32::from(steps) * i32::from(book.step);
    let to = wanted.clamp(0, i32::from(book.highest));
    (to as u16, book.house.stuck_at_the_end && to != wanted)
}
