//! Descriptions of hexes in words: the row, the place in the row, and the neighbours.

use hacienda_rules::{Cell, Cells, Ground, LandCard, Position, Seat, Setting, Species};

use crate::{
    seats::names::name,
    texts::{Text, Who, text},
};

/// Returns the row of a hex from the top and its place in the row from the left. Both are counted from 1. Empty rows
/// and missing hexes do not count.
pub fn place(setting: &Setting, cell: Cell) -> (usize, usize) {
    let board = &setting.board;
    let at = board.hex(cell);
    let mut rows: Vec<u16> = board.cells().map(|cell| board.hex(cell).column).collect();
    rows.sort_unstable();
    rows.dedup();
    let above = rows.iter().filter(|row| **row < at.column).count();
    // The rows are the columns of the board file, and the hexes of a column run from right to left.
    let left = board.cells().map(|cell| board.hex(cell)).filter(|hex| hex.column == at.column && hex.row > at.row);
    (above + 1, left.count() + 1)
}

/// Describes one hex, or all hexes of a pond, as in "Row 5, 3rd from the left, beside your forest and a market".
pub fn describe(position: &Position, setting: &Setting, seat: Seat, names: &[Who], cells: &[Cell]) -> Text {
    let at = |cell: &Cell| {
        let (row, nth) = place(setting, *cell);
        text!("move-list-hex", row = row, nth = nth)
    };
    let several = cells.iter().map(at).reduce(|before, next| text!("move-list-hexes", before = before, next = next));
    let several = several.unwrap_or_else(|| text!("choice-no-hex"));
    match and_list(neighbours(position, setting, seat, names, cells)) {
        Some(things) => text!("move-list-hex-beside", hex = several, things = things),
        None => several,
    }
}

/// The neighbours of these hexes: the seat's pieces first, then markets and water, then the owners of other pieces.
fn neighbours(position: &Position, setting: &Setting, seat: Seat, names: &[Who], cells: &[Cell]) -> Vec<Text> {
    let board = &setting.board;
    let around = board.neighbours_of_cells(cells);
    let own = around & position.owned[seat.index()];
    let land = |card: LandCard| {
        let is = |cell: Cell| match board.ground(cell) {
            Ground::Land(landscape) => card.landscape() == Some(landscape),
            Ground::Pampas | Ground::Market | Ground::Water => card.landscape().is_none(),
        };
        (own & position.land).iter().any(is).then(|| text!("move-list-your-tile", land = card))
    };
    let animal = |species: Species| {
        own.intersects(&position.animals[species.index()]).then(|| text!("move-list-your-animal", species = species))
    };
    let markets = (around & *board.markets()).count();
    let water = around.intersects(&position.pond_cells) || around.intersects(board.water());
    let others = position.seats().filter(|other| *other != seat && around.intersects(&position.owned[other.index()]));
    let mut things: Vec<Text> = LandCard::ALL.into_iter().filter_map(land).collect();
    things.extend(Species::ALL.into_iter().filter_map(animal));
    things.extend((markets > 0).then(|| text!("move-list-markets", markets = markets)));
    things.extend(water.then(|| text!("move-list-water")));
    things.extend(others.map(|other| text!("move-list-pieces-of", who = &name(names, other))));
    things
}

/// Joins texts into a list with "and", as in "your forest, a market and a pond".
fn and_list(mut things: Vec<Text>) -> Option<Text> {
    let last = things.pop();
    match (super::texts::comma_list(things), last) {
        (Some(before), Some(last)) => Some(text!("list-and", before = before, last = last)),
        (_, last) => last,
    }
}

/// The distance in hexes from the nearest of these hexes to each hex of the board. `None` if there is no path.
pub fn distances(setting: &Setting, from: &Cells) -> Vec<Option<u16>> {
    let board = &setting.board;
    let mut steps = vec![None; board.len()];
    let (mut edge, mut number) = (*from, 0);
    while !edge.is_empty() {
        edge.iter().for_each(|cell| steps[cell.index()] = Some(number));
        number += 1;
        edge = board.around(&edge).iter().filter(|cell| steps[cell.index()].is_none()).collect();
    }
    steps
}
