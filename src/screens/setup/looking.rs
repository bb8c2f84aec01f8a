//! How the boards are looked at: which are shown in what order, which one large, and which was removed last.

use std::sync::Arc;

use super::{choosable::Choosable, length::Length};
use crate::screens::seed::fresh_number;
use hacienda_rules::{
    Board, Rulebook,
    maps::{
        findings::{self, Finding},
        generate::{Recipe, Symmetry},
    },
};

/// How many boards by chance lie there to choose from.
pub const FRESH: usize = 3;

/// How the boards are looked at.
#[derive(Debug, Clone, Default)]
pub struct Gallery {
    /// Which are shown, and in what order.
    pub sift: Sift,
    /// The page of them that was shown last.
    pub page: Option<usize>,
    /// Boards by chance that nobody has seen yet.
    pub fresh: Vec<Choosable>,
    /// The board that is looked at large.
    pub looked: Option<Choosable>,
    /// The finding whose hexes are marked on it, and since when, in seconds.
    pub marked: Option<(usize, f64)>,
    /// The board that was removed last.
    pub removed: Option<Removed>,
    /// What the board is to be called, as far as it was typed.
    pub name: String,
    /// Whether nothing may flash.
    pub still: bool,
    found: Option<Found>,
}

/// What is found against a board, by these rules.
#[derive(Debug, Clone)]
struct Found {
    board: Arc<Board>,
    rulebook: Rulebook,
    findings: Arc<[Finding]>,
}

/// A board of the player's own that was removed and can come back.
#[derive(Debug, Clone)]
pub struct Removed {
    /// The board.
    pub board: Arc<Board>,
    /// How many of the player's own were before it.
    pub at: usize,
    /// Whether it was the chosen one.
    pub chosen: bool,
}

impl Gallery {
    /// What is found against a board: looked for when board or rules change, and not in every frame.
    pub fn findings(&mut self, board: &Arc<Board>, rulebook: &Rulebook) -> Arc<[Finding]> {
        let known = self.found.take().filter(|found| Arc::ptr_eq(&found.board, board) && found.rulebook == *rulebook);
        let found = known.unwrap_or_else(|| Found {
            board: board.clone(),
            rulebook: *rulebook,
            findings: findings::find(board, rulebook).into(),
        });
        self.found.insert(found).findings.clone()
    }

    /// Draws boards by chance where none lie there for so many players.
    pub fn freshen(&mut self, players: usize) {
        if self.fresh.first().is_none_or(|choice| !choice.seats.contains(&seats_of(players))) {
            self.draw_fresh(players);
        }
    }

    /// Draws boards by chance for so many players anew, each of another symmetry.
    pub fn draw_fresh(&mut self, players: usize) {
        let symmetries = [Symmetry::Mirror, Symmetry::HalfTurn, Symmetry::None];
        let seats = seats_of(players);
        let board = |symmetry: Symmetry| {
            let number = fresh_number();
            let recipe = Recipe { seats, symmetry, number, ..Recipe::default() };
            Choosable { seats: vec![seats], ..Choosable::other(Arc::new(recipe.board())) }
        };
        self.fresh = symmetries.map(board).to_vec();
    }
}

/// For how many a board by chance is, where so many play.
fn seats_of(players: usize) -> u8 {
    players.clamp(2, 5) as u8
}

/// Where the boards come from that are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Origin {
    /// All of them.
    #[default]
    All,
    /// Those of the game.
    Ours,
    /// The player's own, kept between starts.
    Own,
    /// Those by chance that nobody keeps.
    Chance,
}

/// What comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// Ours, then the player's own, then those by chance.
    #[default]
    Usual,
    /// By their names.
    Name,
    /// The smallest.
    Size,
    /// Those with few markets.
    Markets,
    /// Those on which all seats won alike; last come those of which nobody knows.
    Evenness,
}

/// Which boards are shown, and in what order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sift {
    /// Where they come from.
    pub origin: Origin,
    /// For how many they are; for any number when left out.
    pub players: Option<u8>,
    /// How long a game lasts on them.
    pub length: Option<Length>,
    /// What comes first.
    pub order: Order,
}
