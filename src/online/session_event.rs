//! The events that a session reports to the table.

use online::{Entry, Joined, Phrase, Reason};
use tabletop::Seat;

/// Something that the session reports to the table.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionEvent {
    /// This screen set up the table; its tickets are in [`super::Session::entrance`].
    Created,
    /// The tickets in [`super::Session::entrance`] have changed.
    Tickets,
    /// The table must be laid out again.
    Joined(Box<Joined>),
    /// Something happened at the table.
    Entries(Vec<Entry>),
    /// A seat says a sentence.
    Said(Seat, Phrase),
    /// The host asks whether the person in this seat is still there.
    Asked(Seat),
    /// A large screen shows the table, or no longer does.
    LargeScreen(bool),
    /// The seat, or a large screen on its behalf, points at a place; `None` if it no longer does.
    Pointed(Seat, Option<u16>),
    /// An action had no effect.
    ActRefused(Reason),
    /// Another request had no effect.
    Refused(Reason),
    /// The game is over: the record and the salt of the commitment.
    Over(String, String),
    /// The next game has begun at another table; the session joins it.
    Again,
}
