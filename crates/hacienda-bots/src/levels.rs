//! The levels of play by name, how well each plays, and the tempers.

use super::{evaluate::Taste, plan::Width, rungs, search::Depth};

/// How well a computer player plays: seven levels for people, each of which wins about three games of four against the one
/// below, and five frozen rungs to measure all others by, which must never be retuned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// R0: any row of RULES.md 3, then anything in it; sometimes nothing.
    Random,
    /// R1: the best single action by its points, its pesos and what it lets the next action earn.
    Greedy,
    /// R2: the best plan for its turn by a few plain weights.
    Planner,
    /// R3: tree search without any knowledge.
    Ismcts,
    /// R4: the expert of November 2026.
    R4,
    /// Looks one action ahead and often takes something else.
    Beginner,
    /// Looks one action ahead and errs less.
    Easy,
    /// Looks two actions ahead, with an eye that is mostly wrong.
    Casual,
    /// Plans its turn, with an eye that is often wrong.
    Medium,
    /// Plans its turn, with an eye that is sometimes wrong.
    Skilled,
    /// Plans its turn, with a good eye.
    Hard,
    /// Compares its best plans by what others would answer.
    Expert,
}

impl Level {
    /// Every level: the rungs first, then the levels for people, weakest first.
    pub const ALL: [Level; 12] = [
        Level::Random,
        Level::Greedy,
        Level::Planner,
        Level::Ismcts,
        Level::R4,
        Level::Beginner,
        Level::Easy,
        Level::Casual,
        Level::Medium,
        Level::Skilled,
        Level::Hard,
        Level::Expert,
    ];

    /// The frozen rungs, weakest first.
    pub const RUNGS: [Level; 5] = [Level::Random, Level::Greedy, Level::Planner, Level::Ismcts, Level::R4];

    /// The levels for people, weakest first.
    pub const FOR_PEOPLE: [Level; 7] =
        [Level::Beginner, Level::Easy, Level::Casual, Level::Medium, Level::Skilled, Level::Hard, Level::Expert];

    /// The fixed word for it on the command line and in files.
    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Ismcts => "ismcts",
            Level::R4 => "r4",
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Casual => "casual",
            Level::Medium => "medium",
            Level::Skilled => "skilled",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Milliseconds of processor time after which a decision is hurried, for those who have a clock.
    pub fn milliseconds(self) -> u32 {
        match self {
            Level::Ismcts | Level::Expert => 600,
            Level::R4 => rungs::R4_MILLISECONDS,
            _ => 120,
        }
    }

    /// How it looks at the own turn: how wide, how many points it errs by, and how it compares the best plans.
    pub(super) fn skill(self) -> Skill {
        let turn = Width { beam: 8, hexes: 10 };
        let erring = |ahead, error| Skill { width: turn, ahead, error, depth: None };
        match self {
            // All look equally wide: who sees few ways has few mistakes to make, and on roomy boards none at all.
            Level::Beginner => erring(1, 10.5),
            Level::Easy => erring(1, 4.6),
            Level::Casual => erring(2, 7.7),
            Level::Medium => erring(3, 4.6),
            Level::Skilled => erring(3, 2.0),
            Level::Hard => erring(3, 0.7),
            Level::Expert => {
                Skill { width: turn, ahead: 3, error: 0.0, depth: Some(Depth { plans: 12, games: 800, rounds: 1 }) }
            }
            Level::R4 => rungs::R4,
            Level::Planner => rungs::PLANNER,
            // These three do not plan.
            Level::Random | Level::Greedy | Level::Ismcts => Skill { width: turn, ahead: 3, error: 0.0, depth: None },
        }
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

impl Player {
    /// The level's word, and after a dash that of the temper unless it is balanced.
    pub fn word(self) -> String {
        match self.temper {
            Temper::Balanced => self.level.word().to_owned(),
            temper => format!("{}-{}", self.level.word(), temper.word()),
        }
    }

    /// The player of this name, if there is one.
    pub fn from_word(word: &str) -> Option<Player> {
        let (level, temper) = word.split_once('-').unwrap_or((word, Temper::Balanced.word()));
        Some(Player { level: Level::from_word(level)?, temper: Temper::from_word(temper)? })
    }
}

/// How somebody looks at the own turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Skill {
    /// How wide.
    pub(super) width: Width,
    /// Actions planned at once.
    pub(super) ahead: u8,
    /// How many points a plan seems better or worse than it is, as a standard deviation: once for what is done, once for how.
    pub(super) error: f32,
    /// How the best plans are compared; by their worth alone when left out.
    pub(super) depth: Option<Depth>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names_that_are_read_again() {
        for level in Level::ALL {
            for temper in Temper::ALL {
                let player = Player { level, temper };
                assert_eq!(Player::from_word(&player.word()), Some(player));
            }
        }
        for word in ["", "expert-", "-runner", "expert-runner-runner", "Expert", "master"] {
            assert_eq!(Player::from_word(word), None, "{word}");
        }
    }
}
