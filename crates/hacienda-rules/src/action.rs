//! What a player can do: the rows of the table in RULES.md 3, and stopping early.

use crate::{Card, Cell, Deck, LandCard, PondCells, PondShape, Species};

/// One action of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Buy the top card of a deck.
    BuyTop(Deck),
    /// Buy a card of the land display.
    BuyLand(LandCard),
    /// Buy a card of the animal display.
    BuyAnimal(Species),
    /// Buy a hacienda and place it on an own tile or animal.
    Hacienda(Cell),
    /// Buy a pond and place it.
    Pond(PondCells),
    /// Play a land card.
    Land {
        /// The card.
        card: LandCard,
        /// Where the tile goes.
        at: Cell,
    },
    /// Play an animal card.
    Animal {
        /// The card, and the animal.
        species: Species,
        /// Where it goes.
        at: Cell,
    },
    /// Put a harvest chip on an own tile.
    Harvest {
        /// The tile.
        at: Cell,
        /// Whose chip is taken when the supply is empty.
        from: Option<Cell>,
    },
    /// Stop the turn early.
    End,
}

/// The rows of the table of actions (RULES.md 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Row {
    /// Buy the top card of a deck.
    BuyTop,
    /// Buy a card of a display.
    BuyDisplay,
    /// Buy a hacienda and place it.
    Hacienda,
    /// Buy a pond and place it.
    Pond,
    /// Play a land card.
    Land,
    /// Play an animal card.
    Animal,
    /// Harvest.
    Harvest,
}

impl Row {
    /// Every row, in the order of the rules.
    pub const ALL: [Row; 7] =
        [Row::BuyTop, Row::BuyDisplay, Row::Hacienda, Row::Pond, Row::Land, Row::Animal, Row::Harvest];
}

/// The pages of the rules that judge actions and carry them out: a file of this crate each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// Buying cards.
    Cards,
    /// Land cards and chains.
    Land,
    /// Animal cards and herds; markets pay in their train.
    Animals,
    /// The harvest and its chips.
    Harvest,
    /// Haciendas.
    Haciendas,
    /// Ponds.
    Ponds,
    /// The order of turns.
    Turn,
}

impl Page {
    /// Every page, in the order of the rules.
    pub const ALL: [Page; 7] =
        [Page::Cards, Page::Land, Page::Animals, Page::Harvest, Page::Haciendas, Page::Ponds, Page::Turn];
}

/// What a player takes into the hand before a hex for it is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A card of the own hand, to be played.
    Card(Card),
    /// A hacienda, to be bought.
    Hacienda,
    /// A pond, to be bought.
    Pond(PondShape),
    /// A harvest chip.
    Chip,
}

impl Action {
    /// The page that judges it.
    pub fn page(self) -> Page {
        match self {
            Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => Page::Cards,
            Action::Hacienda(_) => Page::Haciendas,
            Action::Pond(_) => Page::Ponds,
            Action::Land { .. } => Page::Land,
            Action::Animal { .. } => Page::Animals,
            Action::Harvest { .. } => Page::Harvest,
            Action::End => Page::Turn,
        }
    }

    /// The card of the hand that it plays, where it plays one.
    pub fn played(self) -> Option<Card> {
        match self {
            Action::Land { card, at: _ } => Some(Card::Land(card)),
            Action::Animal { species, at: _ } => Some(Card::Animal(species)),
            _ => None,
        }
    }

    /// Where it puts a pond, where it puts one.
    pub fn pond(self) -> Option<PondCells> {
        if let Action::Pond(cells) = self { Some(cells) } else { None }
    }

    /// The row it belongs to; `None` for stopping early.
    pub fn row(self) -> Option<Row> {
        match self {
            Action::BuyTop(_) => Some(Row::BuyTop),
            Action::BuyLand(_) | Action::BuyAnimal(_) => Some(Row::BuyDisplay),
            Action::Hacienda(_) => Some(Row::Hacienda),
            Action::Pond(_) => Some(Row::Pond),
            Action::Land { .. } => Some(Row::Land),
            Action::Animal { .. } => Some(Row::Animal),
            Action::Harvest { .. } => Some(Row::Harvest),
            Action::End => None,
        }
    }
}
