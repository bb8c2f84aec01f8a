//! The list of lessons, with a tick for each completed lesson, and the button that opens the rules.

use super::{
    draft::{Draft, Page},
    request::{LessonProgress, SetupRequest},
};
use crate::{
    lessons::title,
    ui::parts::{overlay::draw_modal_dialog, question::DIM},
    widgets::prelude::*,
};

/// Draws the list. Returns the request for the lesson that was tapped.
pub fn draw(ctx: &Context, draft: &mut Draft, progress: &LessonProgress) -> Option<SetupRequest> {
    let scale = Scale::of(ctx);
    let (pad, gap, target) = (scale.pad(), scale.gap(1.0), scale.target());
    let screen = ctx.content_rect();
    let columns = if scale.is_upright() { 1 } else { 2 };
    let lessons = draft.title.info().lessons;
    let rows = lessons.len().div_ceil(columns);
    let width = scale.column(if columns > 1 { 1000.0 } else { 620.0 }).min(screen.width() - 2.0 * gap);
    let size = vec2(width, (rows + 2) as f32 * (target + gap) - gap) + Vec2::splat(2.0 * pad);
    let rect = Rect::from_center_size(screen.center(), size);
    let (request, away) = draw_modal_dialog(ctx, "learn", rect, DIM, |ui| {
        let area = ui.max_rect();
        let next = progress.next(lessons);
        // Only one button is primary: the next lesson or, if all are completed, the back button.
        let kind = if next.is_some() { ButtonKind::Plain } else { ButtonKind::Primary };
        let back = ButtonLook { kind, ..ButtonLook::back(ui) };
        let mut head = area.with_max_y(area.top() + target);
        let corner = head.cut_right(button_width(ui, &back), gap);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("learn-title")), Type::Headline, INK);
        if button_at(ui, corner, &back).clicked() {
            draft.page = Page::First;
        }
        let places = CellGrid::across(area, columns, gap).at_most(vec2(f32::INFINITY, target));
        let mut request = None;
        for (number, lesson) in lessons.iter().copied().enumerate() {
            let text = ui.tr(title(lesson));
            let look = if next == Some(lesson) { ButtonLook::primary(text) } else { ButtonLook::plain(text) };
            let look = if progress.done.iter().any(|done| done == lesson) {
                look.with_icon(Mark::Tick)
            } else {
                look.with_icon(if progress.begun.as_deref() == Some(lesson) {
                    icons::SKIP_FORWARD
                } else {
                    icons::PLAY
                })
            };
            if button_at(ui, places.at(number / rows, number % rows + 1), &look).clicked() {
                request = Some(SetupRequest::Lesson(lesson));
            }
        }
        let foot = area.with_min_y(area.bottom() - target);
        let rules = ButtonLook::plain(ui.tr(text!("rules-page-title"))).with_icon(icons::BOOK_OPEN);
        if button_at(ui, foot, &rules).clicked() {
            draft.page = Page::Rules;
        }
        request
    });
    // A button may already have changed the page.
    if away && draft.page == Page::Learn {
        draft.page = Page::First;
    }
    request
}
