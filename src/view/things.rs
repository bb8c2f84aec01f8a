//! What lies on the board in a position, as a set of things, and how each of them stands there.

use std::collections::BTreeSet;

use bevy::{
    asset::{Assets, Handle},
    math::{Quat, Vec3},
    mesh::Mesh,
    transform::components::Transform,
};

use super::{Models, layout, models::pieces};
use hacienda_rules::{Board, Cell, Cells, Ground, PondCells, Position, Seat, Setting, Species};

/// A thing on the board. Two positions with the same things look the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A land tile.
    Land {
        /// Its owner.
        seat: Seat,
        /// Its hex.
        at: Cell,
    },
    /// An animal on its disc.
    Animal {
        /// Its owner.
        seat: Seat,
        /// Its species.
        species: Species,
        /// Its hex.
        at: Cell,
    },
    /// A pond; printed waters belong to the board.
    Pond {
        /// The hexes it covers.
        cells: PondCells,
    },
    /// A hacienda.
    Hacienda {
        /// Who owns what it stands on.
        seat: Seat,
        /// Its hex.
        at: Cell,
        /// Whether it stands beside an animal and not on a land tile.
        by_animal: bool,
    },
    /// A harvest chip on a tile.
    Chip {
        /// Its hex.
        at: Cell,
    },
    /// The peg at a market's stall that says whose animals came there.
    Peg {
        /// Who came.
        seat: Seat,
        /// The market.
        market: Cell,
    },
}

impl Thing {
    /// The hex where it is, of a pond the first.
    pub fn at(self) -> Cell {
        match self {
            Thing::Land { at, .. } | Thing::Animal { at, .. } | Thing::Hacienda { at, .. } | Thing::Chip { at } => at,
            Thing::Pond { cells } => cells.cells()[0],
            Thing::Peg { market, .. } => market,
        }
    }

    /// Its mesh, around its own middle.
    pub fn mesh(self, board: &Board, models: &Models, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        match self {
            Thing::Land { seat, .. } => models.tiles[seat.index()].clone(),
            Thing::Animal { seat, species, .. } => models.animals[seat.index()][species.index()].clone(),
            Thing::Hacienda { seat, .. } => models.haciendas[seat.index()].clone(),
            Thing::Chip { .. } => models.harvest.clone(),
            Thing::Peg { seat, .. } => models.pegs[seat.index()].clone(),
            // There are few ponds and many ways they lie, so each has a mesh of its own.
            Thing::Pond { cells } => {
                let middle = middle_of(board, &cells);
                let around: Vec<Vec3> =
                    cells.cells().iter().map(|cell| layout::world_of(board, *cell) - middle).collect();
                meshes.add(pieces::pond(&around).mesh())
            }
        }
    }

    /// Where it stands once it has come to rest; `position` says what it stands on.
    pub fn rest(self, board: &Board, position: &Position) -> Transform {
        let at = |cell: Cell| Transform::from_translation(layout::world_of(board, cell));
        match self {
            Thing::Land { at: cell, .. } | Thing::Animal { at: cell, .. } => at(cell),
            Thing::Pond { cells } => Transform::from_translation(middle_of(board, &cells)),
            Thing::Hacienda { at: cell, by_animal: true, .. } => at(cell) * pieces::hacienda_by_animal(),
            Thing::Hacienda { at: cell, by_animal: false, .. } => at(cell) * pieces::hacienda_on_tile(),
            // The brand under it would show through its rim: it lies a little nearer to the viewer, more so beside a house.
            Thing::Chip { at: cell } => {
                let aside = if position.haciendas.has(cell) { 0.24 } else { 0.10 };
                at(cell) * Transform::from_xyz(0.0, pieces::TILE_HEIGHT + 0.05, aside)
            }
            Thing::Peg { seat, market } => {
                let place = f32::from(seat.0) - 2.0;
                // On an arc before the counter, so that the outer ones stay inside the hex.
                let foot = Vec3::new(place * 0.335, 0.06, 0.64 - 0.05 * place * place);
                at(market) * Transform::from_translation(foot).with_rotation(Quat::from_rotation_x(pieces::PEG_LEAN))
            }
        }
    }
}

/// The middle of a pond on the table.
pub fn middle_of(board: &Board, pond: &PondCells) -> Vec3 {
    let cells = pond.cells();
    cells.iter().map(|cell| layout::world_of(board, *cell)).sum::<Vec3>() / cells.len().max(1) as f32
}

/// Everything that lies on the board in a position.
pub fn things_of(position: &Position, setting: &Setting) -> BTreeSet<Thing> {
    let board = &*setting.board;
    let mut things = BTreeSet::new();
    for seat in position.seats() {
        things.extend(position.land_of(seat).iter().map(|at| Thing::Land { seat, at }));
        for species in Species::ALL {
            things.extend(position.animals_of(seat, species).iter().map(|at| Thing::Animal { seat, species, at }));
        }
        let house = |at: Cell| Thing::Hacienda { seat, at, by_animal: !position.land.has(at) };
        things.extend((position.haciendas & position.owned[seat.index()]).iter().map(house));
        let herds = position.herd_cells_of(seat);
        let reached = board.markets().iter().filter(|market| board.touches(*market, &herds));
        things.extend(reached.map(|market| Thing::Peg { seat, market }));
    }
    let dug = position.ponds().iter().filter(|pond| board.ground(pond.cells.cells()[0]) != Ground::Water);
    things.extend(dug.map(|pond| Thing::Pond { cells: pond.cells }));
    things.extend(position.chips.iter().map(|at| Thing::Chip { at }));
    things
}

/// The hexes that an action's highlight covers: those of the thing, whole.
pub fn cells_of(thing: Thing) -> Cells {
    match thing {
        Thing::Pond { cells } => cells.cells().iter().copied().collect(),
        other => std::iter::once(other.at()).collect(),
    }
}
