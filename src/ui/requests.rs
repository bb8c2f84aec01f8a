//! The requests that the UI writes as messages, most of them for the screen flow, and the state that its parts share.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use online::Link;
use tabletop::{Level, Seat};

use crate::{
    game::{Record, Setting},
    owners::Owners,
    record::{save::LoadedGame, slots::SavedGame},
    seats::{Name, PlayerKind, Seating, Tap},
    texts::{Text, manual::RuleId},
};
use hacienda_rules::Board;

/// The description of a new game.
#[derive(Debug, Clone)]
pub struct NewGame {
    /// The game, its board and its rules.
    pub setting: Setting,
    /// The player of each seat.
    pub player_kinds: Vec<PlayerKind>,
    /// The seed of the cards.
    pub seed: u64,
    /// The starting seat; drawn from the seed if not given.
    pub start: Option<Seat>,
    /// The chosen names, by seat.
    pub people: Vec<Name>,
    /// The chosen colours, by seat.
    pub owners: Owners,
}

impl NewGame {
    /// The seating with names and colours. Computer players are named by the program.
    pub fn seating(&self) -> Seating {
        let name_of = |(player_kind, name): (&PlayerKind, &Name)| match player_kind {
            PlayerKind::Human => Name::new(name.written()),
            PlayerKind::Recorded | PlayerKind::Remote | PlayerKind::Bot(_) => Name::default(),
        };
        let people = self.player_kinds.iter().zip(&self.people).map(name_of);
        let (player_kinds, owners) = (self.player_kinds.clone(), self.owners);
        Seating { player_kinds, people: people.collect(), owners, is_public: false }
    }
}

/// The description of a new game on a server.
#[derive(Debug, Clone)]
pub struct HostedGame {
    /// The game, its board and its rules.
    pub setting: Setting,
    /// The player of each seat: a person at this screen, a person at another screen, or a computer player.
    pub player_kinds: Vec<PlayerKind>,
    /// The starting seat; drawn by the server if not given.
    pub start: Option<Seat>,
}

/// A request for the screen flow.
#[derive(Message, Debug, Clone)]
pub enum ScreenRequest {
    /// Go to the set-up screen, from a lesson to the list of lessons, or back to the board editor if the game was
    /// started there. The running game stays saved.
    Setup,
    /// Start a new game.
    Play(Box<NewGame>),
    /// Set up a table on the server of [`Links`](crate::online::Links), for people at this screen and at others.
    Host(Box<HostedGame>),
    /// Join a table on a server.
    Join(Box<Link>),
    /// Remove the table with this index from the known tables.
    RemoveTable(usize),
    /// Resume a saved game.
    Resume(Box<LoadedGame>),
    /// Resume the game in a file, or replay it if it is over.
    Open(Box<Record>),
    /// Export the running game as a file.
    ExportGame,
    /// Export a fault report as a file.
    Report,
    /// Export a board as a file.
    ExportBoard(Arc<Board>),
    /// Open the board editor with this board. Without a board, an unsaved drawing stays open; if there is none, the
    /// canvas is empty.
    OpenEditor(Option<Arc<Board>>),
    /// Delete one of the player's own boards.
    RemoveBoard(Arc<Board>),
    /// Store a new or restored board at this index among the player's own boards, or last if there are fewer.
    SaveBoard(Arc<Board>, usize),
    /// Replace one of the player's own boards, for example by a renamed copy.
    ReplaceBoard {
        /// The stored board.
        old: Arc<Board>,
        /// The replacement.
        new: Arc<Board>,
    },
    /// Resume a game that was set aside.
    ResumeSetAside(SavedGame),
    /// Delete a saved game.
    RemoveSave(SavedGame),
    /// Play again with the same players, colours, board and rules but new cards. If several people play, the seat after
    /// the previous starting seat starts.
    PlayAgain,
    /// Like `PlayAgain`, but against computer players of this level. This also sets the level on the set-up screen.
    PlayAgainAgainst(Level),
    /// Start a lesson at the step where the player left it, or from the beginning.
    Lesson {
        /// The identifier of the lesson.
        lesson: &'static str,
        /// True to start from the beginning.
        again: bool,
    },
    /// Go to the list of lessons.
    Lessons,
    /// Start the game proposed by the first screen.
    PlayProposed,
    /// Go to the position after this number of actions in a replay or a look back.
    Seek(usize),
    /// Look back at the running game, which is paused meanwhile.
    LookBack {
        /// The number of actions played before the position at which the look back begins.
        at: usize,
        /// The number of actions played before the position at which the look back ends by itself; `None` if only the
        /// player ends it.
        until: Option<usize>,
    },
    /// Return from a look back to the running game.
    EndLookBack,
    /// Give up: a computer player replaces the person to act, or the only person.
    GiveUp,
    /// Enter or leave full screen.
    FullScreen(bool),
    /// Quit the program.
    Quit,
}

/// The capabilities of the program on this platform.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capabilities {
    /// True if the program can quit; a page cannot.
    pub quit: bool,
    /// The full-screen state; `None` if unsupported.
    pub full_screen: Option<bool>,
    /// True if the player controls the machine, and so may use its files and set up its screen.
    pub own_machine: bool,
}

impl Default for Capabilities {
    fn default() -> Capabilities {
        Capabilities { quit: cfg!(not(target_arch = "wasm32")), full_screen: None, own_machine: true }
    }
}

/// The saved games, an error, and a new game that waits for room, as shown on the set-up screen.
#[derive(Resource, Debug, Default)]
pub struct ResumableGames {
    /// The latest game that can be resumed.
    pub latest: Option<Box<LoadedGame>>,
    /// All saved games, latest first.
    pub saved_games: Vec<SavedGame>,
    /// The error to show, for example if saves cannot be read or written, or if a game cannot be started.
    pub error: Option<Text>,
    /// The new game waiting for the player to agree that it replaces the oldest saved game.
    pub replacement: Option<Replacement>,
}

/// A new game that would replace a saved game, because there is no room for both.
#[derive(Debug, Clone)]
pub struct Replacement {
    /// The request that starts the new game.
    pub request: ScreenRequest,
    /// The game to be deleted.
    pub gone: SavedGame,
    /// The description of the game to be deleted.
    pub what: Text,
}

/// The text of the popover, shown until it is dismissed or out of date.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Popover(pub Option<Text>);

/// True if the menu is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct MenuOpen(pub bool);

/// The state of the rules page, and the rule at which it is to be opened.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RulesOpen {
    open: bool,
    rule: Option<RuleId>,
}

impl RulesOpen {
    /// Opens the page at this rule, or at the beginning.
    pub fn open_at(&mut self, rule: Option<RuleId>) {
        *self = RulesOpen { open: true, rule };
    }

    /// Closes the page.
    pub fn close(&mut self) {
        *self = RulesOpen::default();
    }

    /// Returns true if the page is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Takes the rule at which the page is to be opened. A second call returns `None`.
    pub fn take_rule(&mut self) -> Option<RuleId> {
        self.rule.take()
    }
}

/// The rectangle of the replay bar, if the HUD of the current game specifies one.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct ReplayBarRect(pub Option<Rect>);

/// The current prompt, for screen readers.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct SpokenPrompt(pub Option<Text>);

/// An announcement in addition to the prompt, such as the widget with the keyboard focus or a question.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Announcement(pub Option<Text>);

/// A tap that may need a confirmation before it takes effect: the end of a turn, or an undo.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct TapRequest(pub Tap);
