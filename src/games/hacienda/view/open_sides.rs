//! Arrows at the open sides of markets, where an animal can still be placed.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{GameSetting, ModelBuilder, Paints, Playback, ViewSystems, layout, models::marks, opaque_object};
use hacienda_rules::{Board, Cell, Hacienda, Position};

/// The arrows at all markets in one mesh, with the open sides that it shows.
#[derive(Component, Debug)]
struct Arrows(Vec<(Cell, Cell)>);

/// Adds the arrows.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_arrows.in_set(ViewSystems::Sides));
}

/// Returns the open sides of all markets: pairs of a market and an adjacent hex on which an animal could still be
/// placed.
pub fn open_sides(board: &Board, position: &Position) -> Vec<(Cell, Cell)> {
    let free = *board.pampas() & !position.occupied();
    let sides =
        board.markets().iter().flat_map(|market| board.neighbours(market).iter().map(move |side| (market, *side)));
    sides.filter(|(_, side)| free.has(*side)).collect()
}

fn update_arrows(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut arrow_meshes: Query<(&mut Arrows, &mut Mesh3d)>,
) {
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    let board = &*playing.0.board;
    let now = open_sides(board, position);
    let mesh = |sides: &[(Cell, Cell)]| {
        let (arrow, mut all) = (marks::arrow().occluded(), ModelBuilder::new());
        for (market, side) in sides {
            let (from, to) = (layout::world_of(board, *market), layout::world_of(board, *side));
            let turn = Quat::from_rotation_arc(Vec3::X, (to - from).normalize_or(Vec3::X));
            all.add(&arrow, Transform::from_translation(from).with_rotation(turn));
        }
        all.mesh()
    };
    match arrow_meshes.iter_mut().next() {
        Some((arrows, _)) if arrows.0 == now => {}
        Some((mut arrows, mut form)) => {
            *form = Mesh3d(meshes.add(mesh(&now)));
            arrows.0 = now;
        }
        None => {
            let form = meshes.add(mesh(&now));
            commands.spawn((opaque_object("Open sides", form, &paints), Arrows(now), NotShadowCaster));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::{Cells, Seat, Species, animals, formats::records::Record};

    /// Returns true if the rules allow an animal on this hex once the player has land on one of its empty neighbours.
    fn placeable(position: &Position, record: &Record, at: Cell) -> bool {
        let mut theirs = *position;
        (theirs.turn.seat, theirs.seats) = (Seat(0), position.seats.max(1));
        let beside: Vec<Cell> = record.setting.board.neighbours(at).to_vec();
        beside.into_iter().filter(|cell| !position.is_occupied(*cell)).any(|cell| {
            let mut owner = theirs;
            owner.owned[0].put(cell);
            // All of the player's pieces count as land, so the limit on animals is not reached.
            owner.land |= owner.owned[0];
            owner.animals = [Cells::NONE; 4];
            owner.recount();
            animals::targets(&owner, &record.setting, Species::Pig).has(at)
        })
    }

    #[test]
    fn a_side_is_open_where_the_rules_would_allow_an_animal() {
        let text = include_str!("../../../../tests/records/base-5-symmetric.hacienda");
        let record = Record::parse(text).expect("the record is valid");
        let board = &*record.setting.board;
        let last = record
            .replay()
            .expect("the set-up is valid")
            .last()
            .expect("the record has actions")
            .expect("the actions are legal")
            .after;
        let first = record.set_up().expect("the set-up is valid");
        let [at_first, at_last] = [&first, &last].map(|position| open_sides(board, position));
        assert!(at_first.len() > at_last.len() && !at_last.is_empty(), "{} {}", at_first.len(), at_last.len());
        for (position, open) in [(&first, at_first), (&last, at_last)] {
            for market in board.markets().iter() {
                for side in board.neighbours(market) {
                    // `placeable` needs an empty neighbour, so an empty hex without one cannot be checked.
                    let closed_in = board.neighbours(*side).iter().all(|cell| position.is_occupied(*cell));
                    if !closed_in || position.is_occupied(*side) {
                        let is_open = open.contains(&(market, *side));
                        assert_eq!(is_open, placeable(position, &record, *side), "{side:?} of {market:?}");
                    }
                }
            }
        }
    }
}
