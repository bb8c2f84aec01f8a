//! How the game goes on after an action: whose decision comes next, rounds and the end (ZOFF 3 and 4).

use super::{
    auction, bonuses, choosing,
    effect::{AuctionEffect, ClockEffect, Effect},
    ending, placing,
    position::{Position, Setting, Stage},
};
use tabletop::tell::Tell;

/// Goes on to the next decision.
pub(super) fn go_on(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) {
    match position.stage {
        Stage::Start | Stage::Bid | Stage::Choose if !position.may_act().is_empty() => {}
        Stage::Start if setting.rulebook.variants.auction => wait(position, Stage::Bid, told),
        Stage::Start => begin_round(position, told),
        Stage::Bid => {
            position.tell(Effect::Auction(AuctionEffect::TurnedUp), told);
            take_colours(position, told);
        }
        Stage::Colour(_) => take_colours(position, told),
        Stage::Choose => {
            choosing::turn_up(position, told);
            next(position, setting, told);
        }
        Stage::Place(_) | Stage::Bonus(_) => next(position, setting, told),
        Stage::Over => {}
    }
}

fn wait(position: &mut Position, stage: Stage, told: &mut impl Tell<Effect>) {
    position.tell(Effect::Clock(ClockEffect::Waits(stage)), told);
}

fn begin_round(position: &mut Position, told: &mut impl Tell<Effect>) {
    position.tell(Effect::Clock(ClockEffect::RoundBegan { round: position.round + 1 }), told);
    wait(position, Stage::Choose, told);
}

fn take_colours(position: &mut Position, told: &mut impl Tell<Effect>) {
    match auction::next(position) {
        Some(seat) => wait(position, Stage::Colour(seat), told),
        None => begin_round(position, told),
    }
}

/// The next decision within a round, or what comes after it: the end before all, then fairs, bonuses, pairs, and the next
/// round.
fn next(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) {
    if ending::due(position, setting) {
        return ending::play(position, setting, told);
    }
    if let Some(bonus) = bonuses::next(position, setting, told) {
        return wait(position, Stage::Bonus(bonus), told);
    }
    while let Some(turn) = placing::next(position, setting) {
        if position.open.has(turn.pair.prairie) {
            return wait(position, Stage::Place(turn), told);
        }
        placing::lose(position, turn, told);
    }
    if position.round >= setting.rulebook.rounds[usize::from(position.seats)] {
        return ending::play(position, setting, told);
    }
    begin_round(position, told);
}
