//! The names of levels of play, whichever game is played.

/// How well a computer player plays, by name. Each game has some of these and says what they mean in it; the same name is as
/// strong as the game makes it. The first five are for measuring as well: a game that has them as rungs never retunes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// R0: anything that the rules allow.
    Random,
    /// R1: whatever brings most at once.
    Greedy,
    /// R2: the best plan for a turn by a few plain weights.
    Planner,
    /// R3: tree search without any knowledge.
    Ismcts,
    /// R4: an expert of former days.
    R4,
    /// Sees little and errs most.
    Beginner,
    /// Errs often.
    Easy,
    /// Sees a little further.
    Casual,
    /// In the middle.
    Medium,
    /// Errs seldom.
    Skilled,
    /// Plays well.
    Hard,
    /// Plays as well as this program can.
    Expert,
}

impl Level {
    /// Every level: the rungs first, then the others, weakest first.
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
}
