//! The levels of play by name, and the mind of one seat that plays at a level.

use super::{greedy, random};
use crate::rules::{Action, Chance, Position, Setting};

/// How well a computer player plays. The lowest two are frozen: they are the base of the ladder that all others are
/// measured on, and must never be retuned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any row of RULES.md 3, then anything in it; sometimes nothing.
    Random,
    /// The best single action by its points, its pesos and what it lets the next action earn.
    Greedy,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The fixed word for it on the command line and in files.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// Who thinks for one seat: a level and chance of its own, so that no bot ever consumes the game's random numbers.
#[derive(Debug, Clone)]
pub struct Mind {
    level: Level,
    chance: Chance,
}

impl Mind {
    /// Bots draw from streams far from those that set the table.
    const STREAM: u64 = 0x626f_7473;

    /// A mind of this level. The same seed makes the same choices, on every machine.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind { level, chance: Chance::new(seed, Mind::STREAM) }
    }

    /// The level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Thinks on for the seat to act, at most for `budget` pieces of work, and tells the action once it is decided;
    /// `None`: call again with the same position. Random and greedy decide at the first call, whatever the budget.
    ///
    /// The choice depends on nothing that is hidden from the seat to act. When the game is over it is [`Action::End`].
    pub fn step(&mut self, setting: &Setting, position: &Position, budget: u32) -> Option<Action> {
        // Levels that search spend it; a piece of work is theirs to define.
        let _ = budget;
        Some(match self.level {
            Level::Random => random::choose(setting, position, &mut self.chance),
            Level::Greedy => greedy::choose(setting, position),
        })
    }

    /// Thinks until the action of the seat to act is decided.
    pub fn choose(&mut self, setting: &Setting, position: &Position) -> Action {
        loop {
            if let Some(action) = self.step(setting, position, u32::MAX) {
                return action;
            }
        }
    }
}
