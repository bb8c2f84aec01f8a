//! The flow of the game after an action: the next decision, the rounds and the end.

use crate::{
    AuctionEffect, CardEffect, ClockEffect, Effect, Position, Setting, Stage, Turn, auction, bonuses, choosing, ending,
    placing,
};
use tabletop::{Forget, Tell};

/// Finds the next decision after an action.
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

/// The next decision within a round: fairs first, then bonuses, then pairs. Returns `None` when all are done.
fn within_round(position: &mut Position, setting: &Setting, told: &mut impl Tell<Effect>) -> Option<Stage> {
    if let Some(bonus) = bonuses::next(position, setting, told) {
        return Some(Stage::Bonus(bonus));
    }
    while let Some(Turn { seat, pair }) = placing::next(position, setting) {
        if position.open.has(pair.prairie) {
            return Some(Stage::Place(Turn { seat, pair }));
        }
        // A pair whose prairie is full is discarded.
        position.tell(Effect::Card(CardEffect::Lost { seat, pair }), told);
    }
    None
}

/// The stage of a position built from a file, by its pairs, bonuses and fairs. Discards pairs and bonuses that can no
/// longer be used.
pub(super) fn decision(position: &mut Position, setting: &Setting) -> Option<Stage> {
    within_round(position, setting, &mut Forget)
}

/// Finds the next decision of the round. Ends the game if it is due, and begins the next round after the last pair.
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
