//! Computer players: they see what their seat sees, draw from chance of their own, and think in pieces, so that one code
//! serves threads and the web.

mod auction;
mod mind;
mod playout;
mod policy;
mod search;
mod worth;

pub use mind::Mind;
pub use tabletop::Level;

/// The levels of this game, weakest first.
pub const LEVELS: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

/// How a level thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Skill {
    /// Not at all: anything that is legal.
    Anything,
    /// As many cows as can be.
    Most,
    /// By what decisions are worth by themselves, so wrongly in parts of a cow ([`worth::COW`]).
    Eye(u32),
    /// By so many games played in the head for a choice of pairs, and so many for every other decision.
    Games(u32, u32),
}

/// How a level thinks. Levels that this game does not have think as those below them.
fn skill(level: Level) -> Skill {
    match level {
        // Anything that is legal, everything as likely.
        Level::Random => Skill::Anything,
        // As many cows as can be, one decision at a time, without a thought for what others do.
        Level::Greedy | Level::Planner => Skill::Most,
        // What a decision is worth by itself, with an eye that is often wrong.
        Level::Beginner | Level::Easy => Skill::Eye(40),
        // Plays the game to its end in its head a few times for each decision that seems good.
        Level::Ismcts | Level::R4 | Level::Casual | Level::Medium | Level::Skilled => Skill::Games(96, 24),
        // The same many times, with others who choose now this and now that.
        Level::Hard | Level::Expert => Skill::Games(4_000, 1_200),
    }
}

/// Milliseconds after which a decision is hurried, for those who have a clock.
pub fn milliseconds(level: Level) -> u32 {
    if matches!(level, Level::Hard | Level::Expert) { 1_200 } else { 100 }
}
