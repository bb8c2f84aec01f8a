//! Lots: the shares that are bought or sold in one turn (HAB-GUT 3).

use super::vocab::{GOODS, Good};

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

    /// Calls `see` with every lot of 1 to `most` shares of which no good has more than is `there`, and which is worth no more
    /// than `money`, in the order of goods.
    #[inline]
    pub fn each(most: u8, there: &[u8; GOODS], prices: &[u16; GOODS], money: u32, mut see: impl FnMut(Lot)) {
        add(Lot::NONE, most, 0, there, prices, money, &mut see);
    }
}

/// The lots that begin with this one and go on with goods from `first` on.
fn add(
    lot: Lot,
    most: u8,
    first: usize,
    there: &[u8; GOODS],
    prices: &[u16; GOODS],
    money: u32,
    see: &mut impl FnMut(Lot),
) {
    if most == 0 {
        return;
    }
    for good in &Good::ALL[first..] {
        let price = u32::from(prices[good.index()]);
        if price <= money && lot.count(*good) < there[good.index()] {
            let longer = lot.with(*good);
            see(longer);
            add(longer, most - 1, good.index(), there, prices, money - price, see);
        }
    }
}
