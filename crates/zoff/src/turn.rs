//! The flow of the game after an action: the next decision, the rounds and the end.

use crate::{
    AuctionEffect, CardEffect, ClockEffect, Effect, Position, Setting, Stage, Turn, auction, bonuses, choosing, ending,
    placing,
};
use tabletop::{NullSink, Sink};

/// Finds the next decision after an action, unless other seats have yet to make the current decision.
pub fn advance(position: &mut Position, setting: &Setting, sink: &mut impl Sink<Effect>) {
    match position.stage {
        Stage::Start | Stage::Bid | Stage::Choose if !position.may_act().is_empty() => {}
        Stage::Start if setting.rulebook.variants.auction => wait(position, Stage::Bid, sink),
        Stage::Start => begin_round(position, sink),
        Stage::Bid => {
            position.emit(Effect::Auction(AuctionEffect::TurnedUp), sink);
            take_colours(position, sink);
        }
        Stage::Colour(_) => take_colours(position, sink),
        Stage::Choose => {
            choosing::turn_up(position, sink);
            next(position, setting, sink);
        }
        Stage::Place(_) | Stage::Bonus(_) => next(position, setting, sink),
        Stage::Over => {}
    }
}

fn wait(position: &mut Position, stage: Stage, sink: &mut impl Sink<Effect>) {
    position.emit(Effect::Clock(ClockEffect::Waits(stage)), sink);
}

fn begin_round(position: &mut Position, sink: &mut impl Sink<Effect>) {
    position.emit(Effect::Clock(ClockEffect::RoundBegan { round: position.round + 1 }), sink);
    wait(position, Stage::Choose, sink);
}

fn take_colours(position: &mut Position, sink: &mut impl Sink<Effect>) {
    match auction::next_seat(position) {
        Some(seat) => wait(position, Stage::Colour(seat), sink),
        None => begin_round(position, sink),
    }
}

/// The next decision within a round: fairs first, then bonuses, then pairs. Returns `None` if all are done.
fn within_round(position: &mut Position, setting: &Setting, sink: &mut impl Sink<Effect>) -> Option<Stage> {
    if let Some(bonus) = bonuses::next_bonus(position, setting, sink) {
        return Some(Stage::Bonus(bonus));
    }
    while let Some(Turn { seat, pair }) = placing::next_turn(position, setting) {
        if position.open.has(pair.prairie) {
            return Some(Stage::Place(Turn { seat, pair }));
        }
        // A pair whose prairie is full is discarded.
        position.emit(Effect::Card(CardEffect::Lost { seat, pair }), sink);
    }
    None
}

/// The stage that follows from the pairs, bonuses and fairs of a position read from a file. Discards pairs and bonuses
/// that can no longer be used.
pub(super) fn decision(position: &mut Position, setting: &Setting) -> Option<Stage> {
    within_round(position, setting, &mut NullSink)
}

/// Finds the next decision of the round. Ends the game if its end is due or the last round is over; otherwise begins
/// the next round after the last pair.
fn next(position: &mut Position, setting: &Setting, sink: &mut impl Sink<Effect>) {
    if ending::is_due(position, setting) {
        return ending::play(position, setting, sink);
    }
    match within_round(position, setting, sink) {
        Some(stage) => wait(position, stage, sink),
        None if position.round >= setting.rulebook.rounds[usize::from(position.seats)] => {
            ending::play(position, setting, sink);
        }
        None => begin_round(position, sink),
    }
}
