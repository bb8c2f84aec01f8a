//! Random numbers and shuffling. The algorithms must never change, so that old records still replay with the same
//! cards.

use rand::{Rng as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};

/// The random number generator for decks and bots: xoshiro256++, seeded through SplitMix64 from a seed and a stream
/// number.
#[derive(Debug, Clone)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// Makes a generator. Different streams of one seed are independent.
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::Rng;
    /// let (mut cards, mut again, mut start) = (Rng::new(7, 1), Rng::new(7, 1), Rng::new(7, 2));
    /// let first = cards.next();
    /// assert_eq!(again.next(), first);
    /// assert_ne!(start.next(), first);
    /// ```
    pub fn new(seed: u64, stream: u64) -> Rng {
        let mut state = split_mix(seed) ^ split_mix(stream.wrapping_add(0x5851_f42d_4c95_7f2d));
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            chunk.copy_from_slice(&split_mix(state).to_le_bytes());
        }
        Rng(Xoshiro256PlusPlus::from_seed(bytes))
    }

    /// Returns the next 64 random bits.
    #[inline]
    #[allow(
        clippy::should_implement_trait,
        reason = "the sequence never ends, so `next` returns a plain value and not an `Option`"
    )]
    pub fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A random number below `bound`, which must not be 0 (fixed-point multiplication; the bias is below 2⁻³²).
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::Rng;
    /// let mut rng = Rng::new(7, 0);
    /// let rolls: Vec<u32> = (0..6).map(|_| 1 + rng.below(6)).collect();
    /// assert_eq!(rolls, [6, 3, 2, 6, 6, 3]);
    /// ```
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        ((u64::from((self.next() >> 32) as u32) * u64::from(bound)) >> 32) as u32
    }

    /// Shuffles a list (Fisher–Yates from the end).
    ///
    /// # Examples
    ///
    /// ```
    /// use tabletop::Rng;
    /// let mut deck = ["mountain", "forest", "meadow", "rocks", "swamp"];
    /// Rng::new(7, 1).shuffle(&mut deck);
    /// assert_eq!(deck, ["rocks", "swamp", "mountain", "forest", "meadow"]);
    /// ```
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// One step of SplitMix64: similar inputs give unrelated outputs.
fn split_mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
