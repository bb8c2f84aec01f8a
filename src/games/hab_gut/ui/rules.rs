//! The rules to look up, on a sheet over everything: chapter after chapter, and last what had to be assumed.

use bevy_egui::egui::{self, Align2, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, style::ScrollStyle, vec2};
use hab_gut::{Good, Setting, vocab::GOODS};

use crate::{
    games::hab_gut::{
        signs::{self, Sign},
        texts,
    },
    kit::{ButtonLook, Say, button_at, line_in, lines_seen, text_height},
    texts::{Text, text},
    theme::{
        fonts::Type,
        marks::Mark,
        scale::Scale,
        sketch::Tone,
        style::{self, INK, INK_MUTED},
    },
    ui::parts::overlay::over_veil,
};

/// Draws those of the game without house rules; whether they are to be put away.
pub fn draw(ctx: &egui::Context) -> bool {
    draw_for(ctx, &Setting::default())
}

/// Draws those of the game that is played; whether they are to be put away.
pub fn draw_for(ctx: &egui::Context, setting: &Setting) -> bool {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let size = vec2(scale.column(860.0), screen.height() - 2.0 * scale.gap(1.0));
    let size = size.min(screen.size() - Vec2::splat(2.0 * scale.gap(1.0)));
    let rect = Rect::from_center_size(screen.center(), size);
    let (closed, beside) = over_veil(ctx, "rules of hab-gut", rect, 0.5, |ui| page(ui, setting));
    closed || beside
}

fn page(ui: &mut Ui, setting: &Setting) -> bool {
    let scale = Scale::of(ui.ctx());
    let area = ui.max_rect();
    let head = area.with_max_y(area.top() + scale.target());
    let cross = head.with_min_x(head.right() - scale.target());
    let title = head.with_max_x(cross.left() - scale.gap(1.0));
    line_in(ui, title, Align2::LEFT_CENTER, &ui.say(text!("hg-title")), Type::Headline, INK);
    let look = ButtonLook::icon(Mark::Cross, ui.say(text!("hg-close")));
    let closed = button_at(ui, cross, &look).clicked();
    let list = area.with_min_y(head.bottom() + scale.gap(1.0));
    ui.scope_builder(UiBuilder::new().id_salt("chapters").max_rect(list), |ui| {
        ui.set_clip_rect(list.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, scale.gap(0.75));
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(10.0).max(6.0), ..ScrollStyle::solid() };
        let scroll = ScrollArea::vertical().id_salt(Id::new("hab-gut rules")).auto_shrink([false, false]);
        scroll.show(ui, |ui| {
            goods(ui);
            for chapter in texts::rules::chapters(setting) {
                words(ui, &chapter.title, Type::Title);
                for paragraph in &chapter.paragraphs {
                    words(ui, paragraph, Type::Body);
                }
                rule(ui);
            }
        });
    });
    closed
}

/// The six goods by picture and name, in two rows where one has no room for their names.
fn goods(ui: &mut Ui) {
    let scale = Scale::of(ui.ctx());
    let wide = ui.available_width();
    let columns = if wide / GOODS as f32 > scale.text(18.0) * 6.0 { GOODS } else { GOODS / 2 };
    let cell = vec2(wide / columns as f32, 0.0);
    let side = (cell.x * 0.5).min(scale.px(76.0).max(40.0));
    let cell = vec2(cell.x, side + scale.text(18.0) * 1.4);
    let (all, _) = ui.allocate_exact_size(vec2(wide, cell.y * (GOODS / columns) as f32), Sense::hover());
    if !ui.is_rect_visible(all) {
        return;
    }
    for good in Good::ALL {
        let (column, row) = (good.index() % columns, good.index() / columns);
        let cell = Rect::from_min_size(all.min + vec2(column as f32 * cell.x, row as f32 * cell.y), cell);
        let seal = Rect::from_center_size(pos2(cell.center().x, cell.top() + side / 2.0), Vec2::splat(side));
        signs::paint(ui.painter(), seal, Sign::Good(good), Tone::Full);
        let name = cell.with_min_y(seal.bottom());
        lines_seen(ui, name, Align2::CENTER_CENTER, &ui.say(texts::good(good)), Type::Body, INK_MUTED);
    }
}

fn words(ui: &mut Ui, text: &Text, step: Type) {
    let said = ui.say(text);
    let width = ui.available_width();
    let high = text_height(ui.ctx(), &said, step, width);
    let (row, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    if ui.is_rect_visible(row) {
        lines_seen(ui, row, Align2::LEFT_CENTER, &said, step, INK);
    }
}

fn rule(ui: &mut Ui) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), Scale::of(ui.ctx()).gap(1.0)), Sense::hover());
    style::rule(ui, row);
}
