//! The settings page for confirmations, with one switch for each.

use super::confirmations::ConfirmationKinds;
use crate::{
    settings::Settings,
    ui::parts::{DIM, draw_modal_dialog},
    widgets::{prelude::*, toggle},
};

/// Draws the page with the confirmations of the game; returns true if the player leaves it.
pub fn draw(ctx: &Context, settings: &mut Settings, kinds: ConfirmationKinds) -> bool {
    let scale = Scale::of(ctx);
    let (target, gap, pad) = (scale.target(), scale.gap(1.0), scale.pad());
    // On a phone in landscape the switches are in two columns.
    let columns = if scale.is_sideways() { 2 } else { 1 };
    let width =
        scale.column(if columns > 1 { 1120.0 } else { 620.0 }).min(ctx.content_rect().width() - 2.0 * scale.gap(2.0));
    let asks = &mut settings.asks;
    let all = [
        (kinds.place, text!("asks-place"), &mut asks.place),
        (kinds.buy, text!("asks-buy"), &mut asks.buy),
        (kinds.end, text!("asks-end"), &mut asks.end),
        (true, text!("asks-undo"), &mut asks.undo),
    ];
    let rows: Vec<_> = all.into_iter().filter_map(|(asked, words, on)| asked.then_some((words, on))).collect();
    let lines = rows.len().div_ceil(columns);
    let title = (scale.text(36.0) * 1.45).max(target);
    let height = title + (lines + 1) as f32 * (target + gap) + 2.0 * pad;
    let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(width, height));
    let (leaves, away) = draw_modal_dialog(ctx, "asks", rect, DIM, |ui| {
        let mut area = ui.max_rect();
        line_in(ui, area.cut_top(title, gap), Align2::LEFT_CENTER, &ui.tr(text!("asks-title")), Type::Headline, INK);
        let parts = CellGrid::across(area, columns, 2.0 * gap);
        for (at, (words, on)) in rows.into_iter().enumerate() {
            let part = parts.nth(at / lines);
            let place = CellGrid::new(part.min, 1, vec2(part.width(), target), gap).nth(at % lines);
            let text = ui.tr(words);
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| toggle(ui, &text, on, true));
        }
        let back = ButtonLook::back(ui);
        let place = area.cut_bottom(target, 0.0);
        button_at(ui, place.with_max_x(place.left() + place.width() / 2.0), &back).clicked()
    });
    leaves || away
}
