//! The order of turns: actions used, passes, rounds and the timing of scorings (rules: `rule-chapter-turn`,
//! `rule-chapter-end`).

use tabletop::Sink;

use crate::{Action, ClockEffect, Effect, Page, Position, ScoringKind, Setting, Size};

/// Advances the game after an action: uses up the action or ends the turn.
#[inline]
pub fn advance(position: &mut Position<impl Size>, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) {
    match action.page() {
        Page::Turn => end(position, setting, effects),
        Page::Cards | Page::Land | Page::Animals | Page::Harvest | Page::Haciendas | Page::Ponds => {
            spend(position, setting, effects);
        }
    }
}

/// Uses up an action; the last action ends the turn.
fn spend(position: &mut Position<impl Size>, setting: &Setting, effects: &mut impl Sink<Effect>) {
    let left = position.turn.actions_left.saturating_sub(1);
    position.emit(Effect::Clock(ClockEffect::ActionSpent { left }), effects);
    if left == 0 {
        end(position, setting, effects);
    }
}

/// Ends the turn. When all seats have passed in a row, the game ends at once, and an outstanding intermediate scoring
/// is skipped (rules: `rule-pass`). Due scorings take place once every seat has had the same number of turns or, under
/// a house rule, at the end of the turn.
fn end(position: &mut Position<impl Size>, setting: &Setting, effects: &mut impl Sink<Effect>) {
    let seat = position.turn.seat;
    let idle = position.turn.actions_left == setting.rulebook.actions;
    let passed = if idle { position.passed + 1 } else { 0 };
    position.emit(Effect::Clock(ClockEffect::TurnEnded { seat, passed }), effects);
    if passed >= position.seats {
        return position.carry_out_scoring(setting, ScoringKind::Final, effects);
    }
    let next = position.next_seat(seat);
    if next == position.start || setting.rulebook.house.score_at_end_of_turn {
        for kind in ScoringKind::ALL {
            if position.scorings.due[kind.index()] {
                position.carry_out_scoring(setting, kind, effects);
            }
        }
    }
    if !position.over {
        position.emit(Effect::Clock(ClockEffect::TurnBegan { seat: next, actions: setting.rulebook.actions }), effects);
    }
}
