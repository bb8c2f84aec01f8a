//! The wide button of a screen: its word large, what it means in a line below.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::{
    kit::{focus_ring, line_in, lines_in, pressable, sink, text_width},
    texts::Said,
    theme::{
        colours,
        fonts::Type,
        rects::RectKind,
        scale::Scale,
        style::{self, EDGE, GOLD, INK, INK_MUTED, PAPER},
    },
};

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
    let scale = Scale::of(ui.ctx());
    let response = pressable(ui, RectKind::Button, word, rect, true);
    let down = response.is_pointer_button_down_on();
    let hovered = response.hovered() && !down;
    let (fill, edge, ink, muted) = match (loud, hovered) {
        (true, false) => (INK, GOLD, PAPER, colours::PAPER_DARK.egui()),
        (true, true) => (colours::INK.light(0.14).egui(), GOLD, PAPER, colours::PAPER_DARK.egui()),
        (false, false) => (PAPER, EDGE, INK, INK_MUTED),
        (false, true) => (Color32::WHITE, GOLD, INK, INK_MUTED),
    };
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    if !down {
        ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    }
    ui.painter().rect(face, style::corners(scale), fill, Stroke::new(scale.hairline() * 1.5, edge), StrokeKind::Inside);
    let room = face.width() - 2.0 * scale.gap(1.5);
    if scale.compact() || text_width(ui.ctx(), line, Type::Body) > room {
        narrow(ui, face, (word, line), loud, (ink, muted));
        focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
        return response.clicked();
    }
    let inner = face.shrink2(vec2(scale.gap(1.5), scale.gap(1.0)));
    let step = if loud { Type::Headline } else { Type::LeadStrong };
    let cut = inner.bottom() - scale.text(18.0) * 1.5;
    let (upper, lower) = inner.split_top_bottom_at_y(cut);
    line_in(ui, upper, Align2::CENTER_CENTER, word, step, ink);
    line_in(ui, lower, Align2::CENTER_CENTER, line, Type::Body, muted);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
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
