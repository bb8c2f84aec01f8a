//! Lots: the shares that are bought or sold in one turn (HAB-GUT 3).

use crate::{GOODS, Good};

/// Bits for the number of shares of one good.
const BITS: usize = 4;
/// The most shares of one good in a lot: more than there are.
const MOST: u8 = 15;

/// So many shares of each good, of which the order does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Lot(u32);

impl Lot {
    /// No share.
    pub const NONE: Lot = Lot(0);

    /// The shares of these goods, in any order; `None` for more of one good than a lot can have.
    pub fn of(goods: &[Good]) -> Option<Lot> {
        goods.iter().try_fold(Lot::NONE, |lot, good| (lot.count(*good) < MOST).then(|| lot.with(*good)))
    }

    /// The lot with one share more.
    #[inline]
    #[must_use]
    pub fn with(self, good: Good) -> Lot {
        Lot(self.0 + (1 << (BITS * good.index())))
    }

    /// Shares of a good in it.
    #[inline]
    pub fn count(self, good: Good) -> u8 {
        (self.0 >> (BITS * good.index())) as u8 & MOST
    }

    /// Shares in it.
    #[inline]
    pub fn len(self) -> u32 {
        Good::ALL.iter().map(|good| u32::from(self.count(*good))).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its goods and how many shares of each, in the order of goods; goods without shares are left out.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self.count(good))).filter(|(_, count)| *count > 0)
    }

    /// What it costs, or brings, at these prices.
    #[inline]
    pub fn worth(self, prices: &[u16; GOODS]) -> u32 {
        self.iter().map(|(good, count)| u32::from(prices[good.index()]) * u32::from(count)).sum()
    }
}

/// What lots can be made of. They are in the order of goods: after a lot come those that have all of it and more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lots {
    most: u8,
    there: [u8; GOODS],
    /// What a share costs; more than anybody has where none is there.
    costs: [u32; GOODS],
    money: u32,
}

impl Lots {
    /// The lots of 1 to `most` shares of which no good has more than is `there`, and which are worth no more than `money`.
    #[inline]
    pub fn new(most: u8, there: [u8; GOODS], prices: [u16; GOODS], money: u32) -> Lots {
        let cost = |good: usize| if there[good] == 0 { u32::MAX } else { u32::from(prices[good]) };
        Lots { most, there, costs: std::array::from_fn(cost), money }
    }

    /// Calls `see` with every lot.
    pub fn each(&self, mut see: impl FnMut(Lot)) {
        self.each_beyond(Begun::NOTHING, self.most, self.money, &mut see);
    }

    fn each_beyond(&self, begun: Begun, most: u8, money: u32, see: &mut impl FnMut(Lot)) {
        if most == 0 {
            return;
        }
        for good in begun.last..GOODS {
            if self.takes(begun, good, money) {
                let longer = begun.with(good);
                see(longer.lot);
                self.each_beyond(longer, most - 1, money - self.costs[good], see);
            }
        }
    }

    /// How many there are.
    #[inline]
    pub fn count(&self) -> u32 {
        self.count_beyond(Begun::NOTHING, self.most, self.money)
    }

    /// Those that begin with this one and have up to `most` shares more, for so much money.
    fn count_beyond(&self, begun: Begun, most: u8, money: u32) -> u32 {
        match most {
            0 => 0,
            // Most lots are as long as they may be: they are counted without being made.
            1 => {
                let beyond = self.costs.iter().skip(begun.last + 1).map(|cost| u32::from(*cost <= money));
                u32::from(self.takes(begun, begun.last, money)) + beyond.sum::<u32>()
            }
            _ => {
                let taken = (begun.last..GOODS).filter(|good| self.takes(begun, *good, money));
                taken.map(|good| 1 + self.count_beyond(begun.with(good), most - 1, money - self.costs[good])).sum()
            }
        }
    }

    /// The one before which there are so many; `None` where there are no more.
    #[inline]
    pub fn nth(&self, mut before: u32) -> Option<Lot> {
        let (mut begun, mut most, mut money) = (Begun::NOTHING, self.most, self.money);
        'longer: while most > 0 {
            most -= 1;
            for good in begun.last..GOODS {
                if !self.takes(begun, good, money) {
                    continue;
                }
                let (longer, rest) = (begun.with(good), money - self.costs[good]);
                if before == 0 {
                    return Some(longer.lot);
                }
                before -= 1;
                let beyond = self.count_beyond(longer, most, rest);
                if before < beyond {
                    (begun, money) = (longer, rest);
                    continue 'longer;
                }
                before -= beyond;
            }
            return None;
        }
        None
    }

    /// Whether a lot that has begun like this may have a share of this good more.
    #[inline]
    fn takes(&self, begun: Begun, good: usize, money: u32) -> bool {
        self.costs[good] <= money && (good != begun.last || begun.of_last < self.there[good])
    }
}

/// A lot that goes on with its last good or one after it.
#[derive(Debug, Clone, Copy)]
struct Begun {
    lot: Lot,
    last: usize,
    /// Shares of the last good.
    of_last: u8,
}

impl Begun {
    const NOTHING: Begun = Begun { lot: Lot::NONE, last: 0, of_last: 0 };

    #[inline]
    fn with(self, good: usize) -> Begun {
        let of_last = if good == self.last { self.of_last + 1 } else { 1 };
        Begun { lot: self.lot.with(Good::ALL[good]), last: good, of_last }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Chance;

    use super::*;

    #[test]
    fn lots_are_counted_and_found_as_they_are_listed() {
        let mut chance = Chance::new(3, 1);
        let mut longest = 0;
        for _ in 0..2_000 {
            let there = std::array::from_fn(|_| chance.below(5) as u8);
            let prices = std::array::from_fn(|_| 10 * chance.below(21) as u16);
            let lots = Lots::new(chance.below(5) as u8, there, prices, 10 * chance.below(81));
            let mut listed = Vec::new();
            lots.each(|lot| listed.push(lot));
            assert_eq!(lots.count() as usize, listed.len(), "{lots:?}");
            assert!((0..).map_while(|before| lots.nth(before)).eq(listed.iter().copied()), "{lots:?}");
            assert!(listed.iter().all(|lot| lot.worth(&prices) <= lots.money));
            longest = longest.max(listed.len());
        }
        assert!(longest > 50, "{longest} lots at most");
    }
}
