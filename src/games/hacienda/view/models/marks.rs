//! The meshes of marks on hexes: rings for allowed, chosen and highlighted hexes, hatching for refused ones, outlines
//! of chains and herds, and arrows at the open sides of markets.

use bevy::math::{Vec2, Vec3};

use super::ground;
use crate::{
    emblems,
    owners::Owner,
    stage::model_builder::{ModelBuilder, hex_ring, strip},
    theme::colours::{self, Rgb},
};

/// The height of most marks above the ground, in world units. They are above the roots of tufts and below pieces.
const HEIGHT: f32 = 0.03;

fn level_band(build: &mut ModelBuilder, [outer, inner]: [f32; 2], y: f32, colour: Rgb) {
    build.band(&hex_ring(Vec3::Y * y, outer), &hex_ring(Vec3::Y * y, inner), colour);
}

/// Returns two bands, the second above the first. Each has its radii, its height above [`HEIGHT`], and its colour.
fn two_bands(bands: [([f32; 2], f32, Rgb); 2]) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    bands.into_iter().for_each(|(radii, up, colour)| level_band(&mut build, radii, HEIGHT + up, colour));
    build
}

/// The radii of the ring on an allowed hex, in world units: the white band, and the wider ink band beneath it, which
/// borders it on both sides. At 1080p, where a hex is about 64 px wide, the white is at least 4 px wide and the ink
/// about 3 px.
pub const ALLOWED_RADII: [[f32; 2]; 2] = [[0.858, 0.672], [0.997, 0.532]];

/// The share by which the ring on an empty hex shrinks when it breathes.
const BREATH: f32 = 0.2;

/// Returns the ring on an allowed hex: white between two dark edges, so that it is visible on pale ground.
pub fn ring() -> ModelBuilder {
    breathing(ALLOWED_RADII, BREATH)
}

/// Returns the ring around a piece on an allowed hex. It leaves the piece's emblem visible.
pub fn ring_around() -> ModelBuilder {
    breathing([[0.965, 0.845], [1.02, 0.79]], BREATH / 4.0)
}

fn breathing([white, ink]: [[f32; 2]; 2], by: f32) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    build.breathing(by);
    level_band(&mut build, ink, HEIGHT, colours::INK);
    level_band(&mut build, white, HEIGHT + 0.006, Rgb::hex(0xFFFFFF));
    build
}

/// Returns the arrow at an open side of a market. It is at the middle of the right side and points to the market.
pub fn arrow() -> ModelBuilder {
    let arrow = |tip: f32, foot: f32, half: f32| {
        [Vec2::new(tip, 0.0), Vec2::new(foot, -half), Vec2::new(foot - 0.06, 0.0), Vec2::new(foot, half)]
    };
    let mut build = ModelBuilder::new();
    build.flat(Vec3::Y * 0.016, &arrow(0.80, 1.19, 0.25), Rgb::hex(0x8A5A36).dark(0.25));
    build.flat(Vec3::Y * 0.020, &arrow(0.86, 1.145, 0.18), Rgb::hex(0xFFF8EA));
    build
}

/// Returns the ring around a chosen hex: wide, golden, and above the other rings.
pub fn chosen() -> ModelBuilder {
    two_bands([([1.02, 0.70], 0.01, colours::INK), ([0.985, 0.735], 0.016, Rgb::hex(0xFFC933))])
}

/// Returns the ring around a highlighted hex: in the owner's colours, near the hex's edge.
pub fn highlight(owner: Owner) -> ModelBuilder {
    let (colour, rim) = emblems::colours(owner);
    two_bands([([1.0, 0.78], 0.004, rim), ([0.965, 0.83], 0.009, colour)])
}

/// The two bands of an outline: the distances of their edges from the sides of the hexes, and their heights above the
/// ground, in world units. The first is the rim, which borders the owner's colour on both sides. Both are above the
/// contact shadows and below the rings and hatching.
const OUTLINE: [([f32; 2], f32); 2] = [([0.01, 0.15], 0.018), ([0.035, 0.125], 0.024)];

/// Adds the outline of a chain or herd on one of its hexes. `at` is the centre of the hex, and `group` holds the
/// centres of the adjacent hexes of the group, towards which the hex stays open.
pub fn outline(build: &mut ModelBuilder, owner: Owner, at: Vec3, group: &[Vec3]) {
    let (colour, rim) = emblems::colours(owner);
    for ((edges, up), shade) in OUTLINE.into_iter().zip([rim, colour]) {
        let at = at + Vec3::Y * up;
        let [outer, inner] = edges.map(|by| ground::inset_corners(at, group, by));
        for side in (0..ground::SIDES).filter(|side| !ground::continues(at, group, *side)) {
            let next = (side + 1) % ground::SIDES;
            build.quad([outer[side], outer[next], inner[next], inner[side]], shade);
        }
    }
}

/// Returns the hatching of a refused hex: dark stripes with pale edges, visible on every ground.
pub fn hatch() -> ModelBuilder {
    const STRIPES: i32 = 4;
    let outline: Vec<Vec2> = hex_ring(Vec3::ZERO, 0.9).into_iter().map(|point| Vec2::new(point.x, -point.z)).collect();
    let axis = Vec2::from_angle(0.8);
    let mut build = ModelBuilder::new();
    for (edge, colour) in [(0.045, colours::RING), (0.0, colours::REFUSED)] {
        for stripe in -STRIPES..STRIPES {
            let low = (stripe as f32 + 0.22) * 0.9 / STRIPES as f32;
            build.flat(Vec3::Y * (HEIGHT + 0.02), &strip(&outline, axis, low - edge, low + 0.10 + edge), colour);
        }
        level_band(&mut build, [0.93 + edge, 0.86 - edge], HEIGHT + 0.02, colour);
    }
    build
}
