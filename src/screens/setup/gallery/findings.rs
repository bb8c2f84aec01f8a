//! What keeps a board from being played well, in words.

use crate::texts::{Text, text};
use hacienda_rules::{LandCard, maps::findings::Finding};

/// What a finding says.
pub fn told(finding: &Finding) -> Text {
    match finding {
        Finding::NoPampas => text!("finding-no-pampas"),
        Finding::NoMarket => text!("finding-no-market"),
        Finding::NoLand => text!("finding-no-land"),
        Finding::NoLandscape(landscape) => text!("finding-no-landscape", land = LandCard::ALL[landscape.index()]),
        Finding::CutMarkets(cells) => text!("finding-cut-markets", markets = cells.count()),
        Finding::CutPampas(cells) => text!("finding-cut-pampas", hexes = cells.count()),
        Finding::SharedSides { markets, .. } => text!("finding-shared-sides", markets = markets.count()),
        Finding::FewPlaces { places, cards } => text!("finding-few-places", places = *places, cards = *cards),
    }
}
