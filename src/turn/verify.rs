//! Verify: after the components were written, the table must read as the rules said it would.

use bevy::prelude::*;

use super::Act;
use crate::table::{Table, Things};

/// Compares table and rules.
///
/// # Panics
/// When they differ, which is a mistake in the game's `table/`; it runs only in tests and development builds.
pub(super) fn verify<G: Table>(act: Res<Act<G>>, things: Things<G>) {
    let Some(expected) = &act.photograph else { return };
    let found = things.photograph_anew();
    assert_eq!(found.as_ref(), Some(expected), "the table differs from the rules after {:?}", act.intent);
}
