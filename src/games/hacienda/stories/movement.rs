//! The building blocks of a story: objects that move from one place to another.

use crate::playback;
use hacienda_rules::{Card, Cell, Cells, Deck, PondShape, ScoringKind, Seat};

/// A start or end point of a movement: on the board or on a panel of the HUD.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A hex.
    Hex(Cell),
    /// A seat tag.
    Tag(Seat),
    /// The purse on a seat tag.
    Purse(Seat),
    /// A card in a player's hand, or the seat tag if that hand is not visible.
    Hand(Seat, Card),
    /// A deck.
    Deck(Deck),
    /// A slot in the display of a deck, counted from 0.
    Slot(Deck, u8),
    /// The haciendas in the shop.
    Hacienda,
    /// The supply of harvest chips.
    Chip,
    /// The ponds of this shape in the shop.
    Pond(PondShape),
    /// The sun clock.
    Sun,
    /// The shop as a whole, for items that are not visible.
    Shop,
}

/// The way a piece arrives at its hex.
#[derive(Debug, Clone, PartialEq)]
pub enum Arrival {
    /// It flies, lands and settles.
    Fly,
    /// It flies to the first of these hexes and hops along the others.
    Walk(Vec<Cell>),
    /// It rises from its hex.
    Raise,
    /// It fills with water.
    Fill,
    /// It flies and turns over.
    Flip,
}

/// A moving object.
#[derive(Debug, Clone, PartialEq)]
pub enum MovementKind {
    /// A piece that arrives at a hex. A pond arrives at its first hex.
    Piece {
        /// The hex at which the piece arrives.
        at: Cell,
        /// The start point.
        from: Spot,
        /// The way the piece arrives.
        arrival: Arrival,
    },
    /// The peg that rises at a market.
    Peg(Cell),
    /// A card that flies.
    Card {
        /// The card. If it moves from a deck to a hand, only its new owner may see it.
        card: Card,
        /// The start point.
        from: Spot,
        /// The end point.
        to: Spot,
        /// True if the card starts face down and turns over in flight.
        turns_over: bool,
    },
    /// Coins that fly one after another and change the amount shown in the purse.
    Coins {
        /// The owner of the purse.
        seat: Seat,
        /// The change to the purse; negative for a payment.
        pesos: i64,
        /// The start points; the coins use them in turn.
        from: Vec<Spot>,
        /// The end point of all coins.
        to: Spot,
        /// The index of the effect. Once it is announced, the announced position includes the amount.
        effect: usize,
    },
    /// A counted piece that hops.
    Hop(Cell),
    /// Joined chains or herds that flash together.
    Flash(Seat, Cells),
    /// The stall of a market, which bounces.
    Bounce(Cell),
    /// Dust that rises.
    Dust(Cell),
    /// A piece that winces.
    Wince(Cell),
    /// An amount of pesos that floats upwards.
    Number(Seat, Cell, u32),
    /// The turn marker that moves from one seat tag to another.
    HandOver(Seat, Seat),
    /// The sun clock, around which a frame lights up because a scoring is due.
    Due(ScoringKind),
}

/// A movement in a Hacienda story.
pub type Movement = playback::Movement<MovementKind>;
