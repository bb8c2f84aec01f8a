//! Before another game: the level at which the person would win every second one, proposed once for each game that ended.

use bevy_egui::egui::Context;

use super::ResultsWish;
use crate::{
    menu::past,
    person::Person,
    seats::Seating,
    texts::text,
    ui::parts::question::{Answer, propose},
};
use tabletop::Level;

/// How far the proposal after this game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Proposing {
    /// Nobody wants another game yet.
    #[default]
    Not,
    /// It is shown: what was wanted, and the level.
    Shown(ResultsWish, Level),
    /// It was answered.
    Answered,
}

impl Proposing {
    /// Whether a wish for another game waits until the proposal is answered.
    pub(super) fn holds(&mut self, wish: ResultsWish, person: &Person, seating: &Seating) -> bool {
        if *self != Proposing::Not || !matches!(wish, ResultsWish::Again | ResultsWish::Setup) {
            return false;
        }
        let Some(level) = past::proposal(person, seating) else { return false };
        *self = Proposing::Shown(wish, level);
        true
    }

    /// What was wanted in the end, once the proposal has been answered.
    pub(super) fn answered(&mut self, wanted: ResultsWish, level: Level, answer: Answer) -> ResultsWish {
        *self = Proposing::Answered;
        if answer == Answer::Go { ResultsWish::Against(level) } else { wanted }
    }
}

/// Draws the proposal; gives the answer.
pub(super) fn draw(ctx: &Context, level: Level) -> Option<Answer> {
    let (take, leave) = (text!("results-level-take", level = level), text!("results-level-leave"));
    propose(ctx, "level", text!("results-level", level = level), take, leave)
}
