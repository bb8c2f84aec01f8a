//! The view of the canvas: its zoom and position, and the place of each hex on the screen.

use bevy::math::Vec2;
use bevy_egui::egui::{self, Pos2, Rect, vec2};
use hacienda_rules::Hex;

use crate::games::hacienda::view::layout::{self, APOTHEM, RADIUS};

/// The minimum and maximum zoom: from a margin around the whole canvas to a few hexes.
const ZOOM: (f32, f32) = (0.6, 8.0);

/// The zoom and position of the canvas.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Viewport {
    /// The zoom; 1 shows the whole canvas.
    zoom: f32,
    /// The point of the canvas that is in the middle of the view, in world units from the canvas's centre.
    middle: Vec2,
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport { zoom: 1.0, middle: Vec2::ZERO }
    }
}

impl Viewport {
    /// Returns true if the view is the default, which shows the whole canvas.
    pub fn is_whole(self) -> bool {
        self == Viewport::default()
    }

    /// Pans by this many px. The middle of the view stays on the canvas.
    pub fn pan(&mut self, canvas: &Canvas, by: egui::Vec2) {
        self.middle -= Vec2::new(by.x, by.y) / canvas.unit;
        let most = canvas.half;
        self.middle = self.middle.clamp(-most, most);
    }

    /// Scrolls a hex into view.
    pub fn scroll_to(&mut self, canvas: &Canvas, hex: Hex) {
        let at = canvas.at(hex);
        // A hex may be as close to the edge as it is when the whole canvas is visible.
        let inner = canvas.rect.shrink((canvas.unit * APOTHEM * 0.9).min(canvas.rect.size().min_elem() * 0.4));
        let off = inner.clamp(at) - at;
        if off != egui::Vec2::ZERO {
            self.pan(canvas, off);
        }
    }

    /// Zooms around a point on the screen. The point stays where it is, as far as the limits of the view allow.
    pub fn zoom_at(&mut self, canvas: &Canvas, around: Pos2, factor: f32) {
        let zoom = (self.zoom * factor).clamp(ZOOM.0, ZOOM.1);
        let factor = zoom / self.zoom;
        let off = around - canvas.rect.center();
        self.middle += Vec2::new(off.x, off.y) / canvas.unit * (1.0 - 1.0 / factor);
        self.middle = self.middle.clamp(-canvas.half, canvas.half);
        self.zoom = zoom;
    }
}

/// The layout of a grid on the screen.
#[derive(Debug, Clone, Copy)]
pub struct Canvas {
    /// The visible area, in px.
    pub rect: Rect,
    /// The length of a world unit, in px.
    pub unit: f32,
    size: (u16, u16),
    origin: Pos2,
    /// Half the size of the canvas, in world units.
    half: Vec2,
}

impl Canvas {
    /// Lays out a canvas with this number of columns and rows in `rect`. At a zoom of 1, a margin of at least `edge` px
    /// surrounds it.
    pub fn new(rect: Rect, edge: f32, size: (u16, u16), viewport: Viewport) -> Canvas {
        let half =
            Vec2::new((f32::from(size.1) + 1.0) * APOTHEM / 2.0, (f32::from(size.0) - 1.0) * RADIUS * 0.75 + RADIUS);
        let room = rect.shrink(edge).size().max(vec2(1.0, 1.0));
        let unit = (room.x / (2.0 * half.x)).min(room.y / (2.0 * half.y)) * viewport.zoom;
        let origin = rect.center() - vec2(viewport.middle.x, viewport.middle.y) * unit;
        Canvas { rect, unit, size, origin, half }
    }

    /// Returns the centre of a hex on the screen.
    pub fn at(&self, hex: Hex) -> Pos2 {
        self.point(layout::place(self.size, hex))
    }

    /// Converts a point on the canvas, in world units from its centre, to a point on the screen.
    pub fn point(&self, at: Vec2) -> Pos2 {
        self.origin + vec2(at.x, at.y) * self.unit
    }

    /// Returns the hex at a point on the screen; `None` outside the canvas.
    pub fn hex(&self, at: Pos2) -> Option<Hex> {
        let at = (at - self.origin) / self.unit;
        layout::hex_at(self.size, Vec2::new(at.x, at.y))
    }

    /// Returns the edges of the canvas on the screen.
    pub fn edges(&self) -> Rect {
        Rect::from_two_pos(self.point(-self.half), self.point(self.half))
    }

    /// Converts an offset on the screen to steps down and to the left. Both are odd or both are even, so that hexes
    /// land on hexes.
    pub fn hex_offset(&self, by: egui::Vec2) -> (i32, i32) {
        let (across, down) = (-by.x / self.unit / APOTHEM, by.y / self.unit / (1.5 * RADIUS));
        let rows = down.round();
        // `Hex::row` counts from the right. The steps to the left are rounded to the nearest number with the same
        // parity as the steps down.
        let odd = rows.rem_euclid(2.0);
        let columns = ((across - odd) / 2.0).round() * 2.0 + odd;
        (rows as i32, columns as i32)
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    const RECT: Rect = Rect { min: Pos2::new(10.0, 20.0), max: Pos2::new(810.0, 520.0) };

    #[test]
    fn every_hex_is_on_the_canvas_and_is_found_there() {
        for size in [(13, 31), (12, 30), (5, 8), (2, 3)] {
            let canvas = Canvas::new(RECT, 30.0, size, Viewport::default());
            for column in 0..size.0 {
                for row in (0..size.1).filter(|row| (row + column) % 2 == 1) {
                    let hex = Hex { column, row };
                    assert_eq!(canvas.hex(canvas.at(hex)), Some(hex));
                    assert!(RECT.shrink(29.0).contains(canvas.at(hex)), "{size:?} {hex:?}");
                }
            }
        }
    }

    #[test]
    fn the_zoomed_hex_stays_in_place_and_the_canvas_never_leaves_the_window() {
        let size = (13, 31);
        let mut viewport = Viewport::default();
        let around = pos2(300.0, 200.0);
        let hex = Canvas::new(RECT, 0.0, size, viewport).hex(around).expect("the point is on the canvas");
        viewport.zoom_at(&Canvas::new(RECT, 0.0, size, viewport), around, 3.0);
        let near = Canvas::new(RECT, 0.0, size, viewport);
        assert_eq!(near.hex(around), Some(hex));
        viewport.pan(&near, vec2(50.0, -20.0));
        assert_eq!(Canvas::new(RECT, 0.0, size, viewport).hex(around + vec2(50.0, -20.0)), Some(hex));
        viewport.pan(&near, vec2(1.0e6, 1.0e6));
        let far = Canvas::new(RECT, 0.0, size, viewport);
        assert!(far.edges().contains(RECT.center()));
        assert!(!viewport.is_whole());
    }

    #[test]
    fn every_hex_is_scrolled_into_view() {
        let size = (13, 31);
        let whole = Viewport::default();
        for hex in [Hex { column: 0, row: 1 }, Hex { column: 12, row: 29 }, Hex { column: 6, row: 15 }] {
            let mut viewport = whole;
            viewport.scroll_to(&Canvas::new(RECT, 0.0, size, viewport), hex);
            assert_eq!(viewport, whole, "a visible hex needs no scrolling");
            viewport.zoom_at(&Canvas::new(RECT, 0.0, size, viewport), RECT.center(), 5.0);
            viewport.scroll_to(&Canvas::new(RECT, 0.0, size, viewport), hex);
            let canvas = Canvas::new(RECT, 0.0, size, viewport);
            assert!(RECT.contains(canvas.at(hex)), "{hex:?}");
        }
    }

    #[test]
    fn an_offset_between_two_hexes_is_converted_to_steps() {
        let canvas = Canvas::new(RECT, 0.0, (13, 31), Viewport::default());
        let from = Hex { column: 4, row: 9 };
        for (column, row) in [(4, 9), (5, 10), (2, 9), (4, 3), (7, 0), (1, 14)] {
            let to = Hex { column, row };
            let (down, across) = canvas.hex_offset(canvas.at(to) - canvas.at(from));
            assert_eq!((i32::from(from.column) + down, i32::from(from.row) + across), (column.into(), row.into()));
        }
    }
}
