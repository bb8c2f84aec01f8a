//! The bots. They need neither a user interface nor a clock, so the same code runs on threads, in browsers and in
//! tournaments. Their choices do not depend on information hidden from their seat (see [`crate::Position::imagine`]).

mod bot;
mod evaluation;
mod forecast;
mod search;
mod weights;

pub use bot::Bot;
pub use tabletop::Level;

use search::SearchBudget;
use weights::{EASY, GREEDY, MEDIUM, Weights};

/// The levels of this game, weakest first.
pub const LEVELS: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

/// The skill of a level, or `None` for the random level. A level that is not one of [`LEVELS`] has the skill of a
/// comparable level.
fn skill(level: Level) -> Option<Skill> {
    let without_search = |weights: Weights, error: i32| Some(Skill { weights, error, search_budget: None });
    match level {
        Level::Random => None,
        Level::Greedy | Level::Planner => without_search(GREEDY, 0),
        Level::Beginner | Level::Easy => without_search(EASY, 20),
        Level::Ismcts | Level::R4 | Level::Casual | Level::Medium | Level::Skilled => without_search(MEDIUM, 0),
        Level::Hard | Level::Expert => Some(Skill {
            weights: MEDIUM,
            error: 0,
            search_budget: Some(SearchBudget { candidates: 16, playouts: 3_000 }),
        }),
    }
}

/// The parameters of a level.
#[derive(Debug, Clone, Copy)]
struct Skill {
    weights: Weights,
    /// The standard deviation of the random error in an action's value, in units of money.
    error: i32,
    /// The extent of the search, or `None` to decide by static evaluation alone.
    search_budget: Option<SearchBudget>,
}
