//! Position files: a table as JSON, for tests, lessons and whoever tries something.
//!
//! ```text
//! {"title":"zoff","rules":{"auction":false,"fair":true,"open_cards":false},"round":2,"waits":"place",
//!  "seats":[{"colours":["blue"],"cards":["5A","4B"],"pairs":["fire-fields 3B"],"dealt":["coffee-canyon"]},{},{}],
//!  "prairies":{"coffee-canyon":{"blue":7,"green":3},"fire-fields":{"pink":2}},
//!  "full":["coffee-canyon"],"given":1,"fairs":[{"prairie":"coffee-canyon","colour":"blue"}]}
//! ```
//!
//! What is left out: no variant, round 1, `choose`, colours in the order of the seats, all cow cards, everything else empty.
//! `waits` is `start`, `bid`, `colour`, `choose`, `place` or `over`. `pairs` are chosen ones, secret as long as the game waits
//! for `choose`, and afterwards those that are still to be placed. `full` is the line of full prairies with bonuses to give,
//! of whose first so many were looked at as `given` says; `fairs` is the line of fairs. `started` says that a seat put its first
//! cows; `bid` is written as in `bid 3.4`; of two equal bids the smaller `lot` comes first. `largest` are the herds on the
//! largest prairie before the last bonuses, when the game is over.

mod check;
mod view;
mod write;

use serde::{Deserialize, Serialize};
use tabletop::reading;

use super::{json, table::Table};
use crate::{Colour, Position, Prairie, Rulebook, Setting, Variants};

pub use view::{View, view};
pub use write::write;

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It is not JSON of the right shape, or too large.
    #[error("{0}")]
    Text(String),
    /// It cannot be on a table.
    #[error("{what}: {why}")]
    Impossible {
        /// What cannot be.
        what: String,
        /// Why not.
        why: String,
    },
}

/// The words of a position file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionText {
    #[serde(default)]
    title: Title,
    #[serde(default, deserialize_with = "json::object")]
    rules: Variants,
    #[serde(default = "first_round")]
    round: u8,
    #[serde(default)]
    waits: Waits,
    #[serde(deserialize_with = "json::objects")]
    seats: Vec<SeatText>,
    #[serde(default)]
    prairies: Table<Prairie, Table<Colour, u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    full: Vec<Prairie>,
    #[serde(default, skip_serializing_if = "is_zero")]
    given: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "json::objects")]
    fairs: Vec<FairText>,
    #[serde(default, skip_serializing_if = "is_empty")]
    largest: Table<Colour, u8>,
}

fn first_round() -> u8 {
    1
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_empty(table: &Table<Colour, u8>) -> bool {
    table.0.is_empty()
}

/// The game that a file is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Title {
    #[default]
    Zoff,
}

/// What the game waits for: a bonus is among `Place`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Waits {
    Start,
    Bid,
    Colour,
    #[default]
    Choose,
    Place,
    Over,
}

/// One seat.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatText {
    #[serde(skip_serializing_if = "Option::is_none")]
    colours: Option<Vec<Colour>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dealt: Vec<Prairie>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    started: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lot: Option<u8>,
}

/// A fair that waits.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FairText {
    prairie: Prairie,
    colour: Colour,
}

/// Reads a position and checks that it can be on a table; a byte-order mark may stand before it.
///
/// # Errors
/// When the text is too large or no position file, or something cannot be on a table.
pub fn read(text: &str) -> Result<(Setting, Position), PositionError> {
    reading::check_size(text.len(), reading::LARGEST_POSITION).map_err(PositionError::Text)?;
    let text: PositionText = json::read(text).map_err(PositionError::Text)?;
    let setting = Setting { rulebook: Rulebook::new(text.rules) };
    let position = check::position(&setting, &text)?;
    Ok((setting, position))
}
