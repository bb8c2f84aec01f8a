//! The vocabulary of the game: seats, landscapes, species, cards, kinds of ground, pond shapes and scoring categories.

use serde::{Deserialize, Serialize};
pub use tabletop::{MAX_SEATS, Seat, Seats};
use tabletop::{texts::Arg, words};

words! {
    /// The five landscapes of the board (rules: `rule-board`).
    Landscape {
        /// Peaks.
        Mountain = "mountain",
        /// Trees.
        Forest = "forest",
        /// Grass and flowers.
        Meadow = "meadow",
        /// Boulders.
        Rocks = "rocks",
        /// Pools and reeds.
        Swamp = "swamp",
    }
}

words! {
    /// The six kinds of land card: one for each landscape, and pampas (rules: `rule-land`, `rule-pampas`).
    LandCard {
        /// For a mountain hex.
        Mountain = "mountain",
        /// For a forest hex.
        Forest = "forest",
        /// For a meadow hex.
        Meadow = "meadow",
        /// For a rocks hex.
        Rocks = "rocks",
        /// For a swamp hex.
        Swamp = "swamp",
        /// For a pampas hex next to the player's land.
        Pampas = "pampas",
    }
}

impl LandCard {
    /// The landscape the card names; `None` for the pampas card.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{LandCard, Landscape};
    /// assert_eq!(LandCard::Forest.landscape(), Some(Landscape::Forest));
    /// assert_eq!(LandCard::Pampas.landscape(), None);
    /// ```
    #[inline]
    pub fn landscape(self) -> Option<Landscape> {
        Landscape::ALL.get(self.index()).copied()
    }
}

words! {
    /// The four species of animal.
    Species {
        /// Cattle.
        Cattle = "cattle",
        /// Horses.
        Horse = "horse",
        /// Pigs.
        Pig = "pig",
        /// Sheep.
        Sheep = "sheep",
    }
}

/// The number of kinds of card, land and animal together.
pub const CARD_KINDS: usize = LandCard::ALL.len() + Species::ALL.len();

/// A card of either deck, written to files as its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "unknown card; known cards: mountain, forest, meadow, rocks, swamp, pampas, cattle, horse, pig, sheep"
)]
pub enum Card {
    /// From the land deck.
    Land(LandCard),
    /// From the animal deck.
    Animal(Species),
}

impl Card {
    /// Returns the index among all kinds: land cards first, then animals.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Card::Land(card) => card.index(),
            Card::Animal(species) => LandCard::ALL.len() + species.index(),
        }
    }

    /// Returns the kind at an index among all kinds; `None` if it is out of range.
    #[inline]
    pub fn from_index(index: usize) -> Option<Card> {
        match index.checked_sub(LandCard::ALL.len()) {
            None => LandCard::ALL.get(index).copied().map(Card::Land),
            Some(animal) => Species::ALL.get(animal).copied().map(Card::Animal),
        }
    }

    /// Every kind of card, in order.
    #[inline]
    pub fn kinds() -> impl Iterator<Item = Card> {
        (0..CARD_KINDS).filter_map(Card::from_index)
    }

    /// Returns the fixed word used in texts and files.
    pub fn word(self) -> &'static str {
        match self {
            Card::Land(card) => card.word(),
            Card::Animal(species) => species.word(),
        }
    }

    /// Returns the card with this word, if there is one.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Card, Deck, Species};
    /// let card = Card::from_word("sheep").expect("an animal card");
    /// assert_eq!((card, card.deck()), (Card::Animal(Species::Sheep), Deck::Animal));
    /// assert_eq!(Card::from_word("goat"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Card> {
        LandCard::from_word(word).map(Card::Land).or_else(|| Species::from_word(word).map(Card::Animal))
    }

    /// Returns the deck of the card.
    #[inline]
    pub fn deck(self) -> Deck {
        match self {
            Card::Land(_) => Deck::Land,
            Card::Animal(_) => Deck::Animal,
        }
    }
}

impl From<Card> for Arg {
    /// Converts to the fixed word, which selects a variant of a message.
    fn from(card: Card) -> Arg {
        Arg::Kind(card.word())
    }
}

words! {
    /// The two decks, each with its display.
    Deck {
        /// Land cards.
        Land = "land",
        /// Animal cards.
        Animal = "animal",
    }
}

/// The printed ground of a hex that is not void (rules: `rule-board`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub enum Ground {
    /// Pampas, for animals, ponds and pampas cards.
    Pampas,
    /// One of the five landscapes.
    Land(Landscape),
    /// A market; nothing is ever placed on it.
    Market,
    /// Printed water, which holds a one-hex pond from the start.
    Water,
}

impl Ground {
    /// Returns the fixed word used in texts.
    pub fn word(self) -> &'static str {
        match self {
            Ground::Pampas => "pampas",
            Ground::Land(landscape) => landscape.word(),
            Ground::Market => "market",
            Ground::Water => "water",
        }
    }
}

words! {
    /// The shapes of ponds (rules: `rule-setup-ponds`).
    PondShape {
        /// One hex.
        Single = "single",
        /// Two hexes side by side.
        Double = "double",
        /// Three hexes in a line that bends by 60°.
        Bent = "bent",
        /// Three hexes that all touch one another.
        Triangle = "triangle",
    }
}

impl PondShape {
    /// Returns the number of hexes.
    #[inline]
    pub fn hexes(self) -> usize {
        match self {
            PondShape::Single => 1,
            PondShape::Double => 2,
            PondShape::Bent | PondShape::Triangle => 3,
        }
    }
}

words! {
    /// The categories of a scoring, in order (rules: `rule-chapter-scoring`).
    Category {
        /// Markets reached.
        Markets = "markets",
        /// Land chains of three or more.
        Chains = "chains",
        /// Chains and herds that hold a hacienda.
        Haciendas = "haciendas",
        /// A player's tiles and animals next to ponds.
        Ponds = "ponds",
        /// Herds of three or more, in the variants that count them.
        Herds = "herds",
        /// Full sets of 10 or 20 pesos.
        Money = "money",
    }
}

words! {
    /// The two scorings of a game (rules: `rule-chapter-scoring`).
    ScoringKind {
        /// Takes place after the first animal stack is used up.
        Intermediate = "intermediate",
        /// Takes place after the second stack is used up, or when all players have passed.
        Final = "final",
    }
}

words! {
    /// The once-per-turn actions (rules: `rule-once`).
    OncePerTurn {
        /// Buying a hacienda.
        Hacienda = "hacienda",
        /// Buying a pond.
        Pond = "pond",
        /// Harvesting.
        Harvest = "harvest",
    }
}
