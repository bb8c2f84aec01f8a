//! Warnings about problems with a board that affect play, with the hexes concerned.

use crate::{Board, Cells, Landscape, Rulebook, sentences::counted};

/// A warning for people who draw or choose a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Finding {
    /// The board has no pampas: animals, ponds and pampas cards cannot be placed (rules: `rule-place`).
    #[error("there is no pampas: animals and ponds cannot be placed")]
    NoPampas,
    /// The board has no market: only the harvest brings money (rules: `rule-market`).
    #[error("there is no market: only harvests bring money")]
    NoMarket,
    /// The board has no landscapes: no chain can be started (rules: `rule-land`).
    #[error("there is no landscape: nobody can begin a chain")]
    NoLand,
    /// The landscape is missing, so its cards count as pampas (rules: `rule-full`).
    #[error("there is no {word} hex: {word} cards count as pampas", word = .0.word())]
    NoLandscape(Landscape),
    /// The markets that no animal can reach, because they touch no pampas, or only pampas that cannot be reached.
    #[error("no animal can reach {count} of the markets", count = .0.count())]
    UnreachableMarkets(Cells),
    /// The pampas that are not connected to a landscape, so that only ponds can be placed there.
    #[error("no landscape is connected to {hexes} of pampas: only ponds can be placed there", hexes = counted(.0.count().into(), "hex", "hexes"))]
    UnreachablePampas(Cells),
    /// Markets that share sides or touch: an animal may be paid at several of them (rules: `rule-market`).
    #[error("{count} markets share sides: one animal may be paid at several of them", count = markets.count())]
    SharedSides {
        /// The markets that share sides or touch.
        markets: Cells,
        /// The pampas hexes that are sides of several markets.
        sides: Cells,
    },
    /// Landscapes and pampas have fewer hexes than there are land cards: the board can fill up with land tiles alone.
    #[error("landscapes and pampas together have fewer hexes ({places}) than there are land cards ({cards})")]
    FewerHexesThanCards {
        /// The number of landscape and pampas hexes.
        places: u16,
        /// The number of land cards (rules: `rule-setup-land`).
        cards: u16,
    },
}

impl Finding {
    /// The affected hexes; none if the finding is that something is missing.
    pub fn cells(&self, board: &Board) -> Cells {
        match self {
            Finding::NoPampas | Finding::NoMarket | Finding::NoLand | Finding::NoLandscape(_) => Cells::NONE,
            Finding::UnreachableMarkets(cells) | Finding::UnreachablePampas(cells) => *cells,
            Finding::SharedSides { markets, sides } => *markets | *sides,
            Finding::FewerHexesThanCards { .. } => places_of(board),
        }
    }
}

/// Returns all findings for a board with this rulebook, the most serious first.
///
/// # Examples
///
/// ```
/// use hacienda_rules::maps::{findings, grid::Grid};
/// use hacienda_rules::{Ground, Hex, Landscape, Rulebook};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut grid = Grid::new(2, 3);
/// grid.put(Hex { column: 0, row: 1 }, Some(Ground::Pampas));
/// grid.put(Hex { column: 1, row: 0 }, Some(Ground::Land(Landscape::Forest)));
/// let sentences: Vec<String> =
///     findings::find(&grid.board()?, &Rulebook::default()).iter().map(ToString::to_string).collect();
/// assert_eq!(sentences[0], "there is no market: only harvests bring money");
/// assert_eq!(sentences[1], "there is no mountain hex: mountain cards count as pampas");
/// # Ok(())
/// # }
/// ```
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
    // Without land or pampas everything is unreachable, which is already reported.
    if missing.len() < Landscape::ALL.len() && !board.pampas().is_empty() {
        let reached = reached_pampas(board);
        let cut = board.markets().filter(|market| !board.touches(market, &reached));
        found.extend((!cut.is_empty()).then_some(Finding::UnreachableMarkets(cut)));
        let apart = *board.pampas() & !reached;
        found.extend((!apart.is_empty()).then_some(Finding::UnreachablePampas(apart)));
    }
    found.extend(shared_sides(board));
    let (places, cards) = (places_of(board).count(), book.land_cards.iter().map(|count| u16::from(*count)).sum());
    if places < cards {
        found.push(Finding::FewerHexesThanCards { places, cards });
    }
    found
}

/// Returns the pampas connected to a landscape hex: tiles and animals can spread over them.
fn reached_pampas(board: &Board) -> Cells {
    let land = Landscape::ALL.into_iter().fold(Cells::NONE, |all, kind| all | *board.land(kind));
    board.groups_of(&(board.around(&land) & *board.pampas()), board.pampas())
}

fn shared_sides(board: &Board) -> Option<Finding> {
    let sides = board.pampas().filter(|cell| board.count_neighbours_in(cell, board.markets()) > 1);
    let markets = (board.around(&sides) & *board.markets()) | board.paired(board.markets());
    (!markets.is_empty()).then_some(Finding::SharedSides { markets, sides })
}

fn places_of(board: &Board) -> Cells {
    Landscape::ALL.into_iter().fold(*board.pampas(), |all, kind| all | *board.land(kind))
}
