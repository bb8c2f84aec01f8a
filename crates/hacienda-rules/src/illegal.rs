//! Why an action is refused: one variant for each reason a player can run into. Their sentences belong to whoever shows them.

use crate::{Card, Deck, PondShape, Species};

/// A refusal: what is missing, as data. Its [`reason`](Illegal::reason) is a fixed word, which readers of files tell with
/// spaces in it; the game has a sentence for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.reason().replace('_', " "))]
pub enum Illegal {
    /// Nothing can be done any more.
    GameOver,
    /// No card can be drawn (RULES.md 3).
    DeckIsEmpty(Deck),
    /// The display lies without that card.
    NotInDisplay(Card),
    /// The purse is too thin (RULES.md 3).
    TooExpensive {
        /// What it costs.
        price: u32,
        /// What the player has.
        pesos: u32,
    },
    /// The hand holds no such card.
    CardNotInHand(Card),
    /// The hex is of another landscape (RULES.md 3.1).
    WrongLandscape(Card),
    /// Animals, ponds and pampas cards need pampas.
    NotPampas,
    /// Something stands there already.
    HexIsTaken,
    /// Pampas tiles continue own land (RULES.md 3.1).
    NotNextToYourLand,
    /// Animals continue own land or an own herd of the species (RULES.md 3.2).
    NotNextToYourLandOrHerd(Species),
    /// All tiles of the species are on the board (RULES.md 3.2).
    NoTileOfSpecies(Species),
    /// All animal tiles are on the board (RULES.md 3.2).
    NoAnimalTile,
    /// One a turn (RULES.md 3).
    HaciendaBought,
    /// The supply is empty.
    NoHacienda,
    /// It needs an own tile or animal (RULES.md 3.5).
    NotYourPiece,
    /// One for a chain or herd (RULES.md 3.5).
    GroupHasHacienda,
    /// One on a tile, where several in a group are allowed.
    TileHasHacienda,
    /// One a turn (RULES.md 3).
    PondBought,
    /// The hexes have no pond's shape (RULES.md 1).
    NoSuchPond,
    /// No pond of the shape is in supply.
    NoPondLeft(PondShape),
    /// Once a turn (RULES.md 3).
    Harvested,
    /// A chip goes on an own land tile (RULES.md 3.4).
    NotYourLand,
    /// The chain has too few tiles (RULES.md 3.4).
    ChainTooShort {
        /// Tiles it has.
        tiles: u16,
        /// Tiles it needs.
        needed: u8,
    },
    /// The chain was harvested (RULES.md 3.4).
    ChainHasChip,
    /// Chips are taken from opponents only when there is none left.
    ChipsInSupply,
    /// A chip must come from somewhere.
    NoChipInSupply,
    /// There is nothing to take.
    NoChipThere,
    /// Never from oneself (RULES.md 3.4).
    ChipIsYours,
}

impl Illegal {
    /// The fixed word for the reason.
    pub fn reason(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::DeckIsEmpty(_) => "deck_is_empty",
            Illegal::NotInDisplay(_) => "not_in_display",
            Illegal::TooExpensive { .. } => "too_expensive",
            Illegal::CardNotInHand(_) => "card_not_in_hand",
            Illegal::WrongLandscape(_) => "wrong_landscape",
            Illegal::NotPampas => "not_pampas",
            Illegal::HexIsTaken => "hex_is_taken",
            Illegal::NotNextToYourLand => "not_next_to_your_land",
            Illegal::NotNextToYourLandOrHerd(_) => "not_next_to_your_land_or_herd",
            Illegal::NoTileOfSpecies(_) => "no_tile_of_species",
            Illegal::NoAnimalTile => "no_animal_tile",
            Illegal::HaciendaBought => "hacienda_bought",
            Illegal::NoHacienda => "no_hacienda",
            Illegal::NotYourPiece => "not_your_piece",
            Illegal::GroupHasHacienda => "group_has_hacienda",
            Illegal::TileHasHacienda => "tile_has_hacienda",
            Illegal::PondBought => "pond_bought",
            Illegal::NoSuchPond => "no_such_pond",
            Illegal::NoPondLeft(_) => "no_pond_left",
            Illegal::Harvested => "harvested",
            Illegal::NotYourLand => "not_your_land",
            Illegal::ChainTooShort { .. } => "chain_too_short",
            Illegal::ChainHasChip => "chain_has_chip",
            Illegal::ChipsInSupply => "chips_in_supply",
            Illegal::NoChipInSupply => "no_chip_in_supply",
            Illegal::NoChipThere => "no_chip_there",
            Illegal::ChipIsYours => "chip_is_yours",
        }
    }
}
