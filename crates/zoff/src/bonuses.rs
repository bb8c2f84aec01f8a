//! The bonuses of a full prairie and the fair: cows for other prairies (rules: `zoff-rules-bonus`, `zoff-rules-fair`).

use crate::{Bonus, BonusPlacement, Effect, Fair, Illegal, PlacementCause, Position, PrairieEffect, Setting, herds};
use tabletop::{Sink, refuse};

/// Checks a placement of the cows of the current bonus.
///
/// # Errors
/// Returns the first reason the placement is illegal.
///
/// # Examples
///
/// ```
/// use zoff::{BonusPlacement, Prairie, Stage, bonuses, formats::positions};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"waits": "place", "full": ["coffee-canyon"], "seats": [{}, {}, {}],
///     "prairies": {"coffee-canyon": {"blue": 7, "green": 3}}}"#;
/// let (setting, position) = positions::read(file)?;
/// let Stage::Bonus(bonus) = position.stage else { panic!("expected a bonus") };
/// let two = BonusPlacement::NONE.with(Prairie::FireFields, 2);
/// let refusal = bonuses::check(&position, &setting, bonus, &two).expect_err("one cow at most");
/// assert_eq!(refusal.to_string(), "the bonus gives 1 cow, not 2");
/// # Ok(())
/// # }
/// ```
pub fn check(position: &Position, setting: &Setting, bonus: Bonus, placement: &BonusPlacement) -> Result<(), Illegal> {
    let (cows, colour) = (placement.total(), bonus.colour);
    refuse(cows > bonus.cows, Illegal::MoreThanTheBonus { cows, most: bonus.cows })?;
    let left = position.cows_left[colour.index()];
    refuse(cows > left, Illegal::TooFewCows { colour, cows, left })?;
    placement.iter().try_for_each(|(prairie, cows)| herds::check(position, setting, colour, prairie, cows))
}

/// Places the cows, on the smallest prairie first. A player who places fewer cows than the bonus gives loses the rest.
pub(super) fn play(
    position: &mut Position,
    setting: &Setting,
    bonus: Bonus,
    placement: BonusPlacement,
    sink: &mut impl Sink<Effect>,
) {
    let Bonus { colour, prairie, rank, .. } = bonus;
    let cows = placement.total();
    let (used, by) = match rank {
        Some(rank) => (PrairieEffect::BonusUsed { prairie, rank, colour, cows }, PlacementCause::Bonus),
        None => (PrairieEffect::FairUsed { prairie, colour, cows }, PlacementCause::Fair),
    };
    position.emit(Effect::Prairie(used), sink);
    for (prairie, cows) in placement.iter() {
        herds::place(position, setting, colour, prairie, cows, by, sink);
    }
}

/// The next bonus to use: fairs first, in the order in which their prairies filled up, then the remaining bonuses of
/// the first full prairie. A full prairie without remaining bonuses leaves the queue.
#[inline]
pub(super) fn next_bonus(position: &mut Position, setting: &Setting, sink: &mut impl Sink<Effect>) -> Option<Bonus> {
    if let Some(Fair { prairie, colour }) = position.fairs.front() {
        let seat = position.owner(setting, colour)?;
        return Some(Bonus { seat, colour, cows: setting.rulebook.prairie_spec(prairie).fair, prairie, rank: None });
    }
    while let Some(prairie) = position.full.front() {
        let ranks = position.ranks(prairie);
        let bonuses = setting.rulebook.prairie_spec(prairie).bonuses;
        for (rank, (cows, colour)) in (0..).zip(bonuses.into_iter().zip(ranks)).skip(usize::from(position.bonuses_used))
        {
            if let Some(colour) = colour.filter(|_| cows > 0) {
                let seat = position.owner(setting, colour)?;
                return Some(Bonus { seat, colour, cows, prairie, rank: Some(rank) });
            }
        }
        position.emit(Effect::Prairie(PrairieEffect::BonusesDone { prairie }), sink);
    }
    None
}
