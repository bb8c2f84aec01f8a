//! The commitment to the hidden cards: the server sends a hash of the seed when a game begins, and clients check the
//! hash when the game ends.

use serde::{Deserialize, Serialize};

/// The hash of a game's seed and a salt, as 64 hexadecimal digits. The server sends it before the first action and
/// reveals the seed and the salt after the last one. They prove that the server did not choose the cards during the
/// game.
///
/// # Examples
///
/// ```
/// use online::Commitment;
/// let commitment = Commitment::new(7, &[1; 16]);
/// assert!(commitment.holds(7, &[1; 16]));
/// assert!(!commitment.holds(8, &[1; 16]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(String);

impl Commitment {
    /// The length of a salt in bytes.
    pub const SALT_BYTES: usize = 16;

    /// Commits to a seed. The salt must be unpredictable and must not be reused for another game.
    pub fn new(seed: u64, salt: &[u8; Commitment::SALT_BYTES]) -> Commitment {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&seed.to_le_bytes());
        hasher.update(salt);
        Commitment(hasher.finalize().to_hex().to_string())
    }

    /// Returns true if this is the commitment to the seed with the salt.
    pub fn holds(&self, seed: u64, salt: &[u8; Commitment::SALT_BYTES]) -> bool {
        *self == Commitment::new(seed, salt)
    }

    /// The first 64 bits of the hash, as a number that is almost certainly unique to the game; 0 if the commitment is
    /// not a hash.
    pub fn number(&self) -> u64 {
        self.0.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(0)
    }

    /// Like [`Commitment::holds`], with the salt as 32 hexadecimal digits. Returns false for any other text.
    pub fn holds_text(&self, seed: u64, salt: &str) -> bool {
        from_hex(salt).is_some_and(|salt| self.holds(seed, &salt))
    }
}

/// Formats bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses exactly `N` bytes of lower-case hexadecimal digits.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != 2 * N || !text.bytes().all(is_digit) {
        return None;
    }
    let mut bytes = [0; N];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(bytes)
}
