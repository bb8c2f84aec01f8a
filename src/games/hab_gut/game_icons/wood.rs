//! Paints wooden objects: the boards of the tabletop and of the counter, and the racks between neighbours.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::palette;
use crate::theme::{
    colours::{self, Rgb},
    mesh_cache::draw_cached,
    sketch::Sketch,
};

/// Fills `rect` with wooden boards in shades of `base`. The grain is deterministic.
pub fn grain(painter: &Painter, rect: Rect, base: Rgb) {
    draw_cached(painter, ("hab-gut wood", super::bits(rect), base), || {
        painter.rect_filled(rect, 0.0, base.egui());
        let board = (rect.height() / 6.0).clamp(46.0, 170.0);
        let mut seed = 17_u32;
        let mut chance = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / (1 << 24) as f32
        };
        let mut top = rect.top();
        while top < rect.bottom() {
            let place =
                Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), (top + board).min(rect.bottom())));
            let shade = base.mix(if chance() < 0.5 { base.dark(0.35) } else { base.light(0.2) }, 0.25 * chance());
            painter.rect_filled(place, 0.0, shade.egui());
            for _ in 0..7 {
                let y = top + board * chance();
                let bow = board * 0.12 * (chance() - 0.5);
                let points = (0..=12).map(|i| {
                    let share = i as f32 / 12.0;
                    let x = rect.left() + rect.width() * share;
                    pos2(x, (y + bow * (share * 9.0).sin()).clamp(place.top(), place.bottom()))
                });
                let stroke = Stroke::new(1.0 + chance(), shade.dark(0.3).egui().gamma_multiply(0.35));
                painter.add(Shape::line(points.collect(), stroke));
            }
            painter.hline(rect.x_range(), place.bottom(), Stroke::new(1.5, base.dark(0.55).egui().gamma_multiply(0.7)));
            top += board;
        }
        vignette(painter, rect);
    });
}

/// Shades the edges of the boards.
fn vignette(painter: &Painter, rect: Rect) {
    let (dark, none) = (Color32::from_black_alpha(70), Color32::TRANSPARENT);
    let depth = rect.size().min_elem() * 0.16;
    let mut mesh = bevy_egui::egui::Mesh::default();
    let (outer, inner) = (rect, rect.shrink(depth));
    for (rect, colour) in [(outer, dark), (inner, none)] {
        for corner in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
            mesh.colored_vertex(corner, colour);
        }
    }
    for side in 0..4_u32 {
        let next = (side + 1) % 4;
        mesh.add_triangle(side, next, 4 + side);
        mesh.add_triangle(next, 4 + next, 4 + side);
    }
    painter.add(mesh);
}

/// Paints the ledge of a rack over the lower edges of its cards. `lit` highlights a rack from which the player must
/// choose a card now.
pub fn rack(painter: &Painter, rect: Rect, lit: bool) {
    draw_cached(painter, ("hab-gut rack", super::bits(rect), lit), || {
        let radius = CornerRadius::same((rect.height() * 0.22).clamp(2.0, 14.0) as u8);
        let line = (rect.height() * 0.06).clamp(1.0, 3.0);
        painter.rect(
            rect,
            radius,
            palette::WOOD.egui(),
            Stroke::new(line, palette::WOOD_DARK.egui()),
            StrokeKind::Inside,
        );
        let light = rect.with_max_y(rect.top() + rect.height() * 0.34).shrink(line);
        painter.rect_filled(light, radius, palette::WOOD_LIGHT.egui());
        let groove = rect.top() + rect.height() * 0.34;
        painter.hline(rect.shrink(line * 2.0).x_range(), groove, Stroke::new(line, palette::WOOD_DARK.egui()));
        for (share, bow) in [(0.52, 0.05), (0.7, -0.06), (0.86, 0.04)] {
            let y = rect.top() + rect.height() * share;
            let points = (0..=10).map(|i| {
                let part = i as f32 / 10.0;
                pos2(rect.left() + rect.width() * (0.03 + 0.94 * part), y + rect.height() * bow * (part * 7.0).sin())
            });
            let stroke = Stroke::new(1.0, palette::WOOD_DARK.egui().gamma_multiply(0.5));
            painter.add(Shape::line(points.collect(), stroke));
        }
        if lit {
            let stroke = Stroke::new(line * 1.4, colours::RING.egui());
            painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        }
    });
}

/// Paints the icon of a rack: three cards seen from behind.
pub fn small_rack(pen: &Sketch) {
    for x in [14.0, 39.0, 64.0] {
        let at = pen.at(x, 14.0);
        let card = Rect::from_min_size(at, vec2(22.0, 56.0) * pen.unit());
        pen.painter().rect(
            card,
            2.0,
            pen.ink(palette::BACK.egui()),
            Stroke::new((3.0 * pen.unit()).max(1.0), pen.ink(colours::INK.egui())),
            StrokeKind::Inside,
        );
    }
    pen.shape("M 2 62 L 98 62 L 98 90 L 2 90 Z", palette::WOOD.egui(), 4.0, colours::INK.egui());
    pen.line("M 6 71 L 94 71", 3.0, palette::WOOD_DARK.egui());
}
