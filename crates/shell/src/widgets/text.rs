//! Draws text, reports it to screen readers and records it for tests. A line that is too long even after shrinking and
//! wrapping is truncated with an ellipsis. Except for icons and single letters, this module accepts only
//! [`Translated`].

use std::sync::Arc;

use bevy_egui::egui::{self, Align, Align2, Color32, Context, FontId, Galley, Rect, Ui, Vec2, vec2};

use super::{
    fit::{Fitted, TextFitter, job},
    pressables,
};
use crate::{
    texts::Translated,
    theme::{RectKind, Scale, Type, rects, style},
};

/// Lays out text in one line, for callers that paint it themselves.
pub fn galley(ctx: &Context, label: &Translated, font: FontId, colour: Color32) -> Arc<Galley> {
    let job = job(ctx, label, font, colour);
    ctx.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Returns the width in px of text in one line.
pub fn text_width(ctx: &Context, label: &Translated, step: Type) -> f32 {
    galley(ctx, label, step.font(Scale::of(ctx)), style::INK).size().x
}

/// Returns the minimum width in px of text that may break once after a hyphen, or the width of one line if there is no
/// hyphen.
pub fn text_width_in_two(ctx: &Context, label: &Translated, step: Type) -> f32 {
    let galley = galley(ctx, label, step.font(Scale::of(ctx)), style::INK);
    let width = galley.size().x;
    let glyphs = galley.rows.iter().flat_map(|row| row.glyphs.iter());
    let cuts = glyphs.filter(|glyph| glyph.chr == '-').map(|glyph| glyph.pos.x + glyph.advance_width);
    cuts.map(|cut| cut.max(width - cut)).fold(width, f32::min)
}

/// Returns the height in px of text wrapped at this width.
pub fn text_height(ctx: &Context, label: &Translated, step: Type, width: f32) -> f32 {
    let mut job = job(ctx, label, step.font(Scale::of(ctx)), style::INK);
    job.wrap.max_width = width.max(1.0);
    ctx.fonts_mut(|fonts| fonts.layout_job(job)).size().y
}

/// Returns the width in px of a single letter.
pub fn letter_width(ctx: &Context, letter: char, step: Type) -> f32 {
    let font = step.font(Scale::of(ctx));
    ctx.fonts_mut(|fonts| fonts.glyph_width(&font, letter))
}

/// Returns the height in px of a line.
pub fn line_height(ctx: &Context, step: Type) -> f32 {
    let font = step.font(Scale::of(ctx));
    ctx.fonts_mut(|fonts| fonts.row_height(&font))
}

/// Draws an icon from the icon font inside `rect`, placed by `align`.
pub fn glyph(ui: &Ui, rect: Rect, align: Align2, icon: &'static str, colour: Color32) {
    let galley = ui.painter().layout_no_wrap(icon.into(), Type::Icon.font(Scale::of(ui.ctx())), colour);
    let place = align.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(place.min, galley, colour);
}

/// Draws one line inside `rect`, placed by `align`. Text that is too long is set smaller or wrapped, and truncated with
/// "…" only as a last resort. Returns the rectangle that it covers.
pub fn line_in(ui: &Ui, rect: Rect, align: Align2, label: &Translated, step: Type, colour: Color32) -> Rect {
    let fitted = TextFitter::new(ui.ctx(), label, step, align.x(), colour).line(rect.size());
    paint_and_record(ui, rect, align, label, fitted, colour)
}

/// Draws text inside `rect` in as many lines as it needs, each placed by `align`. The letters shrink if the lines are
/// too tall or a word is too wide; text that is still too tall overflows `rect`. Returns the rectangle that it covers.
pub fn lines_in(ui: &Ui, rect: Rect, align: Align2, label: &Translated, step: Type, colour: Color32) -> Rect {
    let fitted = TextFitter::new(ui.ctx(), label, step, align.x(), colour).lines(rect.size());
    paint_and_record(ui, rect, align, label, fitted, colour)
}

/// Draws lines inside a scroll area at their full height. Only the visible part is recorded.
pub fn lines_in_scroll(ui: &Ui, rect: Rect, align: Align2, label: &Translated, step: Type, colour: Color32) -> Rect {
    let high = vec2(rect.width(), f32::INFINITY);
    let fitted = TextFitter::new(ui.ctx(), label, step, align.x(), colour).lines(high);
    paint_and_record_visible(ui, rect, align, label, fitted, colour)
}

/// Draws one line inside a scroll area. Only the visible part is recorded.
pub fn line_in_scroll(ui: &Ui, rect: Rect, align: Align2, label: &Translated, step: Type, colour: Color32) {
    let fitted = TextFitter::new(ui.ctx(), label, step, align.x(), colour).line(rect.size());
    paint_and_record_visible(ui, rect, align, label, fitted, colour);
}

/// Draws text in as many lines as it needs at the width of `ui`. Returns the rectangle that it covers.
pub fn paragraph(ui: &mut Ui, label: &Translated, step: Type, colour: Color32) -> Rect {
    let room = vec2(ui.available_width(), f32::INFINITY);
    let fitted = TextFitter::new(ui.ctx(), label, step, Align::LEFT, colour).lines(room);
    let (place, _) = ui.allocate_exact_size(fitted.galley.size().max(Vec2::splat(1.0)), egui::Sense::hover());
    paint_and_record(ui, place, Align2::LEFT_TOP, label, fitted, colour)
}

/// Paints laid-out text and records it. Returns its rectangle.
fn paint_and_record(ui: &Ui, rect: Rect, align: Align2, label: &Translated, fitted: Fitted, colour: Color32) -> Rect {
    let place = paint(ui, rect, align, &fitted, colour);
    record(ui, label, fitted.truncated, place, fitted.height);
    place
}

/// Paints laid-out text and records only its visible part. Returns the whole rectangle.
fn paint_and_record_visible(
    ui: &Ui,
    rect: Rect,
    align: Align2,
    label: &Translated,
    fitted: Fitted,
    colour: Color32,
) -> Rect {
    let place = paint(ui, rect, align, &fitted, colour);
    let seen = place.intersect(ui.clip_rect());
    if seen.is_positive() {
        record(ui, label, fitted.truncated, seen, fitted.height);
    }
    place
}

/// Paints laid-out text, placed by `align`. Returns its rectangle.
fn paint(ui: &Ui, rect: Rect, align: Align2, fitted: &Fitted, colour: Color32) -> Rect {
    let place = align.align_size_within_rect(fitted.galley.size(), rect);
    // A galley's origin is the point to which its lines are aligned.
    let hang = egui::pos2(align.x().to_factor() * place.width() + place.left(), place.top());
    ui.painter().galley(hang, fitted.galley.clone(), colour);
    place
}

/// Records text. Truncated text is recorded whole, with an ellipsis after it, so that a test can detect it.
fn record(ui: &Ui, label: &Translated, cut: bool, place: Rect, height: f32) {
    pressables::report_text(ui, label, place);
    let name = if cut { format!("{}…", &**label) } else { label.to_string() };
    rects::record(ui, RectKind::Text, &name, place, height);
}
