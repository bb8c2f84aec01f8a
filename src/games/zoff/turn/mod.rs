//! The game's part of the turn schedule: the pages of its rules, and the systems that apply effects to its entities.

use bevy::prelude::*;

use super::table;
use crate::turn::{Rules, Turn, TurnSystems, is_legal_so_far};
use zoff::{Action, Effects, Illegal, Page, Position, Seat, Setting, Zoff, turn};

impl Rules for Zoff {
    type Page = Page;
    const PAGES: &'static [Page] = &Page::ALL;

    fn page(action: Action) -> Page {
        action.page()
    }

    fn judge_turn(position: &Position, seat: Seat, _action: Action) -> Result<(), Illegal> {
        position.check_turn(seat)
    }

    fn judge(setting: &Setting, position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
        position.judge(setting, seat, action)
    }

    fn resolve(setting: &Setting, position: &mut Position, seat: Seat, action: Action, effects: &mut Effects) {
        position.resolve(setting, seat, action, effects);
    }

    fn advance_game(setting: &Setting, position: &mut Position, _action: Action, effects: &mut Effects) {
        turn::advance(position, setting, effects);
    }
}

/// Adds the turn schedule of the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(crate::turn::plugin::<Zoff>);
    #[cfg(feature = "reflect")]
    app.add_plugins(table::reflect::plugin);
    app.edit_schedule(Turn::of::<Zoff>(), |schedule| {
        // No two systems write the same component.
        let writers = (
            table::cards::apply_hands,
            table::cards::apply_pairs,
            table::players::apply,
            table::cows::apply,
            table::prairies::apply,
            table::clock::apply,
        );
        schedule.add_systems(writers.chain().run_if(is_legal_so_far::<Zoff>).in_set(TurnSystems::Apply));
    });
}
