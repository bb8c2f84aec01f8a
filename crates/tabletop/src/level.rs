//! Names of the playing levels of bots, shared by all games.

use crate::words;

words! {
    /// The playing level of a bot, by name. Each game uses some of these and defines their strength. The first five
    /// also serve as baselines for measurements (R0 to R4), so games that measure against them never retune them.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::Level;
    /// assert_eq!(Level::from_word("hard"), Some(Level::Hard));
    /// let message = Level::read("master", "level").expect_err("not a level");
    /// assert!(message.starts_with("unknown level \"master\"; known levels: random, greedy"));
    /// assert_eq!(format!("{:>8}", Level::Easy), "    easy");
    /// ```
    Level {
        /// R0: a random legal action.
        Random = "random",
        /// R1: the action with the largest immediate gain.
        Greedy = "greedy",
        /// R2: the best plan for a turn, rated with a few simple weights.
        Planner = "planner",
        /// R3: tree search without game knowledge.
        Ismcts = "ismcts",
        /// R4: an expert of an earlier version.
        R4 = "r4",
        /// Looks ahead the least and makes the most mistakes.
        Beginner = "beginner",
        /// Makes mistakes often.
        Easy = "easy",
        /// Looks a little further ahead than `easy`.
        Casual = "casual",
        /// The middle level.
        Medium = "medium",
        /// Makes few mistakes.
        Skilled = "skilled",
        /// Plays well.
        Hard = "hard",
        /// The strongest level.
        Expert = "expert",
    }
}
