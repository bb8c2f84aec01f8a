//! The catalogue of our own boards: word, name and the tables each one suits.

use std::sync::LazyLock;

use super::haz;
use crate::{Board, Game};

/// A board of our own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OurBoard {
    /// The word for it on the command line, in records and in position files; its file is called so.
    pub word: &'static str,
    /// Its name, as its file has it.
    pub name: &'static str,
    /// How many players it suits, the number it was drawn for first. More or fewer may play all the same.
    pub seats: &'static [u8],
    /// The game it was drawn for (RULES.md 5); any other can be played on it.
    pub game: Game,
    /// The text of its file (RULES.md 6).
    haz: &'static str,
}

impl OurBoard {
    /// The board itself. All boards are read once, when the first one is wanted.
    pub fn board(&self) -> &'static Board {
        let place = OURS.iter().position(|ours| ours.word == self.word);
        &BOARDS[place.expect("only the catalogue makes boards of ours")]
    }
}

static BOARDS: LazyLock<Vec<Board>> =
    LazyLock::new(|| OURS.iter().map(|ours| haz::read(ours.haz).expect("a test reads every board of ours")).collect());

/// An entry of the catalogue for the base game; its file is found by its word.
macro_rules! board {
    ($word:literal, $name:literal, $seats:expr) => {
        board!($word, $name, $seats, Game::Base)
    };
    ($word:literal, $name:literal, $seats:expr, $game:expr) => {
        OurBoard {
            word: $word,
            name: $name,
            seats: $seats,
            game: $game,
            haz: include_str!(concat!("../../../../assets/boards/", $word, ".haz")),
        }
    };
}

/// Every board of our own; the two main ones come first.
pub const OURS: [OurBoard; 12] = [
    board!("symmetric", "Symmetric", &[4, 2, 3, 5]),
    board!("asymmetric", "Asymmetric", &[4, 3, 5]),
    board!("springs", "Five Springs", &[4, 2, 3, 5]),
    board!("caldera", "Caldera", &[2], Game::Crucible),
    board!("paddock", "Paddock", &[2]),
    board!("hourglass", "Hourglass", &[2]),
    board!("rodeo", "Rodeo", &[3, 2]),
    board!("estancia", "Estancia", &[5, 4]),
    board!("archipelago", "Archipelago", &[4, 2, 3]),
    board!("meander", "Meander", &[4, 2, 3, 5]),
    board!("windmill", "Windmill", &[3]),
    board!("cordillera", "Cordillera", &[4, 3, 5]),
];

/// The words of our own boards, in the order of the catalogue.
pub const NAMES: [&str; OURS.len()] = {
    let mut names = [""; OURS.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = OURS[place].word;
        place += 1;
    }
    names
};

/// The entry of the catalogue with this word.
pub fn find(word: &str) -> Option<OurBoard> {
    OURS.into_iter().find(|ours| ours.word == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_boards_read_and_write_back_under_their_names() {
        for ours in OURS {
            let board = ours.board();
            assert_eq!(haz::write(board), ours.haz, "{}", ours.word);
            assert_eq!(board.name, ours.name);
            assert_eq!(super::super::name_of(board), Some(ours.word));
            assert_eq!(find(ours.word), Some(ours));
        }
        assert_eq!(NAMES[..2], ["symmetric", "asymmetric"]);
    }

    #[test]
    fn a_board_of_ours_under_another_name_is_not_ours() {
        let text = OURS[0].haz.replace("MapName=Symmetric", "MapName=Mine");
        assert_eq!(super::super::name_of(&haz::read(&text).expect("a board")), None);
    }
}
