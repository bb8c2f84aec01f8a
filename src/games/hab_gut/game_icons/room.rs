//! Paints the furniture of the exchange: the blackboard in its frame, the counter below it, and brass rails.

use std::f32::consts::TAU;

use bevy_egui::egui::{Painter, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use super::{palette, wood};
use crate::theme::{colours, mesh_cache::draw_cached};

/// Fills `rect` with a blackboard in a wooden frame `frame` logical pixels wide, with brass corners and traces of wiped
/// chalk.
pub fn blackboard(painter: &Painter, rect: Rect, frame: f32) {
    draw_cached(painter, ("hab-gut blackboard", super::bits(rect), frame.to_bits()), || {
        let line = (frame * 0.15).max(1.0);
        painter.rect(rect, 0.0, palette::WOOD_DARK.egui(), Stroke::new(line, colours::INK.egui()), StrokeKind::Inside);
        // The upper and left edges of the frame catch the light.
        let lit = Stroke::new((frame * 0.22).max(1.0), palette::WOOD.egui());
        let edge = rect.shrink(frame * 0.45);
        painter.hline(edge.x_range(), edge.top(), lit);
        painter.vline(edge.left(), edge.y_range(), lit);
        let inner = rect.shrink(frame);
        painter.rect_filled(inner, 0.0, palette::BLACKBOARD.egui());
        // Cached meshes ignore clipping, so the traces must end within the board.
        let wiped = palette::CHALK.egui().gamma_multiply(0.035);
        for (x, y, tilt) in [(0.16, 0.24, 0.06), (0.46, 0.62, -0.05), (0.72, 0.32, 0.06), (0.86, 0.74, -0.06)] {
            let at = inner.min + inner.size() * vec2(x, y);
            let reach = vec2(inner.width() * 0.11, inner.height() * tilt);
            painter.line_segment([at - reach, at + reach], Stroke::new(inner.height() * 0.09, wiped));
        }
        let brass = palette::BRASS.egui();
        for corner in [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()] {
            let towards = (rect.center() - corner).normalized();
            let inwards = vec2(towards.x.signum(), towards.y.signum());
            for arm in [vec2(2.6, 1.0), vec2(1.0, 2.6)] {
                painter.rect_filled(Rect::from_two_pos(corner, corner + inwards * arm * frame), 0.0, brass);
            }
        }
    });
}

/// Fills `rect` with a wooden counter that has a brass rim, `rim` logical pixels high, at its upper edge.
pub fn counter(painter: &Painter, rect: Rect, rim: f32) {
    wood::grain(painter, rect, palette::WOOD);
    let rim = rect.with_max_y(rect.top() + rim);
    painter.rect_filled(rim, 0.0, palette::BRASS.egui());
    let line = Stroke::new((rim.height() * 0.3).max(1.0), colours::INK.egui());
    painter.hline(rect.x_range(), rim.bottom(), line);
    painter.hline(rim.x_range(), rim.top() + rim.height() * 0.3, Stroke::new(1.0, palette::BRASS.light(0.45).egui()));
}

/// Paints an upright brass bar with a groove for a marker, `groove` logical pixels wide.
pub fn rail(painter: &Painter, rect: Rect, groove: f32) {
    let line = (groove * 0.2).max(1.0);
    let edge = Stroke::new(line, palette::BRASS.dark(0.55).egui());
    painter.rect(rect, groove, palette::BRASS.egui(), edge, StrokeKind::Inside);
    let shine =
        Rect::from_min_size(rect.min + vec2(line * 1.5, groove), vec2(line * 1.5, rect.height() - 2.0 * groove));
    painter.rect_filled(shine, line, palette::BRASS.light(0.45).egui());
    let slot = Rect::from_center_size(rect.center(), vec2(groove, rect.height() - 2.0 * groove));
    painter.rect_filled(slot, groove / 2.0, palette::BRASS.dark(0.62).egui());
}

/// Paints a broker seen from above, sitting at `at` and facing `table`: shoulders in a dark coat, and the brim of a
/// bowler hat below the emblem. `radius` is the radius of the emblem, in logical pixels.
pub fn broker(painter: &Painter, at: Pos2, table: Pos2, radius: f32) {
    let key = [at.x, at.y, table.x, table.y, radius].map(f32::to_bits);
    draw_cached(painter, ("hab-gut broker", key), || {
        let facing = (table - at).normalized();
        let across = vec2(-facing.y, facing.x);
        let ink = Stroke::new((radius * 0.08).max(1.0), colours::INK.egui());
        let shoulders = (0..28).map(|i| {
            let (sin, cos) = (i as f32 / 28.0 * TAU).sin_cos();
            at + (across * cos * 1.75 + facing * sin * 0.85) * radius
        });
        painter.add(Shape::convex_polygon(shoulders.collect(), palette::COAT.egui(), ink));
        for side in [-1.0, 1.0] {
            // White gloves on the table.
            let hand = at + (across * side * 0.95 + facing * 1.15) * radius;
            let arm = [at + (across * side * 1.3 + facing * 0.3) * radius, hand];
            painter.line_segment(arm, Stroke::new(radius * 0.5, palette::COAT.egui()));
            painter.circle(hand, radius * 0.27, colours::PAPER.egui(), ink);
        }
        painter.circle(at, radius * 1.18, palette::COAT.dark(0.35).egui(), ink);
    });
}
