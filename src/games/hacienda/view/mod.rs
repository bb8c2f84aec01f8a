//! What the game looks like on the stage: where things lie, their models, how they come and move, what is marked and aimed at.

use bevy::prelude::*;

use super::table::{At, OwnedBy, Playing, Since};
use crate::{
    owners::Owner,
    playback::{Beat, BeatBegan, Playback},
    seats::Seating,
    settings::Paced,
    stage::{
        OfBoard, PictureSystems,
        build::{Build, grain},
        camera::{BoardCamera, Margins},
        gestures::Touched,
        pace,
        paint::Paints,
        tray,
    },
};
use hacienda_rules::{Board, Species};

use marks::Mark;
use models::{ground, hacienda, outlines::Limb, pieces, props};
use motion::{Moving, ease, hump};
use things::{Components, Thing};

pub mod aim;
pub mod anchors;
pub mod contact;
pub mod day;
pub mod dust;
pub mod floats;
pub mod hops;
pub mod landscapes;
pub mod layout;
pub mod life;
pub mod marks;
pub mod models;
pub mod motion;
pub mod reconcile;
pub mod sides;
#[cfg(test)]
mod sizes;
pub mod smoke;
pub mod spotlight;
pub mod things;
pub mod turn;

/// The order in which what lies on the table follows.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum ViewSystems {
    /// Tiles, animals, ponds and haciendas.
    Pieces,
    /// The open sides of markets.
    Sides,
    /// What animals do while they wait.
    Life,
    /// Smoke of chimneys.
    Smoke,
    /// What is shown while the rest is dimmed.
    Spotlight,
}

/// Puts what lies on the table in order.
fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (ViewSystems::Pieces, ViewSystems::Sides, ViewSystems::Life, ViewSystems::Smoke, ViewSystems::Spotlight)
            .chain()
            .in_set(PictureSystems::Pieces),
    );
}

/// Adds the game's pieces and what moves with them. A board is laid out with [`lay_board`], after which the camera follows
/// [`crate::stage::camera::BoardCamera`] and [`crate::stage::camera::Margins`].
pub fn plugin(app: &mut App) {
    order(app);
    app.init_resource::<anchors::Anchors>()
        .add_plugins((
            aim::plugin,
            contact::plugin,
            day::plugin,
            reconcile::plugin,
            floats::plugin,
            life::plugin,
            marks::plugin,
            sides::plugin,
            smoke::plugin,
            spotlight::plugin,
            turn::plugin,
        ))
        .init_resource::<Models>()
        .init_resource::<landscapes::Forms>()
        .add_systems(PostUpdate, stir);
}

/// Says whether numbers, the hatch of a refusal or the flash of hexes are still to move on.
fn stir(
    floats: Res<floats::Floats>,
    refusal: Res<marks::Refusal>,
    flashing: Res<marks::Flashing>,
    mut stirring: ResMut<pace::Stirring>,
) {
    stirring.set_if_neq(pace::Stirring(!floats.is_empty() || refusal.cell().is_some() || flashing.any()));
}

/// What a camera must show of a board, x and z in world units: its hexes and the inner half of its frame.
pub fn framed(board: &Board) -> Rect {
    layout::bounds(board).inflate(tray::FRAME_WIDTH * 0.6)
}

/// Every mesh that pieces share, made once.
#[derive(Resource, Debug, Clone)]
pub struct Models {
    /// Land tiles by owner.
    pub tiles: [Handle<Mesh>; 5],
    /// Animals on their stands by owner, then species.
    pub animals: [[Handle<Mesh>; 4]; 5],
    /// What moves of an animal while nobody plays, by species: tail, head, eyes.
    pub limbs: [[Handle<Mesh>; 3]; 4],
    /// Haciendas by owner; they stand at [`hacienda::on_tile`] or [`hacienda::by_animal`].
    pub haciendas: [Handle<Mesh>; 5],
    /// The harvest chip.
    pub harvest: Handle<Mesh>,
    /// The pegs at a market's stall by owner.
    pub pegs: [Handle<Mesh>; 5],
    /// A puff of dust.
    pub puff: Handle<Mesh>,
    /// A market's stall once more, for when it bounces.
    pub stall: Handle<Mesh>,
    /// The ring around what an owner just did; material [`Paints::bright`].
    pub told: [Handle<Mesh>; 5],
    /// The ring on an empty hex that may be chosen; material [`Paints::bright`].
    pub ring: Handle<Mesh>,
    /// The same around a piece.
    pub ring_around: Handle<Mesh>,
    /// A puff of smoke.
    pub smoke: Handle<Mesh>,
    /// The ring around the chosen hex; material [`Paints::bright`].
    pub chosen: Handle<Mesh>,
    /// The hatch over a hex that may not be chosen; material [`Paints::veil`].
    pub hatch: Handle<Mesh>,
}

impl FromWorld for Models {
    fn from_world(world: &mut World) -> Models {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut add = |build: Build| meshes.add(build.mesh());
        Models {
            tiles: Owner::ALL.map(|owner| add(pieces::tile(owner))),
            animals: Owner::ALL.map(|owner| Species::ALL.map(|species| add(pieces::animal(species, owner)))),
            limbs: Species::ALL.map(|species| Limb::MOVING.map(|limb| add(pieces::limb(species, limb)))),
            haciendas: Owner::ALL.map(|owner| add(hacienda::hacienda(owner))),
            harvest: add(pieces::harvest()),
            pegs: Owner::ALL.map(|owner| add(pieces::peg(owner))),
            puff: add(props::puff()),
            stall: add(props::stall()),
            told: Owner::ALL.map(|owner| add(models::marks::told(owner))),
            ring: add(models::marks::ring()),
            ring_around: add(models::marks::ring_around()),
            smoke: add(props::smoke()),
            chosen: add(models::marks::chosen()),
            hatch: add(models::marks::hatch()),
        }
    }
}

/// What lies on the board, of wood and paint.
fn wooden(name: &'static str, mesh: Handle<Mesh>, paints: &Paints) -> impl Bundle + use<> {
    (Name::new(name), OfBoard, Mesh3d(mesh), MeshMaterial3d(paints.solid.clone()))
}

/// Puts the board of the game on the table, as a picture.
pub fn lay(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    forms: Res<landscapes::Forms>,
    paints: Res<Paints>,
    playing: Res<Playing>,
    margins: Res<Margins>,
    windows: Query<&Window>,
) {
    let board = &playing.0.board;
    lay_board(&mut commands, &mut meshes, &forms, &paints, board);
    let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |window| window.resolution.size());
    commands.insert_resource(BoardCamera::new(framed(board), size, *margins));
}

/// Puts a board on the stage: frame and hexes as one mesh that never changes, the stalls as another, and what stands on
/// landscapes as a few (see [`landscapes`]). Whoever calls this also gives the camera the bounds of [`framed`].
pub fn lay_board(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    forms: &landscapes::Forms,
    paints: &Paints,
    board: &Board,
) {
    let bounds = layout::bounds(board);
    let mut fixed = ground::board(board);
    fixed.add(&tray::tray(bounds), Transform::IDENTITY);
    let mut standing = landscapes::standing(forms, board);
    standing.add(&turn::stalls(board, 0.0), Transform::IDENTITY);
    let mut fixed = fixed.occluded_under(&standing);
    fixed.add(&tray::tabletop(bounds).bare(), Transform::IDENTITY);
    commands.spawn(wooden("Board", meshes.add(fixed.mesh()), paints));
    landscapes::lay(commands, meshes, forms, paints, board);
    turn::lay(commands, meshes, paints, board);
}
