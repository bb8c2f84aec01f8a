//! The dialog at the end of a lesson, with suggestions for what to do next.

use crate::{
    lessons::{after, title},
    stage::gestures::PanelAreas,
    texts::Kind,
    ui::{
        announcements::announce,
        parts::{DIM, draw_modal_dialog, mark_covered},
        requests::ScreenRequest,
    },
    widgets::prelude::*,
};

/// The suggestions after a lesson; the first one is the primary button.
fn suggestions(lessons: &[&'static str], word: &str) -> Vec<(Text, &'static str, ScreenRequest)> {
    let play = (text!("lesson-play"), icons::PLAY, ScreenRequest::PlayProposed);
    let all = (text!("lesson-all"), icons::LIST, ScreenRequest::Lessons);
    let next = after(lessons, word)
        .map(|lesson| (text!("lesson-onward"), icons::CARET_RIGHT, ScreenRequest::Lesson { lesson, again: false }));
    if lessons.first() == Some(&word) {
        std::iter::once(play).chain(next).chain([all]).collect()
    } else {
        next.into_iter().chain([play, all]).collect()
    }
}

/// Draws the dialog after a lesson of the given game with this number of steps. Returns the rectangle of the primary
/// button, and the request from a tap.
pub fn show(
    ctx: &Context,
    covered: &mut PanelAreas,
    (of, lessons): (&'static str, &[&'static str]),
    word: &'static str,
    steps: usize,
) -> (Rect, Option<ScreenRequest>) {
    let scale = Scale::of(ctx);
    let (pad, gap, target) = (scale.pad(), scale.gap(1.5), scale.target());
    let screen = ctx.content_rect();
    mark_covered(covered, screen);
    let suggestions = suggestions(lessons, word);
    let width = scale.column(540.0).min(screen.width() - 2.0 * gap);
    let line = if lessons.first() == Some(&word) {
        text!("lesson-finished-first", title = Kind(of), steps = Text::in_words(steps))
    } else {
        title(word)
    };
    [&text!("lesson-finished"), &line].into_iter().for_each(|text| announce(ctx, text));
    let line = ctx.tr(line);
    let words = text_height(ctx, &line, Type::Lead, width - 2.0 * pad).ceil() + 2.0;
    let head = scale.text(36.0) * 1.5;
    let size = vec2(width, head + words + suggestions.len() as f32 * (target + gap)) + Vec2::splat(2.0 * pad);
    let rect = Rect::from_center_size(screen.center(), size);
    let ((primary, request), _) = draw_modal_dialog(ctx, "lesson end", rect, DIM, |ui| {
        let mut area = ui.max_rect();
        let title = ui.tr(text!("lesson-finished"));
        line_in(ui, area.cut_top(head, 0.0), Align2::LEFT_CENTER, &title, Type::Headline, INK);
        lines_in(ui, area.cut_top(words, gap), Align2::LEFT_TOP, &line, Type::Lead, INK);
        let places = CellGrid::new(area.min, 1, vec2(area.width(), target), gap);
        let mut request = None;
        for (number, (text, icon, wanted)) in suggestions.into_iter().enumerate() {
            let translated = ui.tr(text);
            let look = if number == 0 { ButtonLook::primary(translated) } else { ButtonLook::plain(translated) };
            if button_at(ui, places.nth(number), &look.with_icon(icon)).clicked() {
                request = Some(wanted);
            }
        }
        (places.nth(0), request)
    });
    (primary, request)
}
