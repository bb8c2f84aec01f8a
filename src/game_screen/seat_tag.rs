//! The background of a seat tag.

use crate::widgets::prelude::*;

/// Draws the background. The active player's tag differs in three ways: bright paper, a gold frame, and an arrow.
/// `beside` is true if the tag is in a column next to the table, so that the arrow points to the table instead of down.
/// `size` is half the width of the arrow in px at 1080p, and `far` is its extent beyond the tag, in multiples of
/// `size`. `lit` is true if the tag is highlighted or its details are open.
pub fn draw_background(ui: &Ui, rect: Rect, active: bool, lit: bool, beside: bool, (size, far): (f32, f32)) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let fill = if active { PAPER } else { PAPER_DARK };
    painter.add(style::shadow(scale).as_shape(rect, style::corners(scale)));
    style::plate(ui, rect, fill, Stroke::new(scale.hairline(), EDGE));
    if active {
        painter.rect_stroke(rect, style::corners(scale), Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
        let (edge, towards) = match (beside, scale.is_left_handed()) {
            (true, false) => (rect.right_center(), Vec2::RIGHT),
            (true, true) => (rect.left_center(), Vec2::LEFT),
            (false, _) => (rect.center_bottom(), Vec2::DOWN),
        };
        let (size, foot) = (scale.px(size), edge - towards * scale.ring());
        let across = vec2(-towards.y, towards.x) * size;
        let arrow = vec![foot - across, edge + towards * size * far, foot + across];
        painter.add(Shape::convex_polygon(arrow, GOLD, Stroke::NONE));
    } else if lit {
        painter.rect_stroke(rect, style::corners(scale), Stroke::new(scale.hairline() * 1.5, GOLD), StrokeKind::Inside);
    }
}
