//! Tooltips for icons without text, shown when a pointer rests or a finger is held on them.

use bevy_egui::egui::{Align2, Context, Id, Order, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{lines_in, text_height, text_width};
use crate::{
    texts::Translated,
    theme::{INK, Scale, Type, style},
};

/// Seconds of rest after which the tooltip appears.
const REST: f32 = 0.45;
/// Frames of rest that are required as well: at a low frame rate, a short tap may last as long as [`REST`].
const FRAMES: u32 = 3;
/// The largest movement in px per frame that still counts as rest.
const STILL: f32 = 1.5;

/// The named area under the pointer in this frame.
#[derive(Debug, Clone)]
struct Hovered {
    rect: Rect,
    label: Translated,
}

/// How long the pointer has rested on a named area.
#[derive(Debug, Clone, Default)]
struct Rest {
    /// The area under the pointer.
    rect: Option<Rect>,
    at: Pos2,
    seconds: f32,
    frames: u32,
    /// True if the button or finger was down in the previous frame.
    down: bool,
    /// True if the area has been pressed since the pointer arrived; the user then knows what it is.
    quiet: bool,
    shown: bool,
}

/// Names the picture at `rect` for the tooltip that appears when a pointer rests there. Of several areas under the
/// pointer, the smallest wins.
pub fn tooltip(ui: &Ui, rect: Rect, label: &Translated) {
    let ctx = ui.ctx();
    let seen = rect.intersect(ui.clip_rect());
    let Some(at) = ctx.input(|input| input.pointer.latest_pos()).filter(|at| seen.contains(*at)) else { return };
    if ctx.layer_id_at(at) != Some(ui.layer_id()) {
        return;
    }
    ctx.data_mut(|data| {
        let larger = data.get_temp::<Hovered>(Id::NULL).is_none_or(|known| known.rect.area() >= rect.area());
        if larger {
            data.insert_temp(Id::NULL, Hovered { rect, label: label.clone() });
        }
    });
}

/// Shows the tooltip of the area on which the pointer rests, and returns its rectangle while it is shown. `seconds` is
/// the time since the previous frame. A press that opened a tooltip does not count as a click.
pub fn show_tooltip(ctx: &Context, seconds: f32) -> Option<Rect> {
    let found = ctx.data_mut(|data| {
        let found = data.get_temp::<Hovered>(Id::NULL);
        data.remove::<Hovered>(Id::NULL);
        found
    });
    let (at, down) = ctx.input(|input| (input.pointer.latest_pos(), input.pointer.any_down()));
    let before = ctx.data(|data| data.get_temp::<Rest>(Id::NULL)).unwrap_or_default();
    let next =
        found.as_ref().zip(at).map_or_else(Rest::default, |(found, at)| before.advance(found.rect, at, down, seconds));
    let named = found.filter(|_| next.shown);
    // Keep drawing until the rest is long enough; no other event arrives meanwhile.
    if next.rect.is_some() && !next.shown && (down || !next.quiet) {
        ctx.request_repaint();
    }
    let longest = if next.shown && down { 0.0 } else { style::LONGEST_PRESS };
    ctx.options_mut(|options| options.input_options.max_click_duration = longest);
    ctx.data_mut(|data| data.insert_temp(Id::NULL, next));
    named.map(|named| draw(ctx, &named))
}

impl Rest {
    fn advance(&self, rect: Rect, at: Pos2, down: bool, seconds: f32) -> Rest {
        let moved = self.at.distance(at) > STILL && !down && !self.shown;
        let fresh = Rest { rect: Some(rect), at, down, quiet: down, ..Rest::default() };
        match (down, self.down) {
            _ if self.rect != Some(rect) => return fresh,
            (true, false) => return fresh,
            // After a press, the user knows what the area is.
            (false, true) => return Rest { quiet: true, ..fresh },
            _ if moved => return Rest { quiet: self.quiet, ..fresh },
            _ => {}
        }
        let (seconds, frames) = (self.seconds + seconds, self.frames + 1);
        let long = seconds >= REST && frames >= FRAMES;
        Rest { at, seconds, frames, down, shown: self.shown || long && (down || !self.quiet), ..self.clone() }
    }
}

/// Draws the tooltip above the area, or below it if there is no room above.
fn draw(ctx: &Context, named: &Hovered) -> Rect {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect().shrink(scale.gap(0.5));
    let pad = vec2(scale.gap(1.5), scale.gap(0.75));
    let widest = scale.column(420.0).min(screen.width()) - 2.0 * pad.x;
    let wide = (text_width(ctx, &named.label, Type::Body).ceil() + 2.0).min(widest);
    let size = vec2(wide, text_height(ctx, &named.label, Type::Body, wide).ceil()) + 2.0 * pad;
    let gap = scale.gap(1.0);
    let above = named.rect.top() - gap - size.y;
    let top = if above >= screen.top() { above } else { named.rect.bottom() + gap };
    let left = (named.rect.center().x - size.x / 2.0).min(screen.right() - size.x).max(screen.left());
    let top = top.min(screen.bottom() - size.y).max(screen.top());
    let place = Rect::from_min_size(pos2(left, top).round(), size);
    style::fixed_area(Id::new("tooltip"), Order::Tooltip, place.min).interactable(false).show(ctx, |ui| {
        style::paint_panel(ui, place);
        crate::theme::rects::in_panel(ui, "name", place, |ui| {
            let words = place.shrink2(pad - Vec2::splat(1.0));
            lines_in(ui, words, Align2::CENTER_CENTER, &named.label, Type::Body, INK);
        });
    });
    place
}
