//! What stays the same during a game.

use std::sync::Arc;

use crate::{Board, Rulebook, maps};

/// The printed board and the rulebook.
#[derive(Debug, Clone)]
pub struct Setting {
    /// The printed board.
    pub board: Arc<Board>,
    /// The numbers.
    pub rulebook: Rulebook,
}

impl Default for Setting {
    /// The first of our boards, with the rules in the box.
    fn default() -> Setting {
        let board = maps::by_name(maps::NAMES[0]).expect("it is one of ours");
        Setting { board: Arc::new(board), rulebook: Rulebook::default() }
    }
}
