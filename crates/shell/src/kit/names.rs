//! Names of signs: whatever shows a picture without words says what it is to a pointer that rests on it, and to a finger that
//! stays on it.

use bevy_egui::egui::{Align2, Context, Id, Order, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{lines_in, text_height, text_width};
use crate::{
    texts::Said,
    theme::{INK, Scale, Type, style},
};

/// After so many seconds a thing is named.
const REST: f32 = 0.45;
/// And after so many frames: where they are slow, a short tap takes as long as a rest.
const FRAMES: u32 = 3;
/// A pointer that moved further since the frame before, in px, does not rest.
const STILL: f32 = 1.5;

/// What lies under the pointer in this frame.
#[derive(Debug, Clone)]
struct Under {
    rect: Rect,
    said: Said,
}

/// How long the pointer has been there.
#[derive(Debug, Clone, Default)]
struct Rest {
    /// The thing.
    rect: Option<Rect>,
    at: Pos2,
    seconds: f32,
    frames: u32,
    /// The button or finger was down in the frame before.
    down: bool,
    /// It was pressed since the pointer came: whoever pressed it knows it.
    quiet: bool,
    shown: bool,
}

/// Says what is seen at `rect`, which has no words of its own, to whoever asks by resting there. Of several the smallest counts.
pub fn named(ui: &Ui, rect: Rect, said: &Said) {
    let ctx = ui.ctx();
    let seen = rect.intersect(ui.clip_rect());
    let Some(at) = ctx.input(|input| input.pointer.latest_pos()).filter(|at| seen.contains(*at)) else { return };
    if ctx.layer_id_at(at) != Some(ui.layer_id()) {
        return;
    }
    ctx.data_mut(|data| {
        let larger = data.get_temp::<Under>(Id::NULL).is_none_or(|known| known.rect.area() >= rect.area());
        if larger {
            data.insert_temp(Id::NULL, Under { rect, said: said.clone() });
        }
    });
}

/// Shows the name of what the pointer rests on; `seconds` since the frame before. Gives its place while one is shown. A press
/// that was answered by a name is none.
pub fn show_name(ctx: &Context, seconds: f32) -> Option<Rect> {
    let found = ctx.data_mut(|data| {
        let found = data.get_temp::<Under>(Id::NULL);
        data.remove::<Under>(Id::NULL);
        found
    });
    let (at, down) = ctx.input(|input| (input.pointer.latest_pos(), input.pointer.any_down()));
    let before = ctx.data(|data| data.get_temp::<Rest>(Id::NULL)).unwrap_or_default();
    let next =
        found.as_ref().zip(at).map_or_else(Rest::default, |(found, at)| before.go_on(found.rect, at, down, seconds));
    let named = found.filter(|_| next.shown);
    // What rests a little longer is named without another event.
    if next.rect.is_some() && !next.shown && (down || !next.quiet) {
        ctx.request_repaint();
    }
    // A press that was answered by a name is over.
    let longest = if next.shown && down { 0.0 } else { style::LONGEST_PRESS };
    ctx.options_mut(|options| options.input_options.max_click_duration = longest);
    ctx.data_mut(|data| data.insert_temp(Id::NULL, next));
    named.map(|named| draw(ctx, &named))
}

impl Rest {
    fn go_on(&self, rect: Rect, at: Pos2, down: bool, seconds: f32) -> Rest {
        let moved = self.at.distance(at) > STILL && !down && !self.shown;
        let fresh = Rest { rect: Some(rect), at, down, quiet: down, ..Rest::default() };
        match (down, self.down) {
            _ if self.rect != Some(rect) => return fresh,
            (true, false) => return fresh,
            // Let go: whatever it was, it is known now.
            (false, true) => return Rest { quiet: true, ..fresh },
            _ if moved => return Rest { quiet: self.quiet, ..fresh },
            _ => {}
        }
        let (seconds, frames) = (self.seconds + seconds, self.frames + 1);
        let long = seconds >= REST && frames >= FRAMES;
        Rest { at, seconds, frames, down, shown: self.shown || long && (down || !self.quiet), ..self.clone() }
    }
}

/// A slip of paper above the thing, or below it where there is no room.
fn draw(ctx: &Context, named: &Under) -> Rect {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect().shrink(scale.gap(0.5));
    let pad = vec2(scale.gap(1.5), scale.gap(0.75));
    let widest = scale.column(420.0).min(screen.width()) - 2.0 * pad.x;
    let wide = (text_width(ctx, &named.said, Type::Body).ceil() + 2.0).min(widest);
    let size = vec2(wide, text_height(ctx, &named.said, Type::Body, wide).ceil()) + 2.0 * pad;
    let gap = scale.gap(1.0);
    let above = named.rect.top() - gap - size.y;
    let top = if above >= screen.top() { above } else { named.rect.bottom() + gap };
    let left = (named.rect.center().x - size.x / 2.0).min(screen.right() - size.x).max(screen.left());
    let top = top.min(screen.bottom() - size.y).max(screen.top());
    let place = Rect::from_min_size(pos2(left, top).round(), size);
    style::still_area(Id::new("name of a sign"), Order::Tooltip, place.min).interactable(false).show(ctx, |ui| {
        style::sheet(ui, place);
        crate::theme::rects::in_panel(ui, "name", place, |ui| {
            let words = place.shrink2(pad - Vec2::splat(1.0));
            lines_in(ui, words, Align2::CENTER_CENTER, &named.said, Type::Body, INK);
        });
    });
    place
}
