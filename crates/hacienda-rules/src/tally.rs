//! Points by category in a scoring (rules: `rule-chapter-scoring`).

use crate::{Category, MAX_SEATS};

/// One seat's points in one scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Tally {
    /// Points by [`Category`].
    pub points: [u16; Category::ALL.len()],
}

/// Every seat's points in one scoring; unused seats have none.
pub type Tallies = [Tally; MAX_SEATS];

impl Tally {
    /// Returns the points in one category.
    #[inline]
    pub fn of(&self, category: Category) -> u16 {
        self.points[category.index()]
    }

    /// Returns the points in all categories.
    #[inline]
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Returns the points in all categories except money: the running score (rules: `rule-running`).
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Category, Tally};
    /// let mut tally = Tally::default();
    /// tally.points[Category::Chains.index()] = 12;
    /// tally.points[Category::Money.index()] = 4;
    /// assert_eq!((tally.total(), tally.without_money()), (16, 12));
    /// ```
    #[inline]
    pub fn without_money(&self) -> u16 {
        self.total() - self.of(Category::Money)
    }
}
