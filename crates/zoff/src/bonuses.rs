//! The bonuses of a full prairie, and the fair: cows for other prairies (ZOFF 3 and 6).

use crate::{Bonus, By, Effect, Fair, Gift, Illegal, Position, PrairieEffect, Setting, herds};
use tabletop::{Tell, refuse};

/// May the cows of the bonus at hand be placed so?
///
/// # Errors
/// The first reason why not.
pub fn check(position: &Position, setting: &Setting, bonus: Bonus, gift: &Gift) -> Result<(), Illegal> {
    let (cows, colour) = (gift.total(), bonus.colour);
    refuse(cows > bonus.cows, Illegal::MoreThanTheBonus { cows, most: bonus.cows })?;
    let left = position.left[colour.index()];
    refuse(cows > left, Illegal::TooFewCows { colour, cows, left })?;
    gift.each().try_for_each(|(prairie, cows)| herds::check(position, setting, colour, prairie, cows))
}

/// Places them, on the smallest prairie first. Whoever places less than the bonus loses the rest.
pub(super) fn play(position: &mut Position, setting: &Setting, bonus: Bonus, gift: Gift, told: &mut impl Tell<Effect>) {
    let Bonus { colour, prairie, rank, .. } = bonus;
    let cows = gift.total();
    let (used, by) = match rank {
        Some(rank) => (PrairieEffect::Given { prairie, rank, colour, cows }, By::Bonus),
        None => (PrairieEffect::Held { prairie, colour, cows }, By::Fair),
    };
    position.tell(Effect::Prairie(used), told);
    for (prairie, cows) in gift.each() {
        herds::put(position, setting, colour, prairie, cows, by, told);
    }
}

/// The bonus that is given next: first the fairs in the order of filling, then what is left of the first full prairie. Full
/// prairies that have nothing more to give leave their line.
#[inline]
pub(super) fn next(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) -> Option<Bonus> {
    if let Some(Fair { prairie, colour }) = position.fairs.front() {
        let seat = position.owner(setting, colour)?;
        return Some(Bonus { seat, colour, cows: setting.rulebook.field(prairie).fair, prairie, rank: None });
    }
    while let Some(prairie) = position.full.front() {
        let ranks = position.ranks(prairie);
        let bonuses = setting.rulebook.field(prairie).bonuses;
        for (rank, (cows, colour)) in (0..).zip(bonuses.into_iter().zip(ranks)).skip(usize::from(position.given)) {
            if let Some(colour) = colour.filter(|_| cows > 0) {
                let seat = position.owner(setting, colour)?;
                return Some(Bonus { seat, colour, cows, prairie, rank: Some(rank) });
            }
        }
        position.tell(Effect::Prairie(PrairieEffect::Done { prairie }), told);
    }
    None
}
