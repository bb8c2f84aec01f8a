//! The rules on one page, in plain words, with the numbers of the game that is being played.

use bevy_egui::egui::{
    self, Align2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2,
    style::ScrollStyle,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::rules_texts;
use crate::{
    games::hacienda::{
        signs::{self, Sign},
        texts::screens as texts,
    },
    kit::{ButtonLook, button_at, button_width, line_in, paragraph},
    theme::{
        fonts::Type,
        rects::{self, RectKind},
        scale::Scale,
        sketch::Tone,
        style::{GOLD, INK},
    },
    ui::parts::overlay::over_veil,
};
use hacienda_rules::Rulebook;

/// Draws the page over the board; `true` when it is to be put back.
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
        if scale.compact() {
            scrolled(ui, body, book);
            return pressed;
        }
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

/// On a phone both columns stand one below the other and are drawn by the finger.
fn scrolled(ui: &mut Ui, body: Rect, book: &Rulebook) {
    let scale = Scale::of(ui.ctx());
    ui.scope_builder(UiBuilder::new().id_salt("rules").max_rect(body), |ui| {
        ui.set_clip_rect(body.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, scale.gap(1.0));
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(8.0), ..ScrollStyle::solid() };
        ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
            let (end, title) = (rules_texts::end(book), rules_texts::turn_title(book));
            words(ui, None, &title, Type::Title);
            rules_texts::actions(book).iter().for_each(|(sign, text)| words(ui, Some(*sign), text, Type::Body));
            words(ui, None, rules_texts::scoring_title(book), Type::Title);
            rules_texts::scoring(book).iter().for_each(|(sign, text)| words(ui, Some(*sign), text, Type::Body));
            words(ui, None, &end, Type::Body);
        });
    });
}

/// A sentence with its sign before it; what can be seen of it is written down.
fn words(ui: &mut Ui, sign: Option<Sign>, text: &str, step: Type) {
    let scale = Scale::of(ui.ctx());
    let (side, gap) = (scale.px(48.0).max(30.0), scale.gap(1.5));
    let indent = if sign.is_some() { side + gap } else { 0.0 };
    let mut job = LayoutJob::single_section(text.into(), TextFormat::simple(step.font(scale), INK));
    job.wrap.max_width = (ui.available_width() - indent - gap).max(1.0);
    let galley = ui.painter().layout_job(job);
    let high = if sign.is_some() { galley.size().y.max(side) } else { galley.size().y };
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    if let Some(sign) = sign {
        signs::paint(ui.painter(), Rect::from_min_size(row.min, Vec2::splat(side)), sign, Tone::Full);
    }
    let at = pos2(row.left() + indent, row.center().y - galley.size().y / 2.0);
    let seen = Rect::from_min_size(at, galley.size()).intersect(ui.clip_rect());
    if seen.is_positive() {
        rects::record(ui, RectKind::Text, text, seen, step.font(scale).size);
    }
    ui.painter().galley(at, galley, INK);
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
