//! Lots: the shares bought or sold in one trade (rules: `hg-rules-buy`, `hg-rules-sell`).

use crate::{GOODS, Good};

/// The number of bits for the share count of one good.
const BITS_PER_GOOD: usize = 4;
/// The maximum number of shares of one good in a lot: more than the game has.
const MAX_PER_GOOD: u8 = 15;

/// A multiset of shares: a number for each good.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, Lot};
/// let lot = Lot::NONE.with(Good::Coal).with(Good::Rubber).with(Good::Rubber);
/// assert_eq!((lot.len(), lot.count(Good::Rubber)), (3, 2));
/// assert_eq!(lot.value_at(&[40, 0, 0, 70, 0, 0]), 180); // 40 for coal, and twice 70 for rubber
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Lot(u32);

impl Lot {
    /// The empty lot.
    pub const NONE: Lot = Lot(0);

    /// The lot with one share for each entry of `goods`, in any order. Returns `None` if a good occurs more often than
    /// a lot can hold.
    pub fn from_goods(goods: &[Good]) -> Option<Lot> {
        goods.iter().try_fold(Lot::NONE, |lot, good| (lot.count(*good) < MAX_PER_GOOD).then(|| lot.with(*good)))
    }

    /// Returns the lot with one more share.
    #[inline]
    #[must_use]
    pub fn with(self, good: Good) -> Lot {
        Lot(self.0 + (1 << (BITS_PER_GOOD * good.index())))
    }

    /// The number of shares of a good.
    #[inline]
    pub fn count(self, good: Good) -> u8 {
        (self.0 >> (BITS_PER_GOOD * good.index())) as u8 & MAX_PER_GOOD
    }

    /// The total number of shares.
    #[inline]
    pub fn len(self) -> u32 {
        Good::ALL.iter().map(|good| u32::from(self.count(*good))).sum()
    }

    /// Returns true if the lot is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The goods of the lot with their numbers of shares, in the order of the goods.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self.count(good))).filter(|(_, count)| *count > 0)
    }

    /// The value of the lot at given prices.
    #[inline]
    pub fn value_at(self, prices: &[u16; GOODS]) -> u32 {
        self.iter().map(|(good, count)| u32::from(prices[good.index()]) * u32::from(count)).sum()
    }
}

/// The set of lots that can be traded, computed on demand. Lots are sorted by good, and each lot is followed by the
/// lots that extend it.
///
/// # Examples
///
/// ```
/// use hab_gut::{Good, Lot, Lots};
/// let lots = Lots::new(2, [1, 0, 0, 2, 0, 0], [40, 0, 0, 70, 0, 0], 120);
/// let mut listed = Vec::new();
/// lots.for_each(|lot| listed.push(lot));
/// let coal = Lot::NONE.with(Good::Coal);
/// assert_eq!(listed, [coal, coal.with(Good::Rubber), Lot::NONE.with(Good::Rubber)]);
/// assert_eq!((lots.count(), lots.nth(1)), (3, Some(coal.with(Good::Rubber))));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lots {
    most: u8,
    available: [u8; GOODS],
    /// The cost of a share of each good, or `u32::MAX` if none is available.
    costs: [u32; GOODS],
    money: u32,
}

impl Lots {
    /// The lots of 1 to `most` shares that use only the shares in `available` and cost at most `money`.
    #[inline]
    pub fn new(most: u8, available: [u8; GOODS], prices: [u16; GOODS], money: u32) -> Lots {
        let cost = |good: usize| if available[good] == 0 { u32::MAX } else { u32::from(prices[good]) };
        Lots { most, available, costs: std::array::from_fn(cost), money }
    }

    /// Calls `visit` with every lot.
    pub fn for_each(&self, mut visit: impl FnMut(Lot)) {
        self.for_each_extension(PartialLot::EMPTY, self.most, self.money, &mut visit);
    }

    fn for_each_extension(&self, partial: PartialLot, most: u8, money: u32, visit: &mut impl FnMut(Lot)) {
        if most == 0 {
            return;
        }
        for good in partial.last..GOODS {
            if self.can_add(partial, good, money) {
                let longer = partial.with(good);
                visit(longer.lot);
                self.for_each_extension(longer, most - 1, money - self.costs[good], visit);
            }
        }
    }

    /// The number of lots.
    #[inline]
    pub fn count(&self) -> u32 {
        self.count_extensions(PartialLot::EMPTY, self.most, self.money)
    }

    /// The number of lots that extend a lot by at most `most` shares with a total price of at most `money`.
    fn count_extensions(&self, partial: PartialLot, most: u8, money: u32) -> u32 {
        match most {
            0 => 0,
            // Most lots have the maximum size, and this case counts them without building them.
            1 => {
                let beyond = self.costs.iter().skip(partial.last + 1).map(|cost| u32::from(*cost <= money));
                u32::from(self.can_add(partial, partial.last, money)) + beyond.sum::<u32>()
            }
            _ => {
                let taken = (partial.last..GOODS).filter(|good| self.can_add(partial, *good, money));
                taken
                    .map(|good| 1 + self.count_extensions(partial.with(good), most - 1, money - self.costs[good]))
                    .sum()
            }
        }
    }

    /// The lot at an index, or `None` if the index is out of range.
    #[inline]
    pub fn nth(&self, mut before: u32) -> Option<Lot> {
        let (mut partial, mut most, mut money) = (PartialLot::EMPTY, self.most, self.money);
        'longer: while most > 0 {
            most -= 1;
            for good in partial.last..GOODS {
                if !self.can_add(partial, good, money) {
                    continue;
                }
                let (longer, rest) = (partial.with(good), money - self.costs[good]);
                if before == 0 {
                    return Some(longer.lot);
                }
                before -= 1;
                let beyond = self.count_extensions(longer, most, rest);
                if before < beyond {
                    (partial, money) = (longer, rest);
                    continue 'longer;
                }
                before -= beyond;
            }
            return None;
        }
        None
    }

    /// Returns true if a partial lot can take another share of a good.
    #[inline]
    fn can_add(&self, partial: PartialLot, good: usize, money: u32) -> bool {
        self.costs[good] <= money && (good != partial.last || partial.last_count < self.available[good])
    }
}

/// A partial lot. It is extended only by shares of its last good or of later goods.
#[derive(Debug, Clone, Copy)]
struct PartialLot {
    lot: Lot,
    last: usize,
    /// The number of shares of the last good.
    last_count: u8,
}

impl PartialLot {
    const EMPTY: PartialLot = PartialLot { lot: Lot::NONE, last: 0, last_count: 0 };

    #[inline]
    fn with(self, good: usize) -> PartialLot {
        let of_last = if good == self.last { self.last_count + 1 } else { 1 };
        PartialLot { lot: self.lot.with(Good::ALL[good]), last: good, last_count: of_last }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Rng;

    use super::*;

    #[test]
    fn count_and_nth_agree_with_the_listed_lots() {
        let mut rng = Rng::new(3, 1);
        let mut longest = 0;
        for _ in 0..2_000 {
            let available = std::array::from_fn(|_| rng.below(5) as u8);
            let prices = std::array::from_fn(|_| 10 * rng.below(21) as u16);
            let lots = Lots::new(rng.below(5) as u8, available, prices, 10 * rng.below(81));
            let mut listed = Vec::new();
            lots.for_each(|lot| listed.push(lot));
            assert_eq!(lots.count() as usize, listed.len(), "{lots:?}");
            assert!((0..).map_while(|before| lots.nth(before)).eq(listed.iter().copied()), "{lots:?}");
            assert!(listed.iter().all(|lot| lot.value_at(&prices) <= lots.money));
            longest = longest.max(listed.len());
        }
        assert!(longest > 50, "the longest list has only {longest} lots");
    }
}
