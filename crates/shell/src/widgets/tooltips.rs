//! Tooltips for icons without text, shown when a pointer rests or a finger is held on them.

use bevy_egui::egui::{Align2, Context, Id, Order, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::{lines_in, text_height, text_width};
use crate::{
    texts::Translated,
    theme::{INK, Scale, Type, hover, rects, style},
};

/// Seconds of rest after which the tooltip appears.
const REST: f32 = 0.45;
/// Frames of rest that are required as well: at a low frame rate, a short tap may last as long as [`REST`].
const FRAMES: u32 = 3;
/// The maximum movement in px per frame that still counts as rest.
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
    /// The side of the area on which the tooltip is shown. It is kept, so that the tooltip stays there while the texts
    /// around it move.
    side: Option<usize>,
}

/// Names the picture at `rect` for the tooltip that appears when a pointer rests there. Of several areas under the
/// pointer, the smallest wins.
pub fn tooltip(ui: &Ui, rect: Rect, label: &Translated) {
    hover::record(ui.painter(), rect, Hovered { rect, label: label.clone() });
}

/// Shows the tooltip of the area on which the pointer rests, and returns its rectangle while it is shown. `seconds` is
/// the time since the previous frame. A press that opened a tooltip does not count as a click.
pub fn show_tooltip(ctx: &Context, seconds: f32) -> Option<Rect> {
    let found = hover::take::<Hovered>(ctx).map(|(_, found)| found);
    let (at, down) = ctx.input(|input| (input.pointer.latest_pos(), input.pointer.any_down()));
    let before = ctx.data(|data| data.get_temp::<Rest>(Id::NULL)).unwrap_or_default();
    let mut next =
        found.as_ref().zip(at).map_or_else(Rest::default, |(found, at)| before.advance(found.rect, at, down, seconds));
    let named = found.filter(|_| next.shown);
    // Keep drawing until the rest is long enough; no other event arrives meanwhile.
    if next.rect.is_some() && !next.shown && (down || !next.quiet) {
        ctx.request_repaint();
    }
    // A tooltip avoids the texts around it, so they are collected while the pointer rests.
    rects::collect_texts(ctx, next.rect.is_some());
    let longest = if next.shown && down { 0.0 } else { style::LONGEST_PRESS };
    ctx.options_mut(|options| options.input_options.max_click_duration = longest);
    let drawn = named.map(|named| draw(ctx, &named, next.side, down));
    next.side = drawn.map(|(_, side)| side);
    ctx.data_mut(|data| data.insert_temp(Id::NULL, next));
    drawn.map(|(place, _)| place)
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

/// Draws the tooltip on the given side of the area. Without a side, chooses the side on which the tooltip hides the
/// least, but prefers the place above if a finger is `held` on the area, because the hand would cover the others.
/// Returns the place and the side.
fn draw(ctx: &Context, named: &Hovered, side: Option<usize>, held: bool) -> (Rect, usize) {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect().shrink(scale.gap(0.5));
    let pad = vec2(scale.gap(1.5), scale.gap(0.75));
    let widest = scale.column(420.0).min(screen.width()) - 2.0 * pad.x;
    let width = (text_width(ctx, &named.label, Type::Body).ceil() + 2.0).min(widest);
    let size = vec2(width, text_height(ctx, &named.label, Type::Body, width).ceil()) + 2.0 * pad;
    let places = places_beside(named.rect, size, screen, scale.gap(1.0));
    let is_above = held && !places[0].intersects(named.rect);
    let best = || if is_above { 0 } else { least_hiding(&places, named.rect, &rects::texts(ctx)) };
    let side = side.unwrap_or_else(best);
    let place = places[side];
    style::fixed_area(Id::new("tooltip"), Order::Tooltip, place.min).interactable(false).show(ctx, |ui| {
        style::paint_panel(ui, place);
        rects::in_panel(ui, "name", place, |ui| {
            let words = place.shrink2(pad - Vec2::splat(1.0));
            lines_in(ui, words, Align2::CENTER_CENTER, &named.label, Type::Body, INK);
        });
    });
    (place, side)
}

/// Returns the places above, below, to the right and to the left of the area, moved onto the screen if necessary.
fn places_beside(area: Rect, size: Vec2, screen: Rect, gap: f32) -> [Rect; 4] {
    let (middle, gap) = (area.center() - size / 2.0, Vec2::splat(gap));
    let (before, after) = (area.min - gap - size, area.max + gap);
    let corners =
        [pos2(middle.x, before.y), pos2(middle.x, after.y), pos2(after.x, middle.y), pos2(before.x, middle.y)];
    corners.map(|at| Rect::from_min_size(at.min(screen.max - size).max(screen.min).round(), size))
}

/// Returns the index of the place that hides the least of the area and of the texts; the first such place if several
/// are equally good.
fn least_hiding(places: &[Rect; 4], area: Rect, texts: &[Rect]) -> usize {
    let hides = |place: Rect| {
        let part = |other: &Rect| {
            let both = place.intersect(*other).size().max(Vec2::ZERO);
            both.x * both.y
        };
        part(&area) * 2.0 + texts.iter().map(part).sum::<f32>()
    };
    let hidden = places.map(hides);
    (0..places.len()).min_by(|one, other| hidden[*one].total_cmp(&hidden[*other])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: pos2(800.0, 600.0) };

    fn place(area: Rect, texts: &[Rect]) -> Rect {
        let places = places_beside(area, vec2(120.0, 40.0), SCREEN, 8.0);
        places[least_hiding(&places, area, texts)]
    }

    #[test]
    fn a_tooltip_is_beside_its_area_and_hides_no_text_if_it_can() {
        let icon = Rect::from_center_size(pos2(400.0, 300.0), vec2(40.0, 40.0));
        let above = place(icon, &[]);
        assert!(above.bottom() < icon.top());
        let below = place(icon, &[above]);
        assert!(below.top() > icon.bottom());
        let right = place(icon, &[above, below]);
        assert!(right.left() > icon.right());
        let left = place(icon, &[above, below, right]);
        assert!(left.right() < icon.left());
        // If every place hides a text, the place that hides the least wins.
        assert_eq!(place(icon, &[above, below, right.shrink(10.0), left]), right);
    }

    #[test]
    fn a_tooltip_at_the_edge_of_the_screen_stays_on_it() {
        for corner in [pos2(10.0, 10.0), pos2(790.0, 10.0), pos2(10.0, 590.0), pos2(790.0, 590.0)] {
            let icon = Rect::from_center_size(corner, vec2(20.0, 20.0));
            let found = place(icon, &[]);
            assert!(SCREEN.contains_rect(found) && !found.intersects(icon), "{icon:?}: {found:?}");
        }
        // An area as large as the screen leaves no room beside it.
        assert!(SCREEN.contains_rect(place(SCREEN, &[])));
    }
}
