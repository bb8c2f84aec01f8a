//! The levels of play by name, and how well each plays.

use super::{
    search::Depth,
    weights::{EASY, GREEDY, MEDIUM, Weights},
};

/// How well a computer player plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal action.
    Random,
    /// What the cards of its racks promise, without a thought for anybody else.
    Greedy,
    /// Looks at its racks and at others' shares, and often errs.
    Easy,
    /// Foresees where prices stand when the half ends.
    Medium,
    /// Compares the best actions by imagined games.
    Hard,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    /// The levels for people, weakest first.
    pub const FOR_PEOPLE: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The fixed word for it on the command line and in files.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Milliseconds of processor time after which a decision is hurried, for those who have a clock.
    pub fn milliseconds(self) -> u32 {
        match self {
            Level::Random | Level::Greedy | Level::Easy | Level::Medium => 50,
            Level::Hard => 600,
        }
    }

    /// How it judges; `None` for who takes anything.
    pub(super) fn skill(self) -> Option<Skill> {
        match self {
            Level::Random => None,
            Level::Greedy => Some(Skill { weights: GREEDY, error: 0, depth: None }),
            Level::Easy => Some(Skill { weights: EASY, error: 20, depth: None }),
            Level::Medium => Some(Skill { weights: MEDIUM, error: 0, depth: None }),
            Level::Hard => Some(Skill { weights: MEDIUM, error: 0, depth: Some(Depth { arms: 16, games: 3_000 }) }),
        }
    }
}

/// How somebody judges.
#[derive(Debug, Clone, Copy)]
pub(super) struct Skill {
    /// What it values.
    pub(super) weights: Weights,
    /// By how much money an action seems better or worse than it is, as a standard deviation.
    pub(super) error: i32,
    /// How the best actions are compared; by instinct alone when left out.
    pub(super) depth: Option<Depth>,
}
