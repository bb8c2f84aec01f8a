//! The levels of play by name, and how well each plays.

use tabletop::words;

words! {
    /// How well a computer player plays, weakest first.
    Level {
        /// Anything that is legal, everything as likely.
        Random = "random",
        /// As many cows as can be, one decision at a time, without a thought for what others do.
        Greedy = "greedy",
        /// Looks at what a decision is worth by itself, with an eye that is often wrong.
        Easy = "easy",
        /// Looks at what a decision is worth by itself, with a good eye.
        Medium = "medium",
        /// Plays the game to its end in its head, many times, with others who choose now this and now that.
        Hard = "hard",
    }
}

/// How a level thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Skill {
    /// How wrong its eye is, in parts of a cow ([`super::worth::COW`]).
    pub error: u32,
    /// Games played in the head for a choice of pairs, and for every other decision; none where it does not search.
    pub games: Option<(u32, u32)>,
}

impl Level {
    /// How this level thinks; `Random` does not.
    pub(super) fn skill(self) -> Skill {
        match self {
            Level::Random | Level::Greedy => Skill { error: 0, games: None },
            Level::Easy => Skill { error: 40, games: None },
            Level::Medium => Skill { error: 8, games: Some((96, 24)) },
            Level::Hard => Skill { error: 0, games: Some((4_000, 1_200)) },
        }
    }

    /// Milliseconds after which a decision is hurried, for those who have a clock.
    pub fn milliseconds(self) -> u32 {
        match self {
            Level::Random | Level::Greedy | Level::Easy | Level::Medium => 100,
            Level::Hard => 1_200,
        }
    }
}
