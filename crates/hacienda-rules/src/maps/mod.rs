//! Boards: our own by name, one made by chance from its recipe, and anyone's from a `.haz` file (RULES.md 6) or from a word.

pub mod drawing;
pub mod findings;
pub mod generate;
pub mod grid;
pub mod haz;
mod ours;
pub mod short;

use std::{path::Path, ptr};

pub use ours::{NAMES, OURS, OurBoard, find};

use self::generate::Recipe;
use crate::{Board, reading, sentences::echo};

/// Why there is no board under a name or path.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// Neither a name of ours, nor a recipe, nor the word of a board, nor a file.
    #[error(
        "\"{shown}\" is no board of ours ({names}), no recipe such as {example}, and does not end in .haz",
        shown = echo(.0),
        names = NAMES.join(", "),
        example = Recipe::default()
    )]
    Unknown(String),
    /// It is meant to be the word of a board, and is none.
    #[error(transparent)]
    Word(#[from] short::ShortError),
    /// The file cannot be read.
    #[error("{path}: {reason}")]
    Unreadable {
        /// Which file.
        path: String,
        /// What the system says.
        reason: String,
    },
    /// The file is no board.
    #[error("{path}: {error}")]
    Broken {
        /// Which file.
        path: String,
        /// What is wrong with it.
        error: TextError,
    },
}

/// Why there is no board in a text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// It is meant to be the word of a board.
    #[error(transparent)]
    Word(#[from] short::ShortError),
    /// It is meant to be a file.
    #[error(transparent)]
    File(#[from] haz::HazError),
}

/// What a file says where it has no name.
pub const NAMELESS: &str = "None";

/// The name that somebody gave a board or themselves, if it is one: files without a name say "None".
pub fn given(name: &str) -> Option<&str> {
    Some(name.trim()).filter(|name| !name.is_empty() && *name != NAMELESS)
}

/// The board of our own with this name.
pub fn by_name(name: &str) -> Option<Board> {
    find(name).map(|ours| ours.board().clone())
}

/// The name under which this board, hex by hex, is one of ours.
pub fn name_of(board: &Board) -> Option<&'static str> {
    OURS.into_iter().find(|ours| same(ours.board(), board)).map(|ours| ours.word)
}

/// Whether two boards are the same to the letter: hexes, name, author and version.
pub fn same(a: &Board, b: &Board) -> bool {
    ptr::addr_eq(a, b)
        || a.hash() == b.hash()
            && (&a.name, &a.author, &a.version) == (&b.name, &b.author, &b.version)
            && (a.columns, a.rows, a.len()) == (b.columns, b.rows, b.len())
            && a.cells().all(|cell| (a.hex(cell), a.ground(cell)) == (b.hex(cell), b.ground(cell)))
}

/// The board of a text: the word of one, or what a `.haz` file says.
///
/// # Errors
/// When it is neither.
pub fn read_text(text: &str) -> Result<Board, TextError> {
    let word = text.trim_start_matches('\u{feff}').trim();
    if short::is_one(word) { Ok(short::read(word)?) } else { Ok(haz::read(text)?) }
}

/// The board in a file, whatever the file is called.
///
/// # Errors
/// When the file cannot be read or is no board.
pub fn read_file(path: &Path) -> Result<Board, MapError> {
    let shown = echo(&path.display().to_string());
    let bytes = reading::read_file(path, reading::LARGEST_BOARD)
        .map_err(|error| MapError::Unreadable { path: shown.clone(), reason: error.to_string() })?;
    read_text(&reading::text_of(bytes)).map_err(|error| MapError::Broken { path: shown, error })
}

/// The board that a person or a file asks for: one of ours by its name, one made by chance by its recipe, one that somebody
/// sent as a word, or a `.haz` file, relative to `folder`.
///
/// # Errors
/// When it is none of these, or the file cannot be read or is no board.
pub fn board_of(name_or_path: &str, folder: &Path) -> Result<Board, MapError> {
    if let Some(board) = by_name(name_or_path) {
        return Ok(board);
    }
    if let Some(recipe) = Recipe::parse(name_or_path) {
        return Ok(recipe.board());
    }
    if short::is_one(name_or_path) {
        return Ok(short::read(name_or_path)?);
    }
    let path = Path::new(name_or_path);
    if !path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("haz")) {
        return Err(MapError::Unknown(name_or_path.to_owned()));
    }
    read_file(&folder.join(path))
}
