//! Position files: JSON that says what lies on a table. For tests, `score`, `try`, `actions`, lessons and puzzles.

mod check;
mod view;
mod write;

use std::{path::Path, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{json, rules::RulesText, scores::ScoreRow};
use crate::{
    Board, LandCard, Position, ScoringKind, Setting, Species,
    maps::{self, MapError},
    reading,
};

pub use view::{View, view};
pub use write::write;

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// It is not JSON, or has words that FORMATS.md does not know.
    #[error("{0}")]
    Text(String),
    /// Its board is missing or broken.
    #[error("map: {0}")]
    Map(#[from] MapError),
    /// It cannot be on a table.
    #[error("{place}: {reason}")]
    Impossible {
        /// Where in the file.
        place: String,
        /// Why, with the hex where there is one.
        reason: String,
    },
}

/// A position file, word for word.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionText {
    map: String,
    #[serde(default, deserialize_with = "json::object")]
    rules: RulesText,
    #[serde(default, deserialize_with = "json::object")]
    turn: TurnText,
    #[serde(deserialize_with = "json::objects")]
    seats: Vec<SeatText>,
    #[serde(default)]
    haciendas: Vec<String>,
    #[serde(default)]
    harvest_chips: Vec<String>,
    #[serde(default)]
    ponds: Vec<Vec<String>>,
    #[serde(default)]
    land_display: Vec<LandCard>,
    #[serde(default)]
    animal_display: Vec<Species>,
    #[serde(default)]
    land_deck: Vec<LandCard>,
    #[serde(default)]
    animal_decks: Vec<Vec<Species>>,
    #[serde(default)]
    start: u8,
    #[serde(default)]
    due: Vec<ScoringKind>,
    #[serde(default, deserialize_with = "json::objects")]
    scored: Vec<ScoringText>,
    #[serde(default)]
    passed: u8,
    #[serde(default)]
    land_discard: Vec<LandCard>,
    #[serde(default)]
    seed: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TurnText {
    seat: u8,
    actions_left: u8,
    hacienda_bought: bool,
    pond_bought: bool,
    harvested: bool,
}

impl Default for TurnText {
    fn default() -> TurnText {
        TurnText { seat: 0, actions_left: 3, hacienda_bought: false, pond_bought: false, harvested: false }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatText {
    pesos: u32,
    hand: Vec<CardText>,
    known: Vec<CardText>,
    land: Vec<String>,
    #[serde(deserialize_with = "json::object")]
    animals: HerdsText,
}

impl Default for SeatText {
    fn default() -> SeatText {
        SeatText { pesos: 20, hand: Vec::new(), known: Vec::new(), land: Vec::new(), animals: HerdsText::default() }
    }
}

/// A card of either deck by its word.
#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "unknown card: there are mountain, forest, meadow, rocks, swamp, pampas, cattle, horse, pig, sheep"
)]
enum CardText {
    Land(LandCard),
    Animal(Species),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct HerdsText {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cattle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    horse: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pig: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sheep: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringText {
    kind: ScoringKind,
    #[serde(deserialize_with = "json::objects")]
    seats: Vec<ScoreRow>,
}

/// Reads a position and checks that it can be on a table; a byte-order mark may stand before it. A board that is not ours is looked for from `folder`.
///
/// # Errors
/// When the text is too large or no position file, its board cannot be had, or something cannot be on a table; the reason names the
/// hex.
pub fn read(text: &str, folder: &Path) -> Result<(Setting, Position), PositionError> {
    read_on(text, |map| maps::board_of(map, folder))
}

/// The same where boards come from elsewhere than a folder: `board` gives the one that the file names.
///
/// # Errors
/// As [`read`].
pub fn read_on(
    text: &str,
    board: impl FnOnce(&str) -> Result<Board, MapError>,
) -> Result<(Setting, Position), PositionError> {
    reading::check_size(text.len(), reading::LARGEST_POSITION).map_err(PositionError::Text)?;
    let text: PositionText = json::read(text).map_err(PositionError::Text)?;
    let rulebook = text.rules.rulebook().map_err(|reason| check::impossible("rules", reason))?;
    let setting = Setting { board: Arc::new(board(&text.map)?), rulebook };
    let position = check::position(&setting, &text)?;
    Ok((setting, position))
}

/// Reads a position from a file; a board that is not ours is looked for beside it.
///
/// # Errors
/// When the file cannot be read, and as [`read`].
pub fn read_file(path: &Path) -> Result<(Setting, Position), PositionError> {
    let bytes = reading::read_file(path, reading::LARGEST_POSITION)
        .map_err(|error| PositionError::Unreadable(error.to_string()))?;
    let text =
        String::from_utf8(bytes).map_err(|_| PositionError::Unreadable("this is no text in UTF-8".to_owned()))?;
    read(&text, path.parent().unwrap_or(Path::new("")))
}
