//! The scenery on landscape hexes. A few meshes cover many hexes each, and a mesh is rebuilt only if the scenery of one
//! of its hexes changes.

use bevy::prelude::*;

use super::{
    Beat, Mark, ModelBuilder, Moving, OnHex, Paints, PieceModel, Playback, layout, noise, opaque_object, props,
};
use crate::games::hacienda::table::land::LandTile;
use hacienda_rules::{Board, Cell, Cells, Ground, Hacienda, Landscape};

/// The number of landscape hexes per patch; patches are filled in the order of the hexes' indices. Each patch is one
/// draw call, and rebuilding it takes a few milliseconds in a debug build.
const PATCH_SIZE: usize = 24;
/// The share of a beat after which the hex of the arriving tile is clear.
const CLEAR_SHARE: f32 = 0.6;

/// The meshes of all scenery, built once. Patches are composed from them.
#[derive(Resource, Debug, Clone)]
pub struct SceneryMeshes {
    /// The scenery of hexes without a land tile, by landscape and variant.
    whole: [[ModelBuilder; props::VARIANTS as usize]; 5],
    /// The small form of the scenery, which remains around a land tile, by landscape.
    small: [ModelBuilder; 5],
}

impl Default for SceneryMeshes {
    fn default() -> SceneryMeshes {
        let variants = std::array::from_fn::<u32, { props::VARIANTS as usize }, _>(|variant| variant as u32);
        SceneryMeshes {
            whole: Landscape::ALL.map(|which| variants.map(|variant| props::landscape(which, variant).occluded())),
            small: Landscape::ALL.map(|which| props::landscape_small(which).occluded()),
        }
    }
}

impl SceneryMeshes {
    /// Returns the scenery of a hex without a land tile. Its variant depends only on the hex.
    fn whole(&self, which: Landscape, cell: Cell) -> &ModelBuilder {
        let variant = noise(u32::from(cell.0), 77) * props::VARIANTS as f32;
        &self.whole[which.index()][(variant as usize).min(props::VARIANTS as usize - 1)]
    }
}

/// The hexes that do not have their full scenery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SceneryState {
    /// Hexes with the small form of the scenery.
    pub(super) small: Cells,
    /// Hexes whose scenery sinks, each drawn by a separate entity.
    pub(super) sinking: Cells,
}

impl SceneryState {
    /// The state with full scenery on every hex.
    const FULL: SceneryState = SceneryState { small: Cells::NONE, sinking: Cells::NONE };

    fn restricted_to(&self, cells: Cells) -> SceneryState {
        SceneryState { small: self.small & cells, sinking: self.sinking & cells }
    }
}

/// The scenery of some hexes, drawn as one entity with one mesh.
#[derive(Component, Debug, Clone)]
pub struct Patch {
    /// Each hex with its landscape and its position in world units.
    hexes: Vec<(Cell, Landscape, Vec3)>,
    /// The same hexes as a set.
    pub(super) cells: Cells,
    /// The state that the current mesh shows.
    pub(super) made: SceneryState,
}

impl Patch {
    /// Returns the patches of a board without land tiles.
    fn all(board: &Board) -> Vec<Patch> {
        let hexes: Vec<(Cell, Landscape, Vec3)> = board
            .cells()
            .filter_map(|cell| match board.ground(cell) {
                Ground::Land(landscape) => Some((cell, landscape, layout::world_of(board, cell))),
                Ground::Pampas | Ground::Water | Ground::Market => None,
            })
            .collect();
        hexes
            .chunks(PATCH_SIZE)
            .map(|hexes| Patch {
                hexes: hexes.to_vec(),
                cells: hexes.iter().map(|(cell, ..)| *cell).collect(),
                made: SceneryState::FULL,
            })
            .collect()
    }

    fn build(&self, forms: &SceneryMeshes) -> ModelBuilder {
        let mut build = ModelBuilder::new();
        for (cell, landscape, place) in self.hexes.iter().filter(|(cell, ..)| !self.made.sinking.has(*cell)) {
            let small = self.made.small.has(*cell);
            let form = if small { &forms.small[landscape.index()] } else { forms.whole(*landscape, *cell) };
            build.add(form, Transform::from_translation(*place));
        }
        build
    }
}

/// The scenery of one hex, which sinks while a land tile falls onto it. During that time it is not part of a patch.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sinking(pub Cell);

/// Returns the scenery of a board without land tiles. It casts ambient occlusion on the ground.
pub fn whole_scenery(forms: &SceneryMeshes, board: &Board) -> ModelBuilder {
    let mut all = ModelBuilder::new();
    for patch in Patch::all(board) {
        all.add(&patch.build(forms), Transform::IDENTITY);
    }
    all
}

/// Spawns the scenery of a board.
pub fn spawn_scenery(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    forms: &SceneryMeshes,
    paints: &Paints,
    board: &Board,
) {
    for patch in Patch::all(board) {
        commands.spawn((opaque_object("Landscapes", meshes.add(patch.build(forms).mesh()), paints), patch));
    }
}

/// Removes the scenery under arriving tiles. The scenery sinks while the tile falls, and its small form remains. Only
/// the patches whose state changes are rebuilt.
pub(super) fn clear(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    forms: Res<SceneryMeshes>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    moving: Query<&OnHex, (With<LandTile>, With<Moving>)>,
    ghosts: Query<&Mark>,
    mut waiting: Local<Option<Cell>>,
    mut patches: Query<(&mut Patch, &mut Mesh3d)>,
    mut sinking: Query<(Entity, &Sinking, &mut Transform)>,
) {
    let Some(position) = playback.shown() else { return };
    let share = playback.current().map_or(1.0, Beat::progress);
    let coming: Cells = moving.iter().map(|at| at.cell()).collect();
    // A tile that awaits confirmation has already cleared its hex. The hex stays clear when the tile then falls.
    let ghost = ghosts.iter().find_map(|mark| match mark {
        Mark::Ghost(PieceModel::Land(_, at)) => Some(*at),
        _ => None,
    });
    if ghost.is_some() || coming.is_empty() {
        *waiting = ghost;
    }
    let waiting: Cells = waiting.iter().copied().collect();
    let sinks = if share < CLEAR_SHARE { coming & !waiting } else { Cells::NONE };
    let now = SceneryState { small: (position.land | waiting) & !sinks, sinking: sinks };
    let size = Vec3::splat(1.0 - 0.95 * share / CLEAR_SHARE);
    for (entity, Sinking(cell), mut transform) in &mut sinking {
        if sinks.has(*cell) {
            transform.scale = size;
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (mut patch, mut mesh) in &mut patches {
        let now = now.restricted_to(patch.cells);
        if patch.made == now {
            continue;
        }
        let begun = now.sinking & !patch.made.sinking;
        for (cell, landscape, place) in patch.hexes.iter().filter(|(cell, ..)| begun.has(*cell)) {
            let form = meshes.add(forms.whole(*landscape, *cell).clone().mesh());
            let at = Transform::from_translation(*place).with_scale(size);
            commands.spawn((opaque_object("Sinking landscape", form, &paints), Sinking(*cell), at));
        }
        patch.made = now;
        *mesh = Mesh3d(meshes.add(patch.build(&forms).mesh()));
    }
}
