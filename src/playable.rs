//! The interface of a game to the parts of the program that all games share, in addition to its rules.

use std::fmt::Debug;

use bevy::{ecs::component::Mutable, prelude::*};
use tabletop::{Followed, HasFileFormats, Level, Opponent, Seat, Viewer};

use crate::{table::RulesQuery, texts::Text, turn::Rules};

mod feedback;

pub use feedback::{CurrentFeedback, Feedback};

/// The maximum number of actions that a hint suggests.
pub const MAX_ADVICE: usize = 3;

/// A game that people and computers can play in this program.
pub trait Playable: Rules + HasFileFormats + Followed {
    /// The bot that plays a seat.
    type Bot: Opponent<Game = Self> + Debug + Sync + 'static;
    /// The selection of the player to act, before it becomes an action.
    type PendingMove: PendingMove;

    /// The computer players offered as opponents, weakest first.
    const LEVELS: &'static [Level] = <Self::Bot as Opponent>::OFFERED;
    /// The level of the bot that computes hints.
    const ADVISER: Level;

    /// Creates a bot of a level, for a seat or for hints. The same seed creates the same bot on every machine.
    fn bot(level: Level, seat: Option<Seat>, seed: u64) -> Self::Bot {
        Self::Bot::for_seat(level, seat, seed)
    }

    /// The minimum and maximum number of players under these rules.
    fn bounds(setting: &Self::Setting) -> (u8, u8);

    /// The best action and a few good alternatives, computed once the bot has decided on the best action.
    fn advise(bot: &Self::Bot, table: &RulesQuery<Self>, seat: Seat, best: Self::Action) -> Vec<Advice<Self>>;

    /// Returns true once the bot has alternatives to compare. The time limit of a hint starts only then.
    fn has_alternatives(bot: &Self::Bot) -> bool;

    /// A hash of what a viewer can see, equal for positions that look the same to the viewer. It seeds the random
    /// numbers of hints, so that hints cannot leak hidden information.
    fn visibility_hash(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> u64;

    /// The name of a seat by its colour, if this game assigns colours; `None` if players choose their colours. Before a
    /// game starts, there is no position yet, only a number of seats.
    fn seat_name(_: &Self::Setting, _seats: u8, _: Option<&Self::Position>, _: Seat) -> Option<Text> {
        None
    }

    /// Returns true if an earlier action is secret in this position. Problem reports replace it with an ellipsis.
    fn is_hidden_in_reports(position: &Self::Position, action: Self::Action) -> bool;

    /// The index of the first action that a look back at the running game may show. Earlier actions would reveal things
    /// that were open then and are hidden now. 0 if all actions may be shown.
    fn first_open_action<'a>(
        _: &Self::Setting,
        _begin: &Self::Position,
        _played: impl Iterator<Item = &'a [Self::Effect]>,
    ) -> usize {
        0
    }

    /// The sentence that explains why the rules refuse an action.
    fn refusal(illegal: Self::Illegal) -> Text;
}

/// The selection of the player to act, and the feedback on it.
pub trait PendingMove: Resource<Mutability = Mutable> + Default {
    /// The reason given by the rules for a refusal.
    type Reason: Copy;
    /// A place to which a message refers.
    type Place: Copy;

    /// The current feedback.
    fn feedback(&self) -> &CurrentFeedback<Self::Reason, Self::Place>;

    /// The current feedback, mutable.
    fn feedback_mut(&mut self) -> &mut CurrentFeedback<Self::Reason, Self::Place>;

    /// Clears the selection.
    fn clear(&mut self);

    /// Returns true if nothing is selected.
    fn is_empty(&self) -> bool;

    /// Returns true if the selection is an action that waits for confirmation.
    fn is_ready(&self) -> bool;

    /// Shows why something is not allowed.
    fn refuse(&mut self, why: Text) {
        self.feedback_mut().refuse(why, None, None);
    }

    /// The number of the refusal shown now, if any. A refusal gets a new number each time it is shown.
    fn refused(&self) -> Option<u32> {
        self.feedback().refused()
    }

    /// Returns true if nothing is selected and no message is shown.
    fn is_clear(&self) -> bool {
        self.is_empty() && self.feedback().now.is_none()
    }
}

/// A suggested action and the plan for the rest of the turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Playable> {
    /// The action.
    pub action: G::Action,
    /// The planned actions for the rest of the turn.
    pub then: Vec<G::Action>,
    /// The planned actions that would already be legal without this action.
    pub at_once: Vec<G::Action>,
}
