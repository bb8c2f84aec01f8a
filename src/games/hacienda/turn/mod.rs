//! Hacienda's part of the turn schedule: its pages of actions, the systems that write its components, and the
//! verification of derived components.

use bevy::prelude::*;

use super::table;
use crate::turn::{Rules, Turn, TurnSystems, is_legal_so_far, should_verify};
use hacienda_rules::{Action, Effects, Hacienda, Illegal, Page, Position, Seat, Setting, turn};

mod verify;

impl Rules for Hacienda {
    type Page = Page;
    const PAGES: &'static [Page] = &Page::ALL;

    fn page(action: Action) -> Page {
        action.page()
    }

    /// During a game, intents of seats that may not act have already been dropped, so only the end of the game is left
    /// to check.
    fn judge_turn(position: &Position, _seat: Seat, _action: Action) -> Result<(), Illegal> {
        position.check_over()
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
    app.add_plugins((crate::turn::plugin::<Hacienda>, table::plugin));
    app.edit_schedule(Turn::of::<Hacienda>(), |schedule| {
        schedule.add_systems((
            // Apply the effects to the components, and update the groups.
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
                table::update_groups,
                table::clock::apply,
            )
                .chain()
                .run_if(is_legal_so_far::<Hacienda>)
                .in_set(TurnSystems::Apply),
            verify::verify.run_if(should_verify).run_if(is_legal_so_far::<Hacienda>).in_set(TurnSystems::Verify),
        ));
    });
}
