//! The ground on the stage: laid for the room that the panels leave, and laid anew when that changes.

use bevy::prelude::*;

use super::{
    layout::{Layout, Room},
    models,
};
use crate::{
    stage::{
        OfBoard,
        camera::{BoardCamera, Margins},
        paint::Paints,
    },
    table::Playing,
};
use zoff::{Colour, Prairie, Zoff};

/// Everything that belongs to the ground now on the stage.
#[derive(Component, Debug)]
#[require(OfBoard = OfBoard)]
pub struct OfGround;

/// The gate of a prairie as it hangs there.
#[derive(Component, Debug, Clone, Copy)]
pub struct Hung {
    /// Whose gate.
    pub prairie: Prairie,
    /// Its post.
    pub post: Vec3,
}

/// How the ground lies; `None` while no game is on the table.
#[derive(Resource, Debug, Clone, Default)]
pub struct Ground(pub Option<Layout>);

/// How large signs are to be at least, in logical pixels: the face says it, who knows its letters.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct SignSize {
    /// How high.
    pub high: f32,
    /// How wide, for the names of small prairies.
    pub wide: f32,
}

impl Default for SignSize {
    fn default() -> SignSize {
        SignSize { high: 44.0, wide: 130.0 }
    }
}

/// Every mesh that is made once.
#[derive(Resource, Debug, Clone)]
pub struct Models {
    /// Cows by colour.
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

/// The room there is for the ground.
fn room(camera: &BoardCamera, sign: SignSize) -> Room {
    let (free, turn, map) = (camera.free().size(), camera.turn(), camera.is_map());
    Room { free, sign: sign.high, name: sign.wide, turn, map }
}

/// Whether the room is another one, so that the ground must be laid anew: a pixel more or less is not.
fn differs(known: &Layout, room: Room) -> bool {
    let before = known.room;
    before.free.distance(room.free) > 3.0
        || (before.sign - room.sign).abs() > 2.0
        || (before.name - room.name).abs() > 2.0
        || before.turn != room.turn
        || before.map != room.map
}

/// Lays the ground where there is another game or another room, and takes it away where there is none.
pub fn lay(
    mut commands: Commands,
    playing: Option<Res<Playing<Zoff>>>,
    seats: Query<(), With<crate::games::zoff::table::players::Player>>,
    camera: Option<ResMut<BoardCamera>>,
    (margins, sign): (Res<Margins>, Res<SignSize>),
    windows: Query<&Window>,
    (models, paints): (Res<Models>, Res<Paints>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut ground: ResMut<Ground>,
    there: Query<Entity, With<OfGround>>,
) {
    let Some(playing) = playing else {
        if ground.0.is_some() {
            ground.0 = None;
            there.iter().for_each(|entity| commands.entity(entity).despawn());
        }
        return;
    };
    let size = windows.iter().next().map_or(Vec2::new(1280.0, 720.0), |window| window.resolution.size());
    let book = &playing.0.rulebook;
    let in_play = book.in_play.get(seats.iter().count()).copied().unwrap_or_default();
    let known = |layout: &Layout| layout.pastures.iter().map(|pasture| pasture.prairie).eq(in_play.iter());
    let Some(mut camera) = camera else {
        let layout =
            Layout::of(in_play, book, Room { free: size, sign: sign.high, name: sign.wide, turn: 0.0, map: false });
        commands.insert_resource(BoardCamera::new(layout.bounds(), size, *margins));
        return;
    };
    let room = room(&camera, *sign);
    let stands = !there.is_empty();
    if stands && ground.0.as_ref().is_some_and(|layout| known(layout) && !differs(layout, room)) {
        return;
    }
    let layout = Layout::of(in_play, book, room);
    there.iter().for_each(|entity| commands.entity(entity).despawn());
    let paint = MeshMaterial3d(paints.solid.clone());
    let mesh = Mesh3d(meshes.add(models::ground(&layout).mesh()));
    commands.spawn((Name::new("Ground"), OfGround, mesh, paint.clone(), Transform::IDENTITY));
    for pasture in &layout.pastures {
        let post = layout.world(pasture.gate() - Vec2::X * super::layout::GATE / 2.0);
        let hung = Hung { prairie: pasture.prairie, post };
        let place = Transform::from_translation(post).with_rotation(layout.rotation());
        commands.spawn((Name::new("Gate"), OfGround, hung, Mesh3d(models.gate.clone()), paint.clone(), place));
    }
    camera.fit(layout.bounds(), size, *margins);
    ground.0 = Some(layout);
}
