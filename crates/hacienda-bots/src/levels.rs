//! The levels of play by name, how well each plays, and the tempers.

use std::fmt::{self, Display, Formatter};

use tabletop::Level;

use crate::{evaluate::Taste, plan::Width, rungs, search::Depth, skill::Skill};

/// The frozen rungs, weakest first, to measure all others by: they must never be retuned. The first takes any row of RULES.md
/// 3, then anything in it, and sometimes nothing; the second the best single action by its points, its pesos and what it lets
/// the next action earn; the fifth is the expert of November 2026.
pub const RUNGS: [Level; 5] = [Level::Random, Level::Greedy, Level::Planner, Level::Ismcts, Level::R4];

/// The levels for people, weakest first: each wins about three games of four against the one below.
pub const FOR_PEOPLE: [Level; 7] =
    [Level::Beginner, Level::Easy, Level::Casual, Level::Medium, Level::Skilled, Level::Hard, Level::Expert];

/// Milliseconds of processor time after which a decision of a level is hurried, for those who have a clock.
pub fn milliseconds(level: Level) -> u32 {
    match level {
        Level::Ismcts | Level::Expert => 600,
        Level::R4 => rungs::R4_MILLISECONDS,
        _ => 120,
    }
}

/// How a level looks at the own turn: how wide, how many points it errs by, and how it compares the best plans.
pub(super) fn skill(level: Level) -> Skill {
    let turn = Width { beam: 8, hexes: 10 };
    let erring = |ahead, error| Skill { width: turn, ahead, error, depth: None };
    match level {
        // All look equally wide: who sees few ways has few mistakes to make, and on roomy boards none at all.
        // One action ahead, and often something else.
        Level::Beginner => erring(1, 10.5),
        Level::Easy => erring(1, 4.6),
        // Two ahead, with an eye that is mostly wrong.
        Level::Casual => erring(2, 7.7),
        // These plan their turn, with an eye that is often wrong, sometimes, hardly ever.
        Level::Medium => erring(3, 4.6),
        Level::Skilled => erring(3, 2.0),
        Level::Hard => erring(3, 0.7),
        // Compares its best plans by what others would answer.
        Level::Expert => Skill { depth: Some(Depth { plans: 12, games: 800, rounds: 1 }), ..erring(3, 0.0) },
        Level::R4 => rungs::R4,
        Level::Planner => rungs::PLANNER,
        // These three do not plan.
        Level::Random | Level::Greedy | Level::Ismcts => erring(3, 0.0),
    }
}

/// What a computer player is fond of: a second game shall feel different.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Temper {
    /// Whatever brings most.
    #[default]
    Balanced,
    /// Markets, one after another.
    MarketRunner,
    /// Long chains of land.
    LandBaron,
    /// Haciendas, ponds and large herds.
    RanchBuilder,
}

impl Temper {
    /// Every temper.
    pub const ALL: [Temper; 4] = [Temper::Balanced, Temper::MarketRunner, Temper::LandBaron, Temper::RanchBuilder];

    /// The fixed word for it, after a level and a dash on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Temper::Balanced => "balanced",
            Temper::MarketRunner => "runner",
            Temper::LandBaron => "baron",
            Temper::RanchBuilder => "builder",
        }
    }

    /// The temper with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Temper> {
        Temper::ALL.into_iter().find(|temper| temper.word() == word)
    }

    /// Points beyond their worth, by category.
    pub(super) fn taste(self) -> Taste {
        match self {
            Temper::Balanced => [0.0; 6],
            Temper::MarketRunner => [0.35, -0.25, 0.0, 0.0, 0.0, 0.0],
            Temper::LandBaron => [0.0, 0.7, 0.4, -0.1, 0.0, 0.0],
            Temper::RanchBuilder => [0.0, -0.3, 0.5, 0.5, 0.3, 0.0],
        }
    }
}

/// A computer player by name: a level, and perhaps a temper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// What it is fond of.
    pub temper: Temper,
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player { level, temper: Temper::Balanced }
    }
}

/// The level's word, and after a dash that of the temper unless it is balanced.
impl Display for Player {
    fn fmt(&self, words: &mut Formatter) -> fmt::Result {
        match self.temper {
            Temper::Balanced => write!(words, "{}", self.level),
            temper => write!(words, "{}-{}", self.level, temper.word()),
        }
    }
}

impl Player {
    /// The player of this name, if there is one.
    pub fn from_word(word: &str) -> Option<Player> {
        let (level, temper) = word.split_once('-').unwrap_or((word, Temper::Balanced.word()));
        Some(Player { level: Level::from_word(level)?, temper: Temper::from_word(temper)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names_that_are_read_again() {
        for level in Level::ALL {
            for temper in Temper::ALL {
                let player = Player { level, temper };
                assert_eq!(Player::from_word(&player.to_string()), Some(player));
            }
        }
        for word in ["", "expert-", "-runner", "expert-runner-runner", "Expert", "master"] {
            assert_eq!(Player::from_word(word), None, "{word}");
        }
    }
}
