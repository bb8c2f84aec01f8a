//! The parts that the position files of all games share: errors, reading and writing.

use std::fmt::Display;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    json,
    reading::{self, TooLarge},
};

/// An error in a position file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The text is not readable, or not JSON of the right shape.
    #[error("{0}")]
    Text(String),
    /// The position cannot occur in a game.
    #[error("{place}: {reason}")]
    Impossible {
        /// The place in the file.
        place: String,
        /// The reason.
        reason: String,
    },
}

/// Creates a [`PositionError::Impossible`] from a place in the file and a reason.
pub fn impossible(place: impl Display, reason: impl Display) -> PositionError {
    PositionError::Impossible { place: place.to_string(), reason: reason.to_string() }
}

/// Returns [`impossible`] if `wrong` is true.
///
/// # Errors
/// When `wrong` is true.
///
/// # Examples
///
/// ```
/// use tabletop::positions::refuse_at;
/// assert_eq!(refuse_at(false, "seats[1].pesos", "nobody owes money"), Ok(()));
/// let error = refuse_at(true, "harvest_chips", "2 chips lie on one chain").expect_err("refused");
/// assert_eq!(error.to_string(), "harvest_chips: 2 chips lie on one chain");
/// ```
pub fn refuse_at(wrong: bool, place: impl Display, reason: impl Display) -> Result<(), PositionError> {
    if wrong { Err(impossible(place, reason)) } else { Ok(()) }
}

/// Deserializes a position file. A byte-order mark may precede it.
///
/// # Errors
/// When the text is too large, or is not JSON of the right shape.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, PositionError> {
    reading::check_size(text.len(), reading::LARGEST_POSITION)?;
    json::read(text).map_err(PositionError::Text)
}

/// Serializes a position file.
pub fn write(words: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(words);
    text.expect("keys are words and values are numbers, words and lists of them") + "\n"
}

/// A value that the viewer sees, or a stand-in for it: a count, or a mark that it exists.
///
/// # Examples
///
/// ```
/// use tabletop::{line, positions::Known};
/// let hand = ["pampas", "pig"];
/// assert_eq!(line(&Known::new(true, hand, 2)), r#"["pampas","pig"]"#);
/// assert_eq!(line(&Known::new(false, hand, 2)), "2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Known<T, H = u32> {
    /// The visible value.
    Seen(T),
    /// The stand-in for a hidden value.
    Hidden(H),
}

impl<T, H> Known<T, H> {
    /// Returns `what` as seen if `seen` is true, else `hidden`.
    pub fn new(seen: bool, what: T, hidden: H) -> Known<T, H> {
        if seen { Known::Seen(what) } else { Known::Hidden(hidden) }
    }
}
