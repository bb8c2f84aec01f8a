//! The levels of play by name, the strength of each, and the tempers.

use std::fmt::{self, Display, Formatter};

use tabletop::Level;

use crate::{baselines, evaluate::Taste, params::PlanningParams, plan::BeamWidth, search::Comparison};

/// The frozen baselines, weakest first, against which the other levels are measured. They must never be retuned. The
/// first picks a random kind of action (rules: `rule-chapter-turn`), then a random action of this kind, and sometimes
/// ends the turn instead. The second picks the best single action by its points, its pesos and the next payment that it
/// allows. The third plans its turn with a few obvious weights, the fourth is a plain tree search, and the fifth is the
/// expert of November 2026.
pub const BASELINES: [Level; 5] = [Level::Random, Level::Greedy, Level::Planner, Level::Ismcts, Level::R4];

/// The levels for people, weakest first. In two-player games, each level wins more than 70% of its games against the
/// level below.
///
/// # Examples
///
/// ```
/// use hacienda_bots::{BASELINES, FOR_PEOPLE, Level};
/// assert_eq!((FOR_PEOPLE[0], FOR_PEOPLE[6]), (Level::Beginner, Level::Expert));
/// assert!(BASELINES.iter().all(|level| !FOR_PEOPLE.contains(level)));
/// ```
pub const FOR_PEOPLE: [Level; 7] =
    [Level::Beginner, Level::Easy, Level::Casual, Level::Medium, Level::Skilled, Level::Hard, Level::Expert];

/// Returns the time limit of a decision at this level in milliseconds, for callers with a clock.
pub fn time_limit_ms(level: Level) -> u32 {
    match level {
        Level::Ismcts | Level::Expert => 600,
        Level::R4 => baselines::R4_MILLISECONDS,
        _ => 120,
    }
}

/// Returns the planning parameters of a level: the width of its beam, the number of actions it plans ahead, its error
/// in points, and the comparison of its best plans.
pub(super) fn planning_params(level: Level) -> PlanningParams {
    let turn = BeamWidth { beam: 8, hexes: 10 };
    let erring = |ahead, error| PlanningParams { width: turn, ahead, error, comparison: None };
    match level {
        // All levels for people have the same width, because a narrow search sees too few alternatives to make
        // mistakes, especially on roomy boards. These two plan one action ahead.
        Level::Beginner => erring(1, 10.5),
        Level::Easy => erring(1, 4.6),
        // Plans two actions ahead, with a large error.
        Level::Casual => erring(2, 7.7),
        // These plan the whole turn, with a large, a medium and a small error.
        Level::Medium => erring(3, 4.6),
        Level::Skilled => erring(3, 2.0),
        Level::Hard => erring(3, 0.7),
        // Compares the best plans by the opponents' replies.
        Level::Expert => {
            PlanningParams { comparison: Some(Comparison { plans: 12, playouts: 800, rounds: 1 }), ..erring(3, 0.0) }
        }
        Level::R4 => baselines::R4,
        Level::Planner => baselines::PLANNER,
        // These three do not plan.
        Level::Random | Level::Greedy | Level::Ismcts => erring(3, 0.0),
    }
}

/// The preferences of a bot, which make one match feel different from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Temper {
    /// Whatever brings the most points.
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

    /// Returns the fixed word, which follows the level and a dash on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Temper::Balanced => "balanced",
            Temper::MarketRunner => "runner",
            Temper::LandBaron => "baron",
            Temper::RanchBuilder => "builder",
        }
    }

    /// Returns the temper with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Temper> {
        Temper::ALL.into_iter().find(|temper| temper.word() == word)
    }

    /// Returns the bonus that this temper adds to the value of a point, by category; a penalty if negative.
    pub(super) fn taste(self) -> Taste {
        match self {
            Temper::Balanced => [0.0; 6],
            Temper::MarketRunner => [0.35, -0.25, 0.0, 0.0, 0.0, 0.0],
            Temper::LandBaron => [0.0, 0.7, 0.4, -0.1, 0.0, 0.0],
            Temper::RanchBuilder => [0.0, -0.3, 0.5, 0.5, 0.3, 0.0],
        }
    }
}

/// The kind of a bot: its level and its temper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// The strength.
    pub level: Level,
    /// The style of play.
    pub temper: Temper,
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player { level, temper: Temper::Balanced }
    }
}

/// Writes the word of the level. Unless the temper is balanced, a dash and the word of the temper follow.
impl Display for Player {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self.temper {
            Temper::Balanced => write!(f, "{}", self.level),
            temper => write!(f, "{}-{}", self.level, temper.word()),
        }
    }
}

impl Player {
    /// Returns the player with this name, if there is one.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_bots::{Level, Player, Temper};
    /// let player = Player::from_word("hard-baron").expect("a level and a temper");
    /// assert_eq!((player.level, player.temper), (Level::Hard, Temper::LandBaron));
    /// assert_eq!(Player::from(Level::Easy).to_string(), "easy");
    /// assert_eq!(Player::from_word("hard-hitter"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Player> {
        let (level, temper) = word.split_once('-').unwrap_or((word, Temper::Balanced.word()));
        Some(Player { level: Level::from_word(level)?, temper: Temper::from_word(temper)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn player_names_survive_a_round_trip() {
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
