//! Position files: JSON that says what lies on a table. For tests, `score`, `try`, `actions`, lessons and puzzles.
//!
//! ```text
//! {"title":"hab-gut","rules":{"stuck_at_the_end":false},"start":2,"rounds":1,"turn":{"seat":3,"phase":"trade"},
//!  "prices":{"coal":40,…},"stuck":[],
//!  "seats":[{"money":180,"shares":{"coal":1},"foundation":{"rubber":2},"saved":0}, …],
//!  "racks":[["coal +4","salt -2",…], …],"unseen":["tea +6",…],"seed":7}
//! ```
//!
//! What is left out: `money` 300, `prices` 40, no shares, no round over, seat 0 began and the seat that begins the round is to
//! trade. Cards that are left out, all racks or those that nobody sees, are dealt by `seed`; it also deals the next half.

mod check;
mod view;
mod write;

use serde::{Deserialize, Serialize};
use tabletop::{json, reading};

use super::counts::{PricesText, SharesText};
use crate::{Good, HouseRules, Phase, Position, Rulebook, Setting};

pub use view::{View, view};
pub use write::write;

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It is not JSON, or has words that are unknown.
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

/// A position file, word for word.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionText {
    #[serde(default = "title")]
    title: String,
    #[serde(default, deserialize_with = "json::object")]
    rules: HouseRules,
    #[serde(default)]
    start: u8,
    #[serde(default)]
    rounds: u8,
    #[serde(default, deserialize_with = "json::object")]
    turn: TurnText,
    #[serde(default, deserialize_with = "json::object")]
    prices: PricesText,
    #[serde(default)]
    stuck: Vec<Good>,
    #[serde(deserialize_with = "json::objects")]
    seats: Vec<SeatText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    racks: Option<Vec<Vec<String>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unseen: Option<Vec<String>>,
    #[serde(default)]
    seed: u64,
}

fn title() -> String {
    "hab-gut".to_owned()
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TurnText {
    /// Left out: the seat that begins the round.
    seat: Option<u8>,
    phase: Phase,
}

impl Default for TurnText {
    fn default() -> TurnText {
        TurnText { seat: None, phase: Phase::Trade }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatText {
    money: u32,
    #[serde(deserialize_with = "json::object")]
    shares: SharesText,
    #[serde(deserialize_with = "json::object")]
    foundation: SharesText,
    saved: u32,
}

impl Default for SeatText {
    fn default() -> SeatText {
        SeatText {
            money: Rulebook::default().money,
            shares: SharesText::default(),
            foundation: SharesText::default(),
            saved: 0,
        }
    }
}

/// Reads a position and checks that it can be on a table; a byte-order mark may stand before it.
///
/// # Errors
/// When the text is too large or no position file, or something cannot be on a table; the reason says what.
pub fn read(text: &str) -> Result<(Setting, Position), PositionError> {
    reading::check_size(text.len(), reading::LARGEST_POSITION).map_err(PositionError::Text)?;
    let text: PositionText = json::read(text).map_err(PositionError::Text)?;
    let setting = Setting { rulebook: Rulebook::new(text.rules) };
    let position = check::position(&setting, &text)?;
    Ok((setting, position))
}
