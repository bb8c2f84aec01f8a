//! The catalogue of the built-in boards. Each entry has a word, a name, the suitable numbers of players and an edition.

use std::sync::LazyLock;

use super::haz;
use crate::{Board, Edition};

/// An entry of the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuiltInBoard {
    /// The board's word on the command line, in records and in position files; also the name of its file.
    pub word: &'static str,
    /// The board's name in its file.
    pub name: &'static str,
    /// The suitable numbers of players; the board was designed for the first number. Other numbers are allowed.
    pub seats: &'static [u8],
    /// The edition that the board was designed for; other editions are allowed.
    pub edition: Edition,
    /// The contents of its file.
    haz: &'static str,
}

impl BuiltInBoard {
    /// Returns the board. The first call parses all built-in boards.
    pub fn board(&self) -> &'static Board {
        let place = BUILT_IN_BOARDS.iter().position(|built_in| built_in.word == self.word);
        &BOARDS[place.expect("every built-in board is in the catalogue")]
    }
}

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    BUILT_IN_BOARDS.iter().map(|built_in| haz::read(built_in.haz).expect("a built-in board is valid")).collect()
});

/// Makes a catalogue entry; the base game is the default.
macro_rules! board {
    ($word:literal, $name:literal, $seats:expr) => {
        board!($word, $name, $seats, Edition::Base)
    };
    ($word:literal, $name:literal, $seats:expr, $edition:expr) => {
        BuiltInBoard {
            word: $word,
            name: $name,
            seats: $seats,
            edition: $edition,
            haz: include_str!(concat!("../../../../assets/boards/", $word, ".haz")),
        }
    };
}

/// All built-in boards, the two main boards first.
pub const BUILT_IN_BOARDS: [BuiltInBoard; 12] = [
    board!("symmetric", "Symmetric", &[4, 2, 3, 5]),
    board!("asymmetric", "Asymmetric", &[4, 3, 5]),
    board!("springs", "Five Springs", &[4, 2, 3, 5]),
    board!("caldera", "Caldera", &[2], Edition::Crucible),
    board!("paddock", "Paddock", &[2]),
    board!("hourglass", "Hourglass", &[2]),
    board!("rodeo", "Rodeo", &[3, 2]),
    board!("estancia", "Estancia", &[5, 4]),
    board!("archipelago", "Archipelago", &[4, 2, 3]),
    board!("meander", "Meander", &[4, 2, 3, 5]),
    board!("windmill", "Windmill", &[3]),
    board!("cordillera", "Cordillera", &[4, 3, 5]),
];

/// The words of the built-in boards, in catalogue order.
pub const NAMES: [&str; BUILT_IN_BOARDS.len()] = {
    let mut names = [""; BUILT_IN_BOARDS.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = BUILT_IN_BOARDS[place].word;
        place += 1;
    }
    names
};

/// Returns the catalogue entry with this word.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Edition, maps};
/// let caldera = maps::find("caldera").expect("a built-in board");
/// assert_eq!((caldera.seats, caldera.edition), (&[2][..], Edition::Crucible));
/// assert!(maps::find("Caldera").is_none()); // Words are in lower case.
/// ```
pub fn find(word: &str) -> Option<BuiltInBoard> {
    BUILT_IN_BOARDS.into_iter().find(|built_in| built_in.word == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_boards_are_written_back_unchanged_and_found_by_word() {
        for built_in in BUILT_IN_BOARDS {
            let board = built_in.board();
            assert_eq!(haz::write(board), built_in.haz, "{}", built_in.word);
            assert_eq!(board.name, built_in.name);
            assert_eq!(super::super::name_of(board), Some(built_in.word));
            assert_eq!(find(built_in.word), Some(built_in));
        }
        assert_eq!(NAMES[..2], ["symmetric", "asymmetric"]);
    }

    #[test]
    fn a_renamed_built_in_board_is_no_longer_built_in() {
        let text = BUILT_IN_BOARDS[0].haz.replace("MapName=Symmetric", "MapName=Mine");
        assert_eq!(super::super::name_of(&haz::read(&text).expect("a board")), None);
    }
}
