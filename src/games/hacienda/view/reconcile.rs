//! Reconciliation of the picture with the table: an observer adds visual components to the pieces of the table, and the
//! systems here show, hide and move the pieces as the playback advances. Pieces placed by the current action move to
//! their place; after loading, undo and skipping they appear there at once.

use bevy::prelude::*;

use super::motion::{MotionPath, Rest, chair_offset};
use super::{
    Beat, BeatBegan, BoardCamera, GameSetting, Models, Moving, OnHex, OwnedBy, Paints, PieceComponents, PieceModel,
    PlacedBy, Playback, Seating, ViewSystems, anchors::Anchors, layout, piece_offsets, scenery, story_props,
};
use crate::{
    games::hacienda::{
        stories::{Arrival, Movement, MovementKind, Spot},
        table::{animals::Animal, land::LandTile, ponds::Pond},
    },
    stage::paint::Paint,
};
use hacienda_rules::{Board, Cell, Effect, Hacienda, Position, Seat};

/// Adds the observer and the systems that update the pieces.
pub fn plugin(app: &mut App) {
    app.add_observer(add_visuals).add_systems(
        Update,
        (
            update_pieces,
            advance,
            piece_offsets::apply_lifts,
            story_props::update_props,
            super::marks::update_marks,
            scenery::clear,
        )
            .chain()
            .in_set(ViewSystems::Pieces),
    );
}

/// Adds the visual components to a new piece. It stays hidden until the playback reaches its action.
fn add_visuals(
    came: On<Add, PlacedBy>,
    mut commands: Commands,
    playing: Option<Res<GameSetting>>,
    (models, seating): (Res<Models>, Res<Seating>),
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    pieces: Query<PieceComponents>,
    beneath: Query<(&OnHex, &OwnedBy, Has<LandTile>), Or<(With<LandTile>, With<Animal>)>>,
) {
    let Some(playing) = playing else { return };
    let board = &*playing.0.board;
    let owner = |cell| beneath.iter().find_map(|(at, owner, land)| (at.cell() == cell).then_some((owner.seat(), land)));
    let piece = pieces.get(came.entity).ok().filter(|piece| !piece.is_printed_water(board));
    if let Some(thing) = piece.and_then(|piece| piece.model(owner)) {
        let mesh = Mesh3d(thing.mesh(board, (&models, seating.owners), &mut meshes));
        commands.entity(came.entity).insert((mesh, MeshMaterial3d(paints.solid.clone()), Visibility::Hidden));
    }
}

/// The state for which the picture was last updated: the number of the action shown, and the count of resets.
type ReconciledState = Option<(u32, u32)>;

type Drawn<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        PieceComponents,
        &'static PlacedBy,
        &'static mut Mesh3d,
        &'static mut Transform,
        &'static mut Visibility,
        Option<&'static Moving>,
        Option<Ref<'static, Pond>>,
    ),
>;

/// Shows the pieces that the playback has reached, hides newer ones, and starts the movements of the current action.
fn update_pieces(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    anchors: Res<Anchors>,
    camera: Option<Res<BoardCamera>>,
    (models, seating): (Res<Models>, Res<Seating>),
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut begun: MessageReader<BeatBegan>,
    changed: Query<
        (),
        (With<PlacedBy>, Or<(Changed<OnHex>, Changed<OwnedBy>, Changed<Animal>, Changed<Pond>, Changed<PlacedBy>)>),
    >,
    mut pieces: Drawn,
    mut made: Local<ReconciledState>,
) {
    let began = begun.read().count() > 0;
    let now = (playback.last_shown_action(), playback.resets());
    let reset = made.is_none_or(|(_, resets)| resets != now.1);
    // A replayed beat changes neither number, but its pieces move again.
    if *made == Some(now) && changed.is_empty() && !began {
        return;
    }
    *made = Some(now);
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    let board = &*playing.0.board;
    let beneath = |cell: Cell| Some((position.owner(cell)?, position.land.has(cell)));
    for (entity, components, since, mut mesh, mut transform, mut visibility, moving, pond) in &mut pieces {
        // A chip that a queued action takes stays at its old place until the playback reaches that action.
        let thing = match components.model(beneath) {
            Some(PieceModel::Chip(at)) => place_of_chip(&playback, at).map(PieceModel::Chip),
            Some(_) if since.number() > now.0 => None,
            other => other,
        };
        let Some(thing) = thing else {
            visibility.set_if_neq(Visibility::Hidden);
            commands.entity(entity).remove::<Moving>();
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        // Looking up the mesh of a pond requires computing its shape, so this is repeated only if the pond has changed.
        if pond.is_none_or(|pond| pond.is_changed() && !pond.is_added()) {
            mesh.set_if_neq(Mesh3d(thing.mesh(board, (&models, seating.owners), &mut meshes)));
        }
        let rest = thing.resting_transform(board, position);
        commands.entity(entity).insert(Rest(rest));
        let coming = playback.current().is_some_and(|beat| match thing {
            // A queued action may move the chip again, so the chip's number does not identify this beat.
            PieceModel::Chip(at) => beat.effects.iter().filter_map(Effect::chip).any(|(placed, _)| placed == at),
            _ => beat.number == since.number(),
        });
        let beat = playback.current().filter(|_| coming && began && !reset);
        if let Some(moving) = beat.and_then(|beat| {
            let seen = |spot| anchors.in_world(spot, board, camera.as_deref());
            motion_in_beat(thing, rest, beat, position, board, seen)
        }) {
            *transform = moving.at(0.0);
            if moving.path == MotionPath::Fade {
                commands.entity(entity).insert(MeshMaterial3d(paints.ghost.clone()));
            }
            commands.entity(entity).insert(moving);
        } else if !coming || reset || moving.is_none() {
            transform.set_if_neq(rest);
            commands.entity(entity).remove::<Moving>();
        }
    }
}

/// Returns the hex that held the chip now at `at` before the queued actions, or `None` if a queued action brings the
/// chip from the supply.
fn place_of_chip(playback: &Playback<Hacienda>, at: Cell) -> Option<Cell> {
    let mut place = Some(at);
    for effect in playback.queued().flat_map(|beat| beat.effects.iter()) {
        if let Some((_, from)) = effect.chip().filter(|(at, _)| place == Some(*at)) {
            place = from;
        }
    }
    place
}

/// Returns the movement of a piece in a beat, or a fade if the beat's story takes time but has no movement for the
/// piece. `seen` returns the world position of a spot.
fn motion_in_beat(
    thing: PieceModel,
    rest: Transform,
    beat: &Beat<Hacienda>,
    position: &Position,
    board: &Board,
    seen: impl Fn(Spot) -> Option<Vec3>,
) -> Option<Moving> {
    let cell = thing.cell()?;
    let comes = |movement: &&Movement| match movement.kind {
        MovementKind::Piece { at, .. } => at == cell,
        MovementKind::Peg(market) => matches!(thing, PieceModel::Peg(..)) && market == cell,
        _ => false,
    };
    let Some(movement) = beat.story.movements.iter().find(comes) else {
        let length = beat.story.times.length();
        return (length > 0.0).then_some(Moving { rest, path: MotionPath::Fade, start: 0.0, length });
    };
    let owner = |seat: Seat| chair_offset(seat, position.seats);
    let path = match &movement.kind {
        MovementKind::Piece { from, arrival, .. } => {
            let from = seen(*from).unwrap_or_else(|| owner(beat.seat));
            match arrival {
                Arrival::Fly => MotionPath::Fly(from),
                Arrival::Walk(cells) => {
                    let ground = |cell: &Cell| {
                        layout::world_of(board, *cell) + Vec3::Y * super::piece_model::height_at(position, *cell)
                    };
                    let (_, before) = cells.split_last()?;
                    MotionPath::Walk(from, before.iter().map(ground).chain([rest.translation]).collect())
                }
                Arrival::Raise => MotionPath::Rise,
                Arrival::Fill => MotionPath::Fill,
                Arrival::Flip => MotionPath::Flip(from),
            }
        }
        _ => MotionPath::Pop,
    };
    Some(Moving { rest, path, start: movement.start, length: movement.length })
}

/// Moves the pieces in flight, and finishes those that have arrived.
fn advance(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    paints: Res<Paints>,
    mut moving: Query<(Entity, &Moving, &mut Transform, &mut MeshMaterial3d<Paint>)>,
) {
    let elapsed = playback.current().map_or(f32::INFINITY, |beat| beat.elapsed);
    for (entity, moving, mut transform, mut paint) in &mut moving {
        *transform = moving.at(elapsed);
        if elapsed >= moving.start + moving.length {
            paint.set_if_neq(MeshMaterial3d(paints.solid.clone()));
            commands.entity(entity).remove::<Moving>();
        }
    }
}

#[cfg(test)]
#[path = "reconcile_tests.rs"]
mod tests;
