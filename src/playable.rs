//! What the rooms that all games share ask of a game that is played at this table, beside its rules.

use std::fmt::Debug;

use bevy::{ecs::component::Mutable, prelude::*};
use tabletop::{Level, Seat, Thinker, Viewer, Written};

use crate::{table::Asking, texts::Text, turn::Rules};

mod notice;

pub use notice::{Notice, Notices};

/// The most actions that a hint names.
pub const ADVICE: usize = 3;

/// A game that people and computers can play at this table.
pub trait Playable: Rules + Written {
    /// Who thinks for a seat.
    type Mind: Thinker<Game = Self> + Debug + Sync + 'static;
    /// What the person on turn has in hand.
    type Hand: Hand;

    /// The computer players whom people may ask to sit down, the weakest first.
    const LEVELS: &'static [Level];
    /// The level that thinks out hints.
    const ADVISER: Level;

    /// The fewest and the most who may play by these rules.
    fn bounds(setting: &Self::Setting) -> (u8, u8);

    /// Somebody to think at a level, for a seat or for whoever asks for a hint; the same seed makes the same mind, on every
    /// machine.
    fn mind(level: Level, seat: Option<Seat>, seed: u64) -> Self::Mind;

    /// Milliseconds of processor time after which a decision is hurried.
    fn milliseconds(mind: &Self::Mind) -> u32;

    /// The best action and a few others that seem good, once the first is decided.
    fn advise(mind: &Self::Mind, table: &Asking<Self>, seat: Seat, best: Self::Action) -> Vec<Advice<Self>>;

    /// Whether a mind has found something to compare: only then does its time begin to count.
    fn compares(mind: &Self::Mind) -> bool;

    /// A number that is the same for whatever looks the same to a viewer: the chance of a hint comes from it, so that
    /// nothing hidden is in it.
    fn sight(setting: &Self::Setting, position: &Self::Position, viewer: Viewer) -> u64;

    /// What a seat is called by its colour, where this game has colours of its own; `None`: by the colour that people choose.
    /// Before a game there is no position yet, only so many seats.
    fn called(_: &Self::Setting, _seats: u8, _: Option<&Self::Position>, _: Seat) -> Option<Text> {
        None
    }

    /// Whether a seat keeps what it did to itself for as long as the game is here: it is in no report of a fault.
    fn is_secret(position: &Self::Position, action: Self::Action) -> bool;

    /// From which action on everybody may look at the running game again: what lay open before that is hidden by now. 0: all of
    /// it.
    fn open_since<'a>(
        _: &Self::Setting,
        _begin: &Self::Position,
        _played: impl Iterator<Item = &'a [Self::Effect]>,
    ) -> usize {
        0
    }

    /// Whether an effect shows somebody what nobody could know before: a wall for undo.
    fn reveals(effect: &Self::Effect) -> bool;

    /// Why the rules refuse an action, as a sentence.
    fn refusal(illegal: Self::Illegal) -> Text;
}

/// What the person on turn has in hand, and is told.
pub trait Hand: Resource<Mutability = Mutable> + Default {
    /// The rules' own reason for a refusal.
    type Why: Copy;
    /// A place that a sentence can be about.
    type At: Copy;

    /// What the person is told.
    fn notices(&self) -> &Notices<Self::Why, Self::At>;

    /// The same, to tell something else.
    fn notices_mut(&mut self) -> &mut Notices<Self::Why, Self::At>;

    /// Puts everything back.
    fn clear(&mut self);

    /// Whether nothing is in hand.
    fn is_empty(&self) -> bool;

    /// Whether what is in hand is an action that waits for a yes.
    fn is_ready(&self) -> bool;

    /// Tells the person why something cannot be.
    fn refuse(&mut self, why: Text) {
        self.notices_mut().refuse(why, None, None);
    }

    /// The number of the refusal that is told now, if one is: the same said twice has two.
    fn refused(&self) -> Option<u32> {
        self.notices().refused()
    }

    /// Whether nothing is in hand, and nothing is told.
    fn is_clear(&self) -> bool {
        self.is_empty() && self.notices().now.is_none()
    }
}

/// An action that seems good, and what would come after it in the same turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Playable> {
    /// The action.
    pub action: G::Action,
    /// The rest of the turn's plan.
    pub then: Vec<G::Action>,
    /// What of it could be done without the action, too.
    pub at_once: Vec<G::Action>,
}
