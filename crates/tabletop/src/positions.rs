//! What the position files of all games have in common: why one is refused, how one is read and written.

use std::fmt::Display;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    json,
    reading::{self, TooLarge},
};

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// There is too much of it.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// It cannot be read, or is not JSON of the right shape.
    #[error("{0}")]
    Text(String),
    /// It cannot be on a table.
    #[error("{place}: {reason}")]
    Impossible {
        /// Where in the file.
        place: String,
        /// Why.
        reason: String,
    },
}

/// That something cannot be on a table: where in the file it stands, and why it cannot.
pub fn impossible(place: impl Display, reason: impl Display) -> PositionError {
    PositionError::Impossible { place: place.to_string(), reason: reason.to_string() }
}

/// Refuses a position as [`impossible`] where something is `wrong` with it.
///
/// # Errors
/// When it is.
pub fn refuse_at(wrong: bool, place: impl Display, reason: impl Display) -> Result<(), PositionError> {
    if wrong { Err(impossible(place, reason)) } else { Ok(()) }
}

/// The words of a position file; a byte-order mark may stand before it.
///
/// # Errors
/// When the text is too large, or is not JSON of the right shape.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, PositionError> {
    reading::check_size(text.len(), reading::LARGEST_POSITION)?;
    json::read(text).map_err(PositionError::Text)
}

/// The text of a position file with these words.
pub fn write(words: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(words);
    text.expect("keys are words and values are numbers, words and lists of them") + "\n"
}

/// What a viewer sees, or what stands in its place: how many of it there are, or that there is something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Known<T, H = u32> {
    /// It is seen.
    Seen(T),
    /// It is not.
    Hidden(H),
}

impl<T, H> Known<T, H> {
    /// The one where it is seen, or else the other.
    pub fn new(seen: bool, what: T, hidden: H) -> Known<T, H> {
        if seen { Known::Seen(what) } else { Known::Hidden(hidden) }
    }
}
