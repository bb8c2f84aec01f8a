//! The order of turns: actions spent, passing, rounds, and when scorings are held (RULES.md 3 and 4).

use tabletop::Tell;

use crate::{Action, ClockEffect, Effect, Page, Position, ScoringKind, Setting, Size};

/// Goes on after an action was carried out: it is spent, or the turn is stopped.
#[inline]
pub fn go_on(position: &mut Position<impl Size>, setting: &Setting, action: Action, effects: &mut impl Tell<Effect>) {
    match action.page() {
        Page::Turn => end(position, setting, effects),
        Page::Cards | Page::Land | Page::Animals | Page::Harvest | Page::Haciendas | Page::Ponds => {
            spend(position, setting, effects);
        }
    }
}

/// Spends an action; the last one ends the turn.
fn spend(position: &mut Position<impl Size>, setting: &Setting, effects: &mut impl Tell<Effect>) {
    let left = position.turn.actions_left.saturating_sub(1);
    position.tell(Effect::Clock(ClockEffect::ActionSpent { left }), effects);
    if left == 0 {
        end(position, setting, effects);
    }
}

/// Ends the turn. When every seat has passed in a row the game ends at once, and an intermediate scoring that has not
/// happened is skipped. Scorings that are due are held when every seat has had the same number of turns, or at once by
/// house rule.
fn end(position: &mut Position<impl Size>, setting: &Setting, effects: &mut impl Tell<Effect>) {
    let seat = position.turn.seat;
    let idle = position.turn.actions_left == setting.rulebook.actions;
    let passed = if idle { position.passed + 1 } else { 0 };
    position.tell(Effect::Clock(ClockEffect::TurnEnded { seat, passed }), effects);
    if passed >= position.seats {
        return position.hold(setting, ScoringKind::Final, effects);
    }
    let next = position.next_seat(seat);
    if next == position.start || setting.rulebook.house.score_at_end_of_turn {
        for kind in ScoringKind::ALL {
            if position.scorings.due[kind.index()] {
                position.hold(setting, kind, effects);
            }
        }
    }
    if !position.over {
        position.tell(Effect::Clock(ClockEffect::TurnBegan { seat: next, actions: setting.rulebook.actions }), effects);
    }
}
