//! The spotlight: dims the window outside a lit area, and blocks touches there or everywhere.

use bevy_egui::egui::{LayerId, Order};

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

/// Draws the darkness around the lit area; returns true if a place that accepts no touches was clicked.
pub fn show(ctx: &Context, covered: &mut PanelAreas, light: Light) -> bool {
    let screen = ctx.content_rect();
    let (lit, free) = match light {
        Light::On(rect) => (Some(rect), Some(rect)),
        Light::Shown(rect) => (Some(rect), None),
        Light::Everywhere => (None, None),
    };
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
        let dark: Color32 = colours::TABLETOP.dark(0.4).egui().gamma_multiply(DIM);
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
        painter.rect_stroke(lit, scale.corner(), Stroke::new(scale.ring(), RING), StrokeKind::Outside);
    }
    touched
}
