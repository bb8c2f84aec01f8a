//! Widgets for settings: chips in a row, a stepper, a switch and a slider.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Align2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetType, pos2, vec2};

use super::{
    ButtonLook, Translate, button_at, focus_ring, ids::next_id, line_in, pressable, pressables, report_selected, sink,
    text_width, tooltip,
};
use crate::{
    texts::{Text, Translated, text},
    theme::{
        DISABLED, EDGE, GOLD, INK, INK_MUTED, Mark, PAPER, PAPER_DARK, RectKind, Scale, Type, marks, rects, style,
    },
};

/// Returns the width of each chip in px. All chips are as wide as the widest text requires.
pub fn chips_width(ui: &Ui, options: &[Translated]) -> f32 {
    let scale = Scale::of(ui.ctx());
    let widest = options.iter().map(|label| text_width(ui.ctx(), label, Type::LeadStrong).ceil());
    (widest.fold(0.0, f32::max) + 2.0 * scale.gap(2.0)).max(scale.target())
}

/// Draws a row of chips on a common rail; the selected chip is dark. The response's `changed()` is true if another chip
/// was selected. `name` precedes each option in the names reported to screen readers and to [`rects`], to distinguish
/// two rows in one panel.
pub fn chips(ui: &mut Ui, name: &Translated, options: &[Translated], chosen: &mut usize) -> Response {
    let scale = Scale::of(ui.ctx());
    let width = chips_width(ui, options).min(ui.available_width() / options.len().max(1) as f32);
    let size = vec2(width * options.len() as f32, scale.target());
    let (rail, answer) = ui.allocate_exact_size(size, Sense::hover());
    answer | chips_in(ui, rail, options.len().max(1), name, options, chosen)
}

/// Draws chips like [`chips`] on a given rail, with `columns` chips in a row.
pub fn chips_in(
    ui: &mut Ui,
    rail: Rect,
    columns: usize,
    name: &Translated,
    options: &[Translated],
    chosen: &mut usize,
) -> Response {
    let scale = Scale::of(ui.ctx());
    let mut answer = ui.interact(rail, next_id(ui, "rail", name), Sense::hover());
    let size = rail.size() / vec2(columns as f32, options.len().div_ceil(columns).max(1) as f32);
    ui.painter().rect(rail, style::corners(scale), PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
    for (i, label) in options.iter().enumerate() {
        let place = Rect::from_min_size(rail.min + size * vec2((i % columns) as f32, (i / columns) as f32), size);
        let whole = ui.tr(text!("one-of", name = name, option = label));
        let response = pressable(ui, RectKind::Button, &whole, place, true);
        report_selected(ui, &response, &whole, WidgetType::RadioButton, i == *chosen);
        let face = place.shrink(scale.px(4.0)).translate(vec2(0.0, sink(ui, &response)));
        let radius = scale.corner() - scale.px(4.0);
        let colour = if i == *chosen {
            ui.painter().rect_filled(face, radius, INK);
            PAPER
        } else {
            if response.hovered() {
                ui.painter().rect(face, radius, PAPER, Stroke::new(scale.hairline(), GOLD), StrokeKind::Inside);
            }
            INK
        };
        line_in(ui, face.shrink(scale.px(4.0)), Align2::CENTER_CENTER, label, Type::LeadStrong, colour);
        focus_ring(ui, &response, face.shrink(scale.ring()), radius);
        let taken = response.clicked() && i != *chosen;
        answer |= response;
        if taken {
            *chosen = i;
            answer.mark_changed();
        }
    }
    answer
}

/// Draws chips for these options and returns the index of a newly selected chip.
pub fn choose<const N: usize>(ui: &mut Ui, name: Text, options: [Text; N], now: usize) -> Option<usize> {
    let (name, options, mut chosen) = (ui.tr(name), options.map(|text| ui.tr(text)), now);
    chips(ui, &name, &options, &mut chosen).changed().then_some(chosen)
}

/// Draws a number with a button on each side; `changed()` is true if it was changed. It reserves room for this many
/// `digits`, so that stacked steppers line up.
pub fn stepper(ui: &mut Ui, name: &Translated, value: &mut i64, range: RangeInclusive<i64>, digits: usize) -> Response {
    let scale = Scale::of(ui.ctx());
    let side = scale.target();
    let digits = digits as f32;
    let middle = (digits * scale.text(28.0) * 0.62 + scale.gap(3.0)).max(side);
    let (rect, _) = ui.allocate_exact_size(vec2(2.0 * side + middle, side), Sense::hover());
    let less = ui.tr(text!("one-less", name = name));
    let more = ui.tr(text!("one-more", name = name));
    let minus = ButtonLook::icon(Mark::Minus, less).enabled(*value > *range.start());
    let plus = ButtonLook::icon(Mark::Plus, more).enabled(*value < *range.end());
    let down = button_at(ui, Rect::from_min_size(rect.min, Vec2::splat(side)), &minus);
    let up = button_at(ui, Rect::from_min_size(pos2(rect.right() - side, rect.top()), Vec2::splat(side)), &plus);
    let place = rect.shrink2(vec2(side, 0.0));
    line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(Text::number(*value)), Type::Figure, INK);
    let before = *value;
    *value += i64::from(up.clicked() && before < *range.end()) - i64::from(down.clicked() && before > *range.start());
    let mut answer = down | up;
    if *value != before {
        answer.mark_changed();
    }
    answer
}

/// Returns the width in px of a switch with this text.
pub fn toggle_width(ui: &Ui, label: &Translated) -> f32 {
    let scale = Scale::of(ui.ctx());
    track(scale).x + scale.gap(2.5) + text_width(ui.ctx(), label, Type::Lead).ceil()
}

/// Returns the size of a switch's track in px.
fn track(scale: Scale) -> Vec2 {
    vec2(scale.px(60.0).max(44.0), scale.px(34.0).max(26.0))
}

/// Draws a switch with its text; the whole line can be pressed. `changed()` is true if it was pressed.
pub fn toggle(ui: &mut Ui, label: &Translated, state: &mut bool, enabled: bool) -> Response {
    let scale = Scale::of(ui.ctx());
    let track = track(scale);
    let width = toggle_width(ui, label).min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(width, scale.target()), Sense::hover());
    let mut response = pressable(ui, RectKind::Button, label, rect, enabled);
    if response.clicked() {
        *state = !*state;
        response.mark_changed();
    }
    let on = *state;
    report_selected(ui, &response, label, WidgetType::Checkbox, on);
    let rail = Rect::from_min_size(pos2(rect.left(), rect.center().y - track.y / 2.0), track);
    let round = track.y / 2.0;
    let fill = if on && enabled { INK } else { PAPER_DARK };
    let edge = if enabled { INK } else { EDGE };
    ui.painter().rect(rail, round, fill, Stroke::new(scale.hairline() * 1.3, edge), StrokeKind::Inside);
    let x = if on { rail.right() - round } else { rail.left() + round };
    let (knob, line) = match (on, enabled) {
        (_, false) => (EDGE, EDGE),
        (true, true) => (PAPER, GOLD),
        (false, true) => (PAPER, INK),
    };
    ui.painter().circle(
        pos2(x, rail.center().y),
        round - scale.px(4.0),
        knob,
        Stroke::new(scale.hairline() * 1.3, line),
    );
    if on {
        let check = Rect::from_center_size(pos2(x, rail.center().y), Vec2::splat(round));
        marks::mark(ui.painter(), check, Mark::Tick, INK);
    }
    let colour = if enabled { INK } else { DISABLED };
    let place = rect.with_min_x(rail.right() + scale.gap(1.5));
    line_in(ui, place, Align2::LEFT_CENTER, label, Type::Lead, colour);
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    response
}

/// Draws a slider for a level from 0 to 1, `width` px wide. It follows the finger or mouse and, with focus, the left
/// and right arrow keys. `changed()` is true if it moved.
pub fn slider(ui: &mut Ui, name: &Translated, width: f32, value: &mut f32) -> Response {
    let scale = Scale::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, scale.target()), Sense::hover());
    rects::record(ui, RectKind::Button, name, rect, 0.0);
    let id = next_id(ui, "slider", name);
    let mut response = ui.interact(rect, id, Sense::click_and_drag());
    tooltip(ui, rect, name);
    pressables::report_level(&response, name, *value);
    let knob = scale.px(16.0).max(12.0);
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * knob, scale.px(10.0).max(8.0)));
    let before = *value;
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
        *value = ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
    }
    if response.has_focus() {
        let step = |key| ui.input(|input| input.num_presses(key)) as f32 * 0.05;
        use bevy_egui::egui::Key;
        *value = (*value + step(Key::ArrowRight) - step(Key::ArrowLeft)).clamp(0.0, 1.0);
    }
    let painter = ui.painter();
    let round = rail.height() / 2.0;
    let x = rail.left() + rail.width() * *value;
    painter.rect(rail, round, PAPER_DARK, Stroke::new(scale.hairline(), INK_MUTED), StrokeKind::Inside);
    painter.rect_filled(rail.with_max_x(x), round, INK);
    painter.add(
        style::shadow(scale).as_shape(Rect::from_center_size(pos2(x, rail.center().y), Vec2::splat(2.0 * knob)), knob),
    );
    let line = if response.hovered() || response.dragged() { GOLD } else { INK };
    painter.circle(pos2(x, rail.center().y), knob, PAPER, Stroke::new(scale.hairline() * 1.6, line));
    focus_ring(ui, &response, rect.shrink(scale.ring()), scale.corner());
    if *value != before {
        response.mark_changed();
    }
    response
}
