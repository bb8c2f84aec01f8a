//! The rules on one page, in plain words, with the numbers of the game that is being played.

use bevy_egui::egui::{self, Align2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{overlay::over_veil, rules_texts, texts_screens as texts};
use crate::{
    rules::Rulebook,
    theme::{
        fonts::Type,
        scale::Scale,
        signs::{self, Sign},
        sketch::Tone,
        style::{GOLD, INK},
        widgets::{ButtonLook, button_at, button_width, line_in, paragraph},
    },
};

/// Draws the page over the table; `true` when it is to be put back.
pub fn draw(ctx: &egui::Context, book: &Rulebook) -> bool {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let size = vec2(scale.column(1240.0), scale.column(930.0)).min(screen.size() - Vec2::splat(2.0 * scale.pad()));
    let (back, _) = over_veil(ctx, "rules", Rect::from_center_size(screen.center(), size), 0.55, |ui| {
        let area = ui.max_rect();
        let back = ButtonLook::primary(texts::BACK);
        let wide = button_width(ui, &back).max(scale.px(160.0));
        let head = area.with_max_y(area.top() + scale.target());
        line_in(ui, head.with_max_x(head.right() - wide), Align2::LEFT_CENTER, texts::RULES, Type::Headline, INK);
        let pressed = button_at(ui, head.with_min_x(head.right() - wide), &back).clicked();
        let body = area.with_min_y(head.bottom() + scale.gap(1.5));
        let gutter = scale.gap(3.0);
        let half = (body.width() - gutter) / 2.0;
        let (left, right) = (body.with_max_x(body.left() + half), body.with_min_x(body.right() - half));
        ui.painter().vline(body.center().x, body.y_range(), egui::Stroke::new(scale.hairline(), GOLD));
        column(ui, left, &rules_texts::turn_title(book), &rules_texts::actions(book), None);
        let end = rules_texts::end(book);
        column(ui, right, rules_texts::scoring_title(book), &rules_texts::scoring(book), Some(&end));
        pressed
    });
    back
}

fn column(ui: &mut Ui, area: Rect, title: &str, rows: &[(Sign, String)], close: Option<&str>) {
    let scale = Scale::of(ui.ctx());
    let side = scale.px(54.0).max(36.0);
    let head = area.with_max_y(area.top() + scale.text(28.0) * 1.5);
    line_in(ui, head, Align2::LEFT_CENTER, title, Type::Title, INK);
    let mut top = head.bottom() + scale.gap(1.0);
    for (sign, text) in rows {
        let icon = Rect::from_min_size(pos2(area.left(), top), Vec2::splat(side));
        signs::paint(ui.painter(), icon, *sign, Tone::Full);
        let words = Rect::from_min_max(pos2(icon.right() + scale.gap(1.5), top), area.max);
        let place = ui.scope_builder(UiBuilder::new().max_rect(words), |ui| paragraph(ui, text, Type::Body, INK)).inner;
        top = place.bottom().max(icon.bottom()) + scale.gap(1.5);
    }
    if let Some(text) = close {
        ui.painter().hline(area.x_range(), top, egui::Stroke::new(scale.hairline(), GOLD));
        let words = area.with_min_y(top + scale.gap(1.5));
        ui.scope_builder(UiBuilder::new().max_rect(words), |ui| paragraph(ui, text, Type::Body, INK));
    }
}
