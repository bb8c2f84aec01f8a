//! The finger that shows where to tap.

use std::sync::LazyLock;

use bevy_egui::egui::{Painter, Rect, Vec2, pos2, vec2};

use crate::theme::{INK, PAPER, Scale, Sketch, Tone};

/// How large the hand is, in 1080p px, and the least on a phone.
const SIDE: (f32, f32) = (84.0, 52.0);

/// Where the finger's hand lies while it points at the middle of a place: below it, or above it at the window's foot.
pub fn hand(scale: Scale, screen: Rect, at: Rect) -> Rect {
    let side = scale.px(SIDE.0).max(SIDE.1);
    let tip = at.center();
    let up = tip.y + side <= screen.bottom();
    let left = (tip.x - 0.43 * side).min(screen.right() - side);
    Rect::from_min_size(pos2(left, if up { tip.y } else { tip.y - side }), Vec2::splat(side))
}

/// Draws the finger at the middle of a place; `sway` from 0 to 1 takes it away from there a little.
pub fn paint(painter: &Painter, scale: Scale, screen: Rect, at: Rect, sway: f32) {
    let hand = hand(scale, screen, at);
    let up = hand.top() >= at.center().y;
    let away = sway * hand.height() * if up { 0.14 } else { -0.14 };
    let pen = Sketch::new(painter, hand.translate(vec2(0.0, away)), Tone::Full);
    pen.shape(&OUTLINES[usize::from(up)], PAPER, 5.0, INK);
}

/// The hand's outline: pointing down, and pointing up.
static OUTLINES: LazyLock<[String; 2]> = LazyLock::new(|| [false, true].map(outline));

fn outline(up: bool) -> String {
    let y = |units: f32| if up { units } else { 100.0 - units };
    let curve = |points: [(f32, f32); 3]| {
        let words = points.map(|(x, units)| format!("{x} {}", y(units)));
        format!("C {} ", words.join(" "))
    };
    let line = |x: f32, units: f32| format!("L {x} {} ", y(units));
    let mut path = format!("M 36 {} ", y(8.0));
    path += &curve([(36.0, 0.0), (50.0, 0.0), (50.0, 8.0)]);
    path += &line(50.0, 41.0);
    path += &curve([(53.0, 36.0), (62.0, 37.0), (63.0, 44.0)]);
    path += &curve([(66.0, 39.0), (75.0, 41.0), (76.0, 48.0)]);
    path += &curve([(79.0, 44.0), (87.0, 46.0), (87.0, 54.0)]);
    path += &line(87.0, 72.0);
    path += &curve([(87.0, 88.0), (78.0, 98.0), (62.0, 98.0)]);
    path += &line(54.0, 98.0);
    path += &curve([(42.0, 98.0), (35.0, 91.0), (30.0, 81.0)]);
    path += &line(15.0, 60.0);
    path += &curve([(11.0, 52.0), (21.0, 46.0), (28.0, 53.0)]);
    path += &line(36.0, 62.0);
    path.push('Z');
    path
}
