//! The errors of parsing and replaying a record.

use std::error::Error;

use crate::{Seat, SetupError, reading::TooLarge};

/// An error in the text of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is cut off, altered or wrong.
    #[error("line {line}: {what}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The fault.
        what: String,
    },
    /// The text is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The format is of another program or a later version.
    #[error("line 1: this is a record of version {found}; this program reads {read}")]
    Version {
        /// Its version.
        found: u64,
        /// The supported versions, in words.
        read: String,
    },
    /// A save lacks its checksum at the end.
    #[error("line {0}: the save is cut off here: its last line is missing")]
    Torn(usize),
}

/// An error while replaying a record; `I` is the reason for refusing an action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<I: Error> {
    /// Seats and rules do not match.
    #[error("line 1: {0}")]
    Setup(#[source] SetupError),
    /// The set-up differs from the recorded one.
    #[error("line 1: the set-up is another one: its fingerprint is {found:016x}, recorded is {recorded:016x}")]
    OtherSetup {
        /// The fingerprint now.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
    /// It was not this seat's turn.
    #[error("line {line}: \"{action}\" is not allowed: seat {} may not act now", .seat.0)]
    NotToAct {
        /// The number of the line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The recorded seat.
        seat: Seat,
    },
    /// The rules forbid an action.
    #[error("line {line}: \"{action}\" is not allowed: {reason}")]
    Illegal {
        /// The number of the line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The reason.
        reason: I,
    },
    /// An action led to a position other than the recorded one.
    #[error(
        "line {line}: after \"{action}\" the position is another one: its fingerprint is {found:016x}, recorded is {recorded:016x}"
    )]
    Differs {
        /// The number of the line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The fingerprint now.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
}

pub(super) fn wrong(line: usize, what: impl Into<String>) -> RecordError {
    RecordError::Line { line, what: what.into() }
}
