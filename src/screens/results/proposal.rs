//! The proposal before the next game, made at most once after each game: the level at which the person would win about
//! half of the games.

use bevy_egui::egui::Context;

use super::ResultsRequest;
use crate::{
    menu::level_proposal,
    profile::Profile,
    seats::Seating,
    texts::text,
    ui::parts::question::{Answer, propose},
};
use tabletop::Level;

/// The state of the proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Proposal {
    /// Nothing has been proposed yet.
    #[default]
    Not,
    /// The proposal is shown: the original request, and the level.
    Shown(ResultsRequest, Level),
    /// The proposal was answered.
    Answered,
}

impl Proposal {
    /// Returns true if a request for another game or for the set-up screen must wait for the answer to a proposal,
    /// which is then shown.
    pub(super) fn postpones(&mut self, request: ResultsRequest, person: &Profile, seating: &Seating) -> bool {
        if *self != Proposal::Not || !matches!(request, ResultsRequest::Again | ResultsRequest::Setup) {
            return false;
        }
        let Some(level) = level_proposal::proposal(person, seating) else { return false };
        *self = Proposal::Shown(request, level);
        true
    }

    /// Returns the request to carry out after the answer.
    pub(super) fn answered(&mut self, wanted: ResultsRequest, level: Level, answer: Answer) -> ResultsRequest {
        *self = Proposal::Answered;
        if answer == Answer::Confirm { ResultsRequest::Against(level) } else { wanted }
    }
}

/// Draws the proposal. Returns the answer.
pub(super) fn draw(ctx: &Context, level: Level) -> Option<Answer> {
    let (take, leave) = (text!("results-level-take", level = level), text!("results-level-leave"));
    propose(ctx, "level", text!("results-level", level = level), take, leave)
}
