//! The question beside a ghost or a shop place: what the action brings, yes, no, and turning a pond.

use bevy_egui::egui::{Align2, Context, Rect, Ui, Vec2, pos2, vec2};

use super::{
    facts::{ConfirmFacts, Source},
    press::Press,
};
use crate::{
    games::hacienda::{
        signs::Mark,
        ui::place::{self, About},
    },
    kit::{ButtonKind, ButtonLook, Say, button_at, line_in, lines_in, text_height, text_width},
    seats::Tap,
    stage::camera::BoardCamera,
    texts::{Text, text},
    theme::{
        fonts::Type,
        icons,
        scale::Scale,
        style::{self, INK, INK_MUTED},
    },
};
use hacienda_rules::Cells;

/// The type of a line: the first is loud, the last stands back.
fn step(i: usize) -> Type {
    if i == 0 { Type::LeadStrong } else { Type::Body }
}

fn line_height(scale: Scale, i: usize) -> f32 {
    (scale.text(step(i).design()) * 1.36).round()
}

/// How high each of the lines is in a bar whose words have this width.
fn heights(ctx: &Context, facts: &ConfirmFacts, width: f32) -> Vec<f32> {
    let scale = Scale::of(ctx);
    let high = |(i, text): (usize, &Text)| {
        let said = ctx.say(text);
        let one = line_height(scale, i);
        // What fits into a line when its letters shrink a little stays one.
        let fits = text_width(ctx, &said, step(i)) * 0.85 <= width;
        if fits { one } else { text_height(ctx, &said, Type::Body, width).max(one) }
    };
    facts.lines.iter().enumerate().map(high).collect()
}

/// How large the bar must be for its words and buttons, in px; where `room` px are too narrow for both side by side, the
/// buttons stand below.
pub fn size(ctx: &Context, facts: &ConfirmFacts, room: f32) -> Vec2 {
    let scale = Scale::of(ctx);
    let width = |(i, text): (usize, &Text)| text_width(ctx, &ctx.say(text), step(i)).ceil() + 2.0;
    let words = facts.lines.iter().enumerate().map(width).fold(0.0, f32::max);
    let height: f32 = (0..facts.lines.len()).map(|i| line_height(scale, i)).sum();
    let buttons = if facts.turns { 3.0 } else { 2.0 };
    let buttons = buttons * scale.target() + (buttons - 1.0) * scale.gap(1.0);
    let pad = Vec2::splat(2.0 * super::frame::pad(scale));
    let beside = vec2(words + scale.gap(2.0) + buttons, height.max(scale.target())) + pad;
    if beside.x <= room {
        return beside;
    }
    let wide = words.max(buttons).min(room - pad.x);
    vec2(wide, heights(ctx, facts, wide).iter().sum::<f32>() + scale.gap(1.0) + scale.target()) + pad
}

/// Draws the bar; says what was pressed.
pub fn show(ui: &mut Ui, rect: Rect, facts: &ConfirmFacts) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let target = scale.target();
    style::panel(ui, "confirm", rect, |ui| {
        let inner = rect.shrink(super::frame::pad(scale));
        let heights = heights(ui.ctx(), facts, inner.width());
        let height: f32 = heights.iter().sum();
        let below = inner.height() > height + target;
        let level = if below { inner.bottom() - target } else { inner.center().y - target / 2.0 };
        let button = |i: f32| {
            let left = inner.right() - (i + 1.0) * target - i * scale.gap(1.0);
            Rect::from_min_size(pos2(left, level), Vec2::splat(target))
        };
        let mut pressed = None;
        let yes = ButtonLook { kind: ButtonKind::Primary, ..ButtonLook::icon(Mark::Tick, ui.say(text!("face-yes"))) };
        if button_at(ui, button(0.0), &yes).clicked() {
            pressed = Some(Press::Tap(Tap::Confirm));
        }
        if button_at(ui, button(1.0), &ButtonLook::icon(Mark::Cross, ui.say(text!("face-no")))).clicked() {
            pressed = Some(Press::Tap(Tap::Cancel));
        }
        let mut left = button(1.0).left();
        if facts.turns {
            let look = ButtonLook::icon(icons::ARROW_CLOCKWISE, ui.say(text!("face-turn-pond")));
            if button_at(ui, button(2.0), &look).clicked() {
                pressed = Some(Press::Tap(Tap::Turn));
            }
            left = button(2.0).left();
        }
        let mut top = if below { inner.top() } else { inner.center().y - height / 2.0 };
        for (i, (text, high)) in facts.lines.iter().zip(heights).enumerate() {
            let right = if below { inner.right() } else { left - scale.gap(2.0) };
            let line = Rect::from_min_max(pos2(inner.left(), top), pos2(right, top + high));
            let last = i > 0 && i + 1 == facts.lines.len();
            let colour = if last { INK_MUTED } else { INK };
            let said = ui.say(text);
            if high > line_height(scale, i) {
                lines_in(ui, line, Align2::LEFT_CENTER, &said, Type::Body, colour);
            } else {
                line_in(ui, line, Align2::LEFT_CENTER, &said, step(i), colour);
            }
            top = line.bottom();
        }
        pressed
    })
}

/// What the ghost covers in the window, with the height of its piece.
pub fn ghost_on_screen(source: &Source, camera: &BoardCamera) -> Option<Rect> {
    let ghost = source.choice.ghost.as_ref()?;
    let cells = place::changed(ghost.action).into_iter();
    cells.map(|cell| place::on_screen(source.setting, camera, cell)).reduce(Rect::union)
}

/// What the question about what stands `at` this place keeps off.
pub fn about(source: &Source, at: Rect, camera: Option<&BoardCamera>) -> About {
    let (position, setting) = (source.position, source.setting);
    let (Some(camera), Some(action)) = (camera, source.choice.pending()) else { return at.into() };
    let rects = |cells: Cells| cells.iter().map(|cell| place::on_screen(setting, camera, cell)).collect();
    let own = position.owned[position.turn.seat.index()];
    About { at, speaks: rects(place::spoken_of(position, setting, action)), own: rects(own) }
}
