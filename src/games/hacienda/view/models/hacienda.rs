//! The model of a hacienda: white walls, a tower, lit windows, a chimney, and a large flag with the owner's emblem.

use bevy::prelude::*;

use super::{
    outlines,
    pieces::{DISC_HEIGHT, LEAN, TILE_HEIGHT},
    props::block,
};
use crate::{emblems, owners::Owner, stage::model_builder::ModelBuilder, theme::colours::Rgb};

/// The flag: half its width, its full height, and the point where its lower edge meets the pole, in model units.
const FLAG: (Vec2, Vec3) = (Vec2::new(0.30, 0.44), Vec3::new(-0.14, 0.44, 0.26));
/// The number of strips into which the flag is divided, so that it can wave.
const STRIPS: usize = 6;
/// The swing of the flag, in world units per model unit of distance from the pole.
const WAVE: f32 = 0.05;
/// The top of the chimney, in model units.
pub const CHIMNEY: Vec3 = Vec3::new(0.36, 0.72, -0.06);

/// The depth of the foundation, in model units. On a tile it reaches the ground.
const FOUNDATION: f32 = TILE_HEIGHT / TILE_SCALE;
/// The scale of a hacienda on a land tile.
const TILE_SCALE: f32 = 1.55;

/// Returns the model of a hacienda. Place it with [`on_tile`] or [`by_animal`].
pub fn hacienda(owner: Owner) -> ModelBuilder {
    let (wall, roof, wood) = (Rgb::hex(0xFFFBF0), Rgb::hex(0xB8442C), Rgb::hex(0x5A3A22));
    let mut build = ModelBuilder::new();
    let house = Vec3::new(0.08, 0.0, 0.0);
    block(&mut build, house, Vec3::new(0.40, 0.42, 0.18), wall);
    gable(&mut build, house + Vec3::new(0.06, 0.42, 0.0), Vec3::new(0.37, 0.20, 0.23), roof);
    let chimney = CHIMNEY.with_y(0.46);
    block(&mut build, chimney, Vec3::new(0.055, CHIMNEY.y - chimney.y, 0.055), wall.dark(0.12));
    block(&mut build, CHIMNEY - Vec3::Y * 0.05, Vec3::new(0.075, 0.04, 0.075), roof.dark(0.2));
    patch(&mut build, house + Vec3::Z * 0.181, Vec2::new(0.08, 0.27), wood);
    let tower = Vec3::new(-0.36, 0.0, 0.05);
    // The house is wider than the tile, so it has a foundation that reaches the ground.
    for (foot, half) in [(house, Vec2::new(0.40, 0.18)), (tower, Vec2::splat(0.155))] {
        block(&mut build, foot - Vec3::Y * FOUNDATION, Vec3::new(half.x, FOUNDATION, half.y), wall.dark(0.25));
    }
    block(&mut build, tower, Vec3::new(0.155, 0.84, 0.155), wall);
    build.frustum(tower + Vec3::Y * 0.84, [0.27, 0.0], 0.27, 4, std::f32::consts::FRAC_PI_4, roof.light(0.05));
    let lit = Rgb::hex(0xC98F3C);
    for (at, size) in [
        (house + Vec3::new(-0.20, 0.13, 0.181), Vec2::new(0.055, 0.16)),
        (house + Vec3::new(0.24, 0.13, 0.181), Vec2::new(0.075, 0.16)),
        (tower + Vec3::new(0.0, 0.52, 0.156), Vec2::new(0.06, 0.19)),
        (tower + Vec3::new(0.0, 0.14, 0.156), Vec2::new(0.05, 0.14)),
    ] {
        patch(&mut build, at + Vec3::new(0.0, -0.025, 0.0), size + Vec2::new(0.025, 0.05), wood);
        build.lamp();
        patch(&mut build, at + Vec3::Z * 0.006, size, lit);
        build.plain();
    }
    flag(&mut build, owner);
    build
}

/// Adds the flag and its pole. Both lean back like the animals, so that the emblem faces the camera.
fn flag(build: &mut ModelBuilder, owner: Owner) {
    let (colour, rim) = emblems::colours(owner);
    let (half, foot) = FLAG;
    let mut cloth = ModelBuilder::new();
    cloth.frustum(Vec3::Y * -0.16, [0.03, 0.025], half.y + 0.24, 6, 0.0, Rgb::hex(0x5A3A22));
    cloth.fluttering(Vec3::ZERO, Vec3::X * WAVE);
    for (grown, shade, z) in [(0.035, rim, 0.0), (0.0, colour, 0.012)] {
        for strip in 0..STRIPS {
            let x = |edge: usize| edge as f32 / STRIPS as f32 * (2.0 * half.x + 2.0 * grown) - grown + 0.03;
            let corners = [(strip, -grown), (strip + 1, -grown), (strip + 1, half.y + grown), (strip, half.y + grown)];
            cloth.quad(corners.map(|(edge, y)| Vec3::new(x(edge), y, z)), shade);
        }
    }
    // Emblem outlines usually lie flat, but this one stands upright.
    let mut emblem = ModelBuilder::new();
    emblem.fluttering(Vec3::ZERO, Vec3::X * WAVE);
    for part in outlines::emblem(owner) {
        let middle = Vec2::new(half.x + 0.03, half.y * 0.5);
        let part: Vec<Vec2> = part.into_iter().map(|point| middle + point * half.y * 0.44).collect();
        emblem.slab(&part, [0.014, 0.03], 0.004, rim, rim);
    }
    cloth.add(&emblem, Transform::IDENTITY);
    build.add(&cloth, Transform::from_translation(foot).with_rotation(Quat::from_rotation_x(-LEAN)));
}

/// Returns the place of a hacienda on a land tile, relative to the centre of the hex. It is at the far edge, so that
/// the emblem on the tile stays visible.
pub fn on_tile() -> Transform {
    Transform::from_xyz(0.0, TILE_HEIGHT, -0.55).with_scale(Vec3::splat(TILE_SCALE))
}

/// Returns the place of a hacienda next to an animal, relative to the centre of the hex. It is at the right edge,
/// behind the emblem on the animal's disc.
pub fn by_animal() -> Transform {
    Transform::from_xyz(0.52, DISC_HEIGHT, -0.20).with_scale(Vec3::splat(1.19))
}

/// Adds a flat patch to a wall that faces the viewer. `at` is the middle of its lower edge, and `size` is half its
/// width and its full height.
fn patch(build: &mut ModelBuilder, at: Vec3, size: Vec2, colour: Rgb) {
    let corners =
        [(-1.0, 0.0), (1.0, 0.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| at + Vec3::new(x * size.x, y * size.y, 0.0));
    build.quad(corners, colour);
}

/// Adds a roof with its ridge along x. `size` is half its width, its full height, and half its depth.
fn gable(build: &mut ModelBuilder, foot: Vec3, size: Vec3, colour: Rgb) {
    let at = |x: f32, y: f32, z: f32| foot + Vec3::new(x * size.x, y * size.y, z * size.z);
    let (left, right) = (at(-1.0, 1.0, 0.0), at(1.0, 1.0, 0.0));
    build.quad([at(-1.0, 0.0, 1.0), at(1.0, 0.0, 1.0), right, left], colour);
    build.quad([at(1.0, 0.0, -1.0), at(-1.0, 0.0, -1.0), left, right], colour);
    build.tri([at(1.0, 0.0, 1.0), at(1.0, 0.0, -1.0), right], colour.dark(0.15));
    build.tri([at(-1.0, 0.0, -1.0), at(-1.0, 0.0, 1.0), left], colour.dark(0.15));
}
