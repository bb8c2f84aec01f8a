//! Position files: JSON descriptions of positions, for tests, lessons, and the commands `score`, `try` and `actions`.

mod check;
mod view;

use std::{iter::repeat_n, path::Path, sync::Arc};

use serde::{Deserialize, Serialize};
use tabletop::{
    json,
    positions::{self, impossible},
    reading,
};

use super::{
    hexes,
    rules::RulesText,
    scores::{ScoreRow, ScoringText},
};
use crate::{
    Board, Card, Cells, LandCard, Position, ScoringKind, Seat, Setting, Species,
    maps::{self, MapError},
    position::Turn,
};

pub use tabletop::PositionError;
pub use view::{View, view};

/// The JSON structure of a position file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionText {
    map: String,
    #[serde(default, deserialize_with = "json::object")]
    rules: RulesText,
    #[serde(default, deserialize_with = "json::object")]
    turn: Turn,
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
    start: Seat,
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
struct SeatText {
    pesos: u32,
    hand: Vec<Card>,
    known: Vec<Card>,
    land: Vec<String>,
    #[serde(deserialize_with = "json::object")]
    animals: HerdsText,
}

impl Default for SeatText {
    fn default() -> SeatText {
        SeatText { pesos: 20, hand: Vec::new(), known: Vec::new(), land: Vec::new(), animals: HerdsText::default() }
    }
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

/// Reads a position and checks it against the board, the rules and the supply of pieces, but not against the number of
/// cards in the game. The text may begin with a byte-order mark. The path of a custom board is relative to `folder`.
///
/// # Errors
/// Returns an error if the text is too large or not a position file, its rules are invalid, its board is unavailable,
/// or the position is impossible. The message names the hex at fault, if there is one.
///
/// # Examples
///
/// ```
/// use hacienda_rules::formats::positions;
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let file = r#"{"map": "symmetric", "seats": [{"land": ["4,3"]}, {"pesos": 7}]}"#;
/// let (setting, position) = positions::read(file, Path::new(""))?;
/// assert_eq!((setting.board.name.as_str(), position.pesos[..2].to_vec()), ("Symmetric", vec![20, 7]));
/// let error = positions::read(&file.replace("4,3", "4,4"), Path::new("")).expect_err("no hex");
/// assert_eq!(error.to_string(), "seats[0].land: there is no hex 4,4 on this board");
/// # Ok(())
/// # }
/// ```
pub fn read(text: &str, folder: &Path) -> Result<(Setting, Position), PositionError> {
    read_on(text, |map| maps::board_of(map, folder))
}

/// Reads a position like [`read`], but takes the named board from the function `board`.
///
/// # Errors
/// Returns the errors of [`read`].
pub fn read_on(
    text: &str,
    board: impl FnOnce(&str) -> Result<Board, MapError>,
) -> Result<(Setting, Position), PositionError> {
    let text: PositionText = positions::read(text)?;
    let rulebook = text.rules.rulebook().map_err(|reason| impossible("rules", reason))?;
    let board = board(&text.map).map_err(|reason| impossible("map", reason))?;
    let setting = Setting { board: Arc::new(board), rulebook };
    let position = check::build_position(&setting, &text)?;
    Ok((setting, position))
}

/// Reads a position file. The path of a custom board is relative to the file's folder.
///
/// # Errors
/// Returns an error if the file cannot be read, and the errors of [`read`].
pub fn read_file(path: &Path) -> Result<(Setting, Position), PositionError> {
    let bytes = reading::read_file(path, reading::MAX_POSITION_BYTES);
    let bytes = bytes.map_err(|error| PositionError::Text(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|_| PositionError::Text("the file is not UTF-8 text".to_owned()))?;
    read(&text, path.parent().unwrap_or(Path::new("")))
}

/// Returns a position as the text of a position file. `map` is the name of the board, or the path of its file relative
/// to the new file.
///
/// The text omits the number of land-card reshuffles and the animal cards that were removed unseen.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Position, Setting, formats::positions};
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let setting = Setting::default();
/// let position: Position = Position::setup(&setting, 2, 7, None)?;
/// let file = positions::write(&setting, &position, "symmetric");
/// let (_, read) = positions::read(&file, Path::new(""))?;
/// assert_eq!((read.hands, read.land_deck), (position.hands, position.land_deck));
/// # Ok(())
/// # }
/// ```
pub fn write(setting: &Setting, position: &Position, map: &str) -> String {
    positions::write(&text_of(setting, position, map.to_owned()))
}

/// Converts a position to the JSON structure.
fn text_of(setting: &Setting, position: &Position, map: String) -> PositionText {
    let board = &setting.board;
    let names = |cells: Cells| -> Vec<String> { cells.iter().map(|cell| hexes::text(board, cell)).collect() };
    let printed = board.water().count();
    let ponds = position.ponds().iter().skip(usize::from(printed));
    let scorings = &position.scorings;
    let scored = |kind: ScoringKind| {
        let rows = scorings.held[kind.index()].as_ref()?;
        Some(ScoringText { kind, seats: ScoreRow::all(position.seats, rows) })
    };
    PositionText {
        map,
        rules: RulesText::of(&setting.rulebook),
        turn: position.turn,
        seats: position.seats().map(|seat| seat_text(position, seat, &names)).collect(),
        haciendas: names(position.haciendas),
        harvest_chips: names(position.chips),
        ponds: ponds.map(|pond| names(pond.cells.cells().iter().copied().collect())).collect(),
        land_display: position.land_display.iter().flatten().copied().collect(),
        animal_display: position.animal_display.iter().flatten().copied().collect(),
        land_deck: position.land_deck.cards().iter().rev().copied().collect(),
        animal_decks: position.animal_stacks.map(|stack| stack.cards().iter().rev().copied().collect()).to_vec(),
        start: position.start,
        due: ScoringKind::ALL.into_iter().filter(|kind| scorings.due[kind.index()]).collect(),
        scored: ScoringKind::ALL.into_iter().filter_map(scored).collect(),
        passed: position.passed,
        land_discard: repeat_by_count(LandCard::ALL.into_iter(), &position.land_discard),
        seed: position.reshuffle_key,
    }
}

fn seat_text(position: &Position, seat: Seat, names: &impl Fn(Cells) -> Vec<String>) -> SeatText {
    let animals = |species| names(position.animals_of(seat, species));
    SeatText {
        pesos: position.pesos[seat.index()],
        hand: repeat_by_count(Card::kinds(), &position.hands[seat.index()]),
        known: repeat_by_count(Card::kinds(), &position.known[seat.index()]),
        land: names(position.land_of(seat)),
        animals: HerdsText {
            cattle: animals(Species::Cattle),
            horse: animals(Species::Horse),
            pig: animals(Species::Pig),
            sheep: animals(Species::Sheep),
        },
    }
}

/// Returns a list in which each kind is repeated by its count.
pub(super) fn repeat_by_count<T: Copy>(kinds: impl Iterator<Item = T>, counts: &[u8]) -> Vec<T> {
    kinds.zip(counts).flat_map(|(kind, count)| repeat_n(kind, usize::from(*count))).collect()
}
