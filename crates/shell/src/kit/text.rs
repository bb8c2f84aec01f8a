//! Lines of text that are written down for the tests and cut with an ellipsis before they leave their place. Letters are laid
//! out here and nowhere else, and only what was [`Said`].

use std::sync::Arc;

use bevy_egui::egui::{self, Align, Align2, Color32, Context, FontId, Galley, Rect, Ui, Vec2, vec2};

use super::{
    fit::{self, Fitted, job},
    heard,
};
use crate::{
    texts::Said,
    theme::{RectKind, Scale, Type, rects, style},
};

/// The letters of a text in one line, laid out for whoever paints them.
pub fn galley(ctx: &Context, said: &Said, font: FontId, colour: Color32) -> Arc<Galley> {
    let job = job(ctx, said, font, colour);
    ctx.fonts_mut(|fonts| fonts.layout_job(job))
}

/// The width in px of a text in one line.
pub fn text_width(ctx: &Context, said: &Said, step: Type) -> f32 {
    galley(ctx, said, step.font(Scale::of(ctx)), style::INK).size().x
}

/// The width in px of a text in two lines that break after a dash; in one line where it has none.
pub fn text_width_in_two(ctx: &Context, said: &Said, step: Type) -> f32 {
    let galley = galley(ctx, said, step.font(Scale::of(ctx)), style::INK);
    let whole = galley.size().x;
    let glyphs = galley.rows.iter().flat_map(|row| row.glyphs.iter());
    let cuts = glyphs.filter(|glyph| glyph.chr == '-').map(|glyph| glyph.pos.x + glyph.advance_width);
    cuts.map(|cut| cut.max(whole - cut)).fold(whole, f32::min)
}

/// The height in px of a text in lines of this width.
pub fn text_height(ctx: &Context, said: &Said, step: Type, width: f32) -> f32 {
    let mut job = job(ctx, said, step.font(Scale::of(ctx)), style::INK);
    job.wrap.max_width = width.max(1.0);
    ctx.fonts_mut(|fonts| fonts.layout_job(job)).size().y
}

/// The width in px of a letter alone.
pub fn letter_width(ctx: &Context, letter: char, step: Type) -> f32 {
    let font = step.font(Scale::of(ctx));
    ctx.fonts_mut(|fonts| fonts.glyph_width(&font, letter))
}

/// The height in px of a line.
pub fn line_height(ctx: &Context, step: Type) -> f32 {
    let font = step.font(Scale::of(ctx));
    ctx.fonts_mut(|fonts| fonts.row_height(&font))
}

/// An icon of the icons' face inside `rect`, placed by `align`.
pub fn glyph(ui: &Ui, rect: Rect, align: Align2, icon: &'static str, colour: Color32) {
    let galley = ui.painter().layout_no_wrap(icon.into(), Type::Icon.font(Scale::of(ui.ctx())), colour);
    let place = align.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(place.min, galley, colour);
}

/// One line inside `rect`, placed by `align`; what is too long for it is set smaller or in more lines, and cut with "…" only
/// where nothing else helps. Gives the place it takes.
pub fn line_in(ui: &Ui, rect: Rect, align: Align2, said: &Said, step: Type, colour: Color32) -> Rect {
    put(ui, rect, align, said, fit::line(ui.ctx(), said, step, rect.size(), align.x(), colour), colour)
}

/// Text over as many lines as it needs inside `rect`, each placed by `align`, smaller where they are too high; gives the place
/// it takes.
pub fn lines_in(ui: &Ui, rect: Rect, align: Align2, said: &Said, step: Type, colour: Color32) -> Rect {
    put(ui, rect, align, said, fit::lines(ui.ctx(), said, step, rect.size(), align.x(), colour), colour)
}

/// Lines inside what scrolls, which are as high as they need to be: only what can be seen of them is written down.
pub fn lines_seen(ui: &Ui, rect: Rect, align: Align2, said: &Said, step: Type, colour: Color32) -> Rect {
    let high = vec2(rect.width(), f32::INFINITY);
    put_seen(ui, rect, align, said, fit::lines(ui.ctx(), said, step, high, align.x(), colour), colour)
}

/// One line inside what scrolls: only what can be seen of it is written down.
pub fn line_seen(ui: &Ui, rect: Rect, align: Align2, said: &Said, step: Type, colour: Color32) {
    put_seen(ui, rect, align, said, fit::line(ui.ctx(), said, step, rect.size(), align.x(), colour), colour);
}

/// Text over several lines, as wide as `ui` allows.
pub fn paragraph(ui: &mut Ui, said: &Said, step: Type, colour: Color32) -> Rect {
    let room = vec2(ui.available_width(), f32::INFINITY);
    let fitted = fit::lines(ui.ctx(), said, step, room, Align::LEFT, colour);
    let (place, _) = ui.allocate_exact_size(fitted.galley.size().max(Vec2::splat(1.0)), egui::Sense::hover());
    put(ui, place, Align2::LEFT_TOP, said, fitted, colour)
}

/// Paints what was laid out and writes it down; gives its place.
fn put(ui: &Ui, rect: Rect, align: Align2, said: &Said, fitted: Fitted, colour: Color32) -> Rect {
    let place = paint(ui, rect, align, &fitted, colour);
    write_down(ui, said, fitted.cut, place, fitted.height);
    place
}

/// The same where only what can be seen of it is written down.
fn put_seen(ui: &Ui, rect: Rect, align: Align2, said: &Said, fitted: Fitted, colour: Color32) -> Rect {
    let place = paint(ui, rect, align, &fitted, colour);
    let seen = place.intersect(ui.clip_rect());
    if seen.is_positive() {
        write_down(ui, said, fitted.cut, seen, fitted.height);
    }
    place
}

/// Paints what was laid out, placed by `align`; gives its place.
fn paint(ui: &Ui, rect: Rect, align: Align2, fitted: &Fitted, colour: Color32) -> Rect {
    let place = align.align_size_within_rect(fitted.galley.size(), rect);
    // A galley hangs from the point by which its lines are aligned.
    let hang = egui::pos2(align.x().to_factor() * place.width() + place.left(), place.top());
    ui.painter().galley(hang, fitted.galley.clone(), colour);
    place
}

/// A text that was cut is written down with its ellipsis, so that a test sees it.
fn write_down(ui: &Ui, said: &Said, cut: bool, place: Rect, height: f32) {
    heard::note_text(ui, said, place);
    let name = if cut { format!("{}…", &**said) } else { said.to_string() };
    rects::record(ui, RectKind::Text, &name, place, height);
}
