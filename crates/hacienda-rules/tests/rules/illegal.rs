//! Tests that every reason for a refusal has a unique fixed word, and that its displayed text is this word with spaces.

use std::collections::BTreeSet;

use hacienda_rules::{Card, Deck, Illegal, LandCard, PondShape, Species};

/// The next reason in the list. The match is exhaustive, so that the compiler requires every new reason to be added
/// here.
fn next(illegal: Illegal) -> Option<Illegal> {
    Some(match illegal {
        Illegal::GameOver => Illegal::DeckIsEmpty(Deck::Land),
        Illegal::DeckIsEmpty(_) => Illegal::NotInDisplay(Card::Animal(Species::Pig)),
        Illegal::NotInDisplay(_) => Illegal::TooExpensive { price: 12, pesos: 7 },
        Illegal::TooExpensive { .. } => Illegal::CardNotInHand(Card::Land(LandCard::Swamp)),
        Illegal::CardNotInHand(_) => Illegal::WrongLandscape(Card::Land(LandCard::Forest)),
        Illegal::WrongLandscape(_) => Illegal::NotPampas,
        Illegal::NotPampas => Illegal::HexIsTaken,
        Illegal::HexIsTaken => Illegal::NotNextToYourLand,
        Illegal::NotNextToYourLand => Illegal::NotNextToYourLandOrHerd(Species::Horse),
        Illegal::NotNextToYourLandOrHerd(_) => Illegal::NoTileOfSpecies(Species::Sheep),
        Illegal::NoTileOfSpecies(_) => Illegal::NoAnimalTile,
        Illegal::NoAnimalTile => Illegal::HaciendaBought,
        Illegal::HaciendaBought => Illegal::NoHacienda,
        Illegal::NoHacienda => Illegal::NotYourPiece,
        Illegal::NotYourPiece => Illegal::GroupHasHacienda,
        Illegal::GroupHasHacienda => Illegal::TileHasHacienda,
        Illegal::TileHasHacienda => Illegal::PondBought,
        Illegal::PondBought => Illegal::NoSuchPond,
        Illegal::NoSuchPond => Illegal::NoPondLeft(PondShape::Bent),
        Illegal::NoPondLeft(_) => Illegal::Harvested,
        Illegal::Harvested => Illegal::NotYourLand,
        Illegal::NotYourLand => Illegal::ChainTooShort { tiles: 1, needed: 2 },
        Illegal::ChainTooShort { .. } => Illegal::ChainHasChip,
        Illegal::ChainHasChip => Illegal::ChipsInSupply,
        Illegal::ChipsInSupply => Illegal::NoChipInSupply,
        Illegal::NoChipInSupply => Illegal::NoChipThere,
        Illegal::NoChipThere => Illegal::ChipIsYours,
        Illegal::ChipIsYours => return None,
    })
}

#[test]
fn every_refusal_has_a_unique_word() {
    let all: Vec<Illegal> = std::iter::successors(Some(Illegal::GameOver), |illegal| next(*illegal)).collect();
    assert_eq!(all.len(), 28);
    let mut reasons = BTreeSet::new();
    for illegal in all {
        let reason = illegal.reason();
        assert!(reason.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'), "{reason}");
        assert!(reasons.insert(reason), "{reason} is used twice");
        assert_eq!(illegal.to_string().replace(' ', "_"), reason);
        assert!(!illegal.to_string().contains('_'), "{illegal}");
    }
}
