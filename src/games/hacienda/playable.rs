//! Hacienda's implementation of [`Playable`]: its bots, its hints and its refusals.

use hacienda_bots::{Bot, Level, plan::Plan};
use hacienda_rules::{Action, Cell, Hacienda, Illegal, Position, Seat, Setting, Viewer};

use super::{
    choice::{Choice, Selection},
    refusals::refusal,
    table::RulesQuery,
};
use crate::{
    playable::{Advice, CurrentFeedback, MAX_ADVICE, PendingMove, Playable},
    texts::Text,
};

impl Playable for Hacienda {
    type Bot = Bot;
    type PendingMove = Choice;

    const ADVISER: Level = Level::Expert;

    fn bounds(setting: &Setting) -> (u8, u8) {
        setting.rulebook.seats
    }

    fn advise(bot: &Bot, table: &RulesQuery, _: Seat, best: Action) -> Vec<Advice<Hacienda>> {
        advise(table, best, &bot.ranking())
    }

    fn has_alternatives(bot: &Bot) -> bool {
        !bot.ranking().is_empty()
    }

    fn visibility_hash(_: &Setting, position: &Position, viewer: Viewer) -> u64 {
        position.visibility_hash(viewer)
    }

    /// All actions are public.
    fn is_hidden_in_reports(_: &Position, _: Action) -> bool {
        false
    }

    fn refusal(illegal: Illegal) -> Text {
        refusal(illegal)
    }
}

impl PendingMove for Choice {
    type Reason = Illegal;
    type Place = Cell;

    fn feedback(&self) -> &CurrentFeedback<Illegal, Cell> {
        &self.feedback
    }

    fn feedback_mut(&mut self) -> &mut CurrentFeedback<Illegal, Cell> {
        &mut self.feedback
    }

    fn clear(&mut self) {
        Choice::clear(self);
    }

    fn is_empty(&self) -> bool {
        self.selection == Selection::Nothing
    }

    fn is_ready(&self) -> bool {
        self.pending().is_some()
    }
}

/// The best action, then the best alternatives: first the actions that begin a plan, then later actions of plans if
/// they are already legal. Ending the turn is suggested only if it is the best action.
pub(super) fn advise(table: &RulesQuery, best: Action, plans: &[Plan]) -> Vec<Advice<Hacienda>> {
    let firsts = plans.iter().filter_map(|plan| Some((*plan.actions.first()?, plan)));
    let later = plans.iter().flat_map(|plan| plan.actions.iter().skip(1).map(move |action| (*action, plan)));
    let rest = |action: Action, plan: &Plan| {
        let mut rest = plan.actions.clone();
        if let Some(place) = rest.iter().position(|other| *other == action) {
            rest.remove(place);
        }
        rest
    };
    let then =
        firsts.clone().find(|(action, _)| *action == best).map_or(Vec::new(), |(action, plan)| rest(action, plan));
    let advice_of = |action: Action, then: Vec<Action>| {
        let at_once = then.iter().copied().filter(|later| table.judge(*later).is_ok()).collect();
        Advice { action, then, at_once }
    };
    let mut known = vec![best, Action::End];
    let mut is_new = |action: Action| {
        let new = !known.contains(&action);
        known.push(action);
        new && table.judge(action).is_ok()
    };
    let others = firsts.chain(later).filter(|(action, _)| is_new(*action));
    let others = others.map(|(action, plan)| advice_of(action, rest(action, plan)));
    std::iter::once(advice_of(best, then)).chain(others).take(MAX_ADVICE).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hacienda_rules::{Rulebook, maps};

    use super::*;
    use crate::games::hacienda::table::{DebugCounters, JudgementCache};

    #[test]
    fn advice_lists_the_first_actions_of_plans_before_later_ones() {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
        let position = Position::setup(&setting, 2, 7, None).expect("two players are allowed");
        let all = position.legal(&setting);
        let [a, b, c, ..] = all.as_slice() else { panic!("too few legal actions") };
        let plan = |actions: &[Action]| Plan { actions: actions.to_vec(), value: 0.0 };
        let plans = [plan(&[*a, *b]), plan(&[*a, *c]), plan(&[]), plan(&[*b])];
        let (position, counts) = (Arc::new(position), DebugCounters::default());
        let found = advise(
            &RulesQuery {
                position: &position,
                setting: &setting,
                counts: &counts,
                answers: &JudgementCache::default(),
            },
            *a,
            &plans,
        );
        let expected = [(*a, vec![*b]), (*b, vec![]), (*c, vec![*a])];
        assert_eq!(found, expected.map(|(action, then)| Advice { action, at_once: then.clone(), then }));
    }
}
