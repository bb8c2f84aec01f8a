//! The names of playing levels, shared by all games.

use crate::words;

words! {
    /// A bot's playing strength, by name. Each game offers some of these levels and defines its strength at each. The
    /// first five are also reference levels for measurements: a game that has them on its ladder never retunes them.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::Level;
    /// assert_eq!(Level::from_word("hard"), Some(Level::Hard));
    /// let said = Level::read("master", "level").expect_err("no level");
    /// assert!(said.starts_with("\"master\" is no level; there are random, greedy"));
    /// assert_eq!(format!("{:>8}", Level::Easy), "    easy");
    /// ```
    Level {
        /// R0: a random legal action.
        Random = "random",
        /// R1: the highest immediate gain.
        Greedy = "greedy",
        /// R2: the best plan for a turn, by a few simple weights.
        Planner = "planner",
        /// R3: tree search without domain knowledge.
        Ismcts = "ismcts",
        /// R4: an earlier version of the expert.
        R4 = "r4",
        /// Looks least far ahead and makes the most mistakes.
        Beginner = "beginner",
        /// Makes mistakes often.
        Easy = "easy",
        /// Looks a little further ahead.
        Casual = "casual",
        /// Plays at medium strength.
        Medium = "medium",
        /// Rarely makes mistakes.
        Skilled = "skilled",
        /// Plays well.
        Hard = "hard",
        /// Plays at full strength.
        Expert = "expert",
    }
}
