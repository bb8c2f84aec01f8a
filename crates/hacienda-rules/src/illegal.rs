//! The reasons for refusing an action, one variant each. The sentences for players are in the user interface.

use crate::{Card, Deck, PondShape, Species};

/// The reason for a refusal, as data. Files contain it as a fixed word, [`Illegal::reason`]; error messages show the
/// word with spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.reason().replace('_', " "))]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// No card can be drawn from this deck (rules: `rule-buy`).
    DeckIsEmpty(Deck),
    /// The display does not hold the card.
    NotInDisplay(Card),
    /// The player has too little money (rules: `rule-owe`).
    TooExpensive {
        /// The price in pesos.
        price: u32,
        /// The player's pesos.
        pesos: u32,
    },
    /// The player's hand does not hold the card.
    CardNotInHand(Card),
    /// The hex is not of the landscape on the card (rules: `rule-land`).
    WrongLandscape(Card),
    /// Animals, ponds and pampas cards need pampas (rules: `rule-place`).
    NotPampas,
    /// The hex is occupied.
    HexIsTaken,
    /// A pampas card needs adjacent land of the player (rules: `rule-pampas`).
    NotNextToYourLand,
    /// An animal needs adjacent land or an adjacent herd of its species, owned by the player (rules: `rule-animal`).
    NotNextToYourLandOrHerd(Species),
    /// All the player's tiles of the species are on the board (rules: `rule-limit`).
    NoTileOfSpecies(Species),
    /// All the player's animal tiles are on the board (rules: `rule-limit`).
    NoAnimalTile,
    /// The player has already bought a hacienda this turn (rules: `rule-once`).
    HaciendaBought,
    /// No hacienda is left in the supply.
    NoHacienda,
    /// A hacienda needs a suitable tile or animal of the player (rules: `rule-hacienda`).
    NotYourPiece,
    /// The chain or herd already holds a hacienda (rules: `rule-hacienda-one`).
    GroupHasHacienda,
    /// The tile or animal itself already holds a hacienda (rules: `rule-hacienda-several`).
    TileHasHacienda,
    /// The player has already bought a pond this turn (rules: `rule-once`).
    PondBought,
    /// No pond has the shape of these hexes (rules: `rule-setup-ponds`).
    NoSuchPond,
    /// No pond of the shape is left in the supply.
    NoPondLeft(PondShape),
    /// The player has already harvested this turn (rules: `rule-once`).
    Harvested,
    /// A chip needs a land tile of the player (rules: `rule-harvest`).
    NotYourLand,
    /// The chain has too few tiles (rules: `rule-harvest`).
    ChainTooShort {
        /// The number of tiles in the chain, or in the player's longest chain if no tile has been chosen yet.
        tiles: u16,
        /// The number of tiles needed.
        needed: u8,
    },
    /// The chain already holds a chip (rules: `rule-harvest`).
    ChainHasChip,
    /// Chips are taken from opponents only when the supply is empty (rules: `rule-harvest-take`).
    ChipsInSupply,
    /// The supply has no chip, and either the action names no opponent's chip or no opponent has one (rules:
    /// `rule-harvest-take`).
    NoChipInSupply,
    /// The named hex holds no chip.
    NoChipThere,
    /// The named chip is on the player's own chain (rules: `rule-harvest-take`).
    ChipIsYours,
}

impl Illegal {
    /// Returns the fixed word for the reason.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Card, Illegal, LandCard};
    /// let refusal = Illegal::CardNotInHand(Card::Land(LandCard::Swamp));
    /// assert_eq!(refusal.reason(), "card_not_in_hand");
    /// assert_eq!(refusal.to_string(), "card not in hand");
    /// ```
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
