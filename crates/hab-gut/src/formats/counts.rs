//! Prices and numbers of shares by good, written as objects whose keys are the names of the goods.

use tabletop::OrderedMap;

use crate::{GOODS, Good};

/// A number for each good that is listed.
pub(super) type ByGood<N> = OrderedMap<Good, N>;

/// The price of each good.
pub(super) fn prices(prices: [u16; GOODS]) -> ByGood<u16> {
    Good::ALL.into_iter().zip(prices).collect()
}

/// The number of shares of each good that has any.
pub(super) fn shares(counts: [u8; GOODS]) -> ByGood<u8> {
    Good::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0).collect()
}

/// The number of shares of each good; 0 for a good that is not listed.
pub(super) fn array_of(shares: &ByGood<u8>) -> [u8; GOODS] {
    let mut counts = [0; GOODS];
    shares.0.iter().for_each(|(good, count)| counts[good.index()] = *count);
    counts
}
