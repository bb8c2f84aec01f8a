//! The question next to a ghost or shop item: the cost and gains of the action, and buttons for yes, no and rotating a
//! pond.

use super::{
    panel_data::{ConfirmBar, Source},
    press::Press,
};
use crate::{
    games::hacienda::{choice::Touch, ui::place, view::marks},
    seats::Tap,
    stage::camera::BoardCamera,
    ui::place::AvoidedAreas,
    widgets::{ButtonKind, prelude::*},
};
use hacienda_rules::Cells;

/// The minimum width of wrapped text with buttons next to it, in px at 1080p.
const MIN_TEXT_WIDTH: f32 = 220.0;

/// Returns the text style of a line. The first line is larger.
pub fn line_type(i: usize) -> Type {
    if i == 0 { Type::LeadStrong } else { Type::Body }
}

/// Returns the width of the longest of these lines, in px.
pub fn widest(ctx: &Context, lines: &[Text]) -> f32 {
    let width = |(i, text): (usize, &Text)| text_width(ctx, &ctx.tr(text), line_type(i)).ceil() + 2.0;
    lines.iter().enumerate().map(width).fold(0.0, f32::max)
}

/// Returns the colour of a line, given the number of lines. The last of several lines is muted.
pub fn line_colour(i: usize, lines: usize) -> Color32 {
    if i > 0 && i + 1 == lines { INK_MUTED } else { INK }
}

fn line_height(scale: Scale, i: usize) -> f32 {
    (scale.text(line_type(i).design()) * 1.36).round()
}

/// Returns the height of each line in a bar whose text has this width. Text that is up to `longer` times as wide stays
/// on one line, in slightly smaller type.
fn heights(ctx: &Context, facts: &ConfirmBar, width: f32, longer: f32) -> Vec<f32> {
    let scale = Scale::of(ctx);
    let high = |(i, text): (usize, &Text)| {
        let translated = ctx.tr(text);
        let one = line_height(scale, i);
        let fits = text_width(ctx, &translated, line_type(i)) <= width * longer;
        if fits { one } else { text_height(ctx, &translated, line_type(i), width).ceil().max(one) }
    };
    facts.lines.iter().enumerate().map(high).collect()
}

struct Bar {
    size: Vec2,
    /// The width of its text, and the height of each line.
    words: (f32, Vec<f32>),
    /// True if the buttons are below the text, false if they are next to it.
    below: bool,
}

/// Lays out the bar in `room` px of width. Text and buttons are side by side, and long text wraps. The buttons move
/// below the text only if the text would become too narrow, or if the bar takes less height that way.
fn bar(ctx: &Context, facts: &ConfirmBar, room: f32) -> Bar {
    let scale = Scale::of(ctx);
    let (gap, apart, target, main) = (scale.gap(1.0), scale.gap(2.0), scale.target(), scale.main_target());
    let words = widest(ctx, &facts.lines);
    let others = if facts.can_rotate { 2.0 } else { 1.0 };
    let buttons = main + others * (target + gap);
    let pad = Vec2::splat(2.0 * scale.pad());
    let beside = |wide: f32, lines: Vec<f32>| {
        let size = vec2(wide + apart + buttons, lines.iter().sum::<f32>().max(main)) + pad;
        Bar { size, words: (wide, lines), below: false }
    };
    let narrow = room - pad.x - apart - buttons;
    if words <= narrow + 0.5 {
        return beside(words, heights(ctx, facts, words, 1.0));
    }
    let wide = words.max(buttons).min(room - pad.x);
    let lines = heights(ctx, facts, wide, 1.0 / 0.85);
    let under = lines.iter().sum::<f32>() + gap + main;
    let aside = beside(narrow.max(0.0), heights(ctx, facts, narrow, 1.0));
    if narrow >= scale.column(MIN_TEXT_WIDTH) && aside.size.y <= under + pad.y {
        return aside;
    }
    Bar { size: vec2(wide, under) + pad, words: (wide, lines), below: true }
}

/// Returns the size that the bar needs for its text and buttons, in px. `room` is the available width in px.
pub fn size(ctx: &Context, facts: &ConfirmBar, room: f32) -> Vec2 {
    bar(ctx, facts, room).size
}

/// Draws the bar and returns the button press, if any.
pub fn show(ui: &mut Ui, rect: Rect, facts: &ConfirmBar) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let (target, main) = (scale.target(), scale.main_target());
    style::panel(ui, "confirm", rect, |ui| {
        let inner = rect.shrink(scale.pad());
        let Bar { words: (words, heights), below, .. } = bar(ui.ctx(), facts, rect.width());
        let height: f32 = heights.iter().sum();
        let level = if below { inner.bottom() - main } else { inner.center().y - main / 2.0 };
        let place = |i: f32| {
            // The yes button is the widest.
            let left = inner.right() - main - i * (target + scale.gap(1.0));
            Rect::from_min_size(pos2(left, level), vec2(if i > 0.0 { target } else { main }, main))
        };
        let button = |i: f32, look: ButtonLook, press| button_at(ui, place(i), &look).clicked().then_some(press);
        let yes = ButtonLook { kind: ButtonKind::Primary, ..ButtonLook::icon(Mark::Tick, ui.tr(text!("hud-yes"))) };
        landmarks::mark(ui, "yes", place(0.0));
        let mut pressed = button(0.0, yes, Press::Tap(Tap::Confirm));
        let no = ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-no")));
        pressed = button(1.0, no, Press::Tap(Tap::Cancel)).or(pressed);
        if facts.can_rotate {
            let turn = ButtonLook::icon(icons::ARROW_CLOCKWISE, ui.tr(text!("hud-turn-pond")));
            landmarks::mark(ui, "turn", place(2.0));
            pressed = button(2.0, turn, Press::Touch(Touch::RotatePond)).or(pressed);
        }
        let mut top = if below { inner.top() } else { inner.center().y - height / 2.0 };
        for (i, (text, high)) in facts.lines.iter().zip(heights).enumerate() {
            let line = Rect::from_min_size(pos2(inner.left(), top), vec2(words, high));
            let fit = if high > line_height(scale, i) { lines_in } else { line_in };
            fit(ui, line, Align2::LEFT_CENTER, &ui.tr(text), line_type(i), line_colour(i, facts.lines.len()));
            top = line.bottom();
        }
        pressed
    })
}

/// Returns the rectangle of the ghost on the screen, including its piece.
pub fn ghost_on_screen(source: &Source, camera: &BoardCamera) -> Option<Rect> {
    let ghost = source.choice.ghost.as_ref()?;
    let cells = marks::placed_hexes(ghost.action).into_iter();
    cells.map(|cell| place::hex_rect(source.setting, camera, cell)).reduce(Rect::union)
}

/// Returns the places that the question about the pending action should not cover. `at` is the place of its ghost or
/// shop item.
pub fn avoided_areas(source: &Source, at: Rect, camera: Option<&BoardCamera>) -> AvoidedAreas {
    let (position, setting) = (source.position, source.setting);
    let (Some(camera), Some(action)) = (camera, source.choice.pending()) else { return at.into() };
    let rects = |cells: Cells| cells.iter().map(|cell| place::hex_rect(setting, camera, cell)).collect();
    // A pond may be dug almost everywhere, so the question about it cannot avoid all its other places.
    let others = if action.pond().is_some() { Cells::NONE } else { *source.choice.targets() };
    AvoidedAreas {
        subject: at,
        around: rects(place::hexes_near(&setting.board, marks::placed_hexes(action).into_iter().collect())),
        mentioned: rects(place::mentioned_hexes(position, setting, action)),
        own: rects(position.owned[position.turn.seat.index()] | others),
    }
}
