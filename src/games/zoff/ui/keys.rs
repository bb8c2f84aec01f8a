//! The keys that only Zoff in Buffalo has: digits choose numbers of cows.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Key};
use zoff::{Stage, Zoff};

use super::Face;
use crate::{
    access::{
        keys::{self, sheet::Row},
        lines,
    },
    games::zoff::choice::Touch,
    playback::Playback,
    seats::touch::Taps,
    stage::gestures::Covered,
    table::lies_there,
    texts::text,
    ui::{
        AnswerSystems,
        parts::overlay::{is_veiled, take_key},
        wishes::MenuOpen,
    },
};

/// The digit keys, by number of cows.
const DIGITS: [Key; 6] = [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

/// Adds the game's keys. They apply only if no dialog has used the key.
pub fn plugin(app: &mut App) {
    lines::of_game::<Zoff>(app);
    app.add_systems(EguiPrimaryContextPass, hear.run_if(lies_there::<Zoff>).in_set(AnswerSystems::GameLast));
}

impl keys::Face for Face {
    fn keys() -> Vec<Row> {
        vec![(text!("zoff-keys-digits"), text!("zoff-keys-digits-does"))]
    }

    fn is_open(&self) -> bool {
        self.log_open || self.asked.is_some() || self.whose.is_some()
    }

    fn shut(&mut self) {
        (self.log_open, self.asked, self.whose) = (false, None, None);
    }
}

fn hear(
    mut contexts: EguiContexts,
    playback: Res<Playback<Zoff>>,
    covered: Res<Covered>,
    menu: Res<MenuOpen>,
    mut taps: Taps<Touch>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let places = playback.told().is_some_and(|told| matches!(told.stage, Stage::Place(_)));
    if menu.0 || !places || is_veiled(ctx, &covered) {
        return Ok(());
    }
    for (cows, key) in (0..).zip(DIGITS) {
        if take_key(ctx, key, false) {
            taps.touch(Touch::Number(cows));
        }
    }
    Ok(())
}
