//! The rules to be read, over whatever is shown: chapters at the left or on top, what they say beside or below.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Context, Id, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2},
};
use zoff::{Rulebook, Zoff};

use crate::{
    games::zoff::texts::rules::{Chapter, chapters},
    kit::{ButtonKind, ButtonLook, Say, button_at, line_in, paragraph},
    stage::gestures::Covered,
    table::{Playing, lies_there},
    texts::text,
    theme::{
        fonts::Type,
        icons, rects,
        scale::Scale,
        style::{INK, INK_MUTED},
    },
    ui::{
        FaceSystems,
        parts::overlay::{cover, over_veil},
        wishes::RulesOpen,
    },
};

/// How dark everything else lies.
const DIM: f32 = 0.5;

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<Playing<Zoff>>).run_if(lies_there::<Zoff>).in_set(FaceSystems::Overlays),
    );
}

fn show(
    mut contexts: EguiContexts,
    playing: Res<Playing<Zoff>>,
    mut open: ResMut<RulesOpen>,
    mut covered: ResMut<Covered>,
) -> Result {
    if !open.0 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    cover(&mut covered, ctx.content_rect());
    if draw(ctx, &playing.0.rulebook) {
        open.0 = false;
    }
    Ok(())
}

/// Draws the page, at the chapter that was read last; whether it is left.
pub fn draw(ctx: &Context, book: &Rulebook) -> bool {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let gap = scale.gap(1.0);
    let wide = screen.width().min(scale.column(1240.0)) - 2.0 * gap;
    let sheet = Rect::from_center_size(screen.center(), vec2(wide, screen.height() - 2.0 * gap));
    let all = chapters(book);
    let id = Id::new("chapter of zoff");
    let mut chapter = ctx.data(|data| data.get_temp::<usize>(id)).unwrap_or_default();
    let (left, away) =
        over_veil(ctx, "rules", sheet, DIM, |ui| page(ui, sheet.shrink(scale.pad()), &all, &mut chapter));
    ctx.data_mut(|data| data.insert_temp(id, chapter));
    left || away
}

fn page(ui: &mut Ui, inner: Rect, all: &[Chapter], chapter: &mut usize) -> bool {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let top = inner.with_max_y(inner.top() + target);
    let close = top.with_min_x(top.right() - target);
    let left = button_at(ui, close, &ButtonLook::icon(icons::CARET_LEFT, ui.say(text!("back")))).clicked();
    let title = ui.say(text!("zoff-rules-title"));
    line_in(ui, top.with_max_x(close.left() - gap), Align2::LEFT_CENTER, &title, Type::Headline, INK);
    let rest = inner.with_min_y(top.bottom() + gap);
    let beside = rest.width() > scale.column(700.0);
    let list = if beside {
        rest.with_max_x(rest.left() + scale.column(300.0).min(rest.width() * 0.32))
    } else {
        rest.with_max_y(rest.top() + target)
    };
    let body = if beside { rest.with_min_x(list.right() + 2.0 * gap) } else { rest.with_min_y(list.bottom() + gap) };
    *chapter = (*chapter).min(all.len().saturating_sub(1));
    if beside {
        contents(ui, list, all, chapter);
    } else {
        steps(ui, list, all, chapter);
    }
    let Some(now) = all.get(*chapter) else { return left };
    rects::in_panel(ui, "chapter", body, |ui| {
        ui.scope_builder(UiBuilder::new().id_salt("chapter").max_rect(body), |ui| {
            let scroll = ScrollArea::vertical().id_salt(Id::new(("chapter", *chapter))).auto_shrink(false);
            scroll.show(ui, |ui| {
                rects::in_scroll(ui, |ui| {
                    let said = ui.say(&now.title);
                    paragraph(ui, &said, Type::Title, INK);
                    for told in &now.paragraphs {
                        let said = ui.say(told);
                        paragraph(ui, &said, Type::Lead, INK);
                        ui.add_space(gap * 0.5);
                    }
                });
            });
        });
    });
    left
}

/// All chapters as a list.
fn contents(ui: &mut Ui, list: Rect, all: &[Chapter], chapter: &mut usize) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.5);
    let high = ((list.height() + gap) / all.len().max(1) as f32 - gap).min(scale.target());
    for (place, one) in all.iter().enumerate() {
        let rect =
            Rect::from_min_size(pos2(list.left(), list.top() + place as f32 * (high + gap)), vec2(list.width(), high));
        let mut look = ButtonLook::plain(ui.say(&one.title));
        if place == *chapter {
            look.kind = ButtonKind::Primary;
        }
        if button_at(ui, rect, &look).clicked() {
            *chapter = place;
        }
    }
}

/// One chapter after another, where there is no room for a list.
fn steps(ui: &mut Ui, row: Rect, all: &[Chapter], chapter: &mut usize) {
    let (before, after) = (row.with_max_x(row.left() + row.height()), row.with_min_x(row.right() - row.height()));
    let name = ui.say(text!("zoff-rules-title"));
    let back = ButtonLook::icon(icons::CARET_LEFT, ui.say(text!("one-before", name = &name)));
    if button_at(ui, before, &back.enabled(*chapter > 0)).clicked() {
        *chapter = chapter.saturating_sub(1);
    }
    let next = ButtonLook::icon(icons::CARET_RIGHT, ui.say(text!("one-after", name = &name)));
    if button_at(ui, after, &next.enabled(*chapter + 1 < all.len())).clicked() {
        *chapter += 1;
    }
    let count = ui.say(text!("zoff-rules-page", page = *chapter + 1, pages = all.len()));
    let middle = Rect::from_min_max(before.right_top(), after.left_bottom());
    line_in(ui, middle, Align2::CENTER_CENTER, &count, Type::Body, INK_MUTED);
}
