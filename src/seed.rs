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

/// A random number of 64 bits, for choices that must have nothing to do with the seed of a server.
pub fn unpredictable() -> u64 {
    // Without a source of randomness the imagined cards are always the same, which nobody sees.
    getrandom::u64().unwrap_or(1)
}
