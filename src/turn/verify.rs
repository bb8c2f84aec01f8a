//! Verify: after the components were written, the table must read as the rules said it would.

use bevy::prelude::*;

use super::Act;
use crate::table::{At, Group, Playing, Things, markets::Market};

/// Compares table and rules.
///
/// # Panics
/// When they differ, which is a mistake in `table/`; it runs only in tests and development builds.
pub(super) fn verify(
    act: Res<Act>,
    playing: Res<Playing>,
    things: Things,
    groups: Query<(&At, &Group)>,
    markets: Query<(&At, &Market)>,
) {
    let Some(expected) = &act.photograph else { return };
    let found = things.photograph();
    assert_eq!(found.as_ref(), Some(expected), "the table differs from the rules after {:?}", act.intent);
    for (at, group) in &groups {
        let cells = expected.group_at(&playing.0, at.0);
        let (first, size) = cells.map_or((None, 0), |cells| (cells.first(), cells.count()));
        assert_eq!((Some(group.first), group.size), (first, size), "the chain or herd at {:?} is out of date", at.0);
    }
    for (at, market) in &markets {
        for seat in expected.seats() {
            let reached = expected.markets_of(&playing.0.board, seat).has(at.0);
            assert_eq!(market.reached[seat.index()], reached, "{seat:?} and the market at {:?} disagree", at.0);
        }
    }
}
