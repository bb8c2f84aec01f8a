//! While something is in hand the board steps back: it is a little darker, but for the hexes where that may go.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{Build, Mark, Paints, Playing, ViewSystems, ground, layout, wooden};
use crate::{
    games::hacienda::choice::{Choice, Held},
    stage::light::Dimmed,
};
use hacienda_rules::{Board, Cells};

/// How high over the ground the lit hexes lie, in world units: under everything else.
const LIFT: f32 = 0.006;

/// The hexes that stay bright, one mesh.
#[derive(Component, Debug)]
struct Lit(Cells);

/// Adds the system that dims the light and lights those hexes.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, light.in_set(ViewSystems::Spotlight));
}

/// The level tops of some hexes, so bright that in the dimmed light they look as they always do.
fn tops(board: &Board, cells: Cells) -> Build {
    let mut all = Build::new();
    for cell in cells.iter() {
        all.add(&ground::top(layout::world_of(board, cell), board.ground(cell), cell), Transform::IDENTITY);
    }
    all.brightened(1.0 / Dimmed::LEFT)
}

fn light(
    mut commands: Commands,
    choice: Res<Choice>,
    playing: Option<Res<Playing>>,
    paints: Res<Paints>,
    marks: Query<&Mark>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut dimmed: ResMut<Dimmed>,
    mut there: Query<(&mut Lit, &mut Mesh3d, &mut Visibility)>,
) {
    // The marks know whether it is the time to show what may be done.
    let shown = choice.held != Held::Nothing && marks.iter().any(|mark| matches!(mark, Mark::May { .. }));
    if dimmed.is_set() != shown {
        dimmed.set(shown);
    }
    let Some(playing) = playing else { return };
    let cells = if shown { *choice.targets() } else { Cells::NONE };
    match there.iter_mut().next() {
        Some((lit, ..)) if lit.0 == cells => {}
        Some((mut lit, mut form, mut visibility)) => {
            visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
            if shown {
                *form = Mesh3d(meshes.add(tops(&playing.0.board, cells).mesh()));
            }
            lit.0 = cells;
        }
        None if shown => {
            let form = wooden("Lit hexes", meshes.add(tops(&playing.0.board, cells).mesh()), &paints);
            commands.spawn((form, Lit(cells), NotShadowCaster, Transform::from_xyz(0.0, LIFT, 0.0)));
        }
        None => {}
    }
}
