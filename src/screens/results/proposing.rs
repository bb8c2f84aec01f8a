//! The proposal before the next game, made once after each game: the level at which the person would win about half
//! of the games.

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

/// The state of the proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Proposing {
    /// Another game has not been requested yet.
    #[default]
    Not,
    /// The proposal is shown: the original request, and the level.
    Shown(ResultsWish, Level),
    /// The proposal was answered.
    Answered,
}

impl Proposing {
    /// Returns true if a request for another game must wait for the answer to a proposal.
    pub(super) fn holds(&mut self, wish: ResultsWish, person: &Person, seating: &Seating) -> bool {
        if *self != Proposing::Not || !matches!(wish, ResultsWish::Again | ResultsWish::Setup) {
            return false;
        }
        let Some(level) = past::proposal(person, seating) else { return false };
        *self = Proposing::Shown(wish, level);
        true
    }

    /// Returns the request to carry out after the answer.
    pub(super) fn answered(&mut self, wanted: ResultsWish, level: Level, answer: Answer) -> ResultsWish {
        *self = Proposing::Answered;
        if answer == Answer::Go { ResultsWish::Against(level) } else { wanted }
    }
}

/// Draws the proposal. Returns the answer.
pub(super) fn draw(ctx: &Context, level: Level) -> Option<Answer> {
    let (take, leave) = (text!("results-level-take", level = level), text!("results-level-leave"));
    propose(ctx, "level", text!("results-level", level = level), take, leave)
}
