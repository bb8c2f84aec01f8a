//! Makes the picture right: whatever it shows now, afterwards it holds exactly the things of the position to be shown.
//! Things that an action brought move to their place; after loading, undo and skipping they simply lie there.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use bevy::prelude::*;

use super::{
    Models, OfBoard, Prop, layout,
    marks::Mark,
    models::pieces,
    motion::{Moving, Way},
    paint::Paints,
    playback::{BeatBegan, Playback},
    things::{Thing, things_of},
};
use crate::table::Playing;
use hacienda_rules::{Cell, Cells, Effect, Position, effect::HarvestEffect};

/// A thing of the shown position, as an entity of the picture.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece(pub Thing);

/// Adds the systems that keep the picture right and move it.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (reconcile, advance, super::marks::mark, clear_ground)
            .chain()
            .after(super::playback::agree)
            .in_set(crate::AppSystems::Show),
    );
}

/// What the picture shows: the position and the count of resets it was made for.
type Made = Option<(Option<Arc<Position>>, u32)>;

#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
fn reconcile(
    mut commands: Commands,
    playback: Res<Playback>,
    playing: Option<Res<Playing>>,
    models: Res<Models>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut begun: MessageReader<BeatBegan>,
    mut pieces: Query<(Entity, &Piece, &mut Transform, Option<&Moving>)>,
    mut made: Local<Made>,
) {
    let began = begun.read().count() > 0;
    let shown = playback.shown();
    let made_for = made.as_ref().is_some_and(|(position, resets)| {
        let same = match (position, shown) {
            (Some(made), Some(shown)) => Arc::ptr_eq(made, shown),
            (None, None) => true,
            _ => false,
        };
        same && *resets == playback.resets()
    });
    if made_for {
        return;
    }
    *made = Some((shown.cloned(), playback.resets()));
    let wanted = match (shown, &playing) {
        (Some(position), Some(playing)) => things_of(position, &playing.0),
        _ => BTreeSet::new(),
    };
    let mut there = BTreeSet::new();
    for (entity, Piece(thing), mut transform, moving) in &mut pieces {
        if !wanted.contains(thing) || !there.insert(*thing) {
            commands.entity(entity).despawn();
            continue;
        }
        if let Some(moving) = moving {
            *transform = moving.rest;
            commands.entity(entity).remove::<Moving>();
        }
        // A house that comes to a tile moves its chip aside.
        if let (Thing::Chip { .. }, Some(position), Some(playing)) = (thing, shown, &playing) {
            transform.set_if_neq(thing.rest(&playing.0.board, position));
        }
    }
    let (Some(position), Some(playing)) = (shown, playing) else { return };
    let board = &*playing.0.board;
    for thing in wanted.difference(&there).copied() {
        let rest = thing.rest(board, position);
        let mesh = Mesh3d(thing.mesh(board, &models, &mut meshes));
        let paint = MeshMaterial3d(paints.solid.clone());
        let mut piece = commands.spawn((OfBoard, Piece(thing), mesh, paint, rest));
        if began {
            let from = taken_from(&playback, thing).map(|cell| layout::world_of(board, cell) + Vec3::Y * 0.2);
            let moving = Moving { rest, way: Way::of(thing, position.seats, from, rest.translation) };
            piece.insert((moving, moving.at(0.0)));
        }
    }
}

/// Where the chip of this beat was before: an opponent's tile.
fn taken_from(playback: &Playback, thing: Thing) -> Option<Cell> {
    let Thing::Chip { at } = thing else { return None };
    playback.current()?.effects.iter().find_map(|effect| match effect {
        Effect::Harvest(HarvestEffect::Placed { at: place, from, .. }) if *place == at => *from,
        _ => None,
    })
}

/// Moves what is on its way, and takes what has arrived off the list.
fn advance(mut commands: Commands, playback: Res<Playback>, mut moving: Query<(Entity, &Moving, &mut Transform)>) {
    let share = playback.current().map_or(1.0, super::playback::Beat::progress);
    for (entity, moving, mut transform) in &mut moving {
        *transform = moving.at(share);
        if share >= 1.0 {
            commands.entity(entity).remove::<Moving>();
        }
    }
}

/// What was made of what stands on landscapes.
struct Cleared {
    /// The entity on each hex.
    props: BTreeMap<Cell, Entity>,
    /// Hexes where a board was laid since.
    fresh: Cells,
    /// Hexes where the small form stands.
    small: Cells,
    /// Hexes whose landscape sinks.
    sinking: Cells,
    /// Where a tile waits for a yes, or waited for it and falls.
    waiting: Option<Cell>,
}

impl Default for Cleared {
    fn default() -> Cleared {
        Cleared { props: BTreeMap::new(), fresh: Cells::NONE, small: Cells::NONE, sinking: Cells::NONE, waiting: None }
    }
}

/// What stands on a landscape gives way to the tile that comes: it sinks while the tile falls, and its small form is left.
/// Hexes on which nothing changes are left alone.
fn clear_ground(
    playback: Res<Playback>,
    models: Res<Models>,
    moving: Query<&Piece, With<Moving>>,
    ghosts: Query<&Mark>,
    laid: Query<(Entity, &Prop), Added<Prop>>,
    mut cleared: Local<Cleared>,
    mut props: Query<(&Prop, &mut Mesh3d, &mut Transform)>,
) {
    /// Share of the moving time after which the ground is clear.
    const CLEAR: f32 = 0.6;
    for (entity, prop) in &laid {
        cleared.props.insert(prop.cell, entity);
        cleared.fresh.put(prop.cell);
    }
    let Some(position) = playback.shown() else { return };
    let share = playback.current().map_or(1.0, super::playback::Beat::progress);
    let coming: Cells = moving
        .iter()
        .filter_map(|piece| match piece.0 {
            Thing::Land { at, .. } => Some(at),
            _ => None,
        })
        .collect();
    // A tile that waits for a yes has cleared its ground already; it stays so when it then falls.
    let ghost = ghosts.iter().find_map(|mark| match mark {
        Mark::Ghost(Thing::Land { at, .. }) => Some(*at),
        _ => None,
    });
    if ghost.is_some() || coming.is_empty() {
        cleared.waiting = ghost;
    }
    let waiting: Cells = cleared.waiting.into_iter().collect();
    let sinking = if share < CLEAR { coming & !waiting } else { Cells::NONE };
    let small = (position.land | waiting) & !sinking;
    // What sinks is smaller in every frame.
    let otherwise = (small & !cleared.small) | (cleared.small & !small);
    let changed = otherwise | sinking | cleared.sinking | cleared.fresh;
    (cleared.small, cleared.sinking, cleared.fresh) = (small, sinking, Cells::NONE);
    for cell in changed.iter() {
        let Some(entity) = cleared.props.get(&cell) else { continue };
        let Ok((prop, mut mesh, mut transform)) = props.get_mut(*entity) else { continue };
        let form = if small.has(cell) {
            models.landscapes_small[prop.landscape.index()].clone()
        } else {
            models.landscape(prop.landscape, cell)
        };
        mesh.set_if_neq(Mesh3d(form));
        let size = if sinking.has(cell) { 1.0 - 0.95 * share / CLEAR } else { 1.0 };
        transform.set_if_neq(transform.with_scale(Vec3::splat(size)));
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

#[cfg(test)]
#[path = "reconcile_tests.rs"]
mod tests;
