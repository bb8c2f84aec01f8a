//! The game's part of the turn schedule: its pages of the rules judge and resolve, its kinds of things write what concerns
//! them, and what was written is verified.

use bevy::prelude::*;

use super::table;
use crate::turn::{Turn, TurnSystems, Verify, was_allowed};

pub use judge::Judges;
pub use resolve::Resolves;

mod judge;
mod resolve;
mod verify;

/// Adds it to the schedule.
pub fn plugin(app: &mut App) {
    app.edit_schedule(Turn, |schedule| {
        judge::add_to(schedule);
        resolve::add_to(schedule);
        schedule.add_systems((
            // Apply: one writer for each kind of thing; no two write the same component.
            (
                table::cards::apply,
                table::players::apply_purses,
                table::players::apply_hands,
                table::land::apply,
                table::animals::apply,
                table::ponds::apply,
                table::haciendas::apply,
                table::harvest::apply,
                table::markets::apply,
                table::gather,
                table::clock::apply,
            )
                .chain()
                .run_if(was_allowed)
                .in_set(TurnSystems::Apply),
            verify::verify.run_if(|verify: Res<Verify>| verify.0).run_if(was_allowed).in_set(TurnSystems::Verify),
        ));
    });
}
