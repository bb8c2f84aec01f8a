//! The words of the game: seats, landscapes, species, cards, grounds, pond shapes and scoring categories.

use serde::{Deserialize, Serialize};

/// The most players at a table (RULES.md 1).
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, from 0 clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into the arrays kept for each player.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table of `count` players, in clockwise order.
    #[inline]
    pub fn all(count: u8) -> impl Iterator<Item = Seat> {
        (0..count).map(Seat)
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// This seat alone; no seat where no table has it.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        if seat.index() < MAX_SEATS { Seats(1 << seat.0) } else { Seats::NONE }
    }

    /// Whether the seat is in it.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        Seats::only(seat).0 & self.0 != 0
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats, in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | Seats::only(seat).0))
    }
}

/// Declares an enum whose variants are all listed in `ALL` and each have a fixed lower-case word.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in the order of the rules.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The fixed word for it in texts and files.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The value with this word, if there is one.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)+ _ => None }
            }

            /// Its place in [`Self::ALL`].
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words! {
    /// The five landscapes on which land tiles may stand (RULES.md 1).
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
    /// The six kinds of land card: one for each landscape, and pampas (RULES.md 1).
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
        /// For a pampas hex beside own land.
        Pampas = "pampas",
    }
}

impl LandCard {
    /// The landscape the card names; `None` for the pampas card.
    #[inline]
    pub fn landscape(self) -> Option<Landscape> {
        Landscape::ALL.get(self.index()).copied()
    }
}

words! {
    /// The four species of animal (RULES.md 1).
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

/// How many kinds of card there are, land and animal together.
pub const CARD_KINDS: usize = LandCard::ALL.len() + Species::ALL.len();

/// A card of either deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// From the land deck.
    Land(LandCard),
    /// From the animal deck.
    Animal(Species),
}

impl Card {
    /// Its place among all kinds: land cards first, then animals.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Card::Land(card) => card.index(),
            Card::Animal(species) => LandCard::ALL.len() + species.index(),
        }
    }

    /// The kind at a place among all kinds; `None` beyond the last.
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

    /// The fixed word for it in texts and files.
    pub fn word(self) -> &'static str {
        match self {
            Card::Land(card) => card.word(),
            Card::Animal(species) => species.word(),
        }
    }

    /// The card with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Card> {
        LandCard::from_word(word).map(Card::Land).or_else(|| Species::from_word(word).map(Card::Animal))
    }

    /// The deck it comes from.
    #[inline]
    pub fn deck(self) -> Deck {
        match self {
            Card::Land(_) => Deck::Land,
            Card::Animal(_) => Deck::Animal,
        }
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

/// What a hex of the printed board is; void hexes are no hexes at all (RULES.md 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "reflect", derive(bevy_reflect::Reflect))]
pub enum Ground {
    /// Open pampas, where animals graze and ponds are dug.
    Pampas,
    /// One of the five landscapes.
    Land(Landscape),
    /// A market; nothing is ever placed on it.
    Market,
    /// Printed water, which holds a one-hex pond from the start.
    Water,
}

impl Ground {
    /// The fixed word for it in texts.
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
    /// The shapes of pond (RULES.md 1).
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
    /// How many hexes it covers.
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
    /// The categories of a scoring, in their order (RULES.md 4, and 5 for herds).
    Category {
        /// Markets reached.
        Markets = "markets",
        /// Land chains of three or more.
        Chains = "chains",
        /// Chains and herds that hold a hacienda.
        Haciendas = "haciendas",
        /// Own tiles and animals beside ponds.
        Ponds = "ponds",
        /// Herds of three or more, in the variants that count them.
        Herds = "herds",
        /// Full tens of pesos.
        Money = "money",
    }
}

words! {
    /// The two scorings of a game (RULES.md 4).
    ScoringKind {
        /// When the first animal stack is used up.
        Intermediate = "intermediate",
        /// When the second one is, or everybody passed.
        Final = "final",
    }
}

/// What may be done only once a turn (RULES.md 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Once {
    /// Buying a hacienda.
    Hacienda,
    /// Buying a pond.
    Pond,
    /// Harvesting.
    Harvest,
}
