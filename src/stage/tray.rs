//! The wooden frame around the board, the floor under it, and the tabletop on which it lies.

use bevy::math::{Rect, Vec2, Vec3};

use super::build::{Build, grain};
use crate::theme::{Rgb, colours};

/// Height of the tabletop, in world units: the frame stands on it.
const TABLE_HEIGHT: f32 = -0.55;
/// Height of the floor under the hexes, in world units.
const FLOOR: f32 = -0.15;
/// From the board's bounds to the frame's inner edge, in world units.
const GAP: f32 = 0.14;
/// How wide the frame is, in world units.
pub const FRAME_WIDTH: f32 = 0.80;

/// The four corners of a rectangle of x and z at a height, counter-clockwise seen from above.
fn corners(area: Rect, y: f32) -> Vec<Vec3> {
    [(area.min.x, area.max.y), (area.max.x, area.max.y), (area.max.x, area.min.y), (area.min.x, area.min.y)]
        .map(|(x, z)| Vec3::new(x, y, z))
        .into()
}

/// A rectangle's outline with its corners cut by `cut` in three steps.
fn rounded(area: Rect, cut: f32, y: f32) -> Vec<Vec3> {
    let square = corners(area, y);
    let middle = Vec3::new(area.center().x, y, area.center().y);
    let mut line = Vec::new();
    for (quarter, corner) in square.iter().enumerate() {
        let centre = *corner + Vec3::new((middle.x - corner.x).signum(), 0.0, (middle.z - corner.z).signum()) * cut;
        for step in 0..=3 {
            // The first corner is near left: its arc runs from "left" to "near", each next one a quarter further.
            let angle = std::f32::consts::PI + (quarter as f32 + step as f32 / 3.0) * std::f32::consts::FRAC_PI_2;
            line.push(centre + Vec3::new(angle.cos(), 0.0, -angle.sin()) * cut);
        }
    }
    line
}

/// The frame and the floor under the hexes; `bounds`: the board's.
pub fn tray(bounds: Rect) -> Build {
    let mut build = Build::new();
    let wood = colours::FRAME;
    let inner = bounds.inflate(GAP);
    let outer = inner.inflate(FRAME_WIDTH);
    build.wood(Vec3::X);
    floor(&mut build, inner, wood.dark(0.34));
    let ring = |grow: f32, cut: f32, y: f32| rounded(inner.inflate(grow), cut, y);
    let steps = [
        (outer.max.x - inner.max.x + 0.06, 0.75, TABLE_HEIGHT),
        (FRAME_WIDTH + 0.06, 0.75, 0.06),
        (FRAME_WIDTH - 0.10, 0.62, 0.17),
        (0.10, 0.16, 0.17),
        (0.0, 0.10, 0.07),
        (0.0, 0.10, FLOOR),
    ]
    .map(|(grow, cut, y)| ring(grow, cut, y));
    let shades = [wood.dark(0.30), wood.light(0.10), wood, wood.light(0.14), wood.dark(0.25)];
    for (pair, shade) in steps.windows(2).zip(shades) {
        // Four boards, mitred at the corners: the grain runs along each.
        for (index, place) in (0..pair[0].len()).zip(1..=pair[0].len()) {
            let [a, b] = [index, place % pair[0].len()];
            build.wood(pair[0][b] - pair[0][a]);
            build.quad([pair[0][a], pair[0][b], pair[1][b], pair[1][a]], shade);
        }
    }
    build
}

/// The floor in strips across, so that it is darker where the frame stands.
fn floor(build: &mut Build, inner: Rect, colour: Rgb) {
    const EDGE: f32 = 0.5;
    let middle = inner.inflate(-EDGE);
    let (rim, lid) = (corners(inner, FLOOR), corners(middle, FLOOR));
    build.band(&rim, &lid, colour);
    build.fan(Vec3::new(inner.center().x, FLOOR, inner.center().y), &lid, colour);
}

/// The tabletop: planks from left to right, wide enough to fill every window.
pub fn tabletop(bounds: Rect) -> Build {
    const PLANK: f32 = 3.6;
    const REACH: f32 = 120.0;
    let mut build = Build::new();
    build.wood(Vec3::X);
    let middle = bounds.center();
    let count = (REACH / PLANK) as i32;
    for plank in -count..count {
        let seed = (plank + count) as u32;
        let near = middle.y + (plank + 1) as f32 * PLANK;
        let shade = colours::TABLETOP.dark(0.14 * grain(seed, 1)).light(0.05 * grain(seed, 2));
        let board = Rect::from_corners(Vec2::new(-REACH, near - PLANK), Vec2::new(REACH, near - 0.07));
        let groove = Rect::from_corners(Vec2::new(-REACH, near - 0.07), Vec2::new(REACH, near));
        for (area, colour) in [(board, shade), (groove, shade.dark(0.35))] {
            let [a, b, c, d] = [0, 1, 2, 3].map(|at| corners(area, TABLE_HEIGHT)[at]);
            build.quad([a, b, c, d], colour);
        }
    }
    build
}
