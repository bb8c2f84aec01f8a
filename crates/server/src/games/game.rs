//! The `Game` trait: a running game of any title, with its log.

use std::fmt::Debug;

use online::Entry;
use serde_json::Value;
use tabletop::{Level, Seat, Seats, Viewer};

use super::Refusal;

/// The event that an entry of a table's log records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// The seat played the action with this canonical text.
    Played(String),
    /// The seat took back the latest actions; this number of actions remains.
    TakenBack(u32),
}

/// An entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The seat that played the action or took actions back.
    pub seat: Seat,
    /// The client's unique number for this action; `None` for computer players and for taking back.
    pub id: Option<u64>,
    /// The action, or the number of actions that remained after the latest were taken back.
    pub what: Move,
    /// The fingerprint of the position after the entry; `None` if an earlier version of the server stored the entry.
    pub fingerprint: Option<u64>,
}

/// An action that can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The canonical text of the action.
    pub text: String,
    /// True if the game is over after the action.
    pub ends: bool,
    /// The fingerprint of the position after the action.
    pub fingerprint: u64,
}

/// The decision of a computer player, to be computed on another thread. Returns the text of the action.
pub type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// A running game of any title. Only log entries change it, so replaying the log reproduces the game.
pub trait Game: Debug + Send + Sync {
    /// The number of seats.
    fn seats(&self) -> u8;

    /// The setting in its standard form.
    fn setting(&self) -> String;

    /// The starting seat.
    fn start(&self) -> Seat;

    /// The entries in the log.
    fn log(&self) -> &[LogEntry];

    /// The seats that may act now.
    fn may_act(&self) -> Seats;

    /// True if the game is over.
    fn is_over(&self) -> bool;

    /// Checks an action that a seat chose when the log had `at` entries.
    ///
    /// # Errors
    /// Returns the reason if the action cannot be played now.
    fn check(&self, seat: Seat, at: u32, action: &str) -> Result<Checked, Refusal>;

    /// Checks that a seat may take back all actions after the first `keep`. The seat must have played the first of
    /// these actions, no other person may have acted since, and none of the actions may have revealed anything. Returns
    /// the fingerprint of the position before these actions.
    ///
    /// # Errors
    /// Returns the reason if the seat may not take them back.
    fn check_undo(&self, seat: Seat, keep: u32, is_person: &dyn Fn(Seat) -> bool) -> Result<u64, Refusal>;

    /// Appends an entry. Returns the entry as each of the `viewers` may know it, in the same order.
    ///
    /// # Errors
    /// Returns a description if the rules forbid the entry, or if the resulting position does not match the stored
    /// fingerprint. The game is then unchanged.
    fn append(&mut self, entry: LogEntry, viewers: &[Viewer]) -> Result<Vec<Entry>, String>;

    /// The opening for a viewer.
    fn opening(&self, viewer: Viewer) -> Value;

    /// The entries from number `from` on, as a viewer was told them.
    fn history(&self, viewer: Viewer, from: u32) -> Vec<Entry>;

    /// The record of the game without the actions that were taken back. `players` names the player of each seat.
    fn record(&self, players: &[String]) -> String;

    /// The decision of a computer player for a seat that may act. The seed determines its random numbers.
    fn decide(&self, seat: Seat, level: Level, seed: u64) -> Thought;
}
