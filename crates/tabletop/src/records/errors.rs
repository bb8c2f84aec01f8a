//! Why a text is no record, and why a record cannot be played again.

use std::error::Error;

use crate::{Seat, SetupError, reading::TooLarge};

/// Why a text is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is cut off, altered or wrong.
    #[error("line {line}: {what}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// There is too much of it.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// Another program wrote it, or a later one.
    #[error("line 1: this is a record of version {found}; this program reads {read}")]
    Version {
        /// Its version.
        found: u64,
        /// Those that are read, in words.
        read: String,
    },
    /// A save must end with its checksum.
    #[error("line {0}: the save is cut off here: its last line is missing")]
    Torn(usize),
}

/// Why a record cannot be played again: `I` says why an action is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<I: Error> {
    /// Its seats and its rules do not go together.
    #[error("line 1: {0}")]
    Setup(#[source] SetupError),
    /// The table was set differently.
    #[error("line 1: the set-up is another one: its fingerprint is {found:016x}, recorded is {recorded:016x}")]
    OtherSetup {
        /// The fingerprint now.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
    /// It was not the turn of the seat.
    #[error("line {line}: \"{action}\" is not allowed: seat {} may not act now", .seat.0)]
    NotToAct {
        /// Which line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The seat in the record.
        seat: Seat,
    },
    /// The rules forbid an action.
    #[error("line {line}: \"{action}\" is not allowed: {reason}")]
    Illegal {
        /// Which line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// Why not.
        reason: I,
    },
    /// An action led to another position than it did then.
    #[error(
        "line {line}: after \"{action}\" the position is another one: its fingerprint is {found:016x}, recorded is {recorded:016x}"
    )]
    Differs {
        /// Which line, from 1.
        line: usize,
        /// The action.
        action: String,
        /// The fingerprint now.
        found: u64,
        /// The fingerprint in the record.
        recorded: u64,
    },
}

/// That something is wrong with a line.
pub(super) fn wrong(line: usize, what: impl Into<String>) -> RecordError {
    RecordError::Line { line, what: what.into() }
}
