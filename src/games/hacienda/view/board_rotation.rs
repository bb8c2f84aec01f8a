//! Rotation of pieces on a rotated board. Pieces that face the viewer are rotated with the camera, each on its hex.

use bevy::{prelude::*, transform::TransformSystems};

use super::{
    BoardCamera, GameSetting, Mark, ModelBuilder, Models, Owner, Paints, PieceComponents, PieceModel, PlacedBy,
    Playback, Seating, layout, opaque_object, pieces, props,
};
use hacienda_rules::{Board, Ground, Hacienda, Position};

/// The market stalls of a board in one mesh, with their current rotation in radians.
#[derive(Component, Debug)]
pub struct Stalls(f32);

/// A rotation of the board in radians, and the meshes of land tiles by owner, with emblems that are upright at that
/// rotation. They are rebuilt whenever the rotation changes to a value other than 0.
#[derive(Resource, Debug)]
pub(super) struct RotatedTiles(f32, [Handle<Mesh>; 5]);

/// Adds the rotation of pieces and stalls.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (rotate_pieces.after(TransformSystems::Propagate), rotate_stalls).chain());
}

/// Returns all stalls of a board, each rotated by `turn` radians.
pub fn stalls(board: &Board, turn: f32) -> ModelBuilder {
    let (stall, mut all) = (props::stall().occluded(), ModelBuilder::new());
    for market in board.cells().filter(|cell| board.ground(*cell) == Ground::Market) {
        let place = Transform::from_translation(layout::world_of(board, market));
        all.add(&stall, place.with_rotation(Quat::from_rotation_y(turn)));
    }
    all
}

/// Spawns the stalls of a board.
pub fn spawn_stalls(commands: &mut Commands, meshes: &mut Assets<Mesh>, paints: &Paints, board: &Board) {
    commands.spawn((opaque_object("Stalls", meshes.add(stalls(board, 0.0).mesh()), paints), Stalls(0.0)));
}

pub(super) fn rotate_stalls(
    camera: Option<Res<BoardCamera>>,
    playing: Option<Res<GameSetting>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut stall_meshes: Query<(&mut Stalls, &mut Mesh3d)>,
) {
    let (Some(camera), Some(playing)) = (camera, playing) else { return };
    for (mut drawn, mut mesh) in stall_meshes.iter_mut().filter(|(drawn, _)| drawn.0 != camera.yaw()) {
        drawn.0 = camera.yaw();
        *mesh = Mesh3d(meshes.add(stalls(&playing.0.board, drawn.0).mesh()));
    }
}

/// Returns the transform of a piece on a rotated board, given its transform on an unrotated one.
pub(super) fn rotated(thing: PieceModel, at: &Transform, turn: f32, board: &Board, position: &Position) -> Transform {
    let rotation = Quat::from_rotation_y(turn);
    // Tiles and ponds must keep the orientation of their hexes.
    let turns = !matches!(thing, PieceModel::Land(..) | PieceModel::Pond(..));
    let Some(middle) = thing.cell().filter(|_| turns).map(|cell| layout::world_of(board, cell)) else { return *at };
    let aside = (thing.resting_transform(board, position).translation - middle).with_y(0.0);
    Transform { translation: at.translation + rotation * aside - aside, rotation: rotation * at.rotation, ..*at }
}

/// Rotates the pieces that face the viewer, and the emblems of land tiles. It runs after the transforms of this frame
/// have been propagated.
pub(super) fn rotate_pieces(
    camera: Option<Res<BoardCamera>>,
    playing: Option<Res<GameSetting>>,
    playback: Res<Playback<Hacienda>>,
    (models, seating): (Res<Models>, Res<Seating>),
    tiles: Option<Res<RotatedTiles>>,
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut seen: Query<
        (PieceComponents, Option<&Mark>, &Transform, &mut GlobalTransform, &mut Mesh3d),
        Or<(With<PlacedBy>, With<Mark>)>,
    >,
    mut before: Local<f32>,
) {
    let turn = camera.map_or(0.0, |camera| camera.yaw());
    if turn == 0.0 && *before == 0.0 {
        return;
    }
    *before = turn;
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    let Some(tiles) = tiles.filter(|tiles| turn == 0.0 || tiles.0 == turn) else {
        let tiles = Owner::ALL.map(|owner| meshes.add(pieces::rotated_tile(owner, turn).mesh()));
        commands.insert_resource(RotatedTiles(turn, tiles));
        *before = f32::NAN;
        return;
    };
    let beneath = |cell| Some((position.owner(cell)?, position.land.has(cell)));
    for (piece, mark, at, mut global, mut mesh) in &mut seen {
        let ghost = mark.and_then(|mark| if let Mark::Ghost(thing) = mark { Some(*thing) } else { None });
        let Some(thing) = ghost.or_else(|| piece.model(beneath)) else { continue };
        global.set_if_neq(rotated(thing, at, turn, &playing.0.board, position).into());
        if let PieceModel::Land(seat, _) = thing {
            let owner = seating.owner(seat).index();
            let form = if turn == 0.0 { &models.tiles[owner] } else { &tiles.1[owner] };
            mesh.set_if_neq(Mesh3d(form.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::{Cell, Seat, maps};

    #[test]
    fn a_rotated_peg_is_in_front_of_its_stall_for_the_viewer() {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        let position = Position { seats: 5, ..Position::BLANK };
        let market: Cell = board.cells().find(|cell| board.ground(*cell) == Ground::Market).expect("a market");
        let peg = PieceModel::Peg(Seat(2), market);
        let (rest, middle) = (peg.resting_transform(&board, &position), layout::world_of(&board, market));
        assert!(rest.translation.z > middle.z + 0.4, "without rotation, the peg must be on the viewer's side");
        let place = rotated(peg, &rest, std::f32::consts::FRAC_PI_2, &board, &position).translation - middle;
        assert!(place.x > 0.4 && place.z.abs() < 1e-4, "the peg is at {place}");
        let tile = PieceModel::Land(Seat(0), market);
        assert_eq!(rotated(tile, &rest, 1.0, &board, &position), rest);
    }
}
