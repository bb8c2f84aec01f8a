//! What keeps a board from being played well, with the hexes that it is about. It forbids nothing.

use crate::{Board, Cells, Landscape, Rulebook, sentences::counted};

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
    #[error("no landscape leads to {hexes} of pampas: only ponds can lie there", hexes = counted(.0.count().into(), "hex", "hexes"))]
    CutPampas(Cells),
    /// Markets that have sides in common, or lie side by side: one animal may be paid at several (RULES.md 3.3).
    #[error("{count} markets have sides in common: one animal may be paid at several", count = markets.count())]
    SharedSides {
        /// The markets.
        markets: Cells,
        /// The pampas that are sides of more than one.
        sides: Cells,
    },
    /// Landscapes and pampas have fewer hexes than there are land cards: without a single animal the board fills up.
    #[error("landscapes and pampas together have fewer hexes ({places}) than there are land cards ({cards})")]
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
            Finding::SharedSides { markets, sides } => *markets | *sides,
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
        found.extend(missing.iter().copied().map(Finding::NoLandscape));
    }
    // Without land or pampas everything is out of reach; that was said.
    if missing.len() < Landscape::ALL.len() && !board.pampas().is_empty() {
        let reached = reached_pampas(board);
        let cut = board.markets().only(|market| !board.touches(market, &reached));
        found.extend((!cut.is_empty()).then_some(Finding::CutMarkets(cut)));
        let apart = *board.pampas() & !reached;
        found.extend((!apart.is_empty()).then_some(Finding::CutPampas(apart)));
    }
    found.extend(shared_sides(board));
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

fn shared_sides(board: &Board) -> Option<Finding> {
    let sides = board.pampas().only(|cell| board.count_beside(cell, board.markets()) > 1);
    let markets = (board.around(&sides) & *board.markets()) | board.paired(board.markets());
    (!markets.is_empty()).then_some(Finding::SharedSides { markets, sides })
}

fn places_of(board: &Board) -> Cells {
    Landscape::ALL.into_iter().fold(*board.pampas(), |all, kind| all | *board.land(kind))
}
