//! The game's colours, prairies and sets of prairies (rules: `zoff-rules-cards`, `zoff-rules-prairies`).

use tabletop::words;

words! {
    /// The five colours of cows.
    Colour {
        /// Blue.
        Blue = "blue",
        /// Pink.
        Pink = "pink",
        /// Green.
        Green = "green",
        /// Orange.
        Orange = "orange",
        /// Violet.
        Violet = "violet",
    }
}

/// The number of colours.
pub const COLOURS: usize = Colour::ALL.len();

words! {
    /// The eleven prairies, from the smallest to the largest.
    Prairie {
        /// Lone-Star-Valley.
        LoneStarValley = "lone-star-valley",
        /// Powder-Prairie.
        PowderPrairie = "powder-prairie",
        /// Coffee-Canyon.
        CoffeeCanyon = "coffee-canyon",
        /// Dead-Bull-Desert.
        DeadBullDesert = "dead-bull-desert",
        /// Lucky-Pickle.
        LuckyPickle = "lucky-pickle",
        /// Fire-Fields.
        FireFields = "fire-fields",
        /// Drunk'n-Creek.
        DrunknCreek = "drunkn-creek",
        /// Rattlesnake-Ridge.
        RattlesnakeRidge = "rattlesnake-ridge",
        /// Tumbleweed-Plains.
        TumbleweedPlains = "tumbleweed-plains",
        /// Dynamite-Mine.
        DynamiteMine = "dynamite-mine",
        /// Hang-Man-Mountains.
        HangManMountains = "hang-man-mountains",
    }
}

/// The number of prairies.
pub const PRAIRIES: usize = Prairie::ALL.len();

/// A set of prairies.
///
/// # Examples
///
/// ```
/// use zoff::{Prairie, Prairies, Rulebook};
/// let three = Rulebook::default().prairies(3);
/// assert_eq!((three.count(), three.largest()), (9, Some(Prairie::TumbleweedPlains)));
/// assert!(Prairies::ALL.without(three).iter().eq([Prairie::DynamiteMine, Prairie::HangManMountains]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Prairies(u16);

impl Prairies {
    /// The empty set.
    pub const NONE: Prairies = Prairies(0);
    /// All eleven prairies.
    pub const ALL: Prairies = Prairies((1 << PRAIRIES) - 1);

    /// Returns true if the set contains this prairie.
    #[inline]
    pub fn has(self, prairie: Prairie) -> bool {
        self.0 & (1 << prairie.index()) != 0
    }

    /// Adds a prairie.
    #[inline]
    pub fn put(&mut self, prairie: Prairie) {
        self.0 |= 1 << prairie.index();
    }

    /// Removes a prairie.
    #[inline]
    pub fn take(&mut self, prairie: Prairie) {
        self.0 &= !(1 << prairie.index());
    }

    /// The prairies that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Prairies) -> Prairies {
        Prairies(self.0 & !other.0)
    }

    /// The number of prairies.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The largest prairie in the set.
    pub fn largest(self) -> Option<Prairie> {
        let place = u16::BITS.checked_sub(self.0.leading_zeros() + 1)?;
        Prairie::ALL.get(place as usize).copied()
    }

    /// The prairie at an index, counted from 0 for the smallest.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Prairie> {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        Prairie::ALL.get(bits.trailing_zeros() as usize).copied()
    }

    /// The prairies from the smallest to the largest.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Prairie> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let prairie = Prairie::ALL.get(bits.trailing_zeros() as usize).copied();
            bits &= bits.wrapping_sub(1);
            prairie
        })
    }

    /// The set as a bit mask, with one bit for each prairie from the smallest.
    pub fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Prairie> for Prairies {
    fn from_iter<T: IntoIterator<Item = Prairie>>(prairies: T) -> Prairies {
        let mut set = Prairies::NONE;
        prairies.into_iter().for_each(|prairie| set.put(prairie));
        set
    }
}
