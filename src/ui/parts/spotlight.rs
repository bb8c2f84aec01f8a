//! The spotlight: dims the window outside a lit area, and blocks touches there or everywhere.

use bevy_egui::egui::{LayerId, Mesh, Order};

use super::overlay::mark_covered;
use crate::{stage::gestures::PanelAreas, widgets::prelude::*};

/// The darkness outside the spotlight, from 0 to 1.
const DIM: f32 = 0.62;

/// The lit area, and the area that accepts touches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Light {
    /// The rectangle is lit and accepts touches.
    On(Rect),
    /// The rectangle is lit, and nothing accepts touches.
    Shown(Rect),
    /// Everything is lit, and nothing accepts touches.
    Everywhere,
}

/// Splits the window into the parts around a rectangle.
fn around(screen: Rect, hole: Rect) -> [Rect; 4] {
    let hole = hole.intersect(screen);
    [
        screen.with_max_y(hole.top()),
        screen.with_min_y(hole.bottom()),
        Rect::from_min_max(pos2(screen.left(), hole.top()), pos2(hole.left(), hole.bottom())),
        Rect::from_min_max(pos2(hole.right(), hole.top()), pos2(screen.right(), hole.bottom())),
    ]
}

/// Returns the part of a rectangle that is outside the convex outline inscribed in it.
fn outside(rect: Rect, outline: &[Pos2], dark: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for (number, from) in outline.iter().enumerate() {
        let to = outline[(number + 1) % outline.len()];
        let normal = (to - *from).rot90();
        let outwards = if normal.dot(*from - rect.center()) < 0.0 { -normal } else { normal };
        // Each side of the outline adds a dark triangle that reaches the corner of the rectangle that it faces.
        let corner = pos2(
            if outwards.x < 0.0 { rect.left() } else { rect.right() },
            if outwards.y < 0.0 { rect.top() } else { rect.bottom() },
        );
        let first = mesh.vertices.len() as u32;
        [corner, *from, to].into_iter().for_each(|point| mesh.colored_vertex(point, dark));
        mesh.add_triangle(first, first + 1, first + 2);
    }
    mesh
}

/// Draws the darkness around the lit area; returns true if a place that accepts no touches was clicked. If there is a
/// convex `outline`, inscribed in the lit rectangle, only its inside is lit.
pub fn show(ctx: &Context, covered: &mut PanelAreas, light: Light, outline: &[Pos2]) -> bool {
    let screen = ctx.content_rect();
    let (lit, free) = match light {
        Light::On(rect) => (Some(rect), Some(rect)),
        Light::Shown(rect) => (Some(rect), None),
        Light::Everywhere => (None, None),
    };
    let dark: Color32 = colours::TABLETOP.dark(0.4).egui().gamma_multiply(DIM);
    let parts: Vec<Rect> = free.map_or_else(|| vec![screen], |hole| around(screen, hole).to_vec());
    let mut touched = false;
    for (number, part) in parts.into_iter().enumerate().filter(|(_, part)| part.is_positive()) {
        mark_covered(covered, part);
        // Each part has its own area, so that nothing covers the touchable rectangle.
        let area = style::fixed_area(Id::new(("dark", free.is_some(), number)), Order::Foreground, part.min);
        let shown = area.show(ctx, |ui| ui.allocate_rect(part, Sense::CLICK | Sense::DRAG));
        touched |= shown.inner.clicked();
        let Some(lit) = lit else { continue };
        let painter = ctx.layer_painter(shown.response.layer_id);
        if free.is_some() {
            painter.rect_filled(part, 0.0, dark);
        } else {
            for part in around(screen, lit) {
                painter.rect_filled(part, 0.0, dark);
            }
        }
    }
    if let Some(lit) = lit {
        let scale = Scale::of(ctx);
        let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("light")));
        let ring = Stroke::new(scale.ring(), RING);
        if outline.is_empty() {
            painter.rect_stroke(lit, scale.corner(), ring, StrokeKind::Outside);
        } else {
            painter.add(outside(lit, outline, dark));
            painter.add(Shape::closed_line(outline.to_vec(), ring));
        }
    }
    touched
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twice the area of a triangle.
    fn doubled_area([a, b, c]: [Pos2; 3]) -> f32 {
        ((b - a).x * (c - a).y - (b - a).y * (c - a).x).abs()
    }

    #[test]
    fn only_the_inside_of_a_hex_is_lit() {
        // A hex as the camera sees it: wider than it is high, and narrower at its far side.
        let hex = [(50.0, 0.0), (88.0, 18.0), (92.0, 55.0), (50.0, 78.0), (8.0, 55.0), (12.0, 18.0)];
        let hex = hex.map(|(x, y)| pos2(300.0 + x, 200.0 + y));
        let lit = Rect::from_points(&hex);
        let dark = outside(lit, &hex, Color32::BLACK);
        let triangles: Vec<[Pos2; 3]> = dark
            .indices
            .chunks(3)
            .map(|corners| [0, 1, 2].map(|corner| dark.vertices[corners[corner] as usize].pos))
            .collect();
        let inside: f32 = (1..hex.len() - 1).map(|at| doubled_area([hex[0], hex[at], hex[at + 1]])).sum();
        let outside: f32 = triangles.iter().copied().map(doubled_area).sum();
        assert!((inside + outside - 2.0 * lit.area()).abs() < 1.0, "{inside} + {outside}");
        for [a, b, c] in triangles {
            let middle = pos2((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0);
            let is_lit = (0..hex.len()).all(|at| {
                let (from, to) = (hex[at], hex[(at + 1) % hex.len()]);
                (to - from).rot90().dot(middle - from) * (to - from).rot90().dot(lit.center() - from) > 0.0
            });
            assert!(!is_lit || doubled_area([a, b, c]) < 0.01, "{middle:?} is dark");
        }
    }
}
