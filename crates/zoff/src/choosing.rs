//! Choosing pairs of a prairie card and a cow card, in secret and simultaneously (rules: `zoff-rules-choose`,
//! `zoff-rules-two-pairs`).

use crate::{CardEffect, Choice, Effect, Illegal, Pair, Position, Setting, herds};
use tabletop::{Seat, refuse, sink::Sink};

/// The number of pairs that each player chooses in a round while more than one prairie is open.
pub const PAIRS: u8 = 2;

/// The number of pairs that each player chooses now: two, or one if only one prairie is open.
#[inline]
pub fn pairs_needed(position: &Position) -> u8 {
    position.open.count().min(PAIRS)
}

/// Checks a seat's choice of pairs.
///
/// # Errors
/// Returns the first reason the choice is illegal.
///
/// # Examples
///
/// ```
/// use zoff::{Choice, Illegal, Position, Prairie, Seat, Setting, choosing, formats::actions::read_pair};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setting = Setting::default();
/// let position = Position::empty(&setting, 3);
/// let pairs = [read_pair("fire-fields 3B")?, read_pair("fire-fields 5A")?];
/// let choice = Choice::from_pairs(&pairs)?;
/// let refusal = Illegal::SamePrairie(Prairie::FireFields);
/// assert_eq!(choosing::check(&position, &setting, Seat(0), &choice), Err(refusal));
/// # Ok(())
/// # }
/// ```
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

/// Checks that the pairs name both colours of a seat with two colours. If the seat has one colour or chooses only one
/// pair, the pairs must not name a colour.
fn check_colours(position: &Position, setting: &Setting, seat: Seat, choice: &Choice) -> Result<(), Illegal> {
    let own = position.colours_of(setting, seat);
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

pub(super) fn turn_up(position: &mut Position, sink: &mut impl Sink<Effect>) {
    for seat in position.seats() {
        if let Some(choice) = position.choice(seat) {
            position.emit(Effect::Card(CardEffect::TurnedUp { seat, choice }), sink);
        }
    }
}

impl Position {
    /// A seat's pairs of this round that are not placed yet, or `None` if there are none.
    pub fn choice(&self, seat: Seat) -> Option<Choice> {
        match self.pairs[seat.index()] {
            [Some(one), Some(other)] => Some(Choice::two(one, other)),
            [Some(pair), None] | [None, Some(pair)] => Some(Choice::one(pair)),
            [None, None] => None,
        }
    }
}
