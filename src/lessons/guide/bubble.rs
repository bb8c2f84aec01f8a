//! The speech bubble next to the subject of a lesson step: a text, the progress and buttons.

use crate::{
    theme::marks,
    ui::{announcements::announce, parts::draw_topmost_dialog, place},
    widgets::prelude::*,
};

/// The contents of the bubble.
#[derive(Debug, Clone, PartialEq)]
pub struct BubbleFacts {
    /// The goal, or the explanation of a step that is only read.
    pub goal: Text,
    /// The hint about the last wrong tap.
    pub wrong: Option<Text>,
    /// The number of steps taken, and the total number of steps.
    pub progress: (usize, usize),
    /// True if the step is only read, so that the bubble needs a button to continue.
    pub read: bool,
}

/// The request from a tap on the bubble.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BubbleRequest {
    /// Continue.
    Next,
    /// Go to the list of lessons.
    Leave,
    /// Restart the lesson.
    Again,
    /// Go to the next lesson.
    Skip,
}

/// A drawn bubble.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bubble {
    /// The rectangle of the bubble.
    pub rect: Rect,
    /// The rectangle of the button to continue, if there is one.
    pub next: Option<Rect>,
    /// The request from a tap, if there was one.
    pub request: Option<BubbleRequest>,
}

/// Draws the bubble next to `subject`. If possible, the bubble covers neither `mentioned` nor `avoided`; `mentioned`
/// has priority.
pub fn show(ctx: &Context, subject: Rect, mentioned: Vec<Rect>, avoided: Vec<Rect>, facts: &BubbleFacts) -> Bubble {
    let scale = Scale::of(ctx);
    let (pad, gap, target) = (scale.pad(), scale.gap(1.0), scale.target());
    let screen = ctx.content_rect().shrink(gap);
    // The hint is announced first, because the goal has already been announced.
    facts.wrong.iter().chain([&facts.goal]).for_each(|text| announce(ctx, text));
    let (translated, step) = (ctx.tr(&facts.goal), if scale.is_compact() { Type::Body } else { Type::Lead });
    let (taken, all) = facts.progress;
    let progress = ctx.tr(text!("lesson-progress", step = (taken + 1).min(all), steps = all));
    let next = ctx.tr(text!("lesson-next"));
    let last = if facts.read { text_width(ctx, &next, Type::LeadStrong) + scale.gap(5.0) } else { 0.0 };
    let count = text_width(ctx, &progress, Type::Body) + 2.0 * gap;
    let foot = 3.0 * (target + gap) + count + last;
    let width = scale.column(520.0).max(foot).min(screen.width() - 2.0 * pad);
    let words = text_height(ctx, &translated, step, width).ceil() + 2.0;
    let wrong = facts.wrong.as_ref().map(|wrong| ctx.tr(wrong));
    let side = scale.text(22.0);
    let below = wrong
        .as_ref()
        .map_or(0.0, |translated| text_height(ctx, translated, Type::Strong, width - side - gap).ceil() + gap);
    let height = if facts.read { scale.main_target() } else { target };
    let size = vec2(width, words + below + gap + height) + Vec2::splat(2.0 * pad);
    let about = place::AvoidedAreas { subject, around: Vec::new(), mentioned, own: avoided };
    let rect = place::place(size, &about, screen, scale.gap(2.0));
    let rect = Rect::from_min_size(rect.min.round(), size);
    let (next, request) = draw_topmost_dialog(ctx, "lesson", rect, |ui| {
        let mut area = ui.max_rect();
        lines_in(ui, area.cut_top(words, gap), Align2::LEFT_TOP, &translated, step, INK);
        let mut count = area.cut_bottom(height, 0.0);
        if let Some(wrong) = &wrong {
            let line = Rect::from_min_size(area.min, vec2(width, below - gap));
            let mark = Rect::from_center_size(pos2(line.left() + side / 2.0, line.center().y), Vec2::splat(side));
            marks::mark(ui.painter(), mark, Mark::Cross, INK);
            lines_in(ui, line.with_min_x(mark.right() + gap), Align2::LEFT_CENTER, wrong, Type::Strong, INK);
        }
        let buttons = [
            (icons::DOOR_OPEN, text!("lesson-leave"), BubbleRequest::Leave),
            (icons::ARROW_COUNTER_CLOCKWISE, text!("lesson-again"), BubbleRequest::Again),
            (icons::SKIP_FORWARD, text!("lesson-skip"), BubbleRequest::Skip),
        ];
        let mut request = None;
        for (icon, text, wanted) in buttons {
            let square = Align2::CENTER_BOTTOM.align_size_within_rect(Vec2::splat(target), count.cut_left(target, gap));
            if button_at(ui, square, &ButtonLook::icon(icon, ui.tr(text))).clicked() {
                request = Some(wanted);
            }
        }
        let mut on = None;
        if facts.read {
            let look = ButtonLook::primary(next.clone());
            let place = count.cut_right(button_width(ui, &look).min(count.width()), gap);
            on = Some(place);
            if button_at(ui, place, &look).clicked() {
                request = Some(BubbleRequest::Next);
            }
        }
        line_in(ui, count, Align2::LEFT_CENTER, &progress, Type::Body, INK_MUTED);
        (on, request)
    });
    Bubble { rect, next, request }
}
