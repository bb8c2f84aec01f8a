//! What stands on landscapes is ground: a few meshes of many hexes each, made anew only where a land tile comes or goes.

use bevy::prelude::*;

use super::{At, Beat, Build, Mark, Moving, Paints, Playback, Thing, grain, layout, props, wooden};
use crate::games::hacienda::table::land::LandTile;
use hacienda_rules::{Board, Cell, Cells, Ground, Hacienda, Landscape};

/// How many landscape hexes, in the order of their numbers, share a patch: each is drawn by a call of its own, and made anew
/// in a few milliseconds of a debug build.
const PATCH: usize = 24;
/// Share of the moving time after which the ground is clear.
const CLEAR: f32 = 0.6;

/// The forms of all that stands on landscapes, made once. Patches are put together from them.
#[derive(Resource, Debug, Clone)]
pub struct Forms {
    /// On hexes without a land tile, by landscape and variant.
    whole: [[Build; props::VARIANTS as usize]; 5],
    /// What is left around a land tile, by landscape.
    small: [Build; 5],
}

impl Default for Forms {
    fn default() -> Forms {
        let variants = std::array::from_fn::<u32, { props::VARIANTS as usize }, _>(|variant| variant as u32);
        Forms {
            whole: Landscape::ALL.map(|which| variants.map(|variant| props::landscape(which, variant).occluded())),
            small: Landscape::ALL.map(|which| props::landscape_small(which).occluded()),
        }
    }
}

impl Forms {
    /// What stands on a hex of a landscape without a land tile: always the same form for the same hex.
    fn whole(&self, which: Landscape, cell: Cell) -> &Build {
        let variant = grain(u32::from(cell.0), 77) * props::VARIANTS as f32;
        &self.whole[which.index()][(variant as usize).min(props::VARIANTS as usize - 1)]
    }
}

/// Where something else stands, or nothing, than what grows on a landscape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cleared {
    /// Hexes where the small form stands.
    pub(super) small: Cells,
    /// Hexes whose landscape sinks, each drawn by an entity of its own.
    pub(super) sinking: Cells,
}

impl Cleared {
    /// Nothing gave way yet.
    const NOWHERE: Cleared = Cleared { small: Cells::NONE, sinking: Cells::NONE };

    /// The same, of these hexes alone.
    fn among(&self, cells: Cells) -> Cleared {
        Cleared { small: self.small & cells, sinking: self.sinking & cells }
    }
}

/// What stands on the landscapes of some hexes that lie together: one entity with one mesh of its own.
#[derive(Component, Debug, Clone)]
pub struct Patch {
    /// Each hex with its landscape and its place in world units.
    hexes: Vec<(Cell, Landscape, Vec3)>,
    /// The same hexes as a set.
    pub(super) cells: Cells,
    /// What its mesh was made for.
    pub(super) made: Cleared,
}

impl Patch {
    /// All landscapes of a board as patches on which nothing lies.
    fn all(board: &Board) -> Vec<Patch> {
        let hexes: Vec<(Cell, Landscape, Vec3)> = board
            .cells()
            .filter_map(|cell| match board.ground(cell) {
                Ground::Land(landscape) => Some((cell, landscape, layout::world_of(board, cell))),
                Ground::Pampas | Ground::Water | Ground::Market => None,
            })
            .collect();
        hexes
            .chunks(PATCH)
            .map(|hexes| Patch {
                hexes: hexes.to_vec(),
                cells: hexes.iter().map(|(cell, ..)| *cell).collect(),
                made: Cleared::NOWHERE,
            })
            .collect()
    }

    /// Its mesh as it should be now.
    fn build(&self, forms: &Forms) -> Build {
        let mut build = Build::new();
        for (cell, landscape, place) in self.hexes.iter().filter(|(cell, ..)| !self.made.sinking.has(*cell)) {
            let small = self.made.small.has(*cell);
            let form = if small { &forms.small[landscape.index()] } else { forms.whole(*landscape, *cell) };
            build.add(form, Transform::from_translation(*place));
        }
        build
    }
}

/// What stands on this hex sinks while a land tile falls onto it. It belongs to no patch for that time.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sinking(pub Cell);

/// All that stands on the landscapes of a board on which nothing lies: what darkens the ground.
pub fn standing(forms: &Forms, board: &Board) -> Build {
    let mut all = Build::new();
    for patch in Patch::all(board) {
        all.add(&patch.build(forms), Transform::IDENTITY);
    }
    all
}

/// Puts what stands on the landscapes of a board on the table.
pub fn lay(commands: &mut Commands, meshes: &mut Assets<Mesh>, forms: &Forms, paints: &Paints, board: &Board) {
    for patch in Patch::all(board) {
        commands.spawn((wooden("Landscapes", meshes.add(patch.build(forms).mesh()), paints), patch));
    }
}

/// What stands on a landscape gives way to the tile that comes: it sinks while the tile falls, and its small form is left.
/// Only the patches in which that begins or ends anywhere are made anew.
pub(super) fn clear(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    forms: Res<Forms>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    moving: Query<&At, (With<LandTile>, With<Moving>)>,
    ghosts: Query<&Mark>,
    mut waiting: Local<Option<Cell>>,
    mut patches: Query<(&mut Patch, &mut Mesh3d)>,
    mut sinking: Query<(Entity, &Sinking, &mut Transform)>,
) {
    let Some(position) = playback.shown() else { return };
    let share = playback.current().map_or(1.0, Beat::progress);
    let coming: Cells = moving.iter().map(|at| at.cell()).collect();
    // A tile that waits for a yes has cleared its ground already; it stays so when it then falls.
    let ghost = ghosts.iter().find_map(|mark| match mark {
        Mark::Ghost(Thing::Land(_, at)) => Some(*at),
        _ => None,
    });
    if ghost.is_some() || coming.is_empty() {
        *waiting = ghost;
    }
    let waiting: Cells = waiting.iter().copied().collect();
    let sinks = if share < CLEAR { coming & !waiting } else { Cells::NONE };
    let now = Cleared { small: (position.land | waiting) & !sinks, sinking: sinks };
    let size = Vec3::splat(1.0 - 0.95 * share / CLEAR);
    for (entity, Sinking(cell), mut transform) in &mut sinking {
        if sinks.has(*cell) {
            transform.scale = size;
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (mut patch, mut mesh) in &mut patches {
        let now = now.among(patch.cells);
        if patch.made == now {
            continue;
        }
        let begun = now.sinking & !patch.made.sinking;
        for (cell, landscape, place) in patch.hexes.iter().filter(|(cell, ..)| begun.has(*cell)) {
            let form = meshes.add(forms.whole(*landscape, *cell).clone().mesh());
            let at = Transform::from_translation(*place).with_scale(size);
            commands.spawn((wooden("Sinking landscape", form, &paints), Sinking(*cell), at));
        }
        patch.made = now;
        *mesh = Mesh3d(meshes.add(patch.build(&forms).mesh()));
    }
}
