//! Outlines written like SVG paths, flattened to points, and the triangles that fill them.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use bevy_egui::egui::{Pos2, pos2};

/// How many straight pieces stand for one curve.
const PIECES: usize = 10;

/// The points of a path in the letters `M L Q C Z` with absolute coordinates, one closed or open run;
/// `None` where the text is not such a path.
pub fn flatten(path: &str) -> Option<Vec<Pos2>> {
    let mut points: Vec<Pos2> = Vec::new();
    let mut tokens = path.split_ascii_whitespace().peekable();
    let mut verb = 'M';
    while let Some(token) = tokens.peek() {
        if let Some(letter) = token.chars().next().filter(char::is_ascii_alphabetic) {
            verb = letter;
            tokens.next();
            if verb == 'Z' {
                continue;
            }
        }
        let mut point = || Some(pos2(tokens.next()?.parse().ok()?, tokens.next()?.parse().ok()?));
        match verb {
            'M' | 'L' => points.push(point()?),
            'Q' => {
                let (start, mid, end) = (*points.last()?, point()?, point()?);
                points.extend(curve(|t| start.lerp(mid, t).lerp(mid.lerp(end, t), t)));
            }
            'C' => {
                let (a, b, c, d) = (*points.last()?, point()?, point()?, point()?);
                points.extend(curve(|t| {
                    let (ab, bc, cd) = (a.lerp(b, t), b.lerp(c, t), c.lerp(d, t));
                    ab.lerp(bc, t).lerp(bc.lerp(cd, t), t)
                }));
            }
            _ => return None,
        }
    }
    Some(points)
}

fn curve(at: impl Fn(f32) -> Pos2) -> impl Iterator<Item = Pos2> {
    (1..=PIECES).map(move |step| at(step as f32 / PIECES as f32))
}

/// A path made ready to be drawn at any size.
#[derive(Debug, Default)]
pub struct Outline {
    /// Its points, in the path's own units.
    pub points: Vec<Pos2>,
    /// The triangles that fill it.
    pub triangles: Vec<[u32; 3]>,
}

thread_local! {
    // Cutting ears is slow beside drawing, and the same few hundred paths come back in every frame.
    static READY: RefCell<HashMap<String, Rc<Outline>>> = RefCell::default();
}

/// The outline of a path, worked out once; an empty one where the text is not a path.
pub fn outline(path: &str) -> Rc<Outline> {
    READY.with_borrow_mut(|ready| {
        if let Some(known) = ready.get(path) {
            return known.clone();
        }
        let points = flatten(path);
        debug_assert!(points.is_some(), "not a path: {path}");
        let points = points.unwrap_or_default();
        let made = Rc::new(Outline { triangles: triangles(&points), points });
        ready.insert(path.into(), made.clone());
        made
    })
}

/// Triangles (three places in `points` each) that fill a simple outline of any shape; epaint itself fills convex
/// ones only. Ears are cut off one by one; an outline that crosses itself is filled as far as it goes.
pub fn triangles(points: &[Pos2]) -> Vec<[u32; 3]> {
    let mut left: Vec<usize> = (0..points.len()).collect();
    left.dedup_by(|b, a| points[*a].distance_sq(points[*b]) < 1e-6);
    if left.len() > 1 && points[left[0]].distance_sq(points[left[left.len() - 1]]) < 1e-6 {
        left.pop();
    }
    let area: f32 = (0..left.len())
        .map(|i| {
            let (a, b) = (points[left[i]], points[left[(i + 1) % left.len()]]);
            a.x * b.y - b.x * a.y
        })
        .sum();
    if area < 0.0 {
        left.reverse();
    }
    let mut found = Vec::with_capacity(left.len());
    while left.len() >= 3 {
        let count = left.len();
        let ear = (0..count).find(|&i| {
            let [a, b, c] = [(i + count - 1) % count, i, (i + 1) % count].map(|k| points[left[k]]);
            turn(a, b, c) > 0.0
                && !left.iter().any(|&k| {
                    let p = points[k];
                    p != a && p != b && p != c && turn(a, b, p) >= 0.0 && turn(b, c, p) >= 0.0 && turn(c, a, p) >= 0.0
                })
        });
        let i = ear.unwrap_or(0);
        let corners = [left[(i + count - 1) % count], left[i], left[(i + 1) % count]];
        if ear.is_some() {
            found.push(corners.map(|k| k as u32));
        }
        left.remove(i);
    }
    found
}

fn turn(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(points: &[Pos2]) -> f32 {
        triangles(points)
            .iter()
            .map(|t| turn(points[t[0] as usize], points[t[1] as usize], points[t[2] as usize]) / 2.0)
            .sum()
    }

    #[test]
    fn a_concave_outline_is_filled_whole_in_both_directions() {
        let mut hook = flatten("M 0 0 L 30 0 L 30 10 L 10 10 L 10 20 L 30 20 L 30 30 L 0 30 Z").expect("a path");
        assert!((area(&hook) - 700.0).abs() < 1e-3);
        hook.reverse();
        assert!((area(&hook).abs() - 700.0).abs() < 1e-3);
    }

    #[test]
    fn what_is_no_path_is_refused() {
        assert!(flatten("M 0 0 X 3 3").is_none());
        assert!(flatten("M 0").is_none());
        assert_eq!(flatten("M 0 0 Q 5 10 10 0").map(|p| p.len()), Some(1 + PIECES));
    }
}
