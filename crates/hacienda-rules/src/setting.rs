//! The constant part of a game: the printed board and the rulebook.

use std::sync::Arc;

use crate::{Board, Rulebook, maps};

/// Everything that stays the same during a game.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Edition, HouseRules, Rulebook, Setting, maps};
/// use std::sync::Arc;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let board = maps::by_name("caldera").ok_or("no such board")?;
/// let rulebook = Rulebook::new(Edition::Crucible, false, HouseRules::default());
/// let setting = Setting { board: Arc::new(board), rulebook };
/// assert_eq!((setting.board.name.as_str(), setting.rulebook.seats), ("Caldera", (2, 2)));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct Setting {
    /// The board with its printed terrain.
    pub board: Arc<Board>,
    /// All numbers in the rules, with variants and house rules.
    pub rulebook: Rulebook,
}

impl Default for Setting {
    /// The default board with the base game.
    fn default() -> Setting {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        Setting { board: Arc::new(board), rulebook: Rulebook::default() }
    }
}
