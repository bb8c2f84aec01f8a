//! Keys of a match: Escape cancels, then closes, then opens the menu; Enter is yes, and goes on; Ctrl+Z takes back, with Shift the whole turn.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use crate::{
    games::hacienda::{
        choice::{Choice, Held},
        ui::face::Face,
        view::marks::Pointed,
    },
    playback::Playback,
    record::Log,
    seats::{
        Eyes, Hint, Seating, Tap,
        touch::{undo_length, undo_turn_length},
    },
    stage::gestures::Covered,
    ui::{
        parts::overlay::{is_veiled, take_key},
        wishes::{MenuOpen, Wanted},
    },
};
use hacienda_rules::Hacienda;

/// Hears the keys that no sheet took.
#[allow(clippy::too_many_arguments, reason = "a system's parameters are its contract")]
pub fn hear(
    mut contexts: EguiContexts,
    choice: Res<Choice>,
    hint: Res<Hint<Hacienda>>,
    pointed: Res<Pointed>,
    playback: Res<Playback<Hacienda>>,
    covered: Res<Covered>,
    seating: Res<Seating>,
    eyes: Res<Eyes>,
    log: Res<Log<Hacienda>>,
    mut face: ResMut<Face>,
    mut menu: ResMut<MenuOpen>,
    mut taps: MessageWriter<Tap>,
    mut wanted: MessageWriter<Wanted>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A sheet over everything has answered already.
    if is_veiled(ctx, &covered) || menu.0 {
        return Ok(());
    }
    if take_key(ctx, Key::Escape, false) {
        let holds = choice.held != Held::Nothing || choice.notice.is_some();
        let hinted = hint.is_thinking() || !hint.advice().is_empty();
        if holds || hinted || pointed.tapped().is_some() {
            face.deck = None;
            taps.write(Tap::Cancel);
        } else if face.points_open || face.deck.is_some() || face.drawer.is_some() {
            face.points_open = false;
            face.deck = None;
            face.drawer = None;
        } else {
            menu.0 = true;
        }
    }
    // Enter presses what has the keyboard's focus, and is yes where nothing has it.
    let focused = ctx.memory(|memory| memory.focused().is_some());
    if !focused && choice.pending().is_some() && take_key(ctx, Key::Enter, false) {
        taps.write(Tap::Confirm);
    }
    if !focused && playback.waits() && take_key(ctx, Key::Enter, false) {
        taps.write(Tap::Next);
    }
    if let Some(show) = playback.scoring()
        && !focused
        && take_key(ctx, Key::Enter, false)
    {
        taps.write(if show.is_told() { Tap::Skip } else { Tap::SkipAll });
    }
    let all = ctx.input(|input| input.modifiers.shift);
    if all && undo_turn_length(&log, &seating, &eyes).is_some() && take_key(ctx, Key::Z, true) {
        wanted.write(Wanted(Tap::UndoTurn));
    }
    if take_key(ctx, Key::Z, true) && undo_length(&log, &seating, &eyes).is_some() {
        wanted.write(Wanted(Tap::Undo));
    }
    Ok(())
}
