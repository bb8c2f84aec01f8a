//! A pen that draws on a square canvas of 100 by 100 units, scaled to any rectangle. Most icons that are not in the
//! icon font are drawn with it.

use std::{iter, rc::Rc};

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, epaint, pos2, vec2};

use super::path::{self, Detail, Outline};

/// The colouring of an icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tone {
    /// In full colour.
    Full,
    /// Half faded into this background colour, for something that is unavailable now.
    Faded(Color32),
}

/// A pen over one square: units run from 0 to 100, right and down.
#[derive(Clone)]
pub struct Sketch<'a> {
    painter: &'a Painter,
    rect: Rect,
    tone: Tone,
}

impl<'a> Sketch<'a> {
    /// Creates a pen over the largest centred square of `rect` (logical pixels).
    pub fn new(painter: &'a Painter, rect: Rect, tone: Tone) -> Sketch<'a> {
        let rect = Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()));
        Sketch { painter, rect, tone }
    }

    /// Returns a pen over the square of `side` units around `(x, y)`.
    pub fn inside(&self, x: f32, y: f32, side: f32) -> Sketch<'a> {
        Sketch { rect: Rect::from_center_size(self.at(x, y), Vec2::splat(side * self.unit())), ..self.clone() }
    }

    /// Returns the number of logical pixels per unit.
    pub fn unit(&self) -> f32 {
        self.rect.width() / 100.0
    }

    /// Returns the painter beneath, for text.
    pub fn painter(&self) -> &Painter {
        self.painter
    }

    /// Converts a point of the canvas to a point of the screen.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.min + vec2(x, y) * self.unit()
    }

    /// Returns a colour as it appears in this pen's tone.
    pub fn ink(&self, colour: Color32) -> Color32 {
        match self.tone {
            Tone::Full => colour,
            Tone::Faded(sheet) => {
                let [r, g, b, _] = colour.to_array();
                let grey = (u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b)) as f32 / 10.0;
                let mix = |own: u8, sheet: u8| (0.32 * f32::from(own) + 0.2 * grey + 0.48 * f32::from(sheet)) as u8;
                Color32::from_rgb(mix(r, sheet.r()), mix(g, sheet.g()), mix(b, sheet.b()))
            }
        }
    }

    fn stroke(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new((width * self.unit()).max(1.0), self.ink(colour))
    }

    /// Returns the number of physical pixels per unit.
    fn pixels(&self) -> f32 {
        self.unit() * self.painter.pixels_per_point()
    }

    fn outline(&self, path: &str) -> Rc<Outline> {
        path::outline(path, Detail::new(self.pixels()))
    }

    fn place(&self, points: &[Pos2]) -> Vec<Pos2> {
        points.iter().map(|p| self.at(p.x, p.y)).collect()
    }

    /// Fills an outline of any shape.
    pub fn fill(&self, path: &str, colour: Color32) {
        let outline = self.outline(path);
        self.fill_triangles(self.place(&outline.points), &outline.triangles, colour);
    }

    /// Fills an outline and draws a line around it, `width` units wide.
    pub fn shape(&self, path: &str, colour: Color32, width: f32, line: Color32) {
        self.fill(path, colour);
        let points = self.place(&self.outline(path).points);
        self.painter.add(Shape::closed_line(points, self.stroke(width, line)));
    }

    /// Fills an outline given in logical pixels of the screen.
    pub fn fill_points(&self, points: Vec<Pos2>, colour: Color32) {
        let triangles = path::triangles(points.iter().map(|point| [point.x, point.y]));
        self.fill_triangles(points, &triangles, colour);
    }

    fn fill_triangles(&self, points: Vec<Pos2>, triangles: &[[u32; 3]], colour: Color32) {
        let color = self.ink(colour);
        let mut mesh = Mesh::default();
        mesh.indices.extend(triangles.iter().flatten());
        mesh.vertices.extend(points.iter().map(|&pos| epaint::Vertex { pos, uv: epaint::WHITE_UV, color }));
        soften(&mut mesh, &points);
        self.painter.add(mesh);
    }

    /// Draws an open line, `width` units wide.
    pub fn line(&self, path: &str, width: f32, colour: Color32) {
        self.painter.add(Shape::line(self.place(&self.outline(path).points), self.stroke(width, colour)));
    }

    /// Fills a circle of radius `r` units around `(x, y)`.
    pub fn dot(&self, x: f32, y: f32, r: f32, colour: Color32) {
        self.painter.circle_filled(self.at(x, y), r * self.unit(), self.ink(colour));
    }

    /// Draws the outline of a circle of radius `r` units around `(x, y)`, `width` units wide.
    pub fn circle(&self, x: f32, y: f32, r: f32, width: f32, colour: Color32) {
        self.painter.circle_stroke(self.at(x, y), r * self.unit(), self.stroke(width, colour));
    }

    /// Fills an ellipse and draws a line around it, `width` units wide; none if `width` is 0.
    pub fn ellipse(&self, centre: [f32; 2], radius: [f32; 2], colour: Color32, width: f32, line: Color32) {
        let (at, radius) = (self.at(centre[0], centre[1]), vec2(radius[0], radius[1]) * self.unit());
        self.painter.add(Shape::ellipse_filled(at, radius, self.ink(colour)));
        if width > 0.0 {
            self.painter.add(Shape::ellipse_stroke(at, radius, self.stroke(width, line)));
        }
    }

    /// Fills a leaf shape from one point to another, `width` units wide in the middle: petals, grains, blades, rays.
    pub fn leaf(&self, from: [f32; 2], to: [f32; 2], width: f32, colour: Color32) {
        let (a, b) = (pos2(from[0], from[1]), pos2(to[0], to[1]));
        let side = (b - a).normalized().rot90() * width;
        let mid = a + (b - a) * 0.5;
        let (l, r) = (mid + side, mid - side);
        let bow = |mid: Pos2, t: f32, a: Pos2, b: Pos2| a.lerp(mid, t).lerp(mid.lerp(b, t), t);
        let count = ((b - a).length() * self.pixels() / 4.0).clamp(3.0, 8.0) as u32;
        let steps = (0..count).map(|i| i as f32 / count as f32);
        let points = steps.clone().map(|t| bow(l, t, a, b)).chain(steps.map(|t| bow(r, t, b, a)));
        let points = points.map(|p| self.at(p.x, p.y)).collect();
        self.painter.add(Shape::convex_polygon(points, self.ink(colour), Stroke::NONE));
    }
}

/// The cosine of the maximum angle at which two edges count as one curve.
const SMOOTH: f32 = 0.95;
/// The width of the fringe, in logical pixels.
const FRINGE: f32 = 0.8;

/// Antialiases the hard edges of a mesh with a fringe that fades to nothing within a logical pixel. Each edge gets a
/// strip and each sharp corner a wedge, because an outline would overshoot at sharp tips. Along a curve, the strips
/// join.
fn soften(mesh: &mut Mesh, points: &[Pos2]) {
    let count = points.len();
    let next = |i: usize| points[(i + 1) % count];
    let area: f32 = (0..count).map(|i| points[i].x * next(i).y - next(i).x * points[i].y).sum();
    let outward = |i: usize| {
        let along = (next(i) - points[i]).normalized();
        if area > 0.0 { vec2(along.y, -along.x) } else { vec2(-along.y, along.x) }
    };
    // The edges, except edges of length 0.
    let edges: Vec<(u32, Vec2)> = (0..count)
        .filter(|&i| points[i].distance_sq(next(i)) >= 1e-6)
        .map(|i| (i as u32, outward(i) * FRINGE))
        .collect();
    let Some(&(_, last)) = edges.last() else { return };
    let mut fringe = |corner: u32, offset: Vec2| {
        mesh.colored_vertex(points[corner as usize] + offset, Color32::TRANSPARENT);
        mesh.vertices.len() as u32 - 1
    };
    let before = iter::once(last).chain(edges.iter().map(|(_, normal)| *normal));
    // Each corner, with the fringe points of the edges before and after it.
    let corners: Vec<(u32, u32, u32)> = edges
        .iter()
        .zip(before)
        .map(|(&(corner, after), before)| {
            if before.dot(after) >= SMOOTH * FRINGE * FRINGE {
                let joint = fringe(corner, (before + after).normalized() * FRINGE);
                (corner, joint, joint)
            } else {
                (corner, fringe(corner, before), fringe(corner, after))
            }
        })
        .collect();
    for (i, &(inner, before, after)) in corners.iter().enumerate() {
        let (next_inner, next_before, _) = corners[(i + 1) % corners.len()];
        mesh.add_triangle(inner, after, next_before);
        mesh.add_triangle(inner, next_before, next_inner);
        if before != after {
            mesh.add_triangle(inner, before, after);
        }
    }
}
