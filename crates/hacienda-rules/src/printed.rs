//! What is printed on a board as sets of hexes.

use crate::{Bits, Cell, Cells, Ground, Landscape, slides::Slides};

/// The hexes of each ground, in sets of one size.
#[derive(Debug, Clone)]
pub struct Printed<S: Bits> {
    /// All pampas hexes.
    pub pampas: Cells<S>,
    /// All hexes of each landscape.
    pub land: [Cells<S>; Landscape::ALL.len()],
    /// All markets.
    pub markets: Cells<S>,
    /// All hexes that touch a market: where an animal is paid (RULES.md 3.3).
    pub market_sides: Cells<S>,
    /// All printed waters.
    pub water: Cells<S>,
    /// What touches what, for whole sets, where that is quicker than going from hex to hex.
    pub(super) slides: Option<Slides<S>>,
}

impl<S: Bits> Printed<S> {
    /// The sets of a board, given the ground of every hex and what lies beside each.
    pub(super) fn of<'a>(grounds: &[Ground], beside: impl Fn(Cell) -> &'a [Cell]) -> Printed<S> {
        let cells = || (0..grounds.len() as u16).map(Cell);
        let of = |ground: Ground| cells().filter(|cell| grounds[cell.index()] == ground).collect();
        let markets: Cells<S> = of(Ground::Market);
        Printed {
            pampas: of(Ground::Pampas),
            land: Landscape::ALL.map(|landscape| of(Ground::Land(landscape))),
            markets,
            market_sides: markets.iter().flat_map(&beside).copied().collect(),
            water: of(Ground::Water),
            slides: Slides::new(cells().map(|cell| (cell, beside(cell)))),
        }
    }
}
