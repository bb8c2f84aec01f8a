//! What a screen wants to happen next. The face writes it, the flow of screens does it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use tabletop::{Level, Seat};

use crate::{
    game::{Record, Setting},
    owners::Owners,
    record::{save::Saved, slots::Kept},
    seats::{Name, Seating, Sitter, Tap},
    texts::{Text, manual::RuleId},
};
use hacienda_rules::Board;

/// Everything that makes a new game.
#[derive(Debug, Clone)]
pub struct NewGame {
    /// Which game, on which board and by which rules.
    pub setting: Setting,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What the cards come from.
    pub seed: u64,
    /// Who begins; drawn with the seed when left out.
    pub start: Option<Seat>,
    /// What people want to be called, by seat.
    pub people: Vec<Name>,
    /// Which colours they have.
    pub owners: Owners,
}

impl NewGame {
    /// Who sits where, by which names and in which colours; computers have names of their own.
    pub fn seating(&self) -> Seating {
        let called = |(sitter, name): (&Sitter, &Name)| match sitter {
            Sitter::Human => Name::new(name.written()),
            Sitter::Recorded | Sitter::Bot(_) => Name::default(),
        };
        let people = self.sitters.iter().zip(&self.people).map(called);
        Seating { sitters: self.sitters.clone(), people: people.collect(), owners: self.owners }
    }
}

/// What a screen wants to happen next. The face writes these.
#[derive(Message, Debug, Clone)]
pub enum Go {
    /// To the set-up screen. The running game stays saved.
    Setup,
    /// Into a new game.
    Play(Box<NewGame>),
    /// On with a saved game.
    Resume(Box<Saved>),
    /// On with the game of a file, or into the replay of one that is over.
    Open(Box<Record>),
    /// The running game becomes a file of the player's.
    HandOut,
    /// What may help with a fault becomes a file of the player's.
    Report,
    /// A board becomes a file of the player's.
    HandOutBoard(Arc<Board>),
    /// To the easel, with this board on it or with fresh paper; a drawing that would be missed stays there in its place.
    Draw(Option<Arc<Board>>),
    /// A board of the player's own is forgotten.
    RemoveBoard(Arc<Board>),
    /// A board is kept among the player's own, so many others before it: one that was forgotten a moment ago, or a new one.
    KeepBoard(Arc<Board>, usize),
    /// A board of the player's own becomes another one, such as the same under another name.
    ExchangeBoard {
        /// The board as it is kept.
        old: Arc<Board>,
        /// What it becomes.
        new: Arc<Board>,
    },
    /// On with a game that was put aside.
    TakeBack(Kept),
    /// A saved game is forgotten.
    RemoveSave(Kept),
    /// The same players and board again, with new cards, everybody in their colour; among several people the next one begins.
    Again,
    /// The same board again with new cards, against computer players of this level.
    AgainAgainst(Level),
    /// Into a lesson, by its word: on where it was left, or `again` from its beginning.
    Lesson {
        /// The lesson.
        lesson: &'static str,
        /// Whether it begins anew.
        again: bool,
    },
    /// To the list of lessons.
    Lessons,
    /// Into the game that the first screen proposes.
    PlayProposed,
    /// In a record that is played again, to the position after so many actions.
    Seek(usize),
    /// A look back at the running game, which waits.
    Glance {
        /// The actions after which it begins.
        at: usize,
        /// To which action it plays on; then it ends by itself.
        until: Option<usize>,
    },
    /// From a look back to the game that waits.
    Now,
    /// The person on turn, or who plays alone, gives up: a computer player takes the seat.
    GiveUp,
    /// The game fills the screen, or leaves it again.
    FullScreen(bool),
    /// The program ends.
    Quit,
}

/// What this program can do where it runs.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Means {
    /// Whether it can end itself: a page cannot.
    pub quit: bool,
    /// Whether it fills the screen; `None` where it cannot.
    pub full_screen: Option<bool>,
    /// Whether whoever plays owns the machine: its files are theirs, and how its screen lies and how fine it is.
    pub own: bool,
}

impl Default for Means {
    fn default() -> Means {
        Means { quit: cfg!(not(target_arch = "wasm32")), full_screen: None, own: true }
    }
}

/// The games that can go on, and what was wrong with newer saves: shown on the set-up screen.
#[derive(Resource, Debug, Default)]
pub struct Offer {
    /// The latest that can go on.
    pub latest: Option<Box<Saved>>,
    /// All that are kept, the latest first.
    pub kept: Vec<Kept>,
    /// What is wrong with saves that cannot be read.
    pub trouble: Option<Text>,
    /// A game for which there is no room until another is forgotten, if that is wanted for certain.
    pub instead: Option<Instead>,
}

/// A game in the place of another.
#[derive(Debug, Clone)]
pub struct Instead {
    /// The one that is to begin.
    pub wish: Go,
    /// The one that would go.
    pub gone: Kept,
    /// What that one is.
    pub what: Text,
}

/// What stands on a slip of paper over whatever is shown, until it is read.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Slip(pub Option<Text>);

/// Whether the menu is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);

/// Whether the rules of the game lie open over what is shown, and where they are to be turned.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RulesOpen {
    open: bool,
    turn: Option<RuleId>,
}

impl RulesOpen {
    /// Opens them at this rule; where they were read last, if there is none.
    pub fn open_at(&mut self, rule: Option<RuleId>) {
        *self = RulesOpen { open: true, turn: rule };
    }

    /// Puts them away.
    pub fn close(&mut self) {
        *self = RulesOpen::default();
    }

    /// Whether they are open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// The rule to which they are to be turned, once.
    pub fn take_turn(&mut self) -> Option<RuleId> {
        self.turn.take()
    }
}

/// Where the face of the game on the table leaves room for a bar along its foot, where it says so.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Foot(pub Option<Rect>);

/// The line on top as it stands now, for who listens instead of looking.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Spoken(pub Option<Text>);

/// What is told of what the keys are at, beside the line on top.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SpokenAside(pub Option<Text>);

/// A tap that may be asked about before anybody hears it: the turn is to end, or the last action to be taken back.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wanted(pub Tap);
