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
        /// Plays the game to its end in its head a few times for each decision that seems good.
        Medium = "medium",
        /// The same many times, with others who choose now this and now that.
        Hard = "hard",
    }
}

/// How a level thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Skill {
    /// Not at all: anything that is legal.
    Anything,
    /// As many cows as can be.
    Most,
    /// By what decisions are worth by themselves, so wrongly in parts of a cow ([`super::worth::COW`]).
    Eye(u32),
    /// By so many games played in the head for a choice of pairs, and so many for every other decision.
    Games(u32, u32),
}

impl Level {
    /// How this level thinks.
    pub(super) fn skill(self) -> Skill {
        match self {
            Level::Random => Skill::Anything,
            Level::Greedy => Skill::Most,
            Level::Easy => Skill::Eye(40),
            Level::Medium => Skill::Games(96, 24),
            Level::Hard => Skill::Games(4_000, 1_200),
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
