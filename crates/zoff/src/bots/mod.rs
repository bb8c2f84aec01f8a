//! Bots. They use only information visible to their seat, use their own random numbers, and think in small units of
//! work, so that the same code runs on threads and on the web.

mod auction;
mod bot;
mod evaluation;
mod playout;
mod policy;
mod search;

pub use bot::Bot;
pub use tabletop::Level;

/// The levels of this game, weakest first.
pub const LEVELS: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

/// The method by which a level decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Skill {
    /// Picks any legal action.
    Random,
    /// Places as many cows as possible.
    Greedy,
    /// Evaluates decisions without search, with a random error of this scale, in units of 1/32 cow
    /// ([`evaluation::COW`]).
    Policy(u32),
    /// Searches with this many playouts. The first number is for choosing pairs, the second for any other decision
    /// outside the auction.
    Search(u32, u32),
}

/// The skill of a level. A level that is not one of [`LEVELS`] has the skill of a comparable level.
fn skill(level: Level) -> Skill {
    match level {
        // Any legal action, all equally likely.
        Level::Random => Skill::Random,
        // As many cows as possible, one decision at a time, without regard for other players.
        Level::Greedy | Level::Planner => Skill::Greedy,
        // Evaluation without search, with a large random error.
        Level::Beginner | Level::Easy => Skill::Policy(40),
        // A small number of playouts, shared among the promising actions.
        Level::Ismcts | Level::R4 | Level::Casual | Level::Medium | Level::Skilled => Skill::Search(96, 24),
        // A large number of playouts, shared in the same way.
        Level::Hard | Level::Expert => Skill::Search(4_000, 1_200),
    }
}
