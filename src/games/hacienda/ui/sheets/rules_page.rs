//! The rules on one page, in plain words, with the numbers of the game that is being played.

use bevy_egui::egui::{self, Align2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, style::ScrollStyle, vec2};

use super::rules_texts;
use crate::{
    games::hacienda::signs::{self, Sign},
    kit::{ButtonLook, Say, button_at, button_width, line_in, lines_seen, paragraph, text_height},
    texts::{Text, text},
    theme::{
        fonts::Type,
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
    let high = scale.column(if scale.upright() { 1400.0 } else { 930.0 });
    let size = vec2(scale.column(1240.0), high).min(screen.size() - Vec2::splat(2.0 * scale.pad()));
    let (back, away) = over_veil(ctx, "rules", Rect::from_center_size(screen.center(), size), 0.55, |ui| {
        let area = ui.max_rect();
        let back = ButtonLook::primary(ui.say(text!("back")));
        let wide = button_width(ui, &back).max(scale.px(160.0));
        let head = area.with_max_y(area.top() + scale.target());
        let title = ui.say(text!("rules-page-title"));
        line_in(ui, head.with_max_x(head.right() - wide), Align2::LEFT_CENTER, &title, Type::Headline, INK);
        let pressed = button_at(ui, head.with_min_x(head.right() - wide), &back).clicked();
        let body = area.with_min_y(head.bottom() + scale.gap(1.5));
        if scale.compact() || scale.upright() {
            scrolled(ui, body, book);
            return pressed;
        }
        let gutter = scale.gap(3.0);
        let half = (body.width() - gutter) / 2.0;
        let (left, right) = (body.with_max_x(body.left() + half), body.with_min_x(body.right() - half));
        ui.painter().vline(body.center().x, body.y_range(), egui::Stroke::new(scale.hairline(), GOLD));
        column(ui, left, &rules_texts::turn_title(book), &rules_texts::actions(book), None);
        let end = rules_texts::end(book);
        column(ui, right, &rules_texts::scoring_title(book), &rules_texts::scoring(book), Some(&end));
        pressed
    });
    back || away
}

/// On a phone, and in a window higher than wide, both columns stand one below the other and are drawn by the finger.
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
            words(ui, None, &rules_texts::scoring_title(book), Type::Title);
            rules_texts::scoring(book).iter().for_each(|(sign, text)| words(ui, Some(*sign), text, Type::Body));
            words(ui, None, &end, Type::Body);
        });
    });
}

/// A sentence with its sign before it; what can be seen of it is written down.
fn words(ui: &mut Ui, sign: Option<Sign>, text: &Text, step: Type) {
    let scale = Scale::of(ui.ctx());
    let (side, gap) = (scale.px(48.0).max(30.0), scale.gap(1.5));
    let indent = if sign.is_some() { side + gap } else { 0.0 };
    let (said, wide) = (ui.say(text), ui.available_width() - indent - gap);
    let needed = text_height(ui.ctx(), &said, step, wide);
    let high = if sign.is_some() { needed.max(side) } else { needed };
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    if let Some(sign) = sign {
        signs::paint(ui.painter(), Rect::from_min_size(row.min, Vec2::splat(side)), sign, Tone::Full);
    }
    let place = Rect::from_min_size(pos2(row.left() + indent, row.top()), vec2(wide, row.height()));
    lines_seen(ui, place, Align2::LEFT_CENTER, &said, step, INK);
}

fn column(ui: &mut Ui, area: Rect, title: &Text, rows: &[(Sign, Text)], close: Option<&Text>) {
    let scale = Scale::of(ui.ctx());
    let side = scale.px(54.0).max(36.0);
    let head = area.with_max_y(area.top() + scale.text(28.0) * 1.5);
    line_in(ui, head, Align2::LEFT_CENTER, &ui.say(title), Type::Title, INK);
    let mut top = head.bottom() + scale.gap(1.0);
    for (sign, text) in rows {
        let icon = Rect::from_min_size(pos2(area.left(), top), Vec2::splat(side));
        signs::paint(ui.painter(), icon, *sign, Tone::Full);
        let words = Rect::from_min_max(pos2(icon.right() + scale.gap(1.5), top), area.max);
        let text = ui.say(text);
        let words = UiBuilder::new().max_rect(words);
        let place = ui.scope_builder(words, |ui| paragraph(ui, &text, Type::Body, INK)).inner;
        top = place.bottom().max(icon.bottom()) + scale.gap(1.5);
    }
    if let Some(text) = close {
        ui.painter().hline(area.x_range(), top, egui::Stroke::new(scale.hairline(), GOLD));
        let (words, text) = (area.with_min_y(top + scale.gap(1.5)), ui.say(text));
        ui.scope_builder(UiBuilder::new().max_rect(words), |ui| paragraph(ui, &text, Type::Body, INK));
    }
}
