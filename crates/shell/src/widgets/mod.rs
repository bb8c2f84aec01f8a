//! The widgets of the UI: buttons, chips, sliders and text lines, all custom-painted on panels.

mod button;
mod choice;
mod fit;
mod ids;
pub mod layout;
mod long_press;
pub mod prelude;
mod pressables;
#[cfg(test)]
mod tests;
mod text;
mod tooltips;
mod translate;

use bevy_egui::egui::{self, CornerRadius, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, vec2};

pub use self::{
    button::{ButtonKind, ButtonLook, Drawing, Icon, button_at, button_in_scroll, button_width},
    choice::{chips, chips_in, chips_width, choose, slider, stepper, toggle, toggle_width},
    fit::has_room,
    long_press::{long_pressed, may_come_from_pointer, reveal_progress, revealed},
    pressables::{Focused, Pressable, focus_at_ends, pressables, pressables_without, report, report_selected},
    text::{
        galley, glyph, letter_width, line_height, line_in, line_in_scroll, lines_in, lines_in_scroll, paragraph,
        text_height, text_width, text_width_in_two,
    },
    tooltips::{show_tooltip, tooltip},
    translate::{Translate, install_translations, translations},
};
use crate::{
    texts::Translated,
    theme::{RectKind, Scale, rects, style},
};

/// Makes `rect` pressable by finger, mouse, Enter or Space if `enabled` is true, and records it under its text either
/// way. A pointer must be released inside it. Its id is stable across frames as long as its panel, its text and the
/// number of earlier widgets with the same text stay the same.
pub fn pressable(ui: &Ui, kind: RectKind, label: &Translated, rect: Rect, enabled: bool) -> Response {
    pressable_as(ui, kind, label, label, rect, enabled)
}

/// Makes `rect` pressable and records it under `id`, an identifier that stays the same when the text changes.
pub fn pressable_as(ui: &Ui, kind: RectKind, id: &str, label: &Translated, rect: Rect, enabled: bool) -> Response {
    if enabled {
        rects::record(ui, kind, id, rect, 0.0);
    } else {
        rects::record_disabled(ui, kind, id, rect);
    }
    press(ui, id, label, rect, enabled)
}

/// Adds a widget without an area at `at`. Only screen readers and keyboard navigation can reach it.
pub fn invisible_pressable(ui: &Ui, label: &Translated, at: egui::Pos2) -> Response {
    press(ui, label, label, Rect::from_center_size(at, egui::Vec2::ZERO), true)
}

/// Adds a pressable area inside a scroll area. The widget's id comes from `id`, which stays the same when the text
/// changes. The area is recorded under its text, and only while it is wholly visible.
pub fn pressable_in_scroll(ui: &Ui, id: &str, label: &Translated, rect: Rect) -> Response {
    if ui.clip_rect().contains_rect(rect) {
        rects::record(ui, RectKind::Button, label, rect, 0.0);
    }
    press(ui, id, label, rect, true)
}

fn press(ui: &Ui, id: &str, label: &Translated, rect: Rect, enabled: bool) -> Response {
    let id = ids::next_id(ui, "widget", id);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense);
    report(ui, &response, label, enabled);
    response
}

/// Returns the distance in px by which a widget sinks: a few px while it is pressed, else 0.
pub fn sink(ui: &Ui, response: &Response) -> f32 {
    if response.is_pointer_button_down_on() { Scale::of(ui.ctx()).px(3.0) } else { 0.0 }
}

/// Draws a ring around a widget that has keyboard focus. It is dark outside and light inside, so that it shows on every
/// background.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect, corner: f32) {
    if response.has_focus() {
        ring(ui, rect, corner, style::INK);
    }
}

/// Draws a two-coloured ring just outside `rect`.
pub fn ring(ui: &Ui, rect: Rect, corner: f32, outside: egui::Color32) {
    let width = Scale::of(ui.ctx()).ring();
    for (grow, width, colour) in [(width * 1.6, width * 1.6, outside), (width, width, style::RING)] {
        let radius = CornerRadius::same((corner + grow).clamp(1.0, 250.0) as u8);
        ui.painter().rect_stroke(rect.expand(grow), radius, Stroke::new(width, colour), StrokeKind::Inside);
    }
}

/// Draws diagonal lines over `rect`, which mark something as unavailable.
pub fn hatch(ui: &Ui, rect: Rect, colour: egui::Color32) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let step = scale.px(16.0).max(9.0);
    let mut x = rect.left();
    while x < rect.right() + rect.height() {
        let from = egui::pos2(x, rect.top());
        painter.add(Shape::line_segment(
            [from, from + vec2(-rect.height(), rect.height())],
            Stroke::new(scale.hairline(), colour),
        ));
        x += step;
    }
}
