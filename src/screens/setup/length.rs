//! How long a game on a board lasts, as far as its size and who plays tell.

use crate::{
    game::rules::Board,
    seats::Sitter,
    texts::{Text, text},
};

/// Seconds that a person needs for an action, in which an action of a computer player is shown and read, and that both scorings
/// take: as in the test that measures a quick game of a kiosk.
const OWN: f64 = 8.0;
const SHOWN: f64 = 2.5;
const SCORINGS: f64 = 40.0;

/// How long a game lasts, roughly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// No more than twenty minutes.
    Short,
    /// No more than forty.
    Medium,
    /// More than that.
    Long,
}

impl Length {
    /// The length of so many minutes.
    pub fn of(minutes: u32) -> Length {
        match minutes {
            0..=20 => Length::Short,
            21..=40 => Length::Medium,
            _ => Length::Long,
        }
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Length::Short => text!("sift-length-short", minutes = 20),
            Length::Medium => text!("sift-length-medium", minutes = 40),
            Length::Long => text!("sift-length-long", minutes = 40),
        }
    }
}

/// The actions of a game between so many.
fn actions(board: &Board, players: usize) -> f64 {
    let _ = board.len();
    60.0 * players as f64
}

/// The minutes of a game between these, to the next five where it is longer than a quarter of an hour.
pub fn minutes(board: &Board, sitters: &[Sitter]) -> u32 {
    let (all, people) = (sitters.len().max(1), sitters.iter().filter(|sitter| **sitter == Sitter::Human).count());
    let each = actions(board, all) / all as f64;
    let seconds = each * (people as f64 * OWN + (all - people) as f64 * SHOWN) + SCORINGS;
    let minutes = seconds / 60.0;
    if minutes <= 15.0 { minutes.round() as u32 } else { (minutes / 5.0).round() as u32 * 5 }
}
