//! The finger that points at the next place to tap.

use std::sync::LazyLock;

use crate::widgets::prelude::*;

/// The size of the hand in px at 1080p, and its minimum size in px.
const SIDE: (f32, f32) = (50.0, 34.0);
/// The distance of the fingertip from the edge of its target, as a fraction of the height of the hand. It is at most a
/// third of the target's height, so that the label or icon in the middle stays visible.
const INSIDE: f32 = 0.2;

/// The rectangle of the hand. It points at the lower edge of `at`, or at the upper edge if there is no room below.
pub fn hand(scale: Scale, screen: Rect, at: Rect) -> Rect {
    let side = scale.px(SIDE.0).max(SIDE.1);
    let inside = (side * INSIDE).min(at.height() / 3.0);
    let below = at.bottom() - inside;
    let top = if below + side <= screen.bottom() { below } else { at.top() + inside - side };
    // A target can be larger than the window.
    let top = top.min(screen.bottom() - side).max(screen.top());
    let left = (at.center().x - 0.43 * side).min(screen.right() - side).max(screen.left());
    Rect::from_min_size(pos2(left, top), Vec2::splat(side))
}

/// Draws the finger at an edge of `at`; `sway` from 0 to 1 moves it slightly away.
pub fn paint(painter: &Painter, scale: Scale, screen: Rect, at: Rect, sway: f32) {
    let hand = hand(scale, screen, at);
    let up = hand.center().y >= at.center().y;
    let away = sway * hand.height() * if up { 0.14 } else { -0.14 };
    let pen = Sketch::new(painter, hand.translate(vec2(0.0, away)), Tone::Full);
    pen.shape(&OUTLINES[usize::from(up)], PAPER, 5.0, INK);
}

/// The outlines of the hand, pointing down and pointing up.
static OUTLINES: LazyLock<[String; 2]> = LazyLock::new(|| [flipped(UP), UP.to_owned()]);

const UP: &str = "M 36 8 C 36 0 50 0 50 8 L 50 41 C 53 36 62 37 63 44 C 66 39 75 41 76 48 C 79 44 87 46 87 54 L 87 72 \
    C 87 88 78 98 62 98 L 54 98 C 42 98 35 91 30 81 L 15 60 C 11 52 21 46 28 53 L 36 62 Z";

/// Flips a path vertically: every second number is a y coordinate.
fn flipped(path: &str) -> String {
    let mut heights = [false, true].into_iter().cycle();
    let turned = path.split(' ').map(|word| match word.parse::<f32>() {
        Ok(number) if heights.next() == Some(true) => (100.0 - number).to_string(),
        _ => word.to_owned(),
    });
    turned.collect::<Vec<_>>().join(" ")
}
