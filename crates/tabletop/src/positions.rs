//! The part of position files that all games share: errors, parsing and writing.

use std::fmt::Display;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    json,
    reading::{self, TooLarge},
};

/// A reason why a text is not a valid position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is too large.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The text is not valid JSON, or does not have the right shape.
    #[error("{0}")]
    Text(String),
    /// The position cannot occur in a game.
    #[error("{place}: {reason}")]
    Impossible {
        /// The place in the file.
        place: String,
        /// The reason why it is impossible.
        reason: String,
    },
}

/// Makes the error for an impossible position from the place in the file and the reason.
pub fn impossible(place: impl Display, reason: impl Display) -> PositionError {
    PositionError::Impossible { place: place.to_string(), reason: reason.to_string() }
}

/// Returns the error of [`impossible`] if `wrong` is true.
///
/// # Errors
/// Returns [`PositionError::Impossible`] if `wrong` is true.
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

/// Parses a position file. It may start with a byte-order mark.
///
/// # Errors
/// Returns an error if the text is too large, is not valid JSON or does not have the right shape.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, PositionError> {
    reading::check_size(text.len(), reading::MAX_POSITION_BYTES)?;
    json::read(text).map_err(PositionError::Text)
}

/// The text of a position file with this content.
pub fn write(words: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(words);
    text.expect("the value has string keys, so it can be written as JSON") + "\n"
}

/// A value if the viewer can see it, otherwise a substitute such as the number of hidden items.
///
/// # Examples
///
/// ```
/// use tabletop::{positions::Known, to_json_line};
/// let hand = ["pampas", "pig"];
/// assert_eq!(to_json_line(&Known::new(true, hand, 2)), r#"["pampas","pig"]"#);
/// assert_eq!(to_json_line(&Known::new(false, hand, 2)), "2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Known<T, H = u32> {
    /// The visible value.
    Seen(T),
    /// The substitute for a hidden value.
    Hidden(H),
}

impl<T, H> Known<T, H> {
    /// Returns `what` as visible if `seen` is true, else `hidden`.
    pub fn new(seen: bool, what: T, hidden: H) -> Known<T, H> {
        if seen { Known::Seen(what) } else { Known::Hidden(hidden) }
    }
}
