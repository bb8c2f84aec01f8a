//! Why an action is refused: one variant and one sentence for each reason a player can run into.

use serde::Serialize;

use super::vocab::{Card, Deck, PondShape, Species};

/// A refusal. Its [`reason`](Illegal::reason) is a fixed word, its `Display` a sentence that names what is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be done any more.
    #[error("The game is over.")]
    GameOver,
    /// No card can be drawn (RULES.md 3).
    #[error("The {} deck is used up.", .0.word())]
    DeckIsEmpty(Deck),
    /// The display lies without that card.
    #[error("There is no {} card in the display.", .0.word())]
    NotInDisplay(Card),
    /// The purse is too thin (RULES.md 3).
    #[error("That costs {price} pesos, and you have {pesos}.")]
    TooExpensive {
        /// What it costs.
        price: u32,
        /// What the player has.
        pesos: u32,
    },
    /// The hand holds no such card.
    #[error("You have no {} card in your hand.", .0.word())]
    CardNotInHand(Card),
    /// The hex is of another landscape (RULES.md 3.1).
    #[error("A {} card needs an empty {} hex.", .0.word(), .0.word())]
    WrongLandscape(Card),
    /// Animals, ponds and pampas cards need pampas.
    #[error("This needs an empty pampas hex.")]
    NotPampas,
    /// Something stands there already.
    #[error("This hex is taken.")]
    HexIsTaken,
    /// Pampas tiles continue own land (RULES.md 3.1).
    #[error("This hex does not touch your land: a pampas tile must lie next to a land tile of yours.")]
    NotNextToYourLand,
    /// Animals continue own land or an own herd of the species (RULES.md 3.2).
    #[error("This hex touches neither your land nor your {} herd.", .0.word())]
    NotNextToYourLandOrHerd(Species),
    /// All tiles of the species are on the board (RULES.md 3.2).
    #[error("All your {} tiles are on the board.", .0.word())]
    NoTileOfSpecies(Species),
    /// All animal tiles are on the board (RULES.md 3.2).
    #[error("All your animal tiles are on the board.")]
    NoAnimalTile,
    /// One a turn (RULES.md 3).
    #[error("You have bought a hacienda this turn already: one a turn.")]
    HaciendaBought,
    /// The supply is empty.
    #[error("No hacienda is left.")]
    NoHacienda,
    /// It needs an own tile or animal (RULES.md 3.5).
    #[error("A hacienda needs a land tile or an animal of yours.")]
    NotYourPiece,
    /// One for a chain or herd (RULES.md 3.5).
    #[error("This chain or herd holds a hacienda already.")]
    GroupHasHacienda,
    /// One on a tile, where several in a group are allowed.
    #[error("This tile holds a hacienda already.")]
    TileHasHacienda,
    /// One a turn (RULES.md 3).
    #[error("You have bought a pond this turn already: one a turn.")]
    PondBought,
    /// The hexes have no pond's shape (RULES.md 1).
    #[error("No pond has this shape: its hexes must touch, and three must not lie in a straight line.")]
    NoSuchPond,
    /// No pond of the shape is in supply.
    #[error("No {} pond is left.", .0.word())]
    NoPondLeft(PondShape),
    /// Once a turn (RULES.md 3).
    #[error("You have harvested this turn already: once a turn.")]
    Harvested,
    /// A chip goes on an own land tile (RULES.md 3.4).
    #[error("A harvest needs a land tile of yours.")]
    NotYourLand,
    /// The chain has too few tiles (RULES.md 3.4).
    #[error("This chain has {tiles} of the {needed} tiles that a harvest needs.")]
    ChainTooShort {
        /// Tiles it has.
        tiles: u16,
        /// Tiles it needs.
        needed: u8,
    },
    /// The chain was harvested (RULES.md 3.4).
    #[error("This chain holds a harvest chip already.")]
    ChainHasChip,
    /// Chips are taken from opponents only when there is none left.
    #[error("There are harvest chips in the supply: take one of those.")]
    ChipsInSupply,
    /// A chip must come from somewhere.
    #[error("The supply has no harvest chip: name an opponent's chip to take.")]
    NoChipInSupply,
    /// There is nothing to take.
    #[error("No harvest chip lies there.")]
    NoChipThere,
    /// Never from oneself (RULES.md 3.4).
    #[error("You cannot take a harvest chip from a chain of your own.")]
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

impl Serialize for Illegal {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.reason())
    }
}
