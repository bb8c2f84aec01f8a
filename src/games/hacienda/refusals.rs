//! The message for each reason to refuse an action.

use hacienda_rules::Illegal;

use crate::texts::{Text, text};

/// The message of a refusal.
pub fn refusal(illegal: Illegal) -> Text {
    match illegal {
        Illegal::GameOver => text!("refused-game-over"),
        Illegal::DeckIsEmpty(deck) => text!("refused-deck-is-empty", deck = deck),
        Illegal::NotInDisplay(card) => text!("refused-not-in-display", card = card),
        Illegal::TooExpensive { price, pesos } => text!("refused-too-expensive", price = price, pesos = pesos),
        Illegal::CardNotInHand(card) => text!("refused-card-not-in-hand", card = card),
        Illegal::WrongLandscape(card) => text!("refused-wrong-landscape", card = card),
        Illegal::NotPampas => text!("refused-not-pampas"),
        Illegal::HexIsTaken => text!("refused-hex-is-taken"),
        Illegal::NotNextToYourLand => text!("refused-not-next-to-your-land"),
        Illegal::NotNextToYourLandOrHerd(species) => {
            text!("refused-not-next-to-your-land-or-herd", species = species)
        }
        Illegal::NoTileOfSpecies(species) => text!("refused-no-tile-of-species", species = species),
        Illegal::NoAnimalTile => text!("refused-no-animal-tile"),
        Illegal::HaciendaBought => text!("refused-hacienda-bought"),
        Illegal::NoHacienda => text!("refused-no-hacienda"),
        Illegal::NotYourPiece => text!("refused-not-your-piece"),
        Illegal::GroupHasHacienda => text!("refused-group-has-hacienda"),
        Illegal::TileHasHacienda => text!("refused-tile-has-hacienda"),
        Illegal::PondBought => text!("refused-pond-bought"),
        Illegal::NoSuchPond => text!("refused-no-such-pond"),
        Illegal::NoPondLeft(shape) => text!("refused-no-pond-left", shape = shape),
        Illegal::Harvested => text!("refused-harvested"),
        Illegal::NotYourLand => text!("refused-not-your-land"),
        Illegal::ChainTooShort { tiles, needed } => text!("refused-chain-too-short", tiles = tiles, needed = needed),
        Illegal::ChainHasChip => text!("refused-chain-has-chip"),
        Illegal::ChipsInSupply => text!("refused-chips-in-supply"),
        Illegal::NoChipInSupply => text!("refused-no-chip-in-supply"),
        Illegal::NoChipThere => text!("refused-no-chip-there"),
        Illegal::ChipIsYours => text!("refused-chip-is-yours"),
    }
}

/// One example of each refusal.
#[cfg(test)]
pub(crate) fn every_refusal() -> [Illegal; 28] {
    use hacienda_rules::{Card, Deck, LandCard, PondShape, Species};

    let (card, deck) = (Card::Land(LandCard::Rocks), Deck::Animal);
    [
        Illegal::GameOver,
        Illegal::DeckIsEmpty(deck),
        Illegal::NotInDisplay(card),
        Illegal::TooExpensive { price: 12, pesos: 7 },
        Illegal::CardNotInHand(card),
        Illegal::WrongLandscape(card),
        Illegal::NotPampas,
        Illegal::HexIsTaken,
        Illegal::NotNextToYourLand,
        Illegal::NotNextToYourLandOrHerd(Species::Cattle),
        Illegal::NoTileOfSpecies(Species::Cattle),
        Illegal::NoAnimalTile,
        Illegal::HaciendaBought,
        Illegal::NoHacienda,
        Illegal::NotYourPiece,
        Illegal::GroupHasHacienda,
        Illegal::TileHasHacienda,
        Illegal::PondBought,
        Illegal::NoSuchPond,
        Illegal::NoPondLeft(PondShape::Triangle),
        Illegal::Harvested,
        Illegal::NotYourLand,
        Illegal::ChainTooShort { tiles: 2, needed: 3 },
        Illegal::ChainHasChip,
        Illegal::ChipsInSupply,
        Illegal::NoChipInSupply,
        Illegal::NoChipThere,
        Illegal::ChipIsYours,
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::texts::Translations;

    #[test]
    fn every_refusal_has_its_own_sentence() {
        let mut sentences = BTreeSet::new();
        for illegal in every_refusal() {
            let sentence = Translations::default().tr(refusal(illegal)).to_string();
            assert!(sentence.starts_with(char::is_uppercase) && sentence.ends_with('.'), "{sentence}");
            assert!(sentence.split(' ').count() >= 4, "\"{sentence}\" is too short to explain the refusal");
            assert!(
                !sentence.contains("  ") && sentence.len() < 110,
                "\"{sentence}\" has a double space or is too long"
            );
            assert!(sentences.insert(sentence.clone()), "\"{sentence}\" must occur only once");
        }
        let price = Translations::default().tr(refusal(Illegal::TooExpensive { price: 12, pesos: 7 }));
        assert_eq!(&*price, "That costs 12 pesos, and you have 7.");
    }
}
