//! Built-in boards by name, random boards by recipe, and custom boards from `.haz` files or board codes.

pub mod board_code;
mod built_in;
pub mod drawing;
pub mod findings;
pub mod generate;
pub mod grid;
pub mod haz;

use std::{path::Path, ptr};

pub use built_in::{BUILT_IN_BOARDS, BuiltInBoard, NAMES, find};

use self::generate::Recipe;
use crate::{Board, reading, sentences::echo};

/// An error in looking up a board by name or path.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// The text is not a built-in name, a recipe, a board code or the path of a `.haz` file.
    #[error(
        "\"{shown}\" is not a built-in board ({names}), a recipe such as {example} or a board code, \
         and does not end in .haz",
        shown = echo(.0),
        names = NAMES.join(", "),
        example = Recipe::default()
    )]
    Unknown(String),
    /// The text looks like a board code but is not valid.
    #[error(transparent)]
    Code(#[from] board_code::BoardCodeError),
    /// The file cannot be read.
    #[error("{path}: {reason}")]
    Unreadable {
        /// The path of the file.
        path: String,
        /// The reason, as an error message.
        reason: String,
    },
    /// The file does not contain a valid board.
    #[error("{path}: {error}")]
    Broken {
        /// The path of the file.
        path: String,
        /// The fault.
        error: BoardTextError,
    },
}

/// An error in reading a board from a text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardTextError {
    /// The text looks like a board code but is not valid.
    #[error(transparent)]
    Code(#[from] board_code::BoardCodeError),
    /// The text is not a valid board file.
    #[error(transparent)]
    File(#[from] haz::HazError),
}

/// The placeholder in files for a missing name of a board or author.
pub const NAMELESS: &str = "None";

/// Returns the trimmed name of a board or author; `None` if it is empty or [`NAMELESS`].
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::chosen_name;
/// assert_eq!(chosen_name(" Pampa Húmeda "), Some("Pampa Húmeda"));
/// assert_eq!(chosen_name("None"), None); // The map generator writes this for a board without a name.
/// ```
pub fn chosen_name(name: &str) -> Option<&str> {
    Some(name.trim()).filter(|name| !name.is_empty() && *name != NAMELESS)
}

/// Returns the built-in board with this word, such as `symmetric`.
pub fn by_name(name: &str) -> Option<Board> {
    find(name).map(|built_in| built_in.board().clone())
}

/// Returns the word of the built-in board that is identical to this one, if there is one.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps;
/// let mut board = maps::by_name("meander").expect("a built-in board");
/// assert_eq!(maps::name_of(&board), Some("meander"));
/// board.name = "My river".to_owned();
/// assert_eq!(maps::name_of(&board), None);
/// ```
pub fn name_of(board: &Board) -> Option<&'static str> {
    BUILT_IN_BOARDS.into_iter().find(|built_in| are_identical(built_in.board(), board)).map(|built_in| built_in.word)
}

/// Returns true if two boards are identical in hexes, name, author and version.
pub fn are_identical(a: &Board, b: &Board) -> bool {
    ptr::addr_eq(a, b)
        || a.hash() == b.hash()
            && (&a.name, &a.author, &a.version) == (&b.name, &b.author, &b.version)
            && (a.columns, a.rows, a.len()) == (b.columns, b.rows, b.len())
            && a.cells().all(|cell| (a.hex(cell), a.ground(cell)) == (b.hex(cell), b.ground(cell)))
}

/// Reads a board from a text, which is either a board code or the contents of a `.haz` file.
///
/// # Errors
/// Returns an error if the text is neither, or the board is invalid.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::{self, board_code, haz};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let board = maps::by_name("paddock").ok_or("no such board")?;
/// let code = board_code::write(&board).ok_or("too large for a code")?;
/// assert!(maps::are_identical(&maps::read_text(&code)?, &board));
/// assert!(maps::are_identical(&maps::read_text(&haz::write(&board))?, &board));
/// # Ok(())
/// # }
/// ```
pub fn read_text(text: &str) -> Result<Board, BoardTextError> {
    let code = text.trim_start_matches('\u{feff}').trim();
    if board_code::looks_like_code(code) { Ok(board_code::read(code)?) } else { Ok(haz::read(text)?) }
}

/// Reads a board from a file, regardless of its extension.
///
/// # Errors
/// Returns an error if the file cannot be read or does not contain a valid board.
pub fn read_file(path: &Path) -> Result<Board, MapError> {
    let shown = echo(&path.display().to_string());
    let bytes = reading::read_file(path, reading::MAX_BOARD_BYTES)
        .map_err(|error| MapError::Unreadable { path: shown.clone(), reason: error.to_string() })?;
    read_text(&reading::decode(bytes)).map_err(|error| MapError::Broken { path: shown, error })
}

/// Returns the board for a name given by a user or a file: a built-in name, a recipe, a board code, or the path of a
/// `.haz` file relative to `folder`.
///
/// # Errors
/// Returns an error if the name matches nothing, the board code is invalid, or the file is unreadable or does not
/// contain a valid board.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::board_of;
/// use std::path::Path;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let here = Path::new("");
/// assert_eq!(board_of("caldera", here)?.name, "Caldera");
/// assert_eq!(board_of("r4m-7315", here)?.name, "R4M-7315"); // a random board by its recipe
/// let error = board_of("atlantis", here).expect_err("no such board");
/// assert!(error.to_string().starts_with("\"atlantis\" is not a built-in board (symmetric, asymmetric,"));
/// # Ok(())
/// # }
/// ```
pub fn board_of(name_or_path: &str, folder: &Path) -> Result<Board, MapError> {
    if let Some(board) = by_name(name_or_path) {
        return Ok(board);
    }
    if let Some(recipe) = Recipe::parse(name_or_path) {
        return Ok(recipe.board());
    }
    if board_code::looks_like_code(name_or_path) {
        return Ok(board_code::read(name_or_path)?);
    }
    let path = Path::new(name_or_path);
    if !path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("haz")) {
        return Err(MapError::Unknown(name_or_path.to_owned()));
    }
    read_file(&folder.join(path))
}
