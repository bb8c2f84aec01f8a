//! Marks that lie over hexes: the bright ring for "may", the hatch for "may not", and the frame of the chosen place.

use bevy::math::{Vec2, Vec3};

use crate::{
    stage::build::{Build, hex_ring, strip},
    theme::colours::{self, Rgb},
};
use hacienda_rules::Seat;

/// How high over the ground marks lie, in world units: over tufts' feet, under pieces.
const HEIGHT: f32 = 0.03;

fn level_band(build: &mut Build, outer: f32, inner: f32, y: f32, colour: Rgb) {
    build.band(&hex_ring(Vec3::Y * y, outer), &hex_ring(Vec3::Y * y, inner), colour);
}

/// The ring around a hex that may be chosen: bright, between two dark lines so that it shows on pale ground too.
pub fn ring() -> Build {
    let mut build = Build::new();
    level_band(&mut build, 0.955, 0.70, HEIGHT, colours::INK);
    level_band(&mut build, 0.925, 0.73, HEIGHT + 0.006, colours::RING);
    build
}

/// The same where very many hexes may be chosen: thinner, or the board would be nothing but rings.
pub fn ring_thin() -> Build {
    let mut build = Build::new();
    level_band(&mut build, 0.94, 0.80, HEIGHT, colours::INK.light(0.25));
    level_band(&mut build, 0.925, 0.825, HEIGHT + 0.006, colours::RING);
    build
}

/// The stronger ring around the hex under the finger or the chosen one: wide, golden, over everything flat.
pub fn chosen() -> Build {
    let mut build = Build::new();
    level_band(&mut build, 1.02, 0.70, HEIGHT + 0.01, colours::INK);
    level_band(&mut build, 0.985, 0.735, HEIGHT + 0.016, Rgb::hex(0xFFC933));
    build
}

/// The ring around what somebody just did or what is pointed at: in the owner's colours, outside of the piece.
pub fn told(seat: Seat) -> Build {
    let index = seat.index() % colours::OWNERS.len();
    let (colour, rim) = (colours::OWNERS[index], colours::RIMS[index]);
    let mut build = Build::new();
    level_band(&mut build, 1.0, 0.78, HEIGHT + 0.004, rim);
    level_band(&mut build, 0.965, 0.83, HEIGHT + 0.009, colour);
    build
}

/// The hatch over a hex that may not be chosen: dark stripes with pale edges, so that it shows on every ground. It always
/// comes with a word.
pub fn hatch() -> Build {
    const STRIPES: i32 = 4;
    let outline: Vec<Vec2> = hex_ring(Vec3::ZERO, 0.9).into_iter().map(|point| Vec2::new(point.x, -point.z)).collect();
    let axis = Vec2::from_angle(0.8);
    let mut build = Build::new();
    for (edge, colour) in [(0.045, colours::RING), (0.0, colours::REFUSED)] {
        for stripe in -STRIPES..STRIPES {
            let low = (stripe as f32 + 0.22) * 0.9 / STRIPES as f32;
            build.flat(Vec3::Y * (HEIGHT + 0.02), &strip(&outline, axis, low - edge, low + 0.10 + edge), colour);
        }
        level_band(&mut build, 0.93 + edge, 0.86 - edge, HEIGHT + 0.02, colour);
    }
    build
}
