//! The meshes of the wooden frame around the board, the floor under it, and the tabletop.

use bevy::{
    math::{Rect, Vec2, Vec3},
    prelude::Resource,
};

use super::model_builder::{ModelBuilder, noise};
use crate::theme::{Rgb, colours};

/// The height of the tabletop, on which the frame stands, in world units.
const TABLE_HEIGHT: f32 = -0.55;
/// The height of the floor under the hexes, in world units.
const FLOOR: f32 = -0.15;
/// The gap between the board and the frame, in world units.
const GAP: f32 = 0.14;
/// The width of the frame, in world units.
pub const FRAME_WIDTH: f32 = 0.80;

/// Present while the table stands on a plain background of one colour, so that streaming software can replace the
/// background with a picture.
#[derive(Resource, Debug)]
pub struct PlainBackground;

impl PlainBackground {
    /// The colour of the background. Nothing on the tables has a similar colour.
    pub const COLOUR: Rgb = Rgb::hex(0x00FF00);
}

/// Returns the four corners of a horizontal rectangle at a given height, counter-clockwise as seen from above.
fn corners(area: Rect, y: f32) -> Vec<Vec3> {
    [(area.min.x, area.max.y), (area.max.x, area.max.y), (area.max.x, area.min.y), (area.min.x, area.min.y)]
        .map(|(x, z)| Vec3::new(x, y, z))
        .into()
}

/// Returns the outline of a rectangle whose corners are rounded in three steps with radius `cut`.
fn rounded(area: Rect, cut: f32, y: f32) -> Vec<Vec3> {
    let square = corners(area, y);
    let middle = Vec3::new(area.center().x, y, area.center().y);
    let mut line = Vec::new();
    for (quarter, corner) in square.iter().enumerate() {
        let centre = *corner + Vec3::new((middle.x - corner.x).signum(), 0.0, (middle.z - corner.z).signum()) * cut;
        for step in 0..=3 {
            // The first corner is at the near left. Its arc starts at the left; each further arc starts a quarter turn
            // later.
            let angle = std::f32::consts::PI + (quarter as f32 + step as f32 / 3.0) * std::f32::consts::FRAC_PI_2;
            line.push(centre + Vec3::new(angle.cos(), 0.0, -angle.sin()) * cut);
        }
    }
    line
}

/// Returns the frame and the floor under the hexes, for a board with these bounds.
pub fn tray(bounds: Rect) -> ModelBuilder {
    let mut build = ModelBuilder::new();
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
        // Four boards, mitred at the corners, each with its grain lengthwise.
        for (index, place) in (0..pair[0].len()).zip(1..=pair[0].len()) {
            let [a, b] = [index, place % pair[0].len()];
            build.wood(pair[0][b] - pair[0][a]);
            build.quad([pair[0][a], pair[0][b], pair[1][b], pair[1][a]], shade);
        }
    }
    build
}

/// Adds the floor: a band at its edge, and a fan inside it.
fn floor(build: &mut ModelBuilder, inner: Rect, colour: Rgb) {
    const EDGE: f32 = 0.5;
    let middle = inner.inflate(-EDGE);
    let (rim, lid) = (corners(inner, FLOOR), corners(middle, FLOOR));
    build.band(&rim, &lid, colour);
    build.fan(Vec3::new(inner.center().x, FLOOR, inner.center().y), &lid, colour);
}

/// Returns the tabletop: planks that run from left to right and fill any window.
pub fn tabletop(bounds: Rect) -> ModelBuilder {
    const PLANK: f32 = 3.6;
    const REACH: f32 = 120.0;
    let mut build = ModelBuilder::new();
    build.wood(Vec3::X);
    let middle = bounds.center();
    let count = (REACH / PLANK) as i32;
    for plank in -count..count {
        let seed = (plank + count) as u32;
        let near = middle.y + (plank + 1) as f32 * PLANK;
        let shade = colours::TABLETOP.dark(0.14 * noise(seed, 1)).light(0.05 * noise(seed, 2));
        let board = Rect::from_corners(Vec2::new(-REACH, near - PLANK), Vec2::new(REACH, near - 0.07));
        let groove = Rect::from_corners(Vec2::new(-REACH, near - 0.07), Vec2::new(REACH, near));
        for (area, colour) in [(board, shade), (groove, shade.dark(0.35))] {
            let [a, b, c, d] = [0, 1, 2, 3].map(|at| corners(area, TABLE_HEIGHT)[at]);
            build.quad([a, b, c, d], colour);
        }
    }
    build
}
