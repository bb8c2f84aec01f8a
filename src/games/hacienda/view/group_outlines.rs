//! Outlines around chains and herds, so that connected pieces read as one. All outlines form one mesh, which is rebuilt
//! when a piece is added, comes to rest or is removed, and when a player's colour changes.

use bevy::{camera::visibility::NoFrustumCulling, light::NotShadowCaster, prelude::*};

use super::{
    GameSetting, ModelBuilder, Moving, OnHex, Paints, Playback, Seating, ViewSystems, layout, models::marks,
    opaque_object,
};
use crate::{
    games::hacienda::table::{animals::Animal, land::LandTile},
    owners::Owners,
};
use hacienda_rules::{Board, Cells, Hacienda, MAX_SEATS, Position, Seat, Setting, Species};

/// The pieces whose outlines the current mesh shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct OutlinedPieces {
    land: Cells,
    animals: [Cells; Species::ALL.len()],
    owned: [Cells; MAX_SEATS],
    owners: Owners,
}

/// Adds the outlines.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_outlines.in_set(ViewSystems::Outlines));
}

/// Returns the chains and herds of at least two pieces, with their owners' seats. A single piece needs no outline.
fn connected(position: &Position, setting: &Setting) -> Vec<(Seat, Cells)> {
    let mut found = Vec::new();
    for seat in position.seats() {
        let mut left = position.owned[seat.index()];
        while let Some(cell) = left.first() {
            left.take(cell);
            if let Some(group) = position.group_at(setting, cell) {
                left &= !group;
                if group.count() > 1 {
                    found.push((seat, group));
                }
            }
        }
    }
    found
}

/// Returns the outlines of these groups. Within a group, the sides between its hexes stay open.
fn outlines(groups: &[(Seat, Cells)], board: &Board, owners: Owners) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    for (seat, group) in groups {
        for cell in group.iter() {
            let beside = board.neighbours(cell).iter().filter(|other| group.has(**other));
            let beside: Vec<Vec3> = beside.map(|other| layout::world_of(board, *other)).collect();
            marks::outline(&mut build, owners.of(seat.index()), layout::world_of(board, cell), &beside);
        }
    }
    build
}

fn update_outlines(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    seating: Res<Seating>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    arriving: Query<&OnHex, (With<Moving>, Or<(With<LandTile>, With<Animal>)>)>,
    mut outline_meshes: Query<(&mut OutlinedPieces, &mut Mesh3d)>,
) {
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    // A piece joins its group when it has arrived.
    let arriving: Cells = arriving.iter().map(|at| at.cell()).collect();
    let owned = position.owned.map(|owned| owned & !arriving);
    let now = OutlinedPieces { land: position.land, animals: position.animals, owned, owners: seating.owners };
    let mesh = || {
        let groups = connected(&Position { owned, ..**position }, &playing.0);
        outlines(&groups, &playing.0.board, now.owners).unoccluded().mesh()
    };
    match outline_meshes.iter_mut().next() {
        Some((outlined, _)) if *outlined == now => {}
        Some((mut outlined, mut form)) => {
            *form = Mesh3d(meshes.add(mesh()));
            *outlined = now;
        }
        None => {
            let form = meshes.add(mesh());
            commands.spawn((opaque_object("Outlines", form, &paints), now, NotShadowCaster, NoFrustumCulling));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use hacienda_rules::{Cell, Rulebook, maps};

    /// Returns the number of triangles of one side of an outline.
    fn side_triangles() -> usize {
        let mut build = ModelBuilder::new();
        marks::outline(&mut build, Owners::default().of(0), Vec3::ZERO, &[]);
        build.triangles() / 6
    }

    #[test]
    fn an_outline_surrounds_a_whole_chain_and_nothing_else() {
        let board = Arc::new(maps::by_name("symmetric").expect("a built-in board"));
        let setting = Setting { board: board.clone(), rulebook: Rulebook::default() };
        let mut position = Position::empty(&setting, 2);
        let inner = |cell: &Cell| board.neighbours(*cell).len() == 6;
        let first = board.pampas().iter().find(inner).expect("the board has an inner hex");
        let [second, third, fourth] = [0, 1, 2].map(|index| board.neighbours(first)[index]);
        position.put_tile(Seat(0), first);
        assert!(connected(&position, &setting).is_empty(), "a single tile has no outline");
        position.put_tile(Seat(0), second);
        position.put_animal(Seat(0), Species::Pig, third);
        position.put_animal(Seat(1), Species::Pig, fourth);
        let groups = connected(&position, &setting);
        let chain: Cells = [first, second].into_iter().collect();
        assert_eq!(groups, vec![(Seat(0), chain)], "neither animal belongs to the chain");
        let drawn = outlines(&groups, &board, Owners::default());
        assert_eq!(drawn.triangles(), 10 * side_triangles(), "the two hexes have ten outer sides");
    }
}
