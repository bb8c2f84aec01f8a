//! How the game goes on after an action: whose decision comes next, rounds and the end (ZOFF 3 and 4).

use crate::{
    AuctionEffect, CardEffect, ClockEffect, Effect, Position, Setting, Stage, Turn, auction, bonuses, choosing, ending,
    placing,
};
use tabletop::{Forget, Tell};

/// Goes on to the next decision after an action was carried out.
pub fn go_on(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) {
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

/// The next decision within a round: the fairs first, then bonuses, then pairs; `None` when all are done.
fn within_round(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) -> Option<Stage> {
    if let Some(bonus) = bonuses::next(position, setting, told) {
        return Some(Stage::Bonus(bonus));
    }
    while let Some(Turn { seat, pair }) = placing::next(position, setting) {
        if position.open.has(pair.prairie) {
            return Some(Stage::Place(Turn { seat, pair }));
        }
        // A pair whose prairie is full goes out.
        position.tell(Effect::Card(CardEffect::Lost { seat, pair }), told);
    }
    None
}

/// What a position of which only pairs, bonuses and fairs are known waits for; those that come to nothing go out.
pub(super) fn decision(position: &mut Position, setting: &Setting) -> Option<Stage> {
    within_round(position, setting, &mut Forget)
}

/// The next decision, or what comes after it: the end before all, and after the last pair the next round.
fn next(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) {
    if ending::due(position, setting) {
        return ending::play(position, setting, told);
    }
    match within_round(position, setting, told) {
        Some(stage) => wait(position, stage, told),
        None if position.round >= setting.rulebook.rounds[usize::from(position.seats)] => {
            ending::play(position, setting, told);
        }
        None => begin_round(position, told),
    }
}
