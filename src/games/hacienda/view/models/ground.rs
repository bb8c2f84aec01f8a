//! The printed board: hex tiles with bevelled edges, soft seams and flat decorations.

use bevy::math::{Vec2, Vec3};

use crate::{
    games::hacienda::{
        game_icons::palette,
        view::layout::{APOTHEM, RADIUS, world_of},
    },
    stage::model_builder::{ModelBuilder, hex_ring, noise, strip},
    theme::colours::Rgb,
};
use hacienda_rules::{Board, Cell, Ground, Landscape};

/// The radius of a tile's level top, in world units. From there to `SHOULDER_RADIUS` the edge is bevelled.
pub const TOP_RADIUS: f32 = 0.955;
/// The radius of a tile at the seam with its neighbour, in world units.
const SHOULDER_RADIUS: f32 = 1.0;
/// The depth of the bevel, in world units.
const EDGE: f32 = 0.032;
/// The depth of the seam, in world units.
const DEPTH: f32 = 0.16;

/// Returns all hexes of a board as one mesh, without the frame and the scenery (see [`super::props`]).
pub fn board(board: &Board) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    for cell in board.cells().filter(|cell| board.ground(*cell) != Ground::Water) {
        let beside = board.neighbours(cell).iter().copied().filter(|other| board.ground(*other) != Ground::Water);
        let beside: Vec<Vec3> = beside.map(|other| world_of(board, other)).collect();
        tile(&mut build, world_of(board, cell), board.ground(cell), cell, &beside);
    }
    for middles in waters(board) {
        pool(&mut build, &middles, palette::WATER, Rgb::hex(0xE3BE84));
    }
    build
}

/// Returns the bodies of printed water, each as the centres of its hexes. Hexes that touch form one body.
fn waters(board: &Board) -> Vec<Vec<Vec3>> {
    let mut left: Vec<Cell> = board.cells().filter(|cell| board.ground(*cell) == Ground::Water).collect();
    let mut all = Vec::new();
    while let Some(first) = left.pop() {
        let mut water = vec![first];
        while let Some(next) = left.iter().position(|cell| water.iter().any(|other| board.touch(*cell, *other))) {
            water.push(left.swap_remove(next));
        }
        all.push(water.into_iter().map(|cell| world_of(board, cell)).collect());
    }
    all
}

/// Returns the colour of a pampas hex: the colour of the palette, slightly greener or drier.
fn pampas(seed: u32) -> Rgb {
    let (green, dry) = (noise(seed, 2), noise(seed, 3));
    palette::PAMPAS.mix(Rgb::hex(0xDCCB7C), 0.55 * green * green).mix(Rgb::hex(0xF0BE84), 0.45 * dry * dry)
}

/// Returns the colour of a tile, with a slight variation like wood from different planks.
fn colour_of(ground: Ground, cell: Cell) -> Rgb {
    let seed = u32::from(cell.0);
    let tone = noise(seed, 1) * 0.05 - 0.025;
    let colour = if ground == Ground::Pampas { pampas(seed) } else { palette::ground(ground) };
    if tone > 0.0 { colour.dark(tone) } else { colour.light(-tone) }
}

/// Adds a tile with its flat decoration. `beside` holds the centres of the adjacent tiles, which hide its sides.
fn tile(build: &mut ModelBuilder, at: Vec3, ground: Ground, cell: Cell, beside: &[Vec3]) {
    let seed = u32::from(cell.0);
    let colour = colour_of(ground, cell);
    let (top, shoulder) = (hex_ring(at, TOP_RADIUS), hex_ring(at - Vec3::Y * EDGE, SHOULDER_RADIUS));
    let foot = hex_ring(at - Vec3::Y * DEPTH, SHOULDER_RADIUS);
    if ground == Ground::Pampas {
        build.pampas();
    }
    for side in (0..6).filter(|side| !continues(at, beside, *side)) {
        let next = (side + 1) % 6;
        build.quad([foot[side], foot[next], shoulder[next], shoulder[side]], colour.dark(0.45));
    }
    // Between pampas hexes the seam is a soft furrow; other kinds of ground have a sharper edge.
    build.band(&shoulder, &top, colour.dark(if ground == Ground::Pampas { 0.07 } else { 0.18 }));
    level(build, at, ground, colour);
    build.plain();
    match ground {
        Ground::Pampas => tufts(build, at, seed),
        Ground::Market => paving(build, at, colour),
        Ground::Land(_) | Ground::Water => {}
    }
}

/// Adds the level top of a tile.
fn level(build: &mut ModelBuilder, at: Vec3, ground: Ground, colour: Rgb) {
    if ground == Ground::Land(Landscape::Meadow) {
        stripes(build, at, colour);
    } else {
        // Two rings, so that ambient occlusion can darken the rim but not the centre.
        let middle = hex_ring(at, 0.55);
        build.band(&hex_ring(at, TOP_RADIUS), &middle, colour);
        build.fan(at, &middle, colour);
    }
}

/// Returns only the level top of a hex, at the given point.
pub fn top(at: Vec3, ground: Ground, cell: Cell) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    if ground == Ground::Pampas {
        build.pampas();
    }
    level(&mut build, at, ground, colour_of(ground, cell));
    build
}

fn hex_outline(radius: f32) -> Vec<Vec2> {
    hex_ring(Vec3::ZERO, radius).into_iter().map(|point| Vec2::new(point.x, -point.z)).collect()
}

/// Adds mown stripes, which have the same direction on the whole board.
fn stripes(build: &mut ModelBuilder, at: Vec3, colour: Rgb) {
    let axis = Vec2::from_angle(0.45);
    let width = TOP_RADIUS / 3.0;
    for stripe in -3..3 {
        let low = stripe as f32 * width;
        let shade = if stripe % 2 == 0 { colour.light(0.10) } else { colour.dark(0.11) };
        build.flat(at, &strip(&hex_outline(TOP_RADIUS), axis, low, low + width), shade);
    }
}

/// Adds a few low tufts of grass in the corners.
fn tufts(build: &mut ModelBuilder, at: Vec3, seed: u32) {
    let straw = palette::PAMPAS.mix(Rgb::hex(0x9A7A34), 0.62);
    for corner in 0..6u32 {
        if noise(seed, 10 + corner) > 0.26 {
            continue;
        }
        let angle = (corner as f32 + 0.5) * std::f32::consts::FRAC_PI_3 + (noise(seed, 20 + corner) - 0.5) * 0.3;
        let foot = at + Vec3::new(angle.cos(), 0.0, angle.sin()) * (0.72 + 0.08 * noise(seed, 30 + corner));
        for blade in 0..3u32 {
            let aside = (blade as f32 - 1.0) * 0.055;
            let root = foot + Vec3::new(aside, 0.0, noise(seed, 40 + blade) * 0.04);
            let tip = root + Vec3::new(aside * 0.9, 0.055, -0.11 - 0.04 * noise(seed, 50 + blade));
            let wide = Vec3::X * 0.03;
            build.swaying(root, Vec3::new(0.0, 0.25, -0.25));
            let shade = straw.light(0.12 * noise(seed, 60 + blade));
            build.tri([root - wide, root + wide, tip], shade);
            build.tri([root + Vec3::Z * 0.03, root + wide, tip], shade.dark(0.12));
        }
    }
    build.plain();
}

/// Adds a border to a market square, so that its pale ground looks paved.
fn paving(build: &mut ModelBuilder, at: Vec3, colour: Rgb) {
    let line = colour.mix(Rgb::hex(0xB99B6B), 0.55);
    let up = Vec3::Y * 0.006;
    build.band(&hex_ring(at + up, 0.86), &hex_ring(at + up, 0.80), line);
}

/// Adds a pool over one or more adjacent hexes, with its shore. `middles` are the centres of the hexes at the height of
/// the shore; the water is below it.
pub fn pool(build: &mut ModelBuilder, middles: &[Vec3], water: Rgb, sand: Rgb) {
    for at in middles {
        // The inset, waviness and height of each step, from the seam across the beach to deep water.
        let steps =
            [(0.015, 0.0, -DEPTH), (0.015, 0.0, -0.03), (0.10, 0.0, 0.005), (0.15, 0.028, -0.05), (0.40, 0.05, -0.06)];
        let rings = steps.map(|(by, wave, y)| -> Vec<Vec3> {
            shore_line(*at, middles, by, wave).into_iter().map(|point| point.with_y(at.y + y)).collect()
        });
        let shades = [sand.dark(0.45), sand, sand.dark(0.10), water.light(0.14)];
        for (step, (pair, shade)) in rings.windows(2).zip(shades).enumerate() {
            if step == 3 {
                build.shore(at.y - 0.060, at.y - 0.050);
            }
            for place in (0..pair[0].len()).filter(|place| !continues(*at, middles, place / POINTS)) {
                let next = (place + 1) % pair[0].len();
                build.quad([pair[0][place], pair[0][next], pair[1][next], pair[1][place]], shade);
            }
        }
        build.water();
        build.fan(at.with_y(at.y - 0.06), &rings[4], water);
        build.plain();
    }
}

/// The number of sides of a hex.
pub(super) const SIDES: usize = 6;
/// The number of points of a shore line per side of a hex.
const POINTS: usize = 3;

/// Returns true if the hex beyond a side of the hex at `at` is one of those at `middles`.
pub(super) fn continues(at: Vec3, middles: &[Vec3], side: usize) -> bool {
    let corners = hex_ring(at, RADIUS);
    let beyond = corners[side % SIDES] + corners[(side + 1) % SIDES] - at;
    middles.iter().any(|other| other.distance_squared(beyond) < 0.05)
}

/// Returns the corners of the hex at `at`, moved inwards by `by` from every side that it does not share with a hex of
/// `middles`. A corner next to a shared side stays on that side, so that the lines of both hexes meet there.
pub(super) fn inset_corners(at: Vec3, middles: &[Vec3], by: f32) -> [Vec3; SIDES] {
    let corners = hex_ring(at, RADIUS);
    let continues = |side: usize| continues(at, middles, side);
    std::array::from_fn(|corner| {
        let here = corners[corner];
        // Side `corner` starts at this corner, and the previous side ends here. They meet at 120°.
        match (continues(corner + SIDES - 1), continues(corner)) {
            (false, false) => at + (here - at) * (1.0 - by / APOTHEM),
            (true, false) => here + (corners[(corner + SIDES - 1) % SIDES] - here).normalize() * by * RADIUS / APOTHEM,
            (false, true) => here + (corners[(corner + 1) % SIDES] - here).normalize() * by * RADIUS / APOTHEM,
            (true, true) => here,
        }
    })
}

/// Returns a hex's outline with [`POINTS`] points per side. It is moved inwards by `by`, except at sides beyond which
/// the pool continues. On the other sides, `wave` displaces all points except the corners, so that the shore looks
/// natural.
fn shore_line(at: Vec3, middles: &[Vec3], by: f32, wave: f32) -> Vec<Vec3> {
    let continues = |side: usize| continues(at, middles, side);
    let corners = inset_corners(at, middles, by);
    let mut line = Vec::with_capacity(SIDES * POINTS);
    for side in 0..SIDES {
        let (from, to) = (corners[side], corners[(side + 1) % SIDES]);
        line.push(from);
        let inwards = (at - (from + to) / 2.0).normalize_or_zero();
        for (step, share) in [0.34, 0.67].into_iter().enumerate() {
            let place = at.x * 7.3 + at.z * 3.1 + side as f32;
            let wobble = if continues(side) { 0.0 } else { (place * 2.4 + step as f32 * 2.1).sin() * wave };
            line.push(from.lerp(to, share) + inwards * wobble);
        }
    }
    line
}
