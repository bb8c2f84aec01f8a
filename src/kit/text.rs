//! Lines of text that are written down for the tests and cut with an ellipsis before they leave their place.

use bevy_egui::egui::{
    self, Align, Align2, Color32, Rect, Ui, Vec2, text::LayoutJob, text::TextFormat, text::TextWrapping,
};

use crate::theme::{
    fonts::Type,
    rects::{self, RectKind},
    scale::Scale,
    style,
};

/// One line inside `rect`, placed by `align`, cut with "…" where it is too long; gives the place it takes.
pub fn line_in(ui: &Ui, rect: Rect, align: Align2, text: &str, step: Type, colour: Color32) -> Rect {
    let font = step.font(Scale::of(ui.ctx()));
    let height = font.size;
    let mut job = LayoutJob::single_section(text.into(), TextFormat::simple(font, colour));
    job.wrap = TextWrapping::truncate_at_width(rect.width().max(1.0));
    let galley = ui.painter().layout_job(job);
    let place = align.align_size_within_rect(galley.size(), rect);
    write_down(ui, text, galley.elided, place, height);
    ui.painter().galley(place.min, galley, colour);
    place
}

/// Text over as many lines as it needs inside `rect`, each placed by `align`; gives the place it takes.
pub fn lines_in(ui: &Ui, rect: Rect, align: Align2, text: &str, step: Type, colour: Color32) -> Rect {
    let font = step.font(Scale::of(ui.ctx()));
    let height = font.size;
    let mut job = LayoutJob::single_section(text.into(), TextFormat::simple(font, colour));
    job.wrap = TextWrapping::wrap_at_width(rect.width().max(1.0));
    job.halign = align.x();
    let galley = ui.painter().layout_job(job);
    let place = align.align_size_within_rect(galley.size(), rect);
    write_down(ui, text, false, place, height);
    // A galley hangs from the point by which its lines are aligned.
    let hang = egui::pos2(align.x().to_factor() * place.width() + place.left(), place.top());
    ui.painter().galley(hang, galley, colour);
    place
}

/// A line in ink that takes its place in the layout of `ui`.
pub fn line(ui: &mut Ui, text: &str, step: Type) -> Rect {
    flow(ui, text, step, style::INK, false)
}

/// The same in muted ink.
pub fn line_muted(ui: &mut Ui, text: &str, step: Type) -> Rect {
    flow(ui, text, step, style::INK_MUTED, false)
}

/// Text over several lines, as wide as `ui` allows.
pub fn paragraph(ui: &mut Ui, text: &str, step: Type, colour: Color32) -> Rect {
    flow(ui, text, step, colour, true)
}

fn flow(ui: &mut Ui, text: &str, step: Type, colour: Color32, wrap: bool) -> Rect {
    let font = step.font(Scale::of(ui.ctx()));
    let height = font.size;
    let width = ui.available_width().max(1.0);
    let mut job = LayoutJob::single_section(text.into(), TextFormat::simple(font, colour));
    job.wrap = if wrap { TextWrapping::wrap_at_width(width) } else { TextWrapping::truncate_at_width(width) };
    job.halign = Align::LEFT;
    let galley = ui.painter().layout_job(job);
    let (place, _) = ui.allocate_exact_size(galley.size().max(Vec2::splat(1.0)), egui::Sense::hover());
    write_down(ui, text, galley.elided, place, height);
    ui.painter().galley(place.min, galley, colour);
    place
}

/// A text that was cut is written down with its ellipsis, so that a test sees it.
fn write_down(ui: &Ui, text: &str, cut: bool, place: Rect, height: f32) {
    let name = if cut { format!("{text}…") } else { text.to_owned() };
    rects::record(ui, RectKind::Text, &name, place, height);
}
