//! Prices and numbers of shares by good, serialized as objects whose keys are the names of the goods.

use serde::{Deserialize, Serialize};

use crate::GOODS;

/// The price of each good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "each field is a good")]
pub struct PricesText {
    pub coal: u16,
    pub wheat: u16,
    pub coffee: u16,
    pub rubber: u16,
    pub tea: u16,
    pub salt: u16,
}

impl PricesText {
    /// Converts an array of prices.
    pub fn from_array(prices: &[u16; GOODS]) -> PricesText {
        let [coal, wheat, coffee, rubber, tea, salt] = *prices;
        PricesText { coal, wheat, coffee, rubber, tea, salt }
    }

    /// The prices as an array, in the order of the goods.
    pub fn to_array(&self) -> [u16; GOODS] {
        let PricesText { coal, wheat, coffee, rubber, tea, salt } = *self;
        [coal, wheat, coffee, rubber, tea, salt]
    }
}

/// A good that is missing from the file has its starting price.
impl Default for PricesText {
    fn default() -> PricesText {
        PricesText::from_array(&[crate::Rulebook::default().starting_price; GOODS])
    }
}

/// The number of shares of each good. Goods without shares are omitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "each field is a good")]
pub struct SharesText {
    #[serde(skip_serializing_if = "is_none")]
    pub coal: u8,
    #[serde(skip_serializing_if = "is_none")]
    pub wheat: u8,
    #[serde(skip_serializing_if = "is_none")]
    pub coffee: u8,
    #[serde(skip_serializing_if = "is_none")]
    pub rubber: u8,
    #[serde(skip_serializing_if = "is_none")]
    pub tea: u8,
    #[serde(skip_serializing_if = "is_none")]
    pub salt: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none(count: &u8) -> bool {
    *count == 0
}

impl SharesText {
    /// Converts an array of share counts.
    pub fn from_array(shares: &[u8; GOODS]) -> SharesText {
        let [coal, wheat, coffee, rubber, tea, salt] = *shares;
        SharesText { coal, wheat, coffee, rubber, tea, salt }
    }

    /// The shares as an array, in the order of the goods.
    pub fn to_array(&self) -> [u8; GOODS] {
        let SharesText { coal, wheat, coffee, rubber, tea, salt } = *self;
        [coal, wheat, coffee, rubber, tea, salt]
    }
}
