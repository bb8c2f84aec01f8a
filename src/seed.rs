//! Seeds for new games, and numbers for new boards.

use hacienda_rules::maps::generate::MAX_NUMBER;

/// A random seed below a million, short enough to be read out.
pub fn fresh_seed() -> u64 {
    // Without a source of randomness every game uses this seed and is still playable.
    u64::from(getrandom::u32().unwrap_or(1) % 1_000_000)
}

/// A random board number.
pub fn fresh_number() -> u16 {
    (fresh_seed() % (u64::from(MAX_NUMBER) + 1)) as u16
}

/// A random 64-bit number, for choices that must be independent of a server's seed.
pub fn unpredictable() -> u64 {
    // Without a source of randomness the imagined cards are always the same, which nobody notices.
    getrandom::u64().unwrap_or(1)
}
