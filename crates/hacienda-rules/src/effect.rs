//! What an action brings about: facts with every number in them, recorded by the position, the table and the screen alike.

use crate::{Card, Cell, Joined, LandCard, LandPile, Once, PondCells, PondShape, ScoringKind, Seat, Species, Tallies};

/// One fact. Each kind of thing on the table has an enum of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Cards moved.
    Card(CardEffect),
    /// Pesos changed hands.
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
    /// Turns, rounds and scorings moved on.
    Clock(ClockEffect),
}

/// Cards moved (RULES.md 3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardEffect {
    /// A card left its display for a hand; everyone saw it.
    Taken {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
        /// The place in the display, from 0.
        slot: u8,
    },
    /// The top card left its deck.
    Drawn {
        /// The card.
        card: Card,
        /// Where it went.
        to: Destination,
    },
    /// A card left a hand for its tile.
    Played {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The discarded land cards became the deck (RULES.md 3.1).
    Reshuffled {
        /// The new deck, bottom card first.
        order: LandPile,
    },
}

/// Where a drawn card goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Destination {
    /// Into a hand, unseen by the others.
    Hand(Seat),
    /// Into the display of its deck, at this place, from 0.
    Display(u8),
}

/// Pesos changed hands between a player and the bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PurseEffect {
    /// The player paid.
    Paid {
        /// Who.
        seat: Seat,
        /// Pesos.
        pesos: u32,
    },
    /// The player was paid.
    Earned {
        /// Who.
        seat: Seat,
        /// Pesos.
        pesos: u32,
    },
}

/// A land tile was placed (RULES.md 3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LandEffect {
    /// The tile lies.
    Placed {
        /// Its owner.
        seat: Seat,
        /// The card it was played with.
        card: LandCard,
        /// Where.
        at: Cell,
        /// Tiles in its chain, with it.
        chain: u16,
        /// The chains that it joined, of which this one is made.
        joined: Joined,
    },
}

/// An animal was placed (RULES.md 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnimalEffect {
    /// The animal stands.
    Placed {
        /// Its owner.
        seat: Seat,
        /// Its species.
        species: Species,
        /// Where.
        at: Cell,
        /// Animals in its herd, with it.
        herd: u16,
        /// The herds that it joined, of which this one is made.
        joined: Joined,
    },
}

/// A pond was placed (RULES.md 3.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PondEffect {
    /// The pond is dug.
    Placed {
        /// Who dug it. It belongs to nobody.
        seat: Seat,
        /// Its shape.
        shape: PondShape,
        /// Where.
        cells: PondCells,
    },
}

/// A hacienda was placed (RULES.md 3.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HaciendaEffect {
    /// The hacienda stands.
    Placed {
        /// Who built it.
        seat: Seat,
        /// Where.
        at: Cell,
        /// Tiles of the chain or animals of the herd on which it stands.
        group: u16,
    },
}

/// A harvest chip was placed (RULES.md 3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HarvestEffect {
    /// The chip lies.
    Placed {
        /// Who harvests.
        seat: Seat,
        /// On which tile.
        at: Cell,
        /// The opponent's tile it was taken from; `None`: from the supply.
        from: Option<Cell>,
        /// Tiles in the harvested chain.
        tiles: u16,
    },
}

/// A market was reached (RULES.md 3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarketEffect {
    /// An animal came to one of its sides and its owner is paid.
    Reached {
        /// Who.
        seat: Seat,
        /// Which market.
        market: Cell,
        /// Whether none of the player's animals touched it before.
        first: bool,
        /// Animals counted.
        animals: u16,
        /// Land tiles counted.
        land: u16,
        /// Pesos for it.
        pesos: u32,
    },
}

/// Turns, rounds and scorings moved on (RULES.md 3 and 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockEffect {
    /// An action of the turn was used.
    ActionSpent {
        /// Actions left.
        left: u8,
    },
    /// Something was done that may be done once a turn.
    Used(Once),
    /// A stack of animal cards ran out: this scoring will come.
    FellDue(ScoringKind),
    /// The turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// How many seats have now passed in a row.
        passed: u8,
    },
    /// A scoring took place.
    Scored {
        /// Which.
        kind: ScoringKind,
        /// Each seat's points.
        rows: Tallies,
    },
    /// The next turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Actions it has.
        actions: u8,
    },
    /// The game is over.
    GameOver,
}

impl Effect {
    /// Whether it shows somebody what nobody could know before, so that the action can't be taken back. A card that
    /// leaves a display does, also where nothing was left to take its place.
    pub fn reveals(&self) -> bool {
        match self {
            Effect::Card(CardEffect::Taken { .. } | CardEffect::Drawn { .. }) => true,
            // The new order of the deck is seen by nobody.
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

    /// Where a harvest chip came to lie, and the opponent's tile from which it was taken; `None` where none was placed
    /// (RULES.md 3.4).
    pub fn chip(&self) -> Option<(Cell, Option<Cell>)> {
        match self {
            Effect::Harvest(HarvestEffect::Placed { seat: _, at, from, tiles: _ }) => Some((*at, *from)),
            _ => None,
        }
    }
}

/// The effects of one action, in order.
pub type Effects = Vec<Effect>;
