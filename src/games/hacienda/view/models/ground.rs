//! The printed board: hex tiles with broken edges, thin seams between them, and what lies flat on each ground.

use bevy::math::{Vec2, Vec3};

use crate::{
    games::hacienda::{
        signs::tints,
        view::layout::{APOTHEM, RADIUS, world_of},
    },
    stage::build::{Build, grain, hex_ring, strip},
    theme::colours::Rgb,
};
use hacienda_rules::{
    board::Board,
    cells::Cell,
    vocab::{Ground, Landscape},
};

/// Radius of a tile's level top, in world units; the rest up to 1 is the broken edge and half of the seam.
pub const TOP_RADIUS: f32 = 0.94;
/// Radius of a tile where it meets the seam, in world units.
const SHOULDER_RADIUS: f32 = 0.985;
/// How far down the seam goes, in world units.
const DEPTH: f32 = 0.16;

/// All hexes of a board as one mesh, without frame and without what stands on landscapes (see [`super::props`]).
pub fn board(board: &Board) -> Build {
    let mut build = Build::new();
    for cell in board.cells() {
        let (at, ground) = (world_of(board, cell), board.ground(cell));
        match ground {
            Ground::Water => pool(&mut build, &[at], tints::WATER, Rgb::hex(0xE3BE84)),
            _ => tile(&mut build, at, ground, cell),
        }
    }
    build
}

/// One tile with its flat decoration.
fn tile(build: &mut Build, at: Vec3, ground: Ground, cell: Cell) {
    let seed = u32::from(cell.0);
    // Sawn from many planks: no two quite alike, yet all within sight of the palette.
    let tone = grain(seed, 1) * 0.04 - 0.02;
    let colour = tints::ground(ground);
    let colour = if tone > 0.0 { colour.dark(tone) } else { colour.light(-tone) };
    let (top, shoulder) = (hex_ring(at, TOP_RADIUS), hex_ring(at - Vec3::Y * 0.045, SHOULDER_RADIUS));
    let foot = hex_ring(at - Vec3::Y * DEPTH, SHOULDER_RADIUS);
    build.band(&foot, &shoulder, colour.dark(0.45));
    build.band(&shoulder, &top, colour.dark(0.12));
    if ground == Ground::Land(Landscape::Meadow) {
        stripes(build, at, colour);
    } else {
        build.fan(at, &top, colour);
    }
    match ground {
        Ground::Pampas => tufts(build, at, seed),
        Ground::Market => paving(build, at, colour),
        Ground::Land(_) | Ground::Water => {}
    }
}

fn hex_outline(radius: f32) -> Vec<Vec2> {
    hex_ring(Vec3::ZERO, radius).into_iter().map(|point| Vec2::new(point.x, -point.z)).collect()
}

/// Mown stripes, all the same way over the whole board, as if one machine had gone over it.
fn stripes(build: &mut Build, at: Vec3, colour: Rgb) {
    let axis = Vec2::from_angle(0.45);
    let width = TOP_RADIUS / 3.0;
    for stripe in -3..3 {
        let low = stripe as f32 * width;
        let shade = if stripe % 2 == 0 { colour.light(0.10) } else { colour.dark(0.11) };
        build.flat(at, &strip(&hex_outline(TOP_RADIUS), axis, low, low + width), shade);
    }
}

/// A few low tufts in the corners: they never reach under a token, nor through a pond.
fn tufts(build: &mut Build, at: Vec3, seed: u32) {
    let straw = tints::PAMPAS.mix(Rgb::hex(0x9A7A34), 0.62);
    for corner in 0..6u32 {
        if grain(seed, 10 + corner) > 0.26 {
            continue;
        }
        let angle = (corner as f32 + 0.5) * std::f32::consts::FRAC_PI_3 + (grain(seed, 20 + corner) - 0.5) * 0.3;
        let foot = at + Vec3::new(angle.cos(), 0.0, angle.sin()) * (0.72 + 0.08 * grain(seed, 30 + corner));
        for blade in 0..3u32 {
            let aside = (blade as f32 - 1.0) * 0.055;
            let root = foot + Vec3::new(aside, 0.0, grain(seed, 40 + blade) * 0.04);
            let tip = root + Vec3::new(aside * 0.9, 0.055, -0.11 - 0.04 * grain(seed, 50 + blade));
            let wide = Vec3::X * 0.03;
            let shade = straw.light(0.12 * grain(seed, 60 + blade));
            build.tri([root - wide, root + wide, tip], shade);
            build.tri([root + Vec3::Z * 0.03, root + wide, tip], shade.dark(0.12));
        }
    }
}

/// A market square's edge, so that its pale ground reads as paved and not as paper.
fn paving(build: &mut Build, at: Vec3, colour: Rgb) {
    let line = colour.mix(Rgb::hex(0xB99B6B), 0.55);
    let up = Vec3::Y * 0.006;
    build.band(&hex_ring(at + up, 0.86), &hex_ring(at + up, 0.80), line);
}

/// A pool over one or more touching hexes, sunk into the board, with its shore; `middles` are the hexes' middles.
pub fn pool(build: &mut Build, middles: &[Vec3], water: Rgb, sand: Rgb) {
    for at in middles {
        // From the seam over the beach into the deep: how far in, how wavy, how high.
        let steps =
            [(0.015, 0.0, -DEPTH), (0.015, 0.0, -0.03), (0.10, 0.0, 0.005), (0.17, 0.028, -0.05), (0.36, 0.05, -0.051)];
        let rings = steps.map(|(by, wave, y)| -> Vec<Vec3> {
            shore_line(*at, middles, by, wave).into_iter().map(|point| point.with_y(at.y + y)).collect()
        });
        let shades = [sand.dark(0.45), sand, sand.dark(0.10), water.light(0.14)];
        for (pair, shade) in rings.windows(2).zip(shades) {
            for place in (0..pair[0].len()).filter(|place| !goes_on(*at, middles, place / POINTS)) {
                let next = (place + 1) % pair[0].len();
                build.quad([pair[0][place], pair[0][next], pair[1][next], pair[1][place]], shade);
            }
        }
        build.fan(at.with_y(at.y - 0.051), &rings[4], water);
    }
}

/// Points of a shore line for each side of the hex.
const POINTS: usize = 3;

/// Whether the pool goes on beyond a side of one of its hexes.
fn goes_on(at: Vec3, middles: &[Vec3], side: usize) -> bool {
    let corners = hex_ring(at, RADIUS);
    let beyond = corners[side % 6] + corners[(side + 1) % 6] - at;
    middles.iter().any(|other| other.distance_squared(beyond) < 0.05)
}

/// A hex's outline moved inwards by `by` at the sides where the pool ends, and not at those where it goes on. [`POINTS`]
/// for each side; `wave` moves all but the corners, so that shores look walked rather than ruled.
fn shore_line(at: Vec3, middles: &[Vec3], by: f32, wave: f32) -> Vec<Vec3> {
    const SIDES: usize = 6;
    let corners = hex_ring(at, RADIUS);
    let goes_on = |side: usize| goes_on(at, middles, side);
    let inner_corner = |corner: usize| {
        let here = corners[corner];
        // Side `corner` starts at this corner, the one before it ends here. Their angle is 120°.
        match (goes_on(corner + SIDES - 1), goes_on(corner)) {
            (false, false) => at + (here - at) * (1.0 - by / APOTHEM),
            (true, false) => here + (corners[(corner + SIDES - 1) % SIDES] - here).normalize() * by * RADIUS / APOTHEM,
            (false, true) => here + (corners[(corner + 1) % SIDES] - here).normalize() * by * RADIUS / APOTHEM,
            (true, true) => here,
        }
    };
    let mut line = Vec::with_capacity(SIDES * POINTS);
    for side in 0..SIDES {
        let (from, to) = (inner_corner(side), inner_corner((side + 1) % SIDES));
        line.push(from);
        let inwards = (at - (from + to) / 2.0).normalize_or_zero();
        for (step, share) in [0.34, 0.67].into_iter().enumerate() {
            let place = at.x * 7.3 + at.z * 3.1 + side as f32;
            let wobble = if goes_on(side) { 0.0 } else { (place * 2.4 + step as f32 * 2.1).sin() * wave };
            line.push(from.lerp(to, share) + inwards * wobble);
        }
    }
    line
}
