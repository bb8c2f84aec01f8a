//! The keys specific to Zoff in Buffalo: digits choose numbers of cows.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Key};
use zoff::{Stage, Zoff};

use super::Hud;
use crate::{
    access::{
        action_list,
        keys::{self, shortcuts::Shortcut},
    },
    games::zoff::choice::Touch,
    playback::Playback,
    seats::taps::TapWriter,
    stage::gestures::PanelAreas,
    table::is_on_table,
    texts::text,
    ui::{
        AnswerSystems,
        parts::overlay::{is_window_blocked, take_key},
        requests::MenuOpen,
    },
};

/// The digit keys, by number of cows.
const DIGITS: [Key; 6] = [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

/// Adds the game's keys. A key applies only if no dialog has used it.
pub fn plugin(app: &mut App) {
    action_list::game_plugin::<Zoff>(app);
    app.add_systems(EguiPrimaryContextPass, handle_digits.run_if(is_on_table::<Zoff>).in_set(AnswerSystems::GameLast));
}

impl keys::HudKeys for Hud {
    fn keys() -> Vec<Shortcut> {
        vec![(text!("zoff-keys-digits"), text!("zoff-keys-digits-does"))]
    }

    fn is_open(&self) -> bool {
        self.log_open || self.inspected_prairie.is_some() || self.inspected_seat.is_some() || self.recap.is_open()
    }

    fn close(&mut self) {
        (self.log_open, self.inspected_prairie, self.inspected_seat) = (false, None, None);
        self.recap.dismiss();
    }
}

fn handle_digits(
    mut contexts: EguiContexts,
    playback: Res<Playback<Zoff>>,
    covered: Res<PanelAreas>,
    menu: Res<MenuOpen>,
    mut taps: TapWriter<Touch>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_placing = playback.announced().is_some_and(|position| matches!(position.stage, Stage::Place(_)));
    if menu.0 || !is_placing || is_window_blocked(ctx, &covered) {
        return Ok(());
    }
    for (cows, key) in (0..).zip(DIGITS) {
        if take_key(ctx, key, false) {
            taps.touch(Touch::Number(cows));
        }
    }
    Ok(())
}
