//! The models of market stalls, of puffs of dust and smoke, and of scenery: peaks, trees, boulders, reeds and flowers.
//! The scenery has small forms for hexes with a land tile.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;

use crate::{
    games::hacienda::game_icons::palette,
    stage::model_builder::{ModelBuilder, noise, ring},
    theme::colours::Rgb,
};
use hacienda_rules::Landscape;

/// The number of variants of each landscape's scenery. The hex determines the variant.
pub const VARIANTS: u32 = 3;

/// Returns a puff of dust.
pub fn puff() -> ModelBuilder {
    let mut build = ModelBuilder::new();
    build.blob(Vec3::ZERO, Vec3::splat(0.17), 0.0, 5, Rgb::hex(0xE9D3A6));
    build
}

/// Returns the scenery of a hex without a land tile; `variant` is below [`VARIANTS`].
pub fn landscape(which: Landscape, variant: u32) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    let seed = variant * 97 + which.index() as u32 * 1009;
    match which {
        Landscape::Mountain => {
            let lean = noise(seed, 1) * 0.12;
            peak(&mut build, Vec3::new(-0.10 + lean, 0.0, -0.10), 0.50, 0.98, seed);
            peak(&mut build, Vec3::new(0.40, 0.0, 0.10 + lean), 0.34, 0.60, seed + 1);
            peak(&mut build, Vec3::new(-0.42, 0.0, 0.28), 0.30, 0.46, seed + 2);
        }
        Landscape::Forest => {
            let places = [
                (-0.38, -0.42),
                (0.26, -0.48),
                (0.56, -0.02),
                (-0.60, 0.08),
                (0.02, 0.06),
                (-0.26, 0.50),
                (0.34, 0.46),
            ];
            for (at, (x, z)) in (0..).zip(places) {
                let place = Vec3::new(x + wander(seed, at), 0.0, z + wander(seed, at + 50));
                tree(&mut build, place, 0.86 + 0.3 * noise(seed, at + 80), (at + variant).is_multiple_of(2), seed + at);
            }
        }
        Landscape::Meadow => {
            for at in 0..7u32 {
                let angle = at as f32 * 2.4 + variant as f32;
                let away = 0.18 + 0.52 * ((at as f32 + 0.5) / 7.0).sqrt();
                flower(&mut build, Vec3::new(angle.cos() * away, 0.0, angle.sin() * away), at + variant);
            }
        }
        Landscape::Rocks => {
            let places = [
                (-0.34, -0.30, 0.36),
                (0.30, -0.36, 0.28),
                (0.42, 0.22, 0.34),
                (-0.18, 0.36, 0.30),
                (-0.64, 0.12, 0.17),
                (0.10, 0.02, 0.20),
            ];
            for (at, (x, z, size)) in (0..).zip(places) {
                let place = Vec3::new(x + wander(seed, at), 0.0, z + wander(seed, at + 50));
                boulder(&mut build, place, size * (0.85 + 0.3 * noise(seed, at + 20)), seed + at);
            }
        }
        Landscape::Swamp => {
            swamp_pool(&mut build, Vec3::new(-0.26, 0.0, -0.24), Vec2::new(0.40, 0.26), seed);
            swamp_pool(&mut build, Vec3::new(0.30, 0.0, 0.26), Vec2::new(0.42, 0.27), seed + 1);
            for (at, (x, z)) in (0..).zip([(0.34, -0.34), (-0.44, 0.28), (0.02, 0.02)]) {
                reeds(&mut build, Vec3::new(x + wander(seed, at), 0.0, z), 1.0, seed + at);
            }
        }
    }
    let mut turned = ModelBuilder::new();
    // Rotate only by a small angle, so that the arrangement of the parts stays as designed.
    turned.add(&build, Transform::from_rotation(Quat::from_rotation_y((noise(seed, 99) - 0.5) * 0.5)));
    turned
}

/// Returns the small scenery at corners of a hex with a land tile, enough to recognise the landscape.
pub fn landscape_small(which: Landscape) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    for corner in [1, 2, 3, 4] {
        // The corners of a pointy-top hex at 30°, 90° and 150° are on its far half, so nothing hides the tile. The one
        // at 210° is to the left of the emblem. The one at 330° stays free for a chip.
        let angle = FRAC_PI_3 * (corner as f32 - 0.5);
        let place = Vec3::new(angle.cos(), 0.0, -angle.sin()) * 0.84;
        let seed = corner * 7;
        match which {
            Landscape::Mountain => peak(&mut build, place, 0.22, 0.44, seed),
            Landscape::Forest => tree(&mut build, place, 0.68, corner.is_multiple_of(2), seed),
            Landscape::Meadow => flower(&mut build, place, corner),
            Landscape::Rocks => boulder(&mut build, place, 0.20, seed),
            Landscape::Swamp => reeds(&mut build, place, 0.80, seed),
        }
    }
    build
}

fn wander(seed: u32, salt: u32) -> f32 {
    (noise(seed, salt + 200) - 0.5) * 0.12
}

fn peak(build: &mut ModelBuilder, foot: Vec3, radius: f32, height: f32, seed: u32) {
    const SIDES: u32 = 6;
    let rock = palette::landscape(Landscape::Mountain).mix(Rgb::hex(0x5D7690), 0.62);
    let jag = |level: u32, side: usize| 0.84 + 0.32 * noise(seed, level * 17 + side as u32);
    let turn = noise(seed, 5) * 2.0;
    let level = |index: u32, y: f32, width: f32, ragged: f32| -> Vec<Vec3> {
        ring(foot + Vec3::Y * y, Vec2::splat(width), SIDES, turn)
            .into_iter()
            .enumerate()
            .map(|(side, point)| {
                let middle = foot.with_y(point.y);
                middle + (point - middle) * jag(index, side) + Vec3::Y * ragged * (side % 2) as f32
            })
            .collect()
    };
    let tip = foot + Vec3::new(0.0, height, 0.0);
    let (low, snow_line) = (level(0, 0.0, radius, 0.0), level(0, height * 0.56, radius * 0.46, -height * 0.14));
    build.band(&low, &snow_line, rock);
    build.fan(tip, &snow_line, Rgb::hex(0xFDFDFF));
}

fn tree(build: &mut ModelBuilder, foot: Vec3, size: f32, pointed: bool, seed: u32) {
    let trunk = Rgb::hex(0x5A3A22);
    let leaf = palette::landscape(Landscape::Forest).mix(Rgb::hex(0x4E9A7C), 0.30 + 0.35 * noise(seed, 3));
    build.frustum(foot, [0.05 * size, 0.04 * size], 0.18 * size, 5, 0.0, trunk);
    let turn = noise(seed, 4) * 2.0;
    if pointed {
        build.frustum(foot + Vec3::Y * 0.12 * size, [0.25 * size, 0.0], 0.40 * size, 7, turn, leaf.dark(0.10));
        build.frustum(foot + Vec3::Y * 0.34 * size, [0.19 * size, 0.0], 0.42 * size, 7, turn + 0.4, leaf);
    } else {
        build.blob(foot + Vec3::Y * 0.38 * size, Vec3::new(0.24, 0.26, 0.24) * size, 0.7, seed, leaf);
    }
}

fn flower(build: &mut ModelBuilder, foot: Vec3, kind: u32) {
    let petal = [Rgb::hex(0xFFFFFF), Rgb::hex(0xFFE04A), Rgb::hex(0xF6F3FF), Rgb::hex(0xFF9F4A)][kind as usize % 4];
    let height = 0.08 + 0.04 * noise(kind, 1);
    build.swaying(foot, Vec3::Y * 0.4);
    build.frustum(foot, [0.015, 0.015], height, 4, 0.0, Rgb::hex(0x5E7F1E));
    let petals: Vec<Vec3> = ring(foot + Vec3::Y * height, Vec2::splat(0.085), 10, 0.3)
        .into_iter()
        .enumerate()
        .map(|(at, point)| if at % 2 == 0 { point } else { (foot + Vec3::Y * height).lerp(point, 0.55) })
        .collect();
    build.fan(foot + Vec3::Y * (height + 0.01), &petals, petal);
    build.frustum(foot + Vec3::Y * height, [0.035, 0.02], 0.03, 6, 0.0, Rgb::hex(0xC9871F));
    build.plain();
}

fn boulder(build: &mut ModelBuilder, foot: Vec3, size: f32, seed: u32) {
    let stone = palette::landscape(Landscape::Rocks).mix(Rgb::hex(0x8D8177), 0.35 + 0.25 * noise(seed, 2));
    let radii = Vec3::new(size * (0.9 + 0.3 * noise(seed, 8)), size * 0.92, size * 0.85);
    build.blob(foot + Vec3::Y * size * 0.25, radii, 0.4, seed, stone.light(0.06));
}

fn swamp_pool(build: &mut ModelBuilder, at: Vec3, radii: Vec2, seed: u32) {
    let mud = palette::landscape(Landscape::Swamp).dark(0.18);
    let edge: Vec<Vec3> = ring(at, radii, 11, 0.0)
        .into_iter()
        .enumerate()
        .map(|(side, point)| at + (point - at) * (0.9 + 0.2 * noise(seed, side as u32)))
        .collect();
    let pool: Vec<Vec3> = edge.iter().map(|point| (at + (*point - at) * 0.86).with_y(0.014)).collect();
    let edge: Vec<Vec3> = edge.iter().map(|point| point.with_y(0.008)).collect();
    build.fan(at.with_y(0.008), &edge, mud);
    build.water();
    build.fan(at.with_y(0.014), &pool, Rgb::hex(0x373A5C));
    build.plain();
    let glint: Vec<Vec3> = ring(at + Vec3::new(-0.10, 0.018, -0.06), radii * Vec2::new(0.34, 0.16), 8, 0.0);
    build.fan(at + Vec3::new(-0.10, 0.018, -0.06), &glint, Rgb::hex(0x7E83B4));
}

fn reeds(build: &mut ModelBuilder, foot: Vec3, size: f32, seed: u32) {
    for stalk in 0..5u32 {
        let aside = Vec3::new((stalk as f32 - 2.0) * 0.075, 0.0, (noise(seed, stalk) - 0.5) * 0.14) * size;
        let height = (0.42 + 0.22 * noise(seed, stalk + 9)) * size;
        let root = foot + aside;
        build.swaying(root, Vec3::Y * 0.12);
        build.frustum(root, [0.026 * size, 0.012 * size], height, 4, 0.0, Rgb::hex(0x93A25A));
        if stalk % 2 == 0 {
            let (foot, radii) = (root + Vec3::Y * height * 0.8, [0.045 * size, 0.035 * size]);
            build.frustum(foot, radii, 0.17 * size, 6, 0.0, Rgb::hex(0x6A3E20));
        }
    }
    build.plain();
}

/// Returns a market's stall: a counter with wares under a striped awning. It is on the far half of its hex. Pegs hang
/// on it or stand in front of it.
pub fn stall() -> ModelBuilder {
    let mut build = ModelBuilder::new();
    build.add(&booth(), Transform::from_xyz(0.0, 0.0, -0.22).with_scale(Vec3::splat(0.88)));
    build
}

/// Returns the stall, centred on the origin.
fn booth() -> ModelBuilder {
    let (wood, cream, stripe) = (Rgb::hex(0x8A5A36), Rgb::hex(0xFFF8EA), Rgb::hex(0xC4571F));
    let mut build = ModelBuilder::new();
    for (x, z, height) in [(-0.50, 0.22, 0.52), (0.50, 0.22, 0.52), (-0.50, -0.34, 0.74), (0.50, -0.34, 0.74)] {
        build.frustum(Vec3::new(x, 0.0, z), [0.04, 0.04], height, 5, 0.0, wood.dark(0.2));
    }
    block(&mut build, Vec3::new(0.0, 0.0, 0.16), Vec3::new(0.48, 0.26, 0.14), wood);
    for (at, ware) in (0..).zip([0xE3B23C, 0x7FA33A, 0xE07B39, 0xB7C95A]) {
        let place = Vec3::new(-0.33 + at as f32 * 0.22, 0.29, 0.17);
        build.blob(place, Vec3::new(0.10, 0.09, 0.10), 0.4, at, Rgb::hex(ware));
    }
    const STRIPES: u32 = 7;
    let (left, width) = (-0.62, 1.24 / STRIPES as f32);
    for at in 0..STRIPES {
        let colour = if at % 2 == 0 { stripe } else { cream };
        let (x0, x1) = (left + at as f32 * width, left + (at + 1) as f32 * width);
        let (back, front) = ((0.80, -0.46), (0.54, 0.12));
        let edge = |x: f32, (y, z): (f32, f32)| Vec3::new(x, y, z);
        build.quad([edge(x0, front), edge(x1, front), edge(x1, back), edge(x0, back)], colour);
        // The valance has a tongue below each stripe.
        let middle = (x0 + x1) / 2.0;
        let (drop, tongue) = ((0.46, 0.14), (0.40, 0.15));
        build.fluttering(Vec3::Y * front.0, Vec3::NEG_Y * 0.14);
        build.quad([edge(x0, drop), edge(x1, drop), edge(x1, front), edge(x0, front)], colour.dark(0.06));
        build.tri([edge(x0, drop), edge(middle, tongue), edge(x1, drop)], colour.dark(0.06));
        build.plain();
    }
    build
}

/// Returns a puff of smoke with radius 1.
pub fn smoke() -> ModelBuilder {
    let mut build = ModelBuilder::new();
    build.blob(Vec3::ZERO, Vec3::ONE, 0.6, 11, Rgb::hex(0xE9E4DC));
    build
}

/// Adds a box that stands on `foot`. `size` is half its width, its height, and half its depth.
pub(super) fn block(build: &mut ModelBuilder, foot: Vec3, size: Vec3, colour: Rgb) {
    let lower: Vec<Vec3> = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
        .map(|(x, z)| foot + Vec3::new(x * size.x, 0.0, z * size.z))
        .into();
    let upper: Vec<Vec3> = lower.iter().map(|point| *point + Vec3::Y * size.y).collect();
    build.band(&lower, &upper, colour);
    build.fan(foot + Vec3::Y * size.y, &upper, colour.light(0.06));
}
