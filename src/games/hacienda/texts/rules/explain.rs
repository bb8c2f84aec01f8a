//! The rules page's paragraph for each refusal and each kind of card.

use super::Rule;
use hacienda_rules::{Card, Deck, Illegal, LandCard};

/// The rule that explains a refusal.
pub fn rule_of_refusal(illegal: Illegal) -> Rule {
    match illegal {
        Illegal::GameOver => Rule::End,
        Illegal::DeckIsEmpty(Deck::Land) => Rule::LandDeck,
        Illegal::DeckIsEmpty(Deck::Animal) => Rule::ScoringFinal,
        Illegal::NotInDisplay(_) => Rule::Refill,
        Illegal::TooExpensive { .. } => Rule::NoDebts,
        Illegal::CardNotInHand(_) => Rule::Hands,
        Illegal::WrongLandscape(_) => Rule::Land,
        Illegal::NotPampas | Illegal::HexIsTaken => Rule::Place,
        Illegal::NotNextToYourLand => Rule::Pampas,
        Illegal::NotNextToYourLandOrHerd(_) => Rule::Animal,
        Illegal::NoTileOfSpecies(_) | Illegal::NoAnimalTile => Rule::Limit,
        Illegal::HaciendaBought | Illegal::PondBought | Illegal::Harvested => Rule::Once,
        Illegal::NoHacienda => Rule::SetupTable,
        Illegal::NotYourPiece => Rule::Hacienda,
        Illegal::GroupHasHacienda | Illegal::TileHasHacienda => Rule::HaciendaOne,
        Illegal::NoSuchPond | Illegal::NoPondLeft(_) => Rule::SetupPonds,
        Illegal::NotYourLand | Illegal::ChainTooShort { .. } | Illegal::ChainHasChip => Rule::Harvest,
        Illegal::NoChipInSupply | Illegal::ChipsInSupply | Illegal::NoChipThere | Illegal::ChipIsYours => {
            Rule::HarvestTake
        }
    }
}

/// The rule that explains how a card is played.
pub fn rule_of_card(card: Card) -> Rule {
    match card {
        Card::Land(LandCard::Pampas) => Rule::Pampas,
        Card::Land(_) => Rule::Land,
        Card::Animal(_) => Rule::Animal,
    }
}
