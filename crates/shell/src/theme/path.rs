//! Outlines written as SVG paths, flattened to points, and the triangles that fill them.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use bevy_egui::egui::{Pos2, pos2};
use earcut::Earcut;
use kurbo::{BezPath, PathEl};

/// The accuracy of a flattened curve. A small picture needs only a fraction of the points of a large one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Detail(usize);

impl Detail {
    /// The maximum distance between a flattened curve and the true curve for each accuracy, in the path's units.
    const TOLERANCES: [f64; 4] = [0.4, 0.2, 0.1, 0.05];
    /// The largest invisible distance, in physical pixels.
    const INVISIBLE: f64 = 0.1;
    /// The highest accuracy.
    pub const FULL: Detail = Detail(Detail::TOLERANCES.len() - 1);

    /// Returns the accuracy for a picture with this number of physical pixels per unit.
    pub fn new(pixels: f32) -> Detail {
        let fits = |tolerance: &f64| tolerance * f64::from(pixels) <= Detail::INVISIBLE;
        Detail(Detail::TOLERANCES.iter().position(fits).unwrap_or(Detail::TOLERANCES.len() - 1))
    }
}

/// Flattens an SVG path, which must have a single subpath, to points; `None` if the text is not a path.
pub fn flatten(path: &str, detail: Detail) -> Option<Vec<Pos2>> {
    let mut points: Vec<Pos2> = Vec::new();
    kurbo::flatten(BezPath::from_svg(path).ok()?, Detail::TOLERANCES[detail.0], |piece| match piece {
        PathEl::MoveTo(point) | PathEl::LineTo(point) => points.push(pos2(point.x as f32, point.y as f32)),
        PathEl::QuadTo(..) | PathEl::CurveTo(..) | PathEl::ClosePath => {}
    });
    Some(points)
}

/// A path prepared for drawing at any size.
#[derive(Debug, Default)]
pub struct Outline {
    /// The points, in the path's units.
    pub points: Vec<Pos2>,
    /// The triangles that fill the outline.
    pub triangles: Vec<[u32; 3]>,
}

/// The capacity of each generation of a cache. It is limited because an animated path is a new entry in each frame.
const GENERATION_SIZE: usize = 1_000;

/// A cache of outlines in two generations.
#[derive(Default)]
struct OutlineCache {
    current: HashMap<String, Rc<Outline>>,
    before: HashMap<String, Rc<Outline>>,
}

impl OutlineCache {
    fn get(&mut self, path: &str) -> Option<Rc<Outline>> {
        if let Some(known) = self.current.get(path) {
            return Some(known.clone());
        }
        let (path, known) = self.before.remove_entry(path)?;
        self.keep(path, known.clone());
        Some(known)
    }

    /// Adds an outline. When the current generation is full, it replaces the previous one, and the outlines left there
    /// are dropped.
    fn keep(&mut self, path: String, made: Rc<Outline>) {
        if self.current.len() >= GENERATION_SIZE {
            self.before = std::mem::take(&mut self.current);
        }
        self.current.insert(path, made);
    }
}

thread_local! {
    // Outlines are cached because triangulation is slow compared to drawing, and the same few hundred paths recur in
    // every frame.
    static OUTLINES: RefCell<[OutlineCache; Detail::TOLERANCES.len()]> = RefCell::default();
}

/// Returns the cached outline of a path; empty if the text is not a path.
pub fn outline(path: &str, detail: Detail) -> Rc<Outline> {
    OUTLINES.with_borrow_mut(|ready| {
        let ready = &mut ready[detail.0];
        if let Some(known) = ready.get(path) {
            return known;
        }
        let points = flatten(path, detail);
        debug_assert!(points.is_some(), "not an SVG path: {path}");
        let points = points.unwrap_or_default();
        let made = Rc::new(Outline { triangles: triangles(points.iter().map(|point| [point.x, point.y])), points });
        ready.keep(path.into(), made.clone());
        made
    })
}

/// Triangulates a simple outline of any shape; epaint fills only convex outlines. Points are pairs of x and y. Each
/// triangle is three indices into the points, ordered in the direction of a turn from the x axis to the y axis. A
/// self-intersecting outline is filled as well as possible.
pub fn triangles(points: impl IntoIterator<Item = [f32; 2]>) -> Vec<[u32; 3]> {
    let points: Vec<[f32; 2]> = points.into_iter().collect();
    let mut corners: Vec<u32> = Vec::new();
    Earcut::new().earcut_slice(&points, &[], &mut corners);
    let (triangles, _) = corners.as_chunks::<3>();
    let turned = |&[a, b, c]: &[u32; 3]| {
        let [p, q, r] = [a, b, c].map(|corner| points[corner as usize]);
        let area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
        if area < 0.0 { [a, c, b] } else { [a, b, c] }
    };
    triangles.iter().map(turned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the total area of the triangles; a triangle with the wrong orientation counts as negative.
    fn area(points: &[Pos2]) -> f32 {
        let corner = |corner: u32| points[corner as usize];
        triangles(points.iter().map(|point| [point.x, point.y]))
            .iter()
            .map(|&[a, b, c]| {
                (corner(b) - corner(a)).x * (corner(c) - corner(a)).y
                    - (corner(b) - corner(a)).y * (corner(c) - corner(a)).x
            })
            .sum::<f32>()
            / 2.0
    }

    #[test]
    fn a_concave_outline_is_filled_whole_in_both_directions() {
        let mut hook = flatten("M 0 0 L 30 0 L 30 10 L 10 10 L 10 20 L 30 20 L 30 30 L 0 30 Z", Detail::FULL)
            .expect("the path is valid");
        assert!((area(&hook) - 700.0).abs() < 1e-3);
        hook.reverse();
        assert!((area(&hook) - 700.0).abs() < 1e-3);
    }

    #[test]
    fn a_curve_is_followed_closely() {
        // A half circle of radius 50, as two curves.
        let bow = flatten("M 0 50 C 0 22.386 22.386 0 50 0 C 77.614 0 100 22.386 100 50 Z", Detail::FULL)
            .expect("the path is valid");
        assert!((area(&bow) - std::f32::consts::PI * 50.0 * 50.0 / 2.0).abs() < 8.0);
    }

    #[test]
    fn a_small_picture_has_fewer_points_and_looks_the_same() {
        let bow = "M 0 50 C 0 22.386 22.386 0 50 0 C 77.614 0 100 22.386 100 50 Z";
        let whole = flatten(bow, Detail::FULL).expect("the path is valid");
        assert_eq!(Detail::new(2.0), Detail::FULL);
        for pixels in [0.2, 0.4, 0.9] {
            let small = flatten(bow, Detail::new(pixels)).expect("the path is valid");
            assert!(small.len() < whole.len(), "{} points of {}", small.len(), whole.len());
            // Less than a tenth of a pixel on average, along an arc of 157 units.
            let differs = (area(&small) - area(&whole)).abs() * pixels * pixels;
            assert!(differs < 157.0 * pixels * 0.1, "{differs} square pixels");
        }
    }

    #[test]
    fn animated_paths_leave_the_cache() {
        let still = outline("M 0 0 L 30 0 L 30 30 Z", Detail::FULL);
        for step in 0..10 * GENERATION_SIZE {
            outline(&format!("M 0 0 L {step} 0 L 30 30 Z"), Detail::FULL);
            assert!(
                Rc::ptr_eq(&still, &outline("M 0 0 L 30 0 L 30 30 Z", Detail::FULL)),
                "{step}: paths drawn in each frame must stay cached"
            );
        }
        let count = |ready: &OutlineCache| ready.current.len() + ready.before.len();
        let kept: usize = OUTLINES.with_borrow(|ready| ready.iter().map(count).sum());
        assert!(kept <= 2 * GENERATION_SIZE, "{kept} of {} are kept", 10 * GENERATION_SIZE);
    }

    #[test]
    fn an_invalid_path_is_rejected() {
        assert!(flatten("M 0 0 X 3 3", Detail::FULL).is_none());
        assert!(flatten("M 0", Detail::FULL).is_none());
        assert!(flatten("M 0 0 Q 5 10 10 0", Detail::FULL).is_some_and(|points| points.len() > 3));
    }
}
