//! The effects of an action, with all the amounts involved. They update the position, and are written to files and
//! shown on the screen.

use crate::{
    Card, Cell, Joined, LandCard, LandPile, OncePerTurn, PondCells, PondShape, ScoringKind, Seat, Species, Tallies,
};

/// A single effect. Each kind of effect has its own enum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Cards moved.
    Card(CardEffect),
    /// Money was paid or earned.
    Purse(PurseEffect),
    /// A land tile was placed.
    Land(LandEffect),
    /// An animal was placed.
    Animal(AnimalEffect),
    /// A pond was placed.
    Pond(PondEffect),
    /// A hacienda was placed.
    Hacienda(HaciendaEffect),
    /// A harvest chip was placed.
    Harvest(HarvestEffect),
    /// A market was reached.
    Market(MarketEffect),
    /// A turn or the game moved on, or a scoring became due or took place.
    Clock(ClockEffect),
}

/// A movement of cards (rules: `rule-chapter-buying`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardEffect {
    /// A card moved from its display to a hand, visible to all players.
    Taken {
        /// The seat that received the card.
        seat: Seat,
        /// The card.
        card: Card,
        /// The index in the display, counted from 0.
        slot: u8,
    },
    /// The top card left its deck.
    Drawn {
        /// The card.
        card: Card,
        /// The hand or the place in the display that receives the card.
        to: Destination,
    },
    /// A hand card was played.
    Played {
        /// The seat that played the card.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The discarded land cards became the deck (rules: `rule-land-deck`).
    Reshuffled {
        /// The new deck, bottom card first.
        order: LandPile,
    },
}

/// The destination of a drawn card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Destination {
    /// A hand, unseen by the other players.
    Hand(Seat),
    /// The display of its deck, at this index, counted from 0.
    Display(u8),
}

/// A payment between a player and the bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PurseEffect {
    /// The player paid.
    Paid {
        /// The player's seat.
        seat: Seat,
        /// The amount in pesos.
        pesos: u32,
    },
    /// The player was paid.
    Earned {
        /// The player's seat.
        seat: Seat,
        /// The amount in pesos.
        pesos: u32,
    },
}

/// The placement of a land tile (rules: `rule-chapter-land`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LandEffect {
    /// A land tile was placed.
    Placed {
        /// Its owner.
        seat: Seat,
        /// The card it was played with.
        card: LandCard,
        /// The hex of the tile.
        at: Cell,
        /// The number of tiles in its chain, including this tile.
        chain: u16,
        /// The chains that it joined into one.
        joined: Joined,
    },
}

/// The placement of an animal (rules: `rule-chapter-animals`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnimalEffect {
    /// An animal was placed.
    Placed {
        /// Its owner.
        seat: Seat,
        /// Its species.
        species: Species,
        /// The hex of the animal.
        at: Cell,
        /// The number of animals in its herd, including this animal.
        herd: u16,
        /// The herds that it joined into one.
        joined: Joined,
    },
}

/// The placement of a pond (rules: `rule-pond`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PondEffect {
    /// A pond was placed.
    Placed {
        /// The seat that bought it. Ponds have no owner.
        seat: Seat,
        /// Its shape.
        shape: PondShape,
        /// The hexes that the pond covers.
        cells: PondCells,
    },
}

/// The placement of a hacienda (rules: `rule-hacienda`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HaciendaEffect {
    /// A hacienda was placed.
    Placed {
        /// The seat that bought it.
        seat: Seat,
        /// The hex of the tile or animal below.
        at: Cell,
        /// The number of tiles or animals in its chain or herd.
        group: u16,
    },
}

/// The placement of a harvest chip (rules: `rule-chapter-harvest`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HarvestEffect {
    /// A harvest chip was placed.
    Placed {
        /// The seat that harvests.
        seat: Seat,
        /// The hex of the tile.
        at: Cell,
        /// The opponent's tile that the chip came from; `None` for the supply.
        from: Option<Cell>,
        /// The number of tiles in the harvested chain.
        tiles: u16,
    },
}

/// An arrival at a market (rules: `rule-chapter-markets`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarketEffect {
    /// An animal was placed next to a market and its owner was paid.
    Reached {
        /// The owner's seat.
        seat: Seat,
        /// The hex of the market.
        market: Cell,
        /// True if no animal of the player touched the market before.
        first: bool,
        /// The number of animals counted.
        animals: u16,
        /// The number of land tiles counted.
        land: u16,
        /// The payment in pesos.
        pesos: u32,
        /// True if the payment is the product of the two numbers, false if it is their sum (rules: `rule-payment`).
        is_product: bool,
    },
}

/// The progress of turns, scorings and the game (rules: `rule-chapter-turn`, `rule-chapter-scoring`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockEffect {
    /// An action of the turn was used.
    ActionSpent {
        /// The number of actions left.
        left: u8,
    },
    /// A once-per-turn action was used.
    Used(OncePerTurn),
    /// A stack of animal cards ran out, so this scoring became due.
    FellDue(ScoringKind),
    /// The turn ended.
    TurnEnded {
        /// The seat whose turn ended.
        seat: Seat,
        /// The number of seats that have now passed in a row.
        passed: u8,
    },
    /// A scoring took place.
    Scored {
        /// The kind of scoring.
        kind: ScoringKind,
        /// Each seat's points.
        rows: Tallies,
    },
    /// The next turn began.
    TurnBegan {
        /// The seat whose turn began.
        seat: Seat,
        /// The number of actions in the turn.
        actions: u8,
    },
    /// The game ended.
    GameOver,
}

impl Effect {
    /// Returns true if the effect reveals new information to a player, so that the action cannot be taken back. Taking
    /// a card from a display always counts, even if no card replaces it.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, Deck, Effect, Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let mut position: Position = Position::setup(&setting, 2, 7, None)?;
    /// let mut effects = Vec::new();
    /// position.play(&setting, Action::BuyTop(Deck::Land), &mut effects)?;
    /// assert!(effects.iter().any(Effect::reveals)); // The player has seen a new card.
    /// effects.clear();
    /// position.play(&setting, Action::End, &mut effects)?;
    /// assert!(!effects.iter().any(Effect::reveals));
    /// # Ok(())
    /// # }
    /// ```
    pub fn reveals(&self) -> bool {
        match self {
            Effect::Card(CardEffect::Taken { .. } | CardEffect::Drawn { .. }) => true,
            // No player sees the new order of the deck.
            Effect::Card(CardEffect::Played { .. } | CardEffect::Reshuffled { .. }) => false,
            Effect::Purse(_)
            | Effect::Land(_)
            | Effect::Animal(_)
            | Effect::Pond(_)
            | Effect::Hacienda(_)
            | Effect::Harvest(_)
            | Effect::Market(_)
            | Effect::Clock(_) => false,
        }
    }

    /// Returns the hex of a newly placed harvest chip, and the opponent's tile that it came from; `None` for other
    /// effects (rules: `rule-chapter-harvest`).
    pub fn chip(&self) -> Option<(Cell, Option<Cell>)> {
        match self {
            Effect::Harvest(HarvestEffect::Placed { seat: _, at, from, tiles: _ }) => Some((*at, *from)),
            _ => None,
        }
    }
}

/// The effects of one action, in order.
pub type Effects = Vec<Effect>;
