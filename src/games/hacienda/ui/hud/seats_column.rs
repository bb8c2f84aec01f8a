//! The seat tags, and the points table that opens with a tap on one of them.

use super::{
    known_hand,
    layout::HudLayout,
    panel_data::SeatTag,
    points::PointsTable,
    press::{HudPress, Press},
};
use crate::{
    games::hacienda::ui::parts::{
        score::{score_header, score_row, score_row_height},
        seat::{compact_seat_tag_at, seat_tag_at},
    },
    ui::parts::overlay::draw_modal_dialog,
    widgets::prelude::*,
};
use hacienda_rules::Seat;

/// Draws the tags and returns the press, if any.
pub fn show(ui: &mut Ui, layout: &HudLayout, facts: &[SeatTag], open: bool) -> Option<Press> {
    let mut pressed = None;
    for (fact, rect) in facts.iter().zip(&layout.seats) {
        let name = ui.tr(fact.name.text());
        let clicked = rects::in_panel(ui, &format!("seat {}", fact.seat.0), *rect, |ui| {
            let beside = Scale::of(ui.ctx()).panel_layout() == PanelLayout::Around;
            let tag = if beside { seat_tag_at } else { compact_seat_tag_at };
            tag(ui, *rect, fact, &name, open).clicked()
        });
        pressed = clicked.then_some(Press::GameSpecific(HudPress::Seat(fact.seat))).or(pressed);
    }
    pressed
}

/// Returns the widths of the label column and of a seat's column in the points table, for a number of seats.
fn columns(scale: Scale, seats: usize) -> (f32, f32) {
    let label = scale.column(230.0);
    let room = scale.window().x - label - 4.0 * scale.pad();
    // In the narrowest windows, a column is only as wide as three digits.
    (label, scale.column(78.0).min(room / seats.max(1) as f32).max(scale.text(22.0) * 2.1))
}

/// Returns the place of the points table: in the upper left corner of the area between the panels. On a phone it is in
/// the middle of the window and may fill it.
pub fn points_place(ctx: &Context, layout: &HudLayout, facts: &PointsTable, seats: usize) -> Rect {
    let scale = Scale::of(ctx);
    let (label, cell) = columns(scale, seats);
    let pad = scale.pad();
    let header = scale.px(44.0).max(30.0) + scale.gap(1.0);
    let rows = facts.rows.len() as f32;
    let height = scale.target() + header + rows * score_row_height(scale) + (rows + 2.0) * scale.gap(1.0) * 0.25;
    let most = if scale.is_compact() { layout.window.shrink(layout.gap) } else { layout.free }.size();
    let width = (label + cell * seats as f32).max(scale.column(400.0));
    let width = width.max(known_hand::wanted_width(ctx, &facts.hand).min(most.x - 2.0 * pad));
    let spare = most.y - height - 2.0 * pad;
    let size = vec2(width, height + known_hand::height(ctx, &facts.hand, width, spare)) + Vec2::splat(2.0 * pad);
    if scale.is_compact() {
        let window = layout.window.shrink(layout.gap);
        return Rect::from_center_size(window.center(), size.min(window.size()));
    }
    Rect::from_min_size(layout.free.min, size.min(layout.free.size()))
}

/// Draws the points table and returns the press that closes it.
pub fn show_points(ui: &mut Ui, rect: Rect, facts: &PointsTable, seats: &[Seat]) -> Option<Press> {
    style::panel(ui, "points", rect, |ui| draw_points_table(ui, rect, facts, seats))
}

/// Draws the points table as a modal dialog on a phone, and returns the press that closes it. Escape or a press outside
/// the dialog also closes it.
pub fn show_points_dialog(ctx: &Context, rect: Rect, facts: &PointsTable, seats: &[Seat]) -> Option<Press> {
    let (shut, beside) = draw_modal_dialog(ctx, "points", rect, 0.28, |ui| draw_points_table(ui, rect, facts, seats));
    shut.or(beside.then_some(Press::GameSpecific(HudPress::ClosePoints)))
}

fn draw_points_table(ui: &mut Ui, rect: Rect, facts: &PointsTable, seats: &[Seat]) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let target = scale.target();
    ui.spacing_mut().item_spacing = Vec2::new(0.0, scale.gap(1.0) * 0.25);
    let inner = rect.shrink(scale.pad());
    let top = inner.with_max_y(inner.top() + target);
    let close = Rect::from_min_size(pos2(top.right() - target, top.top()), Vec2::splat(target));
    let shut = button_at(ui, close, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-close")))).clicked();
    let words = top.with_max_x(close.left() - scale.gap(1.0));
    line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(&facts.title), Type::Title, INK);
    ui.advance_cursor_after_rect(top);
    let cell = columns(scale, seats.len()).1;
    let label = inner.width() - cell * seats.len() as f32;
    score_header(ui, label, cell, seats);
    for (i, row) in facts.rows.iter().enumerate() {
        score_row(ui, label, cell, row, !row.total && i % 2 == 0);
    }
    known_hand::show(ui, inner.with_min_y(ui.cursor().top()), &facts.hand);
    shut.then_some(Press::GameSpecific(HudPress::ClosePoints))
}
