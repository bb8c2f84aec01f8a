//! Points by category, as a scoring counts them (RULES.md 4).

use crate::{Category, MAX_SEATS};

/// One seat's points in one scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Tally {
    /// Points by [`Category`].
    pub points: [u16; Category::ALL.len()],
}

/// Every seat's points in one scoring; seats that nobody sits on have none.
pub type Tallies = [Tally; MAX_SEATS];

impl Tally {
    /// Points in one category.
    #[inline]
    pub fn of(&self, category: Category) -> u16 {
        self.points[category.index()]
    }

    /// Points in all categories.
    #[inline]
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Points in all categories but money: what the running score counts (RULES.md 5, Variant 2).
    #[inline]
    pub fn without_money(&self) -> u16 {
        self.total() - self.of(Category::Money)
    }
}
