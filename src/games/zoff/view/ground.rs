//! The ground on the stage. It is laid out in the space that the panels leave free, and laid out again when that space
//! changes.

use bevy::prelude::*;

use super::{
    layout::{Layout, Room},
    models,
    perspective::{Perspective, WIDTH},
    rows::SignboardSizes,
};
use crate::{
    stage::{
        StageEntity,
        camera::{BoardCamera, Margins},
        paint::Paints,
        tray::PlainBackground,
    },
    table::GameSetting,
};
use zoff::{Colour, Prairie, Zoff};

/// Marks all entities of the current ground.
#[derive(Component, Debug)]
#[require(StageEntity = StageEntity)]
pub struct GroundPiece;

/// A gate model on the stage.
#[derive(Component, Debug, Clone, Copy)]
pub struct GateModel {
    /// The prairie of the gate.
    pub prairie: Prairie,
    /// The position of the post that the gate hangs from.
    pub post: Vec3,
}

/// The current layout, or `None` without a game on the table.
#[derive(Resource, Debug, Clone, Default)]
pub struct GroundLayout(pub Option<Layout>);

/// The sizes that signboards need, in logical pixels. The UI measures them with its fonts.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct CurrentSignboardSizes(pub SignboardSizes);

/// Meshes that are built once.
#[derive(Resource, Debug, Clone)]
pub struct Models {
    /// Cow meshes by colour.
    pub cows: [Handle<Mesh>; 5],
    gate: Handle<Mesh>,
}

impl FromWorld for Models {
    fn from_world(world: &mut World) -> Models {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        Models {
            cows: Colour::ALL.map(|colour| meshes.add(models::cow(colour).mesh())),
            gate: meshes.add(models::gate().mesh()),
        }
    }
}

/// The inputs of a layout. The ground is laid out again when they change.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LayoutInputs {
    size: Vec2,
    free: Rect,
    yaw: f32,
    map: bool,
    far_side: bool,
    signboard_sizes: SignboardSizes,
}

/// The room for the ground as this camera sees it.
pub fn room(camera: &BoardCamera, window: Vec2, margins: Margins, signs: SignboardSizes) -> Room {
    Room { perspective: Perspective::of(camera, window, margins), signboard_sizes: signs, yaw: camera.yaw() }
}

/// Lays out the ground for a new game or when the available room changes, and removes the ground when there is no game.
pub fn lay_out(
    mut commands: Commands,
    playing: Option<Res<GameSetting<Zoff>>>,
    seats: Query<(), With<crate::table::Player>>,
    camera: Option<ResMut<BoardCamera>>,
    (margins, sign): (Res<Margins>, Res<CurrentSignboardSizes>),
    (windows, mut laid_for): (Query<&Window>, Local<Option<LayoutInputs>>),
    (models, paints, plain): (Res<Models>, Res<Paints>, Option<Res<PlainBackground>>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut ground: ResMut<GroundLayout>,
    pieces: Query<Entity, With<GroundPiece>>,
) {
    let Some(playing) = playing else {
        if ground.0.is_some() {
            ground.0 = None;
            pieces.iter().for_each(|entity| commands.entity(entity).despawn());
        }
        return;
    };
    let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |window| window.resolution.size());
    let book = &playing.0.rulebook;
    let in_play = book.in_play.get(seats.iter().count()).copied().unwrap_or_default();
    let has_same_prairies =
        |layout: &Layout| layout.prairies.iter().map(|prairie_layout| prairie_layout.prairie).eq(in_play.iter());
    let Some(mut camera) = camera else {
        let bounds = Rect::from_center_half_size(Vec2::ZERO, Vec2::new(WIDTH / 2.0, WIDTH / 4.0));
        commands.insert_resource(BoardCamera::new(bounds, size, *margins));
        return;
    };
    let inputs = LayoutInputs {
        size,
        free: margins.free(size),
        yaw: camera.yaw(),
        map: camera.is_map(),
        far_side: camera.is_far_side(),
        signboard_sizes: sign.0,
    };
    let has_pieces = !pieces.is_empty();
    if has_pieces && *laid_for == Some(inputs) && ground.0.as_ref().is_some_and(has_same_prairies) {
        return;
    }
    *laid_for = Some(inputs);
    let layout = Layout::of(in_play, book, room(&camera, size, *margins, sign.0));
    pieces.iter().for_each(|entity| commands.entity(entity).despawn());
    let paint = MeshMaterial3d(paints.solid.clone());
    let mesh = Mesh3d(meshes.add(models::ground(&layout, plain.is_some()).mesh()));
    commands.spawn((Name::new("Ground"), GroundPiece, mesh, paint.clone(), Transform::IDENTITY));
    for prairie_layout in &layout.prairies {
        let post = layout.to_world(prairie_layout.gate() - Vec2::X * super::layout::GATE / 2.0);
        let hung = GateModel { prairie: prairie_layout.prairie, post };
        let place = Transform::from_translation(post).with_rotation(layout.rotation());
        commands.spawn((Name::new("Gate"), GroundPiece, hung, Mesh3d(models.gate.clone()), paint.clone(), place));
    }
    camera.fit(layout.bounds(), size, *margins);
    ground.0 = Some(layout);
}
