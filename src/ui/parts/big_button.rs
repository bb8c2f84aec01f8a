//! A wide button: a large label, and an explanation below it.

use bevy_egui::egui::Key;

use super::overlay::take_key;
use crate::widgets::{prelude::*, reveal_progress};

/// The fill of a reveal button while it is held. The text stays readable on it.
const FILLED: Color32 = colours::REFUSED.egui();

/// The height in px of a primary button, or of a secondary button if `primary` is false.
pub fn big_button_height(scale: Scale, primary: bool) -> f32 {
    let letters = if primary { 36.0 } else { 22.0 };
    if scale.is_compact() {
        // Buttons on a phone are narrow: the explanation may need two lines.
        return (scale.text(letters) * 1.25 + scale.text(18.0) * 1.36 * 2.0 + scale.gap(1.5)).round();
    }
    let text = (scale.text(letters) + scale.text(18.0)) * 1.5 + scale.gap(2.0);
    (scale.target() * 1.15).max(text).round()
}

/// Draws a wide button with a label and an explanation below it: a primary action, or a secondary action with a
/// smaller label if `primary` is false. Returns true if it was clicked.
pub fn big_button(ui: &Ui, rect: Rect, word: &Translated, line: &Translated, primary: bool) -> bool {
    let response = pressable(ui, RectKind::Button, word, rect, true);
    paint(ui, &response, rect, (word, line), primary, 0.0);
    response.clicked()
}

/// Draws a primary button that reveals hidden information: it fills while a pointer holds it, and triggers when full.
/// If nothing has the focus, the first Enter focuses the button, and the next triggers it immediately.
pub fn reveal_button(ui: &Ui, rect: Rect, word: &Translated, line: &Translated) -> bool {
    let response = pressable(ui, RectKind::Button, word, rect, true);
    let (share, shown) = reveal_progress(&response);
    if ui.ctx().memory(|memory| memory.focused().is_none()) && take_key(ui.ctx(), Key::Enter, false) {
        response.request_focus();
    }
    paint(ui, &response, rect, (word, line), true, share);
    shown
}

/// Paints the card of a large button; returns its rectangle, and the colours of its label and of the explanation.
pub(super) fn paint_face(ui: &Ui, response: &Response, rect: Rect, primary: bool) -> (Rect, Color32, Color32) {
    let scale = Scale::of(ui.ctx());
    let down = response.is_pointer_button_down_on();
    let (fill, edge, ink, muted) = match (primary, response.hovered() && !down) {
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

/// Paints the button, filled by `share` from 0 to 1.
fn paint(
    ui: &Ui,
    response: &Response,
    rect: Rect,
    (word, line): (&Translated, &Translated),
    primary: bool,
    share: f32,
) {
    let scale = Scale::of(ui.ctx());
    let (face, ink, muted) = paint_face(ui, response, rect, primary);
    if share > 0.0 {
        let inside = face.shrink(scale.hairline() * 1.5);
        let filled = inside.with_max_x(inside.left() + inside.width() * share);
        ui.painter().rect_filled(filled, style::corners(scale), FILLED);
        let edge = filled.with_min_x((filled.right() - scale.ring() * 2.0).max(filled.left()));
        ui.painter().rect_filled(edge, 0.0, GOLD);
    }
    let room = face.width() - 2.0 * scale.gap(1.5);
    if scale.is_compact() || text_width(ui.ctx(), line, Type::Body) > room {
        narrow(ui, face, (word, line), primary, (ink, muted));
        focus_ring(ui, response, face.shrink(scale.ring()), scale.corner());
        return;
    }
    let inner = face.shrink2(vec2(scale.gap(1.5), scale.gap(1.0)));
    let step = if primary { Type::Headline } else { Type::LeadStrong };
    let cut = inner.bottom() - scale.text(18.0) * 1.5;
    let (upper, lower) = inner.split_top_bottom_at_y(cut);
    line_in(ui, upper, Align2::CENTER_CENTER, word, step, ink);
    line_in(ui, lower, Align2::CENTER_CENTER, line, Type::Body, muted);
    focus_ring(ui, response, face.shrink(scale.ring()), scale.corner());
}

/// The layout for phones and long explanations: the label as large as fits, and an explanation in up to two lines.
fn narrow(
    ui: &Ui,
    face: Rect,
    (word, line): (&Translated, &Translated),
    primary: bool,
    (ink, muted): (Color32, Color32),
) {
    let scale = Scale::of(ui.ctx());
    let inner = face.shrink2(vec2(scale.gap(1.0), scale.gap(0.5)));
    let width = |step: Type| text_width(ui.ctx(), word, step);
    let steps = if primary { [Type::Headline, Type::Title, Type::LeadStrong] } else { [Type::LeadStrong; 3] };
    let step = steps.into_iter().find(|step| width(*step) <= inner.width()).unwrap_or(Type::LeadStrong);
    let cut = inner.bottom() - scale.text(18.0) * 1.36 * 2.0;
    let (upper, lower) = inner.split_top_bottom_at_y(cut);
    line_in(ui, upper, Align2::CENTER_CENTER, word, step, ink);
    lines_in(ui, lower, Align2::CENTER_CENTER, line, Type::Body, muted);
}
