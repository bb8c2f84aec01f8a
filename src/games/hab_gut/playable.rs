//! The interface to the code shared by all games: bots, hints and refusals.

use hab_gut::{Action, HabGut, Illegal, Position, Seat, Setting, bots::Bot};
use tabletop::{Level, Viewer};

use crate::{
    playable::{Advice, MAX_ADVICE, Playable},
    table::RulesQuery,
    texts::Text,
};

impl Playable for HabGut {
    type Bot = Bot;
    type PendingMove = super::choice::Choice;

    const ADVISER: Level = Level::Hard;

    fn bounds(setting: &Setting) -> (u8, u8) {
        setting.rulebook.seats
    }

    /// Returns the best action and the legal choices of two weaker bots, without duplicates.
    fn advise(_: &Bot, table: &RulesQuery<HabGut>, seat: Seat, best: Action) -> Vec<Advice<HabGut>> {
        let mut actions = vec![best];
        for level in [Level::Medium, Level::Greedy] {
            let other = Bot::new(level, 0).choose(table.setting, table.position);
            if actions.len() < MAX_ADVICE && !actions.contains(&other) && table.judge_for(seat, other).is_ok() {
                actions.push(other);
            }
        }
        actions.into_iter().map(|action| Advice { action, then: Vec::new(), at_once: Vec::new() }).collect()
    }

    fn has_alternatives(_: &Bot) -> bool {
        true
    }

    fn visibility_hash(_: &Setting, position: &Position, viewer: Viewer) -> u64 {
        position.visibility_hash(viewer)
    }

    /// Gifts are hidden, because only the owner of a foundation may know which shares are in it.
    fn is_hidden_in_reports(_: &Position, action: Action) -> bool {
        match action {
            Action::Give(_) => true,
            Action::Buy(_) | Action::Sell(_) | Action::Pass | Action::Keep | Action::Market { .. } => false,
        }
    }

    fn refusal(illegal: Illegal) -> Text {
        super::refusals::refusal(illegal)
    }
}
