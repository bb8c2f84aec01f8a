//! Seeds for new games, and numbers for new boards.

use hacienda_rules::maps::generate::MAX_NUMBER;

/// A seed nobody has seen: short enough to say aloud.
pub fn fresh_seed() -> u64 {
    // Without a source of chance every game would be this one: still a game.
    u64::from(getrandom::u32().unwrap_or(1) % 1_000_000)
}

/// The number of a recipe, any of them.
pub fn fresh_number() -> u16 {
    (fresh_seed() % (u64::from(MAX_NUMBER) + 1)) as u16
}
