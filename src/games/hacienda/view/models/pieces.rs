//! The pieces that players put on the table: land tiles, animals, haciendas, ponds and harvest chips.

use bevy::{
    math::{Quat, Vec2, Vec3},
    transform::components::Transform,
};

use super::{ground::pool, outlines, props::block};
use crate::{
    games::hacienda::signs::tints,
    stage::build::{Build, hex_ring, inset, ring},
    theme::colours::{self, Rgb},
};
use hacienda_rules::vocab::{Seat, Species};

/// Height of a land tile's face over the ground, in world units: what stands on a tile stands here.
pub const TILE_HEIGHT: f32 = 0.15;
/// Height of the face of an animal's disc over the ground, in world units.
pub const DISC_HEIGHT: f32 = 0.12;
/// Radius of a land tile, in world units; the ground's colour shows around it.
const TILE_RADIUS: f32 = 0.78;
/// How far animals lean back from upright, in radians, so that they look up at the camera.
const LEAN: f32 = 0.62;

fn owner(seat: Seat) -> (Rgb, Rgb) {
    let index = seat.index() % colours::OWNERS.len();
    (colours::OWNERS[index], colours::RIMS[index])
}

fn as_outline(ring: Vec<Vec3>) -> Vec<Vec2> {
    ring.into_iter().map(|point| Vec2::new(point.x, -point.z)).collect()
}

/// A brand in relief, lying at a place; `size` is its radius in world units.
fn brand(build: &mut Build, seat: Seat, at: Vec3, size: f32, height: f32, colour: Rgb) {
    for part in outlines::brand(seat) {
        let part: Vec<Vec2> = part.into_iter().map(|point| point * size).collect();
        build.plate(at, &part, [0.0, height], size * 0.04, colour, colour.dark(0.35));
    }
}

/// A plate in the owner's colour with its rim: what every owned piece stands on.
fn base(build: &mut Build, outline: &[Vec2], height: f32, rim_width: f32, seat: Seat) {
    let (colour, rim) = owner(seat);
    build.plate(Vec3::ZERO, outline, [0.0, height], 0.025, rim, rim.dark(0.25));
    build.plate(
        Vec3::ZERO,
        &inset(outline, rim_width),
        [height - 0.02, height + 0.015],
        0.012,
        colour,
        colour.dark(0.3),
    );
}

/// A land tile: a low hex plate in the owner's colour with the owner's brand in relief.
pub fn tile(seat: Seat) -> Build {
    turned_tile(seat, 0.0)
}

/// The same for a board that is turned before the viewer by so many radians: its brand stands upright there.
pub fn turned_tile(seat: Seat, turn: f32) -> Build {
    let mut build = Build::new();
    base(&mut build, &as_outline(hex_ring(Vec3::ZERO, TILE_RADIUS)), TILE_HEIGHT - 0.015, 0.075, seat);
    let (_, rim) = owner(seat);
    let mut sign = Build::new();
    brand(&mut sign, seat, Vec3::Y * TILE_HEIGHT, 0.42, 0.05, rim);
    build.add(&sign, Transform::from_rotation(Quat::from_rotation_y(turn)));
    build
}

/// An animal on a disc in the owner's colour, the owner's brand in front of it.
pub fn animal(species: Species, seat: Seat) -> Build {
    let mut build = Build::new();
    base(&mut build, &as_outline(ring(Vec3::ZERO, Vec2::splat(0.74), 28, 0.0)), DISC_HEIGHT - 0.015, 0.07, seat);
    let (_, rim) = owner(seat);
    brand(&mut build, seat, Vec3::new(0.0, DISC_HEIGHT, 0.46), 0.19, 0.03, rim);
    let place = Transform::from_xyz(0.0, DISC_HEIGHT - 0.02, 0.10).with_rotation(Quat::from_rotation_x(-LEAN));
    build.add(&figure(species), place);
    build
}

/// An animal alone, upright, sawn from boards of different thickness, its face towards +z.
pub fn figure(species: Species) -> Build {
    const THICK: f32 = 0.20;
    let (scale, aside) = match species {
        Species::Cattle => (0.98, 0.10),
        Species::Horse => (0.88, 0.08),
        Species::Pig => (1.0, 0.0),
        Species::Sheep => (1.06, 0.05),
    };
    let mut build = Build::new();
    for part in outlines::animal(species) {
        let outline: Vec<Vec2> = part.outline.iter().map(|point| (*point + Vec2::X * aside) * scale).collect();
        build.slab(&outline, [-THICK * 0.5, THICK * (part.front - 0.5)], 0.022, part.colour, part.colour.dark(0.28));
    }
    build
}

/// How far pegs are tipped towards the viewer from lying flat, in radians, so that their brands face the camera.
pub const PEG_LEAN: f32 = 0.35;

/// A peg before a market's stall: a round plate in the owner's colour with the brand.
pub fn peg(seat: Seat) -> Build {
    let mut build = Build::new();
    base(&mut build, &as_outline(ring(Vec3::ZERO, Vec2::splat(0.175), 16, 0.0)), 0.06, 0.035, seat);
    let (_, rim) = owner(seat);
    brand(&mut build, seat, Vec3::Y * 0.07, 0.105, 0.02, rim);
    build
}

/// A hacienda: white walls, red roof, a little tower and the owner's banner. It stands on a tile as
/// [`hacienda_on_tile`] says, beside an animal as [`hacienda_by_animal`] says.
pub fn hacienda(seat: Seat) -> Build {
    let (wall, roof, wood) = (Rgb::hex(0xFFFBF0), Rgb::hex(0xB8442C), Rgb::hex(0x5A3A22));
    let (colour, rim) = owner(seat);
    let mut build = Build::new();
    block(&mut build, Vec3::ZERO, Vec3::new(0.46, 0.42, 0.18), wall);
    gable(&mut build, Vec3::new(0.0, 0.42, 0.0), Vec3::new(0.52, 0.17, 0.23), roof);
    front(&mut build, Vec3::new(0.30, 0.14, 0.181), Vec2::new(0.06, 0.16), wood);
    front(&mut build, Vec3::new(0.0, 0.0, 0.181), Vec2::new(0.08, 0.28), wood);
    let tower = Vec3::new(-0.34, 0.0, 0.06);
    block(&mut build, tower, Vec3::new(0.16, 0.86, 0.16), wall);
    build.frustum(tower + Vec3::Y * 0.86, [0.28, 0.0], 0.26, 4, std::f32::consts::FRAC_PI_4, roof.light(0.05));
    front(&mut build, tower + Vec3::new(0.0, 0.56, 0.162), Vec2::new(0.055, 0.16), wood);
    let pole = Vec3::new(0.30, 0.42, -0.06);
    build.frustum(pole, [0.025, 0.02], 0.66, 5, 0.0, wood);
    for (grown, shade, z) in [(0.03, rim, 0.0), (0.0, colour, 0.012)] {
        let (low, high) = (pole.y + 0.34 - grown, pole.y + 0.64 + grown);
        let (left, right) = (pole.x + 0.02 - grown, pole.x + 0.40 + grown);
        let z = pole.z + 0.02 + z;
        let corners = [(left, low), (right, low), (right, high), (left, high)].map(|(x, y)| Vec3::new(x, y, z));
        build.quad(corners, shade);
    }
    build
}

/// Where a hacienda stands on a land tile, from the hex's middle: on the far half, so that the brand stays in sight.
pub fn hacienda_on_tile() -> Transform {
    Transform::from_xyz(0.0, TILE_HEIGHT, -0.47).with_scale(Vec3::splat(0.86))
}

/// Where a hacienda stands on an animal's disc, from the hex's middle: before its hind legs, beside the brand.
pub fn hacienda_by_animal() -> Transform {
    Transform::from_xyz(0.44, DISC_HEIGHT, 0.36).with_scale(Vec3::splat(0.66))
}

/// A flat patch on a wall that looks at the viewer: lower middle, half width and height.
fn front(build: &mut Build, at: Vec3, size: Vec2, colour: Rgb) {
    let corners =
        [(-1.0, 0.0), (1.0, 0.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| at + Vec3::new(x * size.x, y * size.y, 0.0));
    build.quad(corners, colour);
}

/// A roof with its ridge along x: half width, height, half depth.
fn gable(build: &mut Build, foot: Vec3, size: Vec3, colour: Rgb) {
    let at = |x: f32, y: f32, z: f32| foot + Vec3::new(x * size.x, y * size.y, z * size.z);
    let (left, right) = (at(-1.0, 1.0, 0.0), at(1.0, 1.0, 0.0));
    build.quad([at(-1.0, 0.0, 1.0), at(1.0, 0.0, 1.0), right, left], colour);
    build.quad([at(1.0, 0.0, -1.0), at(-1.0, 0.0, -1.0), left, right], colour);
    build.tri([at(1.0, 0.0, 1.0), at(1.0, 0.0, -1.0), right], colour.dark(0.15));
    build.tri([at(-1.0, 0.0, -1.0), at(-1.0, 0.0, 1.0), left], colour.dark(0.15));
}

/// A pond over one to three touching hexes; `middles` from [`crate::games::hacienda::view::layout::world_of`], the mesh is in world space.
/// It lies on the pampas as a wooden plate with a shore and water let into it.
pub fn pond(middles: &[Vec3]) -> Build {
    let raised: Vec<Vec3> = middles.iter().map(|middle| *middle + Vec3::Y * 0.11).collect();
    let mut build = Build::new();
    pool(&mut build, &raised, tints::WATER, Rgb::hex(0xD9B277));
    build
}

/// A harvest chip: a golden disc with a sheaf, to lie on a hex at the height of whatever is there.
pub fn harvest() -> Build {
    let gold = Rgb::hex(0xE9B03A);
    let mut build = Build::new();
    let disc = as_outline(ring(Vec3::ZERO, Vec2::splat(0.40), 24, 0.0));
    build.plate(Vec3::ZERO, &disc, [0.0, 0.08], 0.02, gold.dark(0.30), gold.dark(0.45));
    build.plate(Vec3::ZERO, &inset(&disc, 0.05), [0.07, 0.09], 0.01, gold.light(0.25), gold);
    let [stalks, ears, band] =
        outlines::sheaf().map(|part| part.into_iter().map(|point| point * 0.30).collect::<Vec<Vec2>>());
    build.plate(Vec3::Y * 0.09, &stalks, [0.0, 0.035], 0.006, gold.dark(0.25), gold.dark(0.5));
    build.plate(Vec3::Y * 0.09, &ears, [0.0, 0.045], 0.008, gold.dark(0.35), gold.dark(0.55));
    build.plate(Vec3::Y * 0.09, &band, [0.0, 0.06], 0.006, Rgb::hex(0xB5482A), Rgb::hex(0x6E2A18));
    build
}
