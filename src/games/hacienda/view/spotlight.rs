//! The highlight of allowed hexes. While a card or piece is selected, the stage is dimmed except for these hexes.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{GameSetting, Mark, ModelBuilder, Paints, ViewSystems, ground, layout, opaque_object};
use crate::{
    games::hacienda::choice::{Choice, Selection},
    stage::light::Dimmed,
};
use hacienda_rules::{Board, Cells};

/// The height of the highlighted hexes above the ground, in world units. Marks and pieces are above them.
const LIFT: f32 = 0.006;

/// The highlighted hexes, drawn as one mesh.
#[derive(Component, Debug)]
struct LitHexes(Cells);

/// Adds the highlight.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_spotlight.in_set(ViewSystems::Spotlight));
}

/// Returns the tops of some hexes, brightened so that they look normal in dimmed light.
fn tops(board: &Board, cells: Cells) -> ModelBuilder {
    let mut all = ModelBuilder::new();
    for cell in cells.iter() {
        all.add(&ground::top(layout::world_of(board, cell), board.ground(cell), cell), Transform::IDENTITY);
    }
    all.brightened(1.0 / Dimmed::DIM_BRIGHTNESS)
}

fn update_spotlight(
    mut commands: Commands,
    choice: Res<Choice>,
    playing: Option<Res<GameSetting>>,
    paints: Res<Paints>,
    marks: Query<&Mark>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut dimmed: ResMut<Dimmed>,
    mut lit_meshes: Query<(&mut LitHexes, &mut Mesh3d, &mut Visibility)>,
) {
    // The marks exist only while allowed hexes should be shown.
    let shown = choice.selection != Selection::Nothing && marks.iter().any(|mark| matches!(mark, Mark::Allowed { .. }));
    if dimmed.is_set() != shown {
        dimmed.set(shown);
    }
    let Some(playing) = playing else { return };
    let cells = if shown { *choice.targets() } else { Cells::NONE };
    match lit_meshes.iter_mut().next() {
        Some((lit, ..)) if lit.0 == cells => {}
        Some((mut lit, mut form, mut visibility)) => {
            visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
            if shown {
                *form = Mesh3d(meshes.add(tops(&playing.0.board, cells).mesh()));
            }
            lit.0 = cells;
        }
        None if shown => {
            let form = opaque_object("Lit hexes", meshes.add(tops(&playing.0.board, cells).mesh()), &paints);
            commands.spawn((form, LitHexes(cells), NotShadowCaster, Transform::from_xyz(0.0, LIFT, 0.0)));
        }
        None => {}
    }
}
