//! Choosing pairs of a prairie card and a cow card, in secret and all at once (ZOFF 3 and 5).

use crate::{CardEffect, Choice, Effect, Illegal, Pair, Position, Setting, herds};
use tabletop::{Seat, refuse, tell::Tell};

/// Pairs that each player chooses in a round.
pub const PAIRS: u8 = 2;

/// How many pairs each player chooses now: two, or one where one prairie alone is open.
#[inline]
pub fn pairs_needed(position: &Position) -> u8 {
    position.open.count().min(PAIRS)
}

/// May the seat choose this?
///
/// # Errors
/// The first reason why not.
pub fn check(position: &Position, setting: &Setting, seat: Seat, choice: &Choice) -> Result<(), Illegal> {
    let needed = pairs_needed(position);
    refuse(choice.pairs().count() != usize::from(needed), Illegal::WrongNumberOfPairs { needed })?;
    check_colours(position, setting, seat, choice)?;
    let mut before: Option<Pair> = None;
    for pair in choice.pairs() {
        herds::check_open(position, setting, pair.prairie)?;
        refuse(!position.hand(seat).has(pair.card), Illegal::CardNotHeld(pair.card))?;
        if let Some(other) = before {
            refuse(other.prairie == pair.prairie, Illegal::SamePrairie(pair.prairie))?;
            refuse(other.card == pair.card, Illegal::SameCard(pair.card))?;
        }
        before = Some(pair);
    }
    Ok(())
}

/// Does each pair name its colour where it has to, and only there?
fn check_colours(position: &Position, setting: &Setting, seat: Seat, choice: &Choice) -> Result<(), Illegal> {
    let own = position.own(setting, seat);
    if own[1].is_none() || pairs_needed(position) == 1 {
        let named = choice.pairs().any(|pair| pair.colour.is_some());
        return if named { Err(Illegal::NeedlessColour) } else { Ok(()) };
    }
    for pair in choice.pairs() {
        let colour = pair.colour.ok_or(Illegal::ColourMissing)?;
        refuse(!own.contains(&Some(colour)), Illegal::NotYourColour(colour))?;
    }
    let named = |colour| choice.pairs().any(|pair| pair.colour == colour);
    refuse(!own.into_iter().all(named), Illegal::ColourMissing)
}

/// Turns all pairs up.
pub(super) fn turn_up(position: &mut Position, told: &mut impl Tell<Effect>) {
    for seat in position.seats() {
        if let Some(choice) = position.choice(seat) {
            position.tell(Effect::Card(CardEffect::TurnedUp { seat, choice }), told);
        }
    }
}

impl Position {
    /// The pairs of this round that a seat chose and has not placed; `None` where there are none.
    pub fn choice(&self, seat: Seat) -> Option<Choice> {
        match self.pairs[seat.index()] {
            [Some(one), Some(other)] => Some(Choice::two(one, other)),
            [Some(pair), None] | [None, Some(pair)] => Some(Choice::one(pair)),
            [None, None] => None,
        }
    }
}
