//! How a piece looks and stands, be it one on the table or one that is about to come there.

use std::marker::PhantomData;

use bevy::{asset::uuid::Uuid, ecs::query::QueryData, prelude::*};

use super::{At, Models, OwnedBy, hacienda, layout, pieces};
use crate::{
    games::hacienda::table::{
        animals::Animal, haciendas::Hacienda, harvest::HarvestChip, land::LandTile, markets::Peg, ponds::Pond,
    },
    owners::Owners,
};
use hacienda_rules::{Board, Cell, Ground, PondCells, Position, Seat, Species};

/// A piece as it looks: what its components say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A land tile: its owner, and its hex.
    Land(Seat, Cell),
    /// An animal on its disc.
    Animal {
        /// Its owner.
        seat: Seat,
        /// Its species.
        species: Species,
        /// Its hex.
        at: Cell,
    },
    /// A pond over these hexes; printed waters belong to the board.
    Pond(PondCells),
    /// A hacienda.
    Hacienda {
        /// Who owns what it stands on.
        seat: Seat,
        /// Its hex.
        at: Cell,
        /// Whether it stands beside an animal and not on a land tile.
        by_animal: bool,
    },
    /// A harvest chip on the tile of a hex.
    Chip(Cell),
    /// The peg at a market's stall that says whose animals came there: who came, and the market.
    Peg(Seat, Cell),
}

impl Thing {
    /// Its mesh, around its own middle, in the colour that `owners` give its seat.
    pub fn mesh(self, board: &Board, (models, owners): (&Models, Owners), meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        let owner = |seat: Seat| owners.of(seat.index()).index();
        match self {
            Thing::Land(seat, _) => models.tiles[owner(seat)].clone(),
            Thing::Animal { seat, species, .. } => models.animals[owner(seat)][species.index()].clone(),
            Thing::Hacienda { seat, .. } => models.haciendas[owner(seat)].clone(),
            Thing::Chip(..) => models.harvest.clone(),
            Thing::Peg(seat, _) => models.pegs[owner(seat)].clone(),
            Thing::Pond(cells) => {
                let middle = middle_of(board, &cells);
                let around: Vec<Vec3> =
                    cells.cells().iter().map(|cell| layout::world_of(board, *cell) - middle).collect();
                let handle = Handle::Uuid(pond_form(&around), PhantomData);
                if !meshes.contains(&handle)
                    && let Err(error) = meshes.insert(&handle, pieces::pond(&around).mesh())
                {
                    warn!("a pond has no picture: {error}");
                }
                handle
            }
        }
    }

    /// The hex that it is counted on: a pond's first one.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Thing::Land(_, at) | Thing::Animal { at, .. } | Thing::Hacienda { at, .. } | Thing::Chip(at) => Some(at),
            Thing::Peg(_, market) => Some(market),
            Thing::Pond(cells) => cells.cells().first().copied(),
        }
    }

    /// Where it stands once it has come to rest; `position` says what it stands on.
    pub fn rest(self, board: &Board, position: &Position) -> Transform {
        let at = |cell: Cell| Transform::from_translation(layout::world_of(board, cell));
        match self {
            Thing::Land(_, cell) | Thing::Animal { at: cell, .. } => at(cell),
            Thing::Pond(cells) => Transform::from_translation(middle_of(board, &cells)),
            Thing::Hacienda { at: cell, by_animal: true, .. } => at(cell) * hacienda::by_animal(),
            Thing::Hacienda { at: cell, by_animal: false, .. } => at(cell) * hacienda::on_tile(),
            // In a corner: the brand is whose the tile is.
            Thing::Chip(cell) => at(cell) * Transform::from_xyz(0.53, pieces::TILE_HEIGHT + 0.01, 0.33),
            Thing::Peg(seat, market) => {
                let foot = peg_place(seat, position.seats);
                at(market) * Transform::from_translation(foot).with_rotation(Quat::from_rotation_x(pieces::PEG_LEAN))
            }
        }
    }
}

/// The name of the mesh that all ponds share whose hexes lie like these, given from the pond's middle: there are few ways.
fn pond_form(around: &[Vec3]) -> Uuid {
    let step = |along: f32| u128::from((along * 16.0).round() as i16 as u16);
    let form = around.iter().fold(1, |form, hex| (form << 32) | (step(hex.x) << 16) | step(hex.z));
    Uuid::from_u128(form)
}

/// Where a seat's peg lies at a market, from the hex's middle: around the stall, and before it where few play.
fn peg_place(seat: Seat, seats: u8) -> Vec3 {
    const PLACES: [(f32, f32); 5] = [(-0.80, -0.38), (-0.60, 0.36), (0.0, 0.70), (0.60, 0.36), (0.80, -0.38)];
    let taken: &[usize] = match seats {
        0..=2 => &[1, 3],
        3 => &[1, 2, 3],
        4 => &[0, 1, 3, 4],
        5.. => &[0, 1, 2, 3, 4],
    };
    let (x, z) = PLACES[taken[seat.index() % taken.len()]];
    Vec3::new(x, 0.13, z)
}

/// The middle of a pond on the table.
pub fn middle_of(board: &Board, pond: &PondCells) -> Vec3 {
    let cells = pond.cells();
    cells.iter().map(|cell| layout::world_of(board, *cell)).sum::<Vec3>() / cells.len().max(1) as f32
}

/// What a piece of the table is, by its components.
#[derive(QueryData)]
pub struct Components {
    at: Option<&'static At>,
    owner: Option<&'static OwnedBy>,
    land: Has<LandTile>,
    animal: Option<&'static Animal>,
    pond: Option<&'static Pond>,
    hacienda: Has<Hacienda>,
    chip: Has<HarvestChip>,
    peg: Has<Peg>,
}

impl ComponentsItem<'_, '_> {
    /// How the piece looks where it lies in a position; `None` for what is no piece, or does not lie there. A hacienda
    /// belongs to whoever owns what is beneath it, which is asked by `beneath`: the seat, and whether it is a land tile.
    pub fn thing(&self, beneath: impl Fn(Cell) -> Option<(Seat, bool)>) -> Option<Thing> {
        if let Some(pond) = self.pond {
            return Some(Thing::Pond(pond.pond().cells));
        }
        let at = self.at?.cell();
        if self.chip {
            return Some(Thing::Chip(at));
        }
        if self.hacienda {
            let (seat, on_land) = beneath(at)?;
            return Some(Thing::Hacienda { seat, at, by_animal: !on_land });
        }
        let seat = self.owner?.seat();
        match self.animal {
            Some(animal) => Some(Thing::Animal { seat, species: animal.species(), at }),
            None if self.peg => Some(Thing::Peg(seat, at)),
            None => self.land.then_some(Thing::Land(seat, at)),
        }
    }

    /// Whether this is a water printed on the board, which is ground and no piece.
    pub fn is_printed_water(&self, board: &Board) -> bool {
        self.pond.is_some_and(|pond| board.ground(pond.pond().cells.cells()[0]) == Ground::Water)
    }
}

/// How high over a hex's ground its highest flat face is: where something that lies on it lies.
pub fn height_at(position: &Position, cell: Cell) -> f32 {
    match (position.land.has(cell), position.is_occupied(cell)) {
        (true, _) => pieces::TILE_HEIGHT,
        (false, true) => pieces::DISC_HEIGHT,
        (false, false) => 0.0,
    }
}
