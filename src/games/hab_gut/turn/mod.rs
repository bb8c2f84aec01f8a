//! The game's part of the turn schedule: its rule pages, and the systems that apply effects to its entities.

use bevy::prelude::*;

use super::table;
use crate::turn::{Rules, Turn, TurnSystems, is_legal_so_far};
use hab_gut::{Action, Effects, HabGut, Illegal, Page, Position, Seat, Setting, turn};

impl Rules for HabGut {
    type Page = Page;
    const PAGES: &'static [Page] = &Page::ALL;

    fn page(action: Action) -> Page {
        action.page()
    }

    fn judge_turn(position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
        position.check_turn(seat, action)
    }

    fn judge(setting: &Setting, position: &Position, _seat: Seat, action: Action) -> Result<(), Illegal> {
        position.judge(setting, action)
    }

    fn resolve(setting: &Setting, position: &mut Position, _seat: Seat, action: Action, effects: &mut Effects) {
        position.resolve(setting, action, effects);
    }

    fn advance_game(setting: &Setting, position: &mut Position, action: Action, effects: &mut Effects) {
        turn::advance(position, setting, action, effects);
    }
}

/// Adds the turn schedule of the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(crate::turn::plugin::<HabGut>);
    #[cfg(feature = "reflect")]
    app.add_plugins(table::reflect::plugin);
    app.edit_schedule(Turn::of::<HabGut>(), |schedule| {
        // Each system applies one kind of effect, and no two systems write the same component of the same entity.
        let writers = (
            table::players::apply_purses,
            table::players::apply_foundations,
            table::shares::apply,
            table::markers::apply,
            table::cards::apply,
            table::clock::apply,
        );
        schedule.add_systems(writers.chain().run_if(is_legal_so_far::<HabGut>).in_set(TurnSystems::Apply));
    });
}
