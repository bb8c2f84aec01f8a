//! What keeps a board from being played well, with the hexes that it is about. It forbids nothing.

use crate::{Board, Cell, Cells, Ground, Landscape, Rulebook};

/// One thing that whoever draws or chooses a board wants to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Finding {
    /// There is no pampas: no animal, pond or pampas card has a place (RULES.md 3.1, 3.2, 3.6).
    #[error("there is no pampas: neither animals nor ponds have a place")]
    NoPampas,
    /// There is no market: nothing brings money but the harvest (RULES.md 3.3).
    #[error("there is no market: only harvests bring money")]
    NoMarket,
    /// There is no landscape at all: nobody can begin a chain (RULES.md 3.1).
    #[error("there is no landscape: nobody can begin a chain")]
    NoLand,
    /// No hex has this landscape, so that its cards count as pampas (RULES.md 3.1).
    #[error("no hex is {word}: its cards count as pampas", word = .0.word())]
    NoLandscape(Landscape),
    /// No animal can come to these markets: none of their sides is pampas, or only pampas that nobody can reach.
    #[error("no animal can come to {count} of the markets", count = .0.count())]
    CutMarkets(Cells),
    /// Pampas to which no land leads: no landscape lies beside them, so that nothing but ponds can ever lie there.
    #[error("no landscape leads to {count} hexes of pampas: only ponds can lie there", count = .0.count())]
    CutPampas(Cells),
    /// Two markets have sides in common, or lie side by side: one animal may be paid at both (RULES.md 3.3).
    #[error("two markets have sides in common: one animal may be paid at both")]
    SharedSides {
        /// One of the two markets.
        one: Cell,
        /// The other.
        other: Cell,
    },
    /// Landscapes and pampas have fewer hexes than there are land cards: without a single animal the board fills up.
    #[error("{places} hexes of landscapes and pampas are fewer than the {cards} land cards")]
    FewPlaces {
        /// How many hexes a tile or an animal can have.
        places: u16,
        /// How many land cards there are (RULES.md 1).
        cards: u16,
    },
}

impl Finding {
    /// The hexes that it is about; none where something is missing.
    pub fn cells(&self, board: &Board) -> Cells {
        match self {
            Finding::NoPampas | Finding::NoMarket | Finding::NoLand | Finding::NoLandscape(_) => Cells::NONE,
            Finding::CutMarkets(cells) | Finding::CutPampas(cells) => *cells,
            Finding::SharedSides { one, other } => {
                let markets: Cells = [*one, *other].into_iter().collect();
                markets | sides_in_common(board, *one, *other)
            }
            Finding::FewPlaces { .. } => places_of(board),
        }
    }
}

/// Everything found on a board for a game with these numbers, what weighs most first.
pub fn find(board: &Board, book: &Rulebook) -> Vec<Finding> {
    let mut found = Vec::new();
    let missing: Vec<Landscape> = Landscape::ALL.into_iter().filter(|kind| board.land(*kind).is_empty()).collect();
    if board.pampas().is_empty() {
        found.push(Finding::NoPampas);
    }
    if board.markets().is_empty() {
        found.push(Finding::NoMarket);
    }
    if missing.len() == Landscape::ALL.len() {
        found.push(Finding::NoLand);
    } else {
        found.extend(missing.into_iter().map(Finding::NoLandscape));
    }
    let reached = reached_pampas(board);
    let cut = board.markets().only(|market| !board.touches(market, &reached));
    if !cut.is_empty() {
        found.push(Finding::CutMarkets(cut));
    }
    let apart = *board.pampas() & !reached;
    if !apart.is_empty() {
        found.push(Finding::CutPampas(apart));
    }
    let markets: Vec<Cell> = board.markets().iter().collect();
    for (place, one) in markets.iter().enumerate() {
        for other in &markets[place + 1..] {
            if board.touch(*one, *other) || !sides_in_common(board, *one, *other).is_empty() {
                found.push(Finding::SharedSides { one: *one, other: *other });
            }
        }
    }
    let (places, cards) = (places_of(board).count(), book.land_cards.iter().map(|count| u16::from(*count)).sum());
    if places < cards {
        found.push(Finding::FewPlaces { places, cards });
    }
    found
}

/// Pampas that hang together with a hex of some landscape: land grows over them tile by tile, and animals follow it.
fn reached_pampas(board: &Board) -> Cells {
    let land = Landscape::ALL.into_iter().fold(Cells::NONE, |all, kind| all | *board.land(kind));
    board.groups_of(&(board.around(&land) & *board.pampas()), board.pampas())
}

/// The pampas that are sides of both markets: elsewhere nobody stands.
fn sides_in_common(board: &Board, one: Cell, other: Cell) -> Cells {
    let shared = board.beside(one).iter().filter(|cell| board.touch(**cell, other));
    shared.copied().filter(|cell| board.ground(*cell) == Ground::Pampas).collect()
}

fn places_of(board: &Board) -> Cells {
    Landscape::ALL.into_iter().fold(*board.pampas(), |all, kind| all | *board.land(kind))
}
