//! What a story is made of: things that move for a while, from one place to another.

use crate::playback;
use hacienda_rules::{Card, Cell, Cells, Deck, PondShape, ScoringKind, Seat};

/// A place where a movement begins or ends: on the board, or on a panel, whose place the face knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A hex.
    Hex(Cell),
    /// A player's tag.
    Tag(Seat),
    /// The purse on a player's tag.
    Purse(Seat),
    /// The place of a card in a player's hand: where that hand is not seen, the tag.
    Hand(Seat, Card),
    /// A deck.
    Deck(Deck),
    /// A place in the display of a deck, from 0.
    Slot(Deck, u8),
    /// Where haciendas are sold.
    Hacienda,
    /// Where harvest chips lie.
    Chip,
    /// Where ponds of this shape are sold.
    Pond(PondShape),
    /// The sun clock.
    Sun,
    /// Whatever sells, where its goods are out of sight.
    Shop,
}

/// How a piece comes to its hex.
#[derive(Debug, Clone, PartialEq)]
pub enum Gait {
    /// It flies there, lands and settles.
    Fly,
    /// It flies to the first of these hexes and hops along the others.
    Walk(Vec<Cell>),
    /// It is raised where it stands.
    Raise,
    /// It fills.
    Fill,
    /// It flies there and turns over.
    Flip,
}

/// What moves.
#[derive(Debug, Clone, PartialEq)]
pub enum What {
    /// A piece comes to a hex; for a pond its first one.
    Piece {
        /// The hex.
        at: Cell,
        /// Where it starts.
        from: Spot,
        /// How it comes.
        gait: Gait,
    },
    /// The peg at a market comes up.
    Peg(Cell),
    /// A card flies.
    Card {
        /// The card; only its new owner may see it where it comes from a deck into a hand.
        card: Card,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
        /// Whether it lay on its face.
        turns: bool,
    },
    /// Coins fly one after another, and the purse counts them.
    Coins {
        /// Whose purse.
        seat: Seat,
        /// What the purse gains, or loses.
        pesos: i64,
        /// Where they start, each at the next place.
        from: Vec<Spot>,
        /// Where they go.
        to: Spot,
        /// The effect, by its number: what is told of it is in the purse.
        effect: usize,
    },
    /// What stands on a hex counts, and hops.
    Hop(Cell),
    /// Chains or herds that joined flash as one.
    Flash(Seat, Cells),
    /// The awning of a market bounces.
    Bounce(Cell),
    /// Dust rises.
    Dust(Cell),
    /// What stands on a hex winces.
    Wince(Cell),
    /// A number of pesos rises.
    Number(Seat, Cell, u32),
    /// The turn goes from tag to tag.
    HandOver(Seat, Seat),
    /// A scoring falls due: the sun clock shines.
    Due(ScoringKind),
}

/// Something of it that moves for a while.
pub type Movement = playback::Movement<What>;
