//! The 3D view of the game: the layout of the board, the models, animations, marks and the selection of hexes.

use bevy::prelude::*;

use super::table::{GameSetting, OnHex, OwnedBy, PlacedBy};
use crate::{
    owners::Owner,
    playback::{Beat, BeatBegan, Playback},
    seats::Seating,
    settings::AnimationTime,
    stage::{
        PictureSystems, StageEntity,
        camera::{BoardCamera, Margins},
        gestures::StageTapped,
        model_builder::{ModelBuilder, noise},
        paint::Paints,
        redraw,
        tray::{self, PlainBackground},
    },
};
use hacienda_rules::{Board, Species};

use marks::Mark;
use models::{ground, hacienda, outlines::Limb, pieces, props};
use motion::{Moving, ease, parabola};
use piece_model::{PieceComponents, PieceModel};

pub mod anchors;
pub mod board_rotation;
pub mod contact_shadows;
pub mod floating_numbers;
pub mod group_outlines;
pub mod hex_picking;
pub mod idle_animals;
pub mod layout;
pub mod marks;
pub mod models;
pub mod motion;
pub mod open_sides;
pub mod piece_model;
pub mod piece_offsets;
pub mod reconcile;
pub mod scenery;
#[cfg(test)]
mod size_tests;
pub mod smoke;
pub mod spotlight;
pub mod story_props;
pub mod time_of_day;

/// The order in which the pieces and their decorations are updated.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum ViewSystems {
    /// Updates the pieces, the props of stories, the marks and the scenery.
    Pieces,
    /// Updates the arrows at open sides of markets.
    Sides,
    /// Updates the outlines of chains and herds.
    Outlines,
    /// Updates the idle animations of animals.
    AmbientAnimation,
    /// Updates the smoke of chimneys.
    Smoke,
    /// Updates the highlight of allowed hexes while the stage is dimmed.
    Spotlight,
}

fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (
            ViewSystems::Pieces,
            ViewSystems::Sides,
            ViewSystems::Outlines,
            ViewSystems::AmbientAnimation,
            ViewSystems::Smoke,
            ViewSystems::Spotlight,
        )
            .chain()
            .in_set(PictureSystems::Pieces),
    );
}

/// Adds the view of the game. [`spawn_board`] spawns a board; afterwards the camera is placed according to
/// [`crate::stage::camera::BoardCamera`] and [`crate::stage::camera::Margins`].
pub fn plugin(app: &mut App) {
    order(app);
    app.init_resource::<anchors::Anchors>()
        .add_plugins((
            hex_picking::plugin,
            contact_shadows::plugin,
            time_of_day::plugin,
            reconcile::plugin,
            floating_numbers::plugin,
            idle_animals::plugin,
            marks::plugin,
            open_sides::plugin,
            group_outlines::plugin,
            smoke::plugin,
            spotlight::plugin,
            board_rotation::plugin,
        ))
        .init_resource::<Models>()
        .init_resource::<scenery::SceneryMeshes>()
        .add_systems(PostUpdate, request_redraws);
}

/// Requests redraws while floating numbers, a refusal or a flash are shown.
fn request_redraws(
    floats: Res<floating_numbers::FloatingNumbers>,
    refusal: Res<marks::Refusal>,
    flashing: Res<marks::Flashing>,
    mut picture_moving: ResMut<redraw::PictureMoving>,
) {
    picture_moving
        .set_if_neq(redraw::PictureMoving(!floats.is_empty() || refusal.cell().is_some() || flashing.is_flashing()));
}

/// Returns the area of a board that the camera must show: its hexes and the inner part of the frame, as x and z in
/// world units.
pub fn framed(board: &Board) -> Rect {
    layout::bounds(board).inflate(tray::FRAME_WIDTH * 0.6)
}

/// The meshes that pieces share, built once.
#[derive(Resource, Debug, Clone)]
pub struct Models {
    /// Land tiles by owner.
    pub tiles: [Handle<Mesh>; 5],
    /// Animals on their discs by owner, then species.
    pub animals: [[Handle<Mesh>; 4]; 5],
    /// The limbs that move in idle animations, by species: tail, head, eyes.
    pub limbs: [[Handle<Mesh>; 3]; 4],
    /// Haciendas by owner. [`hacienda::on_tile`] and [`hacienda::by_animal`] give their places.
    pub haciendas: [Handle<Mesh>; 5],
    /// The harvest chip.
    pub harvest: Handle<Mesh>,
    /// The pegs at a market's stall by owner.
    pub pegs: [Handle<Mesh>; 5],
    /// A puff of dust.
    pub puff: Handle<Mesh>,
    /// The bouncing copy of a market's stall.
    pub stall: Handle<Mesh>,
    /// The ring around a highlighted hex, by owner; material [`Paints::bright`].
    pub highlight: [Handle<Mesh>; 5],
    /// The ring on an allowed empty hex; material [`Paints::bright`], or [`Paints::through`] on scenery.
    pub ring: Handle<Mesh>,
    /// The ring around a piece on an allowed hex; material [`Paints::bright`].
    pub ring_around: Handle<Mesh>,
    /// A puff of smoke.
    pub smoke: Handle<Mesh>,
    /// The ring around a chosen hex; material [`Paints::bright`], or [`Paints::through`] on scenery.
    pub chosen: Handle<Mesh>,
    /// The hatching of a refused hex; material [`Paints::veil`].
    pub hatch: Handle<Mesh>,
}

impl FromWorld for Models {
    fn from_world(world: &mut World) -> Models {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let mut add = |build: ModelBuilder| meshes.add(build.mesh());
        Models {
            tiles: Owner::ALL.map(|owner| add(pieces::tile(owner))),
            animals: Owner::ALL.map(|owner| Species::ALL.map(|species| add(pieces::animal(species, owner)))),
            limbs: Species::ALL.map(|species| Limb::MOVING.map(|limb| add(pieces::limb(species, limb)))),
            haciendas: Owner::ALL.map(|owner| add(hacienda::hacienda(owner))),
            harvest: add(pieces::harvest()),
            pegs: Owner::ALL.map(|owner| add(pieces::peg(owner))),
            puff: add(props::puff()),
            stall: add(props::stall()),
            highlight: Owner::ALL.map(|owner| add(models::marks::highlight(owner))),
            ring: add(models::marks::ring()),
            ring_around: add(models::marks::ring_around()),
            smoke: add(props::smoke()),
            chosen: add(models::marks::chosen()),
            hatch: add(models::marks::hatch()),
        }
    }
}

/// Returns the bundle of an opaque object on the board.
fn opaque_object(name: &'static str, mesh: Handle<Mesh>, paints: &Paints) -> impl Bundle + use<> {
    (Name::new(name), StageEntity, Mesh3d(mesh), MeshMaterial3d(paints.solid.clone()))
}

/// Spawns the board of the current game, and resets the camera to show it.
pub fn spawn_board_and_camera(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    forms: Res<scenery::SceneryMeshes>,
    paints: Res<Paints>,
    playing: Res<GameSetting>,
    margins: Res<Margins>,
    windows: Query<&Window>,
    plain: Option<Res<PlainBackground>>,
) {
    let board = &playing.0.board;
    if plain.is_none() {
        let tabletop = tray::tabletop(layout::bounds(board)).unoccluded();
        commands.spawn(opaque_object("Tabletop", meshes.add(tabletop.mesh()), &paints));
    }
    spawn_board(&mut commands, &mut meshes, &forms, &paints, board);
    let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |window| window.resolution.size());
    commands.insert_resource(BoardCamera::new(framed(board), size, *margins));
}

/// Spawns a board: one mesh for the frame and the hexes, one for the stalls, and a few for the scenery (see
/// [`scenery`]). The caller sets the camera's bounds to [`framed`].
pub fn spawn_board(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    forms: &scenery::SceneryMeshes,
    paints: &Paints,
    board: &Board,
) {
    let bounds = layout::bounds(board);
    let mut fixed = ground::board(board);
    fixed.add(&tray::tray(bounds), Transform::IDENTITY);
    let mut standing = scenery::whole_scenery(forms, board);
    standing.add(&board_rotation::stalls(board, 0.0), Transform::IDENTITY);
    let fixed = fixed.occluded_under(&standing);
    commands.spawn(opaque_object("Board", meshes.add(fixed.mesh()), paints));
    scenery::spawn_scenery(commands, meshes, forms, paints, board);
    board_rotation::spawn_stalls(commands, meshes, paints, board);
}
