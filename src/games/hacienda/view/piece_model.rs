//! The appearance and resting places of pieces, both on the table and in previews.

use std::marker::PhantomData;

use bevy::{asset::uuid::Uuid, ecs::query::QueryData, prelude::*};

use super::{Models, OnHex, OwnedBy, hacienda, layout, pieces};
use crate::{
    games::hacienda::table::{
        animals::Animal, haciendas::Hacienda, harvest::HarvestChip, land::LandTile, markets::Peg, ponds::Pond,
    },
    owners::Owners,
};
use hacienda_rules::{Board, Cell, Ground, PondCells, Position, Seat, Species};

/// The appearance of a piece, derived from its components.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceModel {
    /// A land tile: its owner and its hex.
    Land(Seat, Cell),
    /// An animal on its disc.
    Animal {
        /// The owner.
        seat: Seat,
        /// The species.
        species: Species,
        /// The hex.
        at: Cell,
    },
    /// A pond on these hexes. Printed water is part of the board.
    Pond(PondCells),
    /// A hacienda.
    Hacienda {
        /// The owner of the tile or animal below.
        seat: Seat,
        /// The hex.
        at: Cell,
        /// True if it is next to an animal, false if it is on a land tile.
        by_animal: bool,
    },
    /// A harvest chip on the tile of a hex.
    Chip(Cell),
    /// A peg at a market's stall: the player whose animals have reached the market, and the market.
    Peg(Seat, Cell),
}

impl PieceModel {
    /// Returns the mesh around the origin, in the colour that `owners` assigns to the seat.
    pub fn mesh(self, board: &Board, (models, owners): (&Models, Owners), meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        let owner = |seat: Seat| owners.of(seat.index()).index();
        match self {
            PieceModel::Land(seat, _) => models.tiles[owner(seat)].clone(),
            PieceModel::Animal { seat, species, .. } => models.animals[owner(seat)][species.index()].clone(),
            PieceModel::Hacienda { seat, .. } => models.haciendas[owner(seat)].clone(),
            PieceModel::Chip(..) => models.harvest.clone(),
            PieceModel::Peg(seat, _) => models.pegs[owner(seat)].clone(),
            PieceModel::Pond(cells) => {
                let middle = middle_of(board, &cells);
                let around: Vec<Vec3> =
                    cells.cells().iter().map(|cell| layout::world_of(board, *cell) - middle).collect();
                let handle = Handle::Uuid(pond_shape_id(&around), PhantomData);
                if !meshes.contains(&handle)
                    && let Err(error) = meshes.insert(&handle, pieces::pond(&around).mesh())
                {
                    warn!("cannot create the mesh of a pond: {error}");
                }
                handle
            }
        }
    }

    /// Returns the hex of the piece. For a pond it is the first one.
    pub fn cell(self) -> Option<Cell> {
        match self {
            PieceModel::Land(_, at)
            | PieceModel::Animal { at, .. }
            | PieceModel::Hacienda { at, .. }
            | PieceModel::Chip(at) => Some(at),
            PieceModel::Peg(_, market) => Some(market),
            PieceModel::Pond(cells) => cells.cells().first().copied(),
        }
    }

    /// Returns the transform of the piece at rest. The place of a peg depends on the number of seats in `position`.
    pub fn resting_transform(self, board: &Board, position: &Position) -> Transform {
        let at = |cell: Cell| Transform::from_translation(layout::world_of(board, cell));
        match self {
            PieceModel::Land(_, cell) | PieceModel::Animal { at: cell, .. } => at(cell),
            PieceModel::Pond(cells) => Transform::from_translation(middle_of(board, &cells)),
            PieceModel::Hacienda { at: cell, by_animal: true, .. } => at(cell) * hacienda::by_animal(),
            PieceModel::Hacienda { at: cell, by_animal: false, .. } => at(cell) * hacienda::on_tile(),
            // In a corner, so that the owner's emblem stays visible.
            PieceModel::Chip(cell) => at(cell) * Transform::from_xyz(0.50, pieces::TILE_HEIGHT + 0.01, 0.32),
            PieceModel::Peg(seat, market) => {
                let foot = peg_place(seat, position.seats);
                at(market) * Transform::from_translation(foot).with_rotation(Quat::from_rotation_x(pieces::PEG_LEAN))
            }
        }
    }
}

/// Returns an id for the shape of a pond, given its hexes relative to its centre. Ponds of equal shape share a mesh,
/// and there are few shapes.
fn pond_shape_id(around: &[Vec3]) -> Uuid {
    let step = |along: f32| u128::from((along * 16.0).round() as i16 as u16);
    let form = around.iter().fold(1, |form, hex| (form << 32) | (step(hex.x) << 16) | step(hex.z));
    Uuid::from_u128(form)
}

/// Returns the place of a seat's peg relative to the centre of the market. Animals on the two hexes in front hide most
/// of the market's left and right, so pegs hang at the corners and over the counter of the stall, and one stands in
/// front of it. With five seats, two pegs in front of the left and right of the counter replace the one over it.
fn peg_place(seat: Seat, seats: u8) -> Vec3 {
    const LEFT_CORNER: Vec3 = Vec3::new(-0.70, 0.56, -0.12);
    const RIGHT_CORNER: Vec3 = Vec3::new(0.70, 0.56, -0.12);
    const COUNTER: Vec3 = Vec3::new(0.0, 0.40, 0.14);
    const FRONT: Vec3 = Vec3::new(0.0, 0.13, 0.80);
    const LEFT: Vec3 = Vec3::new(-0.36, 0.17, 0.20);
    const RIGHT: Vec3 = Vec3::new(0.36, 0.17, 0.20);
    let places: &[Vec3] = match seats {
        0..=2 => &[LEFT_CORNER, RIGHT_CORNER],
        3 => &[LEFT_CORNER, COUNTER, RIGHT_CORNER],
        4 => &[LEFT_CORNER, COUNTER, FRONT, RIGHT_CORNER],
        5.. => &[LEFT_CORNER, LEFT, FRONT, RIGHT, RIGHT_CORNER],
    };
    places[seat.index() % places.len()]
}

/// Returns the centre of a pond on the table.
pub fn middle_of(board: &Board, pond: &PondCells) -> Vec3 {
    let cells = pond.cells();
    cells.iter().map(|cell| layout::world_of(board, *cell)).sum::<Vec3>() / cells.len().max(1) as f32
}

/// The components that determine the appearance of a piece.
#[derive(QueryData)]
pub struct PieceComponents {
    at: Option<&'static OnHex>,
    owner: Option<&'static OwnedBy>,
    land: Has<LandTile>,
    animal: Option<&'static Animal>,
    pond: Option<&'static Pond>,
    hacienda: Has<Hacienda>,
    chip: Has<HarvestChip>,
    peg: Has<Peg>,
}

impl PieceComponentsItem<'_, '_> {
    /// Returns the appearance of the piece in a position, or `None` if the entity is not a piece of the position.
    /// `beneath` returns the owner of a hacienda's hex, and whether a land tile is on it.
    pub fn model(&self, beneath: impl Fn(Cell) -> Option<(Seat, bool)>) -> Option<PieceModel> {
        if let Some(pond) = self.pond {
            return Some(PieceModel::Pond(pond.pond().cells));
        }
        let at = self.at?.cell();
        if self.chip {
            return Some(PieceModel::Chip(at));
        }
        if self.hacienda {
            let (seat, on_land) = beneath(at)?;
            return Some(PieceModel::Hacienda { seat, at, by_animal: !on_land });
        }
        let seat = self.owner?.seat();
        match self.animal {
            Some(animal) => Some(PieceModel::Animal { seat, species: animal.species(), at }),
            None if self.peg => Some(PieceModel::Peg(seat, at)),
            None => self.land.then_some(PieceModel::Land(seat, at)),
        }
    }

    /// Returns true if this is printed water, which is part of the board and not a piece.
    pub fn is_printed_water(&self, board: &Board) -> bool {
        self.pond.is_some_and(|pond| board.ground(pond.pond().cells.cells()[0]) == Ground::Water)
    }
}

/// Returns the height of the land tile or disc on a hex without a pond, in world units, or 0 on a bare hex.
pub fn height_at(position: &Position, cell: Cell) -> f32 {
    match (position.land.has(cell), position.is_occupied(cell)) {
        (true, _) => pieces::TILE_HEIGHT,
        (false, true) => pieces::DISC_HEIGHT,
        (false, false) => 0.0,
    }
}
