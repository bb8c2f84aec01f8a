//! The constant part of a game: the printed board and the rulebook.

use std::sync::Arc;

use crate::{Board, Rulebook, maps};

/// The printed board and the rulebook.
#[derive(Debug, Clone)]
pub struct Setting {
    /// The printed board.
    pub board: Arc<Board>,
    /// The rulebook.
    pub rulebook: Rulebook,
}

impl Default for Setting {
    /// The default board with the base game.
    fn default() -> Setting {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        Setting { board: Arc::new(board), rulebook: Rulebook::default() }
    }
}
