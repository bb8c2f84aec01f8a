//! Errors of parsing and replaying records.

use std::error::Error;

use crate::{Seat, SetupError, reading::TooLarge};

/// A reason why a text is not a valid record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is truncated, altered or invalid.
    #[error("line {line}: {what}")]
    Line {
        /// The number of the line, counted from 1.
        line: usize,
        /// A description of the fault.
        what: String,
    },
    /// The text is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The version of the format is not supported.
    #[error("line 1: this is a record of version {found}; this program reads {read}")]
    Version {
        /// The version of the record.
        found: u64,
        /// The supported versions, for use in a sentence.
        read: String,
    },
    /// The last line of a save, its checksum, is missing; the field is the number of that line.
    #[error("line {0}: the save is cut off here; its last line is missing")]
    Truncated(usize),
}

/// A reason why a record cannot be replayed. `I` is the game's type for reasons why an action is illegal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<I: Error> {
    /// The game cannot be set up with these seats and rules.
    #[error("line 1: {0}")]
    Setup(#[source] SetupError),
    /// The set-up differs from the recorded one.
    #[error("line 1: the set-up differs from the recorded one: its fingerprint is {found:016x}, not {recorded:016x}")]
    OtherSetup {
        /// The fingerprint computed in the replay.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
    /// The seat may not act at this point.
    #[error("line {line}: \"{action}\" is not allowed: seat {} may not act now", .seat.0)]
    NotToAct {
        /// The number of the line, counted from 1.
        line: usize,
        /// The action.
        action: String,
        /// The recorded seat.
        seat: Seat,
    },
    /// The action is illegal.
    #[error("line {line}: \"{action}\" is not allowed: {reason}")]
    Illegal {
        /// The number of the line, counted from 1.
        line: usize,
        /// The action.
        action: String,
        /// The reason why it is illegal.
        reason: I,
    },
    /// The position after the action differs from the recorded one.
    #[error(
        "line {line}: after \"{action}\" the position differs from the recorded one: its fingerprint is {found:016x}, not {recorded:016x}"
    )]
    Differs {
        /// The number of the line, counted from 1.
        line: usize,
        /// The action.
        action: String,
        /// The fingerprint computed in the replay.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
}

pub(super) fn line_error(line: usize, what: impl Into<String>) -> RecordError {
    RecordError::Line { line, what: what.into() }
}
