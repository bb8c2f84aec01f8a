//! The paper of a player's tag.

use crate::kit::prelude::*;

/// Draws it; whose turn it is shows three ways: bright paper, a gold frame, and an arrow so large and so far, in parts of that,
/// towards the table: to the right of a tag `beside` it, below one above it. `lit`: it is pointed at, or what it tells stands
/// open.
pub fn paper(ui: &Ui, rect: Rect, active: bool, lit: bool, beside: bool, (size, far): (f32, f32)) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter();
    let fill = if active { PAPER } else { PAPER_DARK };
    painter.add(style::shadow(scale).as_shape(rect, style::corners(scale)));
    style::plate(ui, rect, fill, Stroke::new(scale.hairline(), EDGE));
    if active {
        painter.rect_stroke(rect, style::corners(scale), Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
        let (edge, towards) =
            if beside { (rect.right_center(), vec2(1.0, 0.0)) } else { (rect.center_bottom(), vec2(0.0, 1.0)) };
        let (size, foot) = (scale.px(size), edge - towards * scale.ring());
        let across = vec2(-towards.y, towards.x) * size;
        let arrow = vec![foot - across, edge + towards * size * far, foot + across];
        painter.add(Shape::convex_polygon(arrow, GOLD, Stroke::NONE));
    } else if lit {
        painter.rect_stroke(rect, style::corners(scale), Stroke::new(scale.hairline() * 1.5, GOLD), StrokeKind::Inside);
    }
}
