//! The actions of a player (rules: `rule-chapter-turn`).

use crate::{Card, Cell, Deck, LandCard, PondCells, PondShape, Species};

/// One action of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Buy the top card of a deck.
    BuyTop(Deck),
    /// Buy a card from the land display.
    BuyLand(LandCard),
    /// Buy a card from the animal display.
    BuyAnimal(Species),
    /// Buy a hacienda and place it on a tile or animal of the player.
    Hacienda(Cell),
    /// Buy a pond and place it.
    Pond(PondCells),
    /// Play a land card.
    Land {
        /// The card.
        card: LandCard,
        /// The hex of the tile.
        at: Cell,
    },
    /// Play an animal card.
    Animal {
        /// The species of the card and the animal.
        species: Species,
        /// The hex of the animal.
        at: Cell,
    },
    /// Put a harvest chip on a land tile of the player.
    Harvest {
        /// The hex of the tile.
        at: Cell,
        /// The hex of the opponent's chip to take; `None` while the supply has chips.
        from: Option<Cell>,
    },
    /// End the turn early.
    End,
}

/// The kinds of actions, apart from ending the turn (rules: `rule-turn`, `rule-prices`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ActionKind {
    /// Buy the top card of a deck.
    BuyTop,
    /// Buy a card from a display.
    BuyDisplay,
    /// Buy a hacienda and place it.
    Hacienda,
    /// Buy a pond and place it.
    Pond,
    /// Play a land card.
    Land,
    /// Play an animal card.
    Animal,
    /// Put a harvest chip on a land tile.
    Harvest,
}

impl ActionKind {
    /// All kinds, in the order of the rules.
    pub const ALL: [ActionKind; 7] = [
        ActionKind::BuyTop,
        ActionKind::BuyDisplay,
        ActionKind::Hacienda,
        ActionKind::Pond,
        ActionKind::Land,
        ActionKind::Animal,
        ActionKind::Harvest,
    ];
}

/// The sections of the rules, each with the group of actions that it describes. Each section has a file in this crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// Buying cards.
    Cards,
    /// Land cards and chains.
    Land,
    /// Animal cards, herds and the payments at markets.
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
    /// All sections, in the order of the rules.
    pub const ALL: [Page; 7] =
        [Page::Cards, Page::Land, Page::Animals, Page::Harvest, Page::Haciendas, Page::Ponds, Page::Turn];
}

/// A piece that a player picks up before choosing a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A card from the player's hand, to be played.
    Card(Card),
    /// A hacienda, to be bought.
    Hacienda,
    /// A pond, to be bought.
    Pond(PondShape),
    /// A harvest chip.
    Chip,
}

impl Action {
    /// Returns the section of the rules that describes the action.
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

    /// Returns the hand card that the action plays, if any.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, Card, Cell, Deck, Species};
    /// let pig = Action::Animal { species: Species::Pig, at: Cell(40) };
    /// assert_eq!(pig.played(), Some(Card::Animal(Species::Pig)));
    /// assert_eq!(Action::BuyTop(Deck::Animal).played(), None);
    /// ```
    pub fn played(self) -> Option<Card> {
        match self {
            Action::Land { card, at: _ } => Some(Card::Land(card)),
            Action::Animal { species, at: _ } => Some(Card::Animal(species)),
            _ => None,
        }
    }

    /// Returns the hexes of the pond that the action places, if any.
    pub fn pond(self) -> Option<PondCells> {
        if let Action::Pond(cells) = self { Some(cells) } else { None }
    }

    /// Returns the kind of the action; `None` for [`Action::End`].
    pub fn kind(self) -> Option<ActionKind> {
        match self {
            Action::BuyTop(_) => Some(ActionKind::BuyTop),
            Action::BuyLand(_) | Action::BuyAnimal(_) => Some(ActionKind::BuyDisplay),
            Action::Hacienda(_) => Some(ActionKind::Hacienda),
            Action::Pond(_) => Some(ActionKind::Pond),
            Action::Land { .. } => Some(ActionKind::Land),
            Action::Animal { .. } => Some(ActionKind::Animal),
            Action::Harvest { .. } => Some(ActionKind::Harvest),
            Action::End => None,
        }
    }
}
