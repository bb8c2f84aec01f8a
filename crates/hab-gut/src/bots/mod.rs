//! Computer players: rules only, no table and no clock, so that the same code serves threads, the web and the arena. They see
//! what [`crate::Position::imagine`] gives their seat, and nothing else.

mod instinct;
mod mind;
mod outlook;
mod search;
mod weights;

pub use mind::Mind;
pub use tabletop::Level;

use search::Depth;
use weights::{EASY, GREEDY, MEDIUM, Weights};

/// The levels of this game, weakest first.
pub const LEVELS: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

/// Milliseconds of processor time after which a decision is hurried, for those who have a clock.
pub fn milliseconds(level: Level) -> u32 {
    if matches!(level, Level::Hard | Level::Expert) { 600 } else { 50 }
}

/// How a level judges; `None` for who takes anything. Levels that this game does not have judge as those below them.
fn skill(level: Level) -> Option<Skill> {
    let by_instinct = |weights: Weights, error: i32| Some(Skill { weights, error, depth: None });
    match level {
        Level::Random => None,
        Level::Greedy | Level::Planner => by_instinct(GREEDY, 0),
        Level::Beginner | Level::Easy => by_instinct(EASY, 20),
        Level::Ismcts | Level::R4 | Level::Casual | Level::Medium | Level::Skilled => by_instinct(MEDIUM, 0),
        Level::Hard | Level::Expert => {
            Some(Skill { weights: MEDIUM, error: 0, depth: Some(Depth { arms: 16, games: 3_000 }) })
        }
    }
}

/// How somebody judges.
#[derive(Debug, Clone, Copy)]
struct Skill {
    /// What it values.
    weights: Weights,
    /// By how much money an action seems better or worse than it is, as a standard deviation.
    error: i32,
    /// How the best actions are compared; by instinct alone when left out.
    depth: Option<Depth>,
}
