//! Keys of a match: Escape cancels, then closes, then opens the menu; Enter is yes, and goes on; digits are numbers of cows;
//! Ctrl+Z takes back.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Key};
use zoff::{Stage, Zoff};

use super::Face;
use crate::{
    games::zoff::choice::{Choice, Touch},
    playback::Playback,
    seats::{Hint, Standing, Tap},
    stage::gestures::Covered,
    table::lies_there,
    ui::{
        FaceSystems,
        parts::overlay::{is_veiled, take_key},
        wishes::{MenuOpen, Wanted},
    },
};

/// The keys of numbers.
const DIGITS: [Key; 6] = [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

/// Adds the keys that no sheet took.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (forward, hear).chain().run_if(lies_there::<Zoff>).in_set(FaceSystems::Answers),
    );
}

/// What sheets want of a match is done: nothing here needs to be asked about first.
fn forward(mut wanted: MessageReader<Wanted>, mut taps: MessageWriter<Tap>) {
    taps.write_batch(wanted.read().map(|Wanted(tap)| *tap));
}

fn hear(
    mut contexts: EguiContexts,
    choice: Res<Choice>,
    hint: Res<Hint<Zoff>>,
    playback: Res<Playback<Zoff>>,
    standing: Res<Standing>,
    covered: Res<Covered>,
    mut face: ResMut<Face>,
    mut menu: ResMut<MenuOpen>,
    mut taps: MessageWriter<Tap>,
    mut touches: MessageWriter<Touch>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A sheet over everything has answered already.
    if is_veiled(ctx, &covered) || menu.0 {
        return Ok(());
    }
    if take_key(ctx, Key::Escape, false) {
        if !choice.is_empty() || choice.notice.is_some() || hint.is_thinking() || !hint.advice().is_empty() {
            taps.write(Tap::Cancel);
        } else if face.log_open || face.asked.is_some() || face.whose.is_some() {
            (face.log_open, face.asked, face.whose) = (false, None, None);
        } else {
            menu.0 = true;
        }
    }
    // Enter presses what has the keyboard's focus, and is yes where nothing has it.
    let focused = ctx.memory(|memory| memory.focused().is_some());
    if !focused && playback.waits() && take_key(ctx, Key::Enter, false) {
        taps.write(Tap::Next);
    }
    if !focused && choice.pending().is_some() && take_key(ctx, Key::Enter, false) {
        taps.write(Tap::Confirm);
    }
    if take_key(ctx, Key::H, false) {
        taps.write(Tap::Hint);
    }
    if take_key(ctx, Key::Z, true) && standing.undo.one {
        taps.write(Tap::Undo);
    }
    if playback.told().is_some_and(|told| matches!(told.stage, Stage::Place(_))) {
        for (cows, key) in (0..).zip(DIGITS) {
            if take_key(ctx, key, false) {
                touches.write(Touch::Number(cows));
            }
        }
    }
    Ok(())
}
