//! Seeds for new games.

/// A seed nobody has seen: short enough to say aloud.
pub fn fresh_seed() -> u64 {
    // Without a source of chance every game would be this one: still a game.
    u64::from(getrandom::u32().unwrap_or(1) % 1_000_000)
}
