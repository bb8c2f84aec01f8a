//! The wide button of a screen: its word large, what it means in a line below.

use bevy_egui::egui::Key;

use super::overlay::take_key;
use crate::kit::{prelude::*, revealing};

/// What a loud one fills with while it is held: the words on it stay readable.
const FILLED: Color32 = colours::REFUSED.egui();

/// The height in px of a loud or a quiet one.
pub fn big_button_height(scale: Scale, loud: bool) -> f32 {
    let letters = if loud { 36.0 } else { 22.0 };
    if scale.compact() {
        // A phone's buttons are narrow: the line below the word may need two.
        return (scale.text(letters) * 1.25 + scale.text(18.0) * 1.36 * 2.0 + scale.gap(1.5)).round();
    }
    let text = (scale.text(letters) + scale.text(18.0)) * 1.5 + scale.gap(2.0);
    (scale.target() * 1.15).max(text).round()
}

/// A wide button with its word in the display face and a line below: what comes next, or (`loud` false) what also could.
pub fn big_button(ui: &Ui, rect: Rect, word: &Said, line: &Said, loud: bool) -> bool {
    let response = pressable(ui, RectKind::Button, word, rect, true);
    paint(ui, &response, rect, (word, line), loud, 0.0);
    response.clicked()
}

/// A loud one that shows what nobody else should see: it fills while a finger is on it, and answers when it is full. The first
/// Enter goes to it, the second presses it; to hold the key down does both.
pub fn reveal_button(ui: &Ui, rect: Rect, word: &Said, line: &Said) -> bool {
    let response = pressable(ui, RectKind::Button, word, rect, true);
    let (share, shown) = revealing(&response);
    if ui.ctx().memory(|memory| memory.focused().is_none()) && take_key(ui.ctx(), Key::Enter, false) {
        response.request_focus();
    }
    paint(ui, &response, rect, (word, line), true, share);
    shown
}

/// Paints the card that a large button is written on; gives its place, and the inks of its word and of the line below.
pub(super) fn paint_face(ui: &Ui, response: &Response, rect: Rect, loud: bool) -> (Rect, Color32, Color32) {
    let scale = Scale::of(ui.ctx());
    let down = response.is_pointer_button_down_on();
    let (fill, edge, ink, muted) = match (loud, response.hovered() && !down) {
        (true, false) => (INK, GOLD, PAPER, PAPER_DARK),
        (true, true) => (colours::INK.light(0.14).egui(), GOLD, PAPER, PAPER_DARK),
        (false, false) => (PAPER, EDGE, INK, INK_MUTED),
        (false, true) => (Color32::WHITE, GOLD, INK, INK_MUTED),
    };
    let face = rect.translate(vec2(0.0, sink(ui, response)));
    if !down {
        ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    }
    ui.painter().rect(face, style::corners(scale), fill, Stroke::new(scale.hairline() * 1.5, edge), StrokeKind::Inside);
    (face, ink, muted)
}

/// `share`, from 0 to 1: how much of it is filled.
fn paint(ui: &Ui, response: &Response, rect: Rect, (word, line): (&Said, &Said), loud: bool, share: f32) {
    let scale = Scale::of(ui.ctx());
    let (face, ink, muted) = paint_face(ui, response, rect, loud);
    if share > 0.0 {
        let inside = face.shrink(scale.hairline() * 1.5);
        let filled = inside.with_max_x(inside.left() + inside.width() * share);
        ui.painter().rect_filled(filled, style::corners(scale), FILLED);
        let edge = filled.with_min_x((filled.right() - scale.ring() * 2.0).max(filled.left()));
        ui.painter().rect_filled(edge, 0.0, GOLD);
    }
    let room = face.width() - 2.0 * scale.gap(1.5);
    if scale.compact() || text_width(ui.ctx(), line, Type::Body) > room {
        narrow(ui, face, (word, line), loud, (ink, muted));
        focus_ring(ui, response, face.shrink(scale.ring()), scale.corner());
        return;
    }
    let inner = face.shrink2(vec2(scale.gap(1.5), scale.gap(1.0)));
    let step = if loud { Type::Headline } else { Type::LeadStrong };
    let cut = inner.bottom() - scale.text(18.0) * 1.5;
    let (upper, lower) = inner.split_top_bottom_at_y(cut);
    line_in(ui, upper, Align2::CENTER_CENTER, word, step, ink);
    line_in(ui, lower, Align2::CENTER_CENTER, line, Type::Body, muted);
    focus_ring(ui, response, face.shrink(scale.ring()), scale.corner());
}

/// On a phone, and for long words: the word as large as it fits, and what it means in two lines.
fn narrow(ui: &Ui, face: Rect, (word, line): (&Said, &Said), loud: bool, (ink, muted): (Color32, Color32)) {
    let scale = Scale::of(ui.ctx());
    let inner = face.shrink2(vec2(scale.gap(1.0), scale.gap(0.5)));
    let wide = |step: Type| text_width(ui.ctx(), word, step);
    let steps = if loud { [Type::Headline, Type::Title, Type::LeadStrong] } else { [Type::LeadStrong; 3] };
    let step = steps.into_iter().find(|step| wide(*step) <= inner.width()).unwrap_or(Type::LeadStrong);
    let cut = inner.bottom() - scale.text(18.0) * 1.36 * 2.0;
    let (upper, lower) = inner.split_top_bottom_at_y(cut);
    line_in(ui, upper, Align2::CENTER_CENTER, word, step, ink);
    lines_in(ui, lower, Align2::CENTER_CENTER, line, Type::Body, muted);
}
