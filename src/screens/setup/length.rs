//! How long a game on a board lasts, as far as its size and who plays tell.

use crate::{screens::prelude::*, seats::Sitter};
use hacienda_rules::Board;

/// Seconds that a person needs for an action, in which an action of a computer player is shown and read, and that both scorings
/// take: as in the test that measures a quick game of a kiosk.
const OWN: f64 = 8.0;
const SHOWN: f64 = 2.5;
const SCORINGS: f64 = 40.0;

/// The actions of a game: so many, so many more for each player, and for each hex. Measured over 672 games of four computer
/// players of level Easy on our boards, those that people share and boards by chance of all sizes, with 2 to 5 players; the line
/// through them is off by 5 % on the average. The cards set the length, and the board adds little: its markets, nothing that
/// could be told from chance.
const ACTIONS: (f64, f64, f64) = (47.0, 41.0, 0.06);

/// Fewer hexes than this make a game shorter than usual, and more than that longer.
const USUAL: (usize, usize) = (170, 270);

/// How long a game lasts beside others between as many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// Shorter.
    Short,
    /// As most.
    Medium,
    /// Longer.
    Long,
}

impl Length {
    /// How long games on a board are.
    pub fn of(board: &Board) -> Length {
        match board.len() {
            hexes if hexes < USUAL.0 => Length::Short,
            hexes if hexes > USUAL.1 => Length::Long,
            _ => Length::Medium,
        }
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Length::Short => text!("sift-length-short"),
            Length::Medium => text!("sift-length-medium"),
            Length::Long => text!("sift-length-long"),
        }
    }
}

/// The minutes of a game between these.
pub fn minutes(board: &Board, sitters: &[Sitter]) -> u32 {
    let (all, people) = (sitters.len().max(1), sitters.iter().filter(|sitter| **sitter == Sitter::Human).count());
    let (any, of_player, of_hex) = ACTIONS;
    let each = (any + of_player * all as f64 + of_hex * board.len() as f64) / all as f64;
    let seconds = each * (people as f64 * OWN + (all - people) as f64 * SHOWN) + SCORINGS;
    (seconds / 60.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Title, kiosk::quick_minutes};
    use hacienda_rules::maps;
    use tabletop::Level;

    #[test]
    fn a_quick_game_is_told_to_be_as_quick_as_at_a_kiosk_and_people_take_longer() {
        let (person, computer) = (Sitter::Human, Sitter::Bot(Level::Easy));
        let of = |word: &str, sitters: &[Sitter]| minutes(&maps::by_name(word).expect("ours"), sitters);
        let quick = of("rodeo", &[person, computer]);
        assert!((10..=u32::from(quick_minutes(Title::Hacienda))).contains(&quick), "{quick}");
        assert!(of("estancia", &[person; 5]) > of("estancia", &[person; 4]));
        assert!((25..45).contains(&of("symmetric", &[person; 4])));
        assert!(of("rodeo", &[computer; 2]) < quick);
        let lengths = ["rodeo", "symmetric", "estancia"].map(|word| Length::of(&maps::by_name(word).expect("ours")));
        assert_eq!(lengths, [Length::Short, Length::Medium, Length::Long]);
    }
}
