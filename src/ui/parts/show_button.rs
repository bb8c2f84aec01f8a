//! The button of a step-by-step presentation. The first press shows everything at once; the next press continues.

use crate::{
    seats::Tap,
    widgets::{ButtonKind, prelude::*},
};

/// The label and the icon of the button, and its kind: primary once `all_shown` is true.
pub fn word(ui: &Ui, all_shown: bool) -> (Translated, &'static str, ButtonKind) {
    if all_shown {
        (ui.tr(text!("scoring-continue")), icons::PLAY, ButtonKind::Primary)
    } else {
        (ui.tr(text!("scoring-show-all")), icons::SKIP_FORWARD, ButtonKind::Plain)
    }
}

/// The name of the button among the landmarks of its dialog.
const NAME: &str = "show";

/// Draws the button; returns its action if it was pressed. The action depends on whether everything is shown.
pub fn draw(ui: &Ui, place: Rect, look: &ButtonLook, all_shown: bool) -> Option<Tap> {
    landmarks::mark(ui, NAME, place);
    button_at(ui, place, look).clicked().then_some(if all_shown { Tap::Skip } else { Tap::SkipAll })
}

/// The rectangle of the button on this dialog in this frame.
pub fn find(ctx: &Context, sheet: &str) -> Option<Rect> {
    landmarks::find(ctx, sheet, NAME)
}

/// Draws the button at the right end of the bottom line of a dialog; returns the rest of the line, and the action if
/// the button was pressed.
pub fn at_foot(ui: &Ui, mut foot: Rect, all_shown: bool, gap: f32) -> (Rect, Option<Tap>) {
    let (label, icon, kind) = word(ui, all_shown);
    let look = ButtonLook { kind, ..ButtonLook::plain(label).with_icon(icon) };
    let width = button_width(ui, &look).min(foot.width() * 0.5);
    let place = foot.cut_right(width, gap);
    (foot, draw(ui, place, &look, all_shown))
}
