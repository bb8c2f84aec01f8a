//! A board to choose: with its name, its idea, and for how many it is.

use std::sync::Arc;

use super::words;
use crate::texts::{Kind, Text, text};
use hacienda_rules::{Board, maps::OurBoard};

/// A board to choose.
#[derive(Debug, Clone)]
pub struct Choosable {
    /// What it is called.
    pub name: Text,
    /// Its idea in a sentence, or whose it is.
    pub idea: Text,
    /// How many players it suits; empty when nobody says so.
    pub seats: Vec<u8>,
    /// Whether it is the player's own, kept between starts.
    pub own: bool,
    /// The board.
    pub board: Arc<Board>,
}

impl Choosable {
    pub(super) fn ours(ours: &OurBoard) -> Choosable {
        let mut seats = ours.seats.to_vec();
        seats.sort_unstable();
        let board = Arc::new(ours.board().clone());
        let idea = text!("board-idea", ours = Kind(ours.word));
        Choosable { name: words::name_of_ours(ours.word), idea, seats, own: false, board }
    }

    /// Whether so many players can be told to take it; nobody knows of boards from elsewhere.
    pub fn suits(&self, players: usize) -> bool {
        self.seats.is_empty() || self.seats.iter().any(|seats| usize::from(*seats) == players)
    }

    /// A board that came from elsewhere.
    pub(super) fn other(board: Arc<Board>) -> Choosable {
        let (name, idea) = (words::board_name(&board), words::whose(&board));
        Choosable { name, idea, seats: Vec::new(), own: false, board }
    }
}
