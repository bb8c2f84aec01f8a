//! Boards: the two of our own by name, and anyone's from a `.haz` file (RULES.md 6).

pub mod haz;

use std::{fs, path::Path};

use crate::rules::Board;

/// The boards of our own with their files.
const OURS: [(&str, &str); 2] = [
    ("symmetric", include_str!("../../assets/boards/symmetric.haz")),
    ("asymmetric", include_str!("../../assets/boards/asymmetric.haz")),
];

/// The names of our own boards.
pub const NAMES: [&str; 2] = [OURS[0].0, OURS[1].0];

/// Why there is no board under a name or path.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// Neither a name of ours nor a file.
    #[error("\"{0}\" is no board of ours ({names}) and does not end in .haz", names = NAMES.join(", "))]
    Unknown(String),
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
        error: haz::HazError,
    },
}

/// The board of our own with this name.
pub fn by_name(name: &str) -> Option<Board> {
    let (_, text) = OURS.into_iter().find(|(ours, _)| *ours == name)?;
    Some(haz::read(text).expect("a test reads every board of ours"))
}

/// The name under which this board, hex by hex, is one of ours.
pub fn name_of(board: &Board) -> Option<&'static str> {
    NAMES.into_iter().find(|name| by_name(name).is_some_and(|ours| haz::write(&ours) == haz::write(board)))
}

/// The board in a file, whatever the file is called.
///
/// # Errors
/// When the file cannot be read or is no board.
pub fn read_file(path: &Path) -> Result<Board, MapError> {
    let shown = path.display().to_string();
    let bytes =
        fs::read(path).map_err(|error| MapError::Unreadable { path: shown.clone(), reason: error.to_string() })?;
    haz::read_bytes(&bytes).map_err(|error| MapError::Broken { path: shown, error })
}

/// The board that a person or a file asks for: one of ours by its name, or a `.haz` file, relative to `folder`.
///
/// # Errors
/// When it is neither, or the file cannot be read or is no board.
pub fn board_of(name_or_path: &str, folder: &Path) -> Result<Board, MapError> {
    if let Some(board) = by_name(name_or_path) {
        return Ok(board);
    }
    let path = Path::new(name_or_path);
    if !path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("haz")) {
        return Err(MapError::Unknown(name_or_path.to_owned()));
    }
    read_file(&folder.join(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_boards_read_and_write_back() {
        for (name, text) in OURS {
            let board = by_name(name).expect("it is ours");
            assert_eq!(haz::write(&board), text, "{name}");
            assert_eq!(name_of(&board), Some(name));
        }
    }
}
