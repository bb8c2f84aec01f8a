//! The names of levels of play, whichever game is played.

use crate::words;

words! {
    /// How well a computer player plays, by name. Each game has some of these and says what they mean in it; the same name is as
    /// strong as the game makes it. The first five are for measuring as well: a game that has them as rungs never retunes them.
    Level {
        /// R0: anything that the rules allow.
        Random = "random",
        /// R1: whatever brings most at once.
        Greedy = "greedy",
        /// R2: the best plan for a turn by a few plain weights.
        Planner = "planner",
        /// R3: tree search without any knowledge.
        Ismcts = "ismcts",
        /// R4: an expert of former days.
        R4 = "r4",
        /// Sees little and errs most.
        Beginner = "beginner",
        /// Errs often.
        Easy = "easy",
        /// Sees a little further.
        Casual = "casual",
        /// In the middle.
        Medium = "medium",
        /// Errs seldom.
        Skilled = "skilled",
        /// Plays well.
        Hard = "hard",
        /// Plays as well as this program can.
        Expert = "expert",
    }
}
