//! The button of what is told step by step: all at once while it is told, then on.

use crate::{
    kit::{ButtonKind, prelude::*},
    seats::Tap,
};

/// What it says, its icon, and whether it is the main thing, which it is once everything is `told`.
pub fn word(ui: &Ui, told: bool) -> (Said, &'static str, ButtonKind) {
    if told {
        (ui.say(text!("scoring-continue")), icons::PLAY, ButtonKind::Primary)
    } else {
        (ui.say(text!("scoring-show-all")), icons::SKIP_FORWARD, ButtonKind::Plain)
    }
}

/// Its name on its sheet.
const NAME: &str = "show";

/// Draws it; what it means once everything is `told`, or before that, if it was pressed.
pub fn draw(ui: &Ui, place: Rect, look: &ButtonLook, told: bool) -> Option<Tap> {
    landmarks::mark(ui, NAME, place);
    button_at(ui, place, look).clicked().then_some(if told { Tap::Skip } else { Tap::SkipAll })
}

/// Where it stands on this sheet in this frame, whatever it says.
pub fn find(ctx: &Context, sheet: &str) -> Option<Rect> {
    landmarks::find(ctx, sheet, NAME)
}

/// Draws it at the right end of a line at the foot of a sheet; gives what is left of the line, and what was pressed.
pub fn at_foot(ui: &Ui, mut foot: Rect, told: bool, gap: f32) -> (Rect, Option<Tap>) {
    let (said, icon, kind) = word(ui, told);
    let look = ButtonLook { kind, ..ButtonLook::plain(said).with_icon(icon) };
    let wide = button_width(ui, &look).min(foot.width() * 0.5);
    let place = foot.cut_right(wide, gap);
    (foot, draw(ui, place, &look, told))
}
