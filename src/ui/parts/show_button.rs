//! The button of a step-by-step presentation. The first press shows everything at once; the next one continues.

use crate::{
    seats::Tap,
    widgets::{ButtonKind, prelude::*},
};

/// The label and the icon of the button, and its kind: primary once everything is shown (`told`).
pub fn word(ui: &Ui, told: bool) -> (Translated, &'static str, ButtonKind) {
    if told {
        (ui.tr(text!("scoring-continue")), icons::PLAY, ButtonKind::Primary)
    } else {
        (ui.tr(text!("scoring-show-all")), icons::SKIP_FORWARD, ButtonKind::Plain)
    }
}

/// The name of the button among the landmarks of its dialog.
const NAME: &str = "show";

/// Draws the button; returns its action if it was pressed. The action depends on whether everything is shown (`told`).
pub fn draw(ui: &Ui, place: Rect, look: &ButtonLook, told: bool) -> Option<Tap> {
    landmarks::mark(ui, NAME, place);
    button_at(ui, place, look).clicked().then_some(if told { Tap::Skip } else { Tap::SkipAll })
}

/// The rectangle of the button on this dialog in this frame.
pub fn find(ctx: &Context, sheet: &str) -> Option<Rect> {
    landmarks::find(ctx, sheet, NAME)
}

/// Draws the button at the right end of the bottom line of a dialog; returns the rest of the line, and the action if
/// the button was pressed.
pub fn at_foot(ui: &Ui, mut foot: Rect, told: bool, gap: f32) -> (Rect, Option<Tap>) {
    let (said, icon, kind) = word(ui, told);
    let look = ButtonLook { kind, ..ButtonLook::plain(said).with_icon(icon) };
    let wide = button_width(ui, &look).min(foot.width() * 0.5);
    let place = foot.cut_right(wide, gap);
    (foot, draw(ui, place, &look, told))
}
