//! A hash that is the same on every machine: 64-bit FNV-1a over little-endian bytes.

/// A running fingerprint of numbers and bytes.
///
/// # Examples
///
/// ```
/// use tabletop::fingerprint::Hasher;
/// let mut hasher = Hasher::new();
/// hasher.add_bytes(b"foobar");
/// assert_eq!(hasher.finish(), 0x8594_4171_f739_67e8); // the test vector of FNV-1a
/// ```
pub struct Hasher(u64);

impl Hasher {
    /// Starts a fingerprint.
    #[allow(clippy::new_without_default, reason = "a new hasher is a starting point, not a default value")]
    pub fn new() -> Hasher {
        Hasher(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a number.
    pub fn add(&mut self, number: u64) {
        self.add_bytes(&number.to_le_bytes());
    }

    /// Adds bytes.
    pub fn add_bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// Returns the fingerprint of everything added.
    pub fn finish(self) -> u64 {
        self.0
    }
}
