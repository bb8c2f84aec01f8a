//! Verification of chains, herds and pegs. These components are derived from the position, so no snapshot contains
//! them.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::{
    games::hacienda::table::{GameSetting, Group, OnHex, OwnedBy, markets::Peg},
    turn::CurrentAction,
};
use hacienda_rules::{Cell, Hacienda, Seat};

/// Compares the derived components with the rules. By default, it runs only in debug builds.
///
/// # Panics
/// Panics if they differ, which means that `table/` has a bug.
pub fn verify(
    act: Res<CurrentAction<Hacienda>>,
    playing: Res<GameSetting>,
    groups: Query<(&OnHex, &Group)>,
    pegs: Query<(&OnHex, &OwnedBy), With<Peg>>,
) {
    let Some(expected) = &act.snapshot else { return };
    for (at, group) in &groups {
        let cells = expected.group_at(&playing.0, at.cell());
        let (first, size) = cells.map_or((None, 0), |cells| (cells.first(), cells.count()));
        assert_eq!((Some(group.first()), group.size()), (first, size), "the group at {at:?} must be up to date");
    }
    let standing: Vec<(Seat, Cell)> = pegs.iter().map(|(at, owner)| (owner.seat(), at.cell())).collect();
    let markets = |seat: Seat| {
        let reached = expected.markets_of(&playing.0.board, seat);
        reached.iter().map(move |market| (seat, market)).collect::<Vec<_>>()
    };
    let reached: BTreeSet<(Seat, Cell)> = expected.seats().flat_map(markets).collect();
    assert_eq!(standing.len(), reached.len(), "each player must have one peg at each market reached");
    let standing: BTreeSet<_> = standing.into_iter().collect();
    assert_eq!(standing, reached, "the pegs must match the markets that their owners have reached");
}
