//! The printed terrain of a board as sets of hexes.

use crate::{Bits, Cell, Cells, Ground, Landscape, bit_shifts::NeighbourShifts};

/// The hexes of each ground, in sets of one size.
#[derive(Debug, Clone)]
pub struct Printed<S: Bits> {
    /// All pampas hexes.
    pub pampas: Cells<S>,
    /// All hexes of each landscape.
    pub land: [Cells<S>; Landscape::ALL.len()],
    /// All markets.
    pub markets: Cells<S>,
    /// All hexes that touch a market.
    pub market_sides: Cells<S>,
    /// All printed water hexes.
    pub water: Cells<S>,
    /// Shifts that find the neighbours of whole sets; `None` if visiting each hex is faster.
    pub(super) shifts: Option<NeighbourShifts<S>>,
}

impl<S: Bits> Printed<S> {
    /// Creates the sets of a board from the ground and the neighbours of every hex.
    pub(super) fn of<'a>(grounds: &[Ground], neighbours: impl Fn(Cell) -> &'a [Cell]) -> Printed<S> {
        let cells = || (0..grounds.len() as u16).map(Cell);
        let of = |ground: Ground| cells().filter(|cell| grounds[cell.index()] == ground).collect();
        let markets: Cells<S> = of(Ground::Market);
        Printed {
            pampas: of(Ground::Pampas),
            land: Landscape::ALL.map(|landscape| of(Ground::Land(landscape))),
            markets,
            market_sides: markets.iter().flat_map(&neighbours).copied().collect(),
            water: of(Ground::Water),
            shifts: NeighbourShifts::new(cells().map(|cell| (cell, neighbours(cell)))),
        }
    }
}
