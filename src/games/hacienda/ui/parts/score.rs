//! Points tables with a column for each player and a row for each category.

use crate::{
    emblems,
    games::hacienda::{game_icons::GameIcon, texts},
    seats::names,
    widgets::prelude::*,
};
use hacienda_rules::Seat;

/// A row of the points table.
#[derive(Debug, Clone, PartialEq)]
pub struct PointsRow {
    /// The icon before its label.
    pub icon: Option<GameIcon>,
    /// Its label.
    pub label: Text,
    /// One number for each seat.
    pub numbers: Vec<u16>,
    /// The change that the pending action would make for each seat; empty if there is none. It is drawn next to the
    /// number, or replaces it in a narrow column.
    pub changes: Vec<i32>,
    /// True for a sum, which is bold below a gold rule.
    pub total: bool,
}

/// Returns the height of one row, in px.
pub fn score_row_height(scale: Scale) -> f32 {
    scale.text(22.0).max(scale.px(24.0)) * if scale.is_compact() { 1.45 } else { 1.8 }
}

/// Draws the header of the table: each seat's icon above its column. `label` is the width of the labels and `cell` the
/// width of a column, in px.
pub fn score_header(ui: &mut Ui, label: f32, cell: f32, seats: &[Seat]) {
    let scale = Scale::of(ui.ctx());
    let side = scale.px(44.0).max(30.0);
    let size = vec2(label + cell * seats.len() as f32, side + scale.gap(1.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (i, seat) in seats.iter().enumerate() {
        let centre = pos2(rect.left() + label + cell * (i as f32 + 0.5), rect.top() + side / 2.0);
        let medal = Rect::from_center_size(centre, Vec2::splat(side));
        GameIcon::Owner(*seat).draw(ui.painter(), medal);
        let colour = ui.tr(names::colour(emblems::owner_of(ui.ctx(), *seat)));
        rects::record(ui, RectKind::Icon, &colour, medal, 0.0);
        tooltip(ui, medal, &colour);
    }
}

/// Draws one row of the table, below a [`score_header`] with the same widths. Numbers are right-aligned so that their
/// digits line up. A `shaded` row has a slightly darker background.
pub fn score_row(ui: &mut Ui, label: f32, cell: f32, row: &PointsRow, shaded: bool) {
    let scale = Scale::of(ui.ctx());
    let size = vec2(label + cell * row.numbers.len() as f32, score_row_height(scale));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if shaded {
        ui.painter().rect_filled(rect, scale.corner() / 2.0, PAPER_DARK);
    }
    if row.total {
        ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(scale.hairline() * 1.5, GOLD));
    }
    let pad = scale.gap(1.0);
    let mut words = Rect::from_min_size(rect.min, vec2(label, rect.height())).shrink2(vec2(pad, 0.0));
    if let Some(sign) = row.icon {
        let side = rect.height() * 0.72;
        words.set_left(sign.draw_left(ui.painter(), words, side).right() + pad * 1.5);
    }
    let step = if row.total { Type::LeadStrong } else { Type::Lead };
    line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(&row.label), step, INK);
    let digits = text_width(ui.ctx(), &ui.tr(Text::number(888)), Type::LeadStrong);
    for (i, number) in row.numbers.iter().enumerate() {
        let centre = rect.left() + label + cell * (i as f32 + 0.5);
        let end = centre + cell / 2.0;
        let column = rect.with_min_x(centre - cell / 2.0).with_max_x((centre + digits / 2.0).min(end));
        let colour = if *number == 0 { INK_MUTED } else { INK };
        if let Some(change) = row.changes.get(i).filter(|change| **change != 0) {
            let text = ui.tr(texts::signed(*change));
            let beside = rect.with_min_x(column.right() + pad * 0.25).with_max_x(end);
            let alone = text_width(ui.ctx(), &text, Type::Strong) > beside.width();
            let place = if alone { column } else { beside };
            let align = if alone { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
            let seen = line_in(ui, place, align, &text, Type::Strong, INK);
            ui.painter().hline(seen.x_range(), seen.bottom(), Stroke::new(scale.hairline() * 1.5, GOLD));
            if alone {
                continue;
            }
        }
        line_in(ui, column, Align2::RIGHT_CENTER, &ui.tr(Text::number(*number)), step, colour);
    }
}
