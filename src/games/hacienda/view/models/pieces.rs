//! The pieces that players put on the table: land tiles, animals, pegs, ponds and harvest chips.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::{
    ground::pool,
    outlines::{self, Limb},
};
use crate::{
    brands,
    games::hacienda::signs::tints,
    owners::Owner,
    stage::build::{Build, hex_ring, inset, ring},
    theme::colours::Rgb,
};
use hacienda_rules::Species;

/// Height of a land tile's face over the ground, in world units: what stands on a tile stands here.
pub const TILE_HEIGHT: f32 = 0.15;
/// Height of the face of an animal's disc over the ground, in world units.
pub const DISC_HEIGHT: f32 = 0.12;
/// How high the banks of a dug pond are over the ground, in world units.
pub const BANKS: f32 = 0.11;
/// Radius of a land tile, in world units; the ground's colour shows around it.
const TILE_RADIUS: f32 = 0.78;
/// How far the brand of a land tile lies towards the viewer from its middle, in world units: a hacienda hides little of it.
const TILE_BRAND: f32 = 0.08;
/// How far animals lean back from upright, in radians, so that they look up at the camera.
pub(super) const LEAN: f32 = 0.62;
/// How much larger animals are than their outlines.
const GROWN: f32 = 1.25;
/// The round back of an animal's stand: how far its middle lies towards the viewer, and its radius, in world units.
const BACK: [f32; 2] = [-0.08, 0.74];
/// The same of its narrow front, which fits into the hex's nearest corner and bears the brand.
const FRONT: [f32; 2] = [0.58, 0.36];
/// How far an animal's brand lies towards the viewer, and its radii across and along, in world units: for the camera at rest
/// it is as high as wide.
const ANIMAL_BRAND: (f32, Vec2) = (0.425, Vec2::new(0.335, 0.456));
/// Radius of a market peg, in world units.
const PEG_RADIUS: f32 = 0.33;

fn as_outline(ring: Vec<Vec3>) -> Vec<Vec2> {
    ring.into_iter().map(|point| Vec2::new(point.x, -point.z)).collect()
}

/// A brand in relief, lying at a place; `radii` across and along, in world units.
fn brand(build: &mut Build, owner: Owner, at: Vec3, radii: Vec2, height: f32, colour: Rgb) {
    for part in outlines::brand(owner) {
        let part: Vec<Vec2> = part.into_iter().map(|point| point * radii).collect();
        build.plate(at, &part, [0.0, height], radii.x * 0.04, colour, colour.dark(0.35));
    }
}

/// A plate in the owner's colour with its rim: what every owned piece stands on.
fn base(build: &mut Build, outline: &[Vec2], height: f32, rim_width: f32, owner: Owner) {
    let (colour, rim) = brands::colours(owner);
    build.plate(Vec3::ZERO, outline, [0.0, height], 0.025, rim, rim.dark(0.25));
    let heights = [height - 0.02, height + 0.015];
    build.plate(Vec3::ZERO, &inset(outline, rim_width), heights, 0.012, colour, colour.dark(0.3));
}

/// A land tile: a low hex plate in the owner's colour with the owner's brand in relief.
pub fn tile(owner: Owner) -> Build {
    turned_tile(owner, 0.0)
}

/// The same for a board that is turned before the viewer by so many radians: its brand stands upright there.
pub fn turned_tile(owner: Owner, turn: f32) -> Build {
    let mut build = Build::new();
    base(&mut build, &as_outline(hex_ring(Vec3::ZERO, TILE_RADIUS)), TILE_HEIGHT - 0.015, 0.075, owner);
    let (_, rim) = brands::colours(owner);
    let mut sign = Build::new();
    brand(&mut sign, owner, Vec3::new(0.0, TILE_HEIGHT, TILE_BRAND), Vec2::splat(0.42), 0.05, rim);
    build.add(&sign, Transform::from_rotation(Quat::from_rotation_y(turn)));
    build
}

/// The outline of an animal's stand: round behind, narrow where the brand lies, x right and y away from the viewer.
fn stand_outline() -> Vec<Vec2> {
    const POINTS: usize = 14;
    let [(back, wide), (front, narrow)] = [BACK, FRONT].map(|[middle, radius]| (-middle, radius));
    // Where the straight sides touch both circles, as an angle from the right.
    let touch = -((wide - narrow) / (back - front)).asin();
    let around = |middle: f32, radius: f32, from: f32, to: f32| {
        (0..=POINTS).map(move |step| {
            let angle = from + (to - from) * step as f32 / POINTS as f32;
            Vec2::new(0.0, middle) + Vec2::from_angle(angle) * radius
        })
    };
    around(back, wide, touch, PI - touch).chain(around(front, narrow, PI - touch, TAU + touch)).collect()
}

/// Some limbs of an animal on what it stands on: in the owner's colour, the brand before the animal.
fn standing(species: Species, owner: Owner, limbs: &[Limb]) -> Build {
    let mut build = Build::new();
    base(&mut build, &stand_outline(), DISC_HEIGHT - 0.015, 0.055, owner);
    let (_, rim) = brands::colours(owner);
    let (away, radii) = ANIMAL_BRAND;
    brand(&mut build, owner, Vec3::new(0.0, DISC_HEIGHT, away), radii, 0.03, rim);
    build.add(&figure(species, limbs), figure_place());
    build
}

/// An animal on its stand.
pub fn animal(species: Species, owner: Owner) -> Build {
    standing(species, owner, &Limb::ALL)
}

/// The same without what moves of it while nobody plays: each of that is a [`limb`].
pub fn animal_still(species: Species, owner: Owner) -> Build {
    standing(species, owner, &[Limb::Body])
}

/// One limb of an animal, as it is on its figure; that stands at [`figure_place`].
pub fn limb(species: Species, limb: Limb) -> Build {
    figure(species, &[limb])
}

/// Where an animal's figure stands, from the hex's middle.
pub fn figure_place() -> Transform {
    Transform::from_xyz(0.0, DISC_HEIGHT - 0.02, -0.24)
        .with_rotation(Quat::from_rotation_x(-LEAN))
        .with_scale(Vec3::splat(GROWN))
}

/// Where a point of an animal's outline lies on its figure.
pub fn on_figure(species: Species, point: Vec2) -> Vec2 {
    let (scale, aside) = match species {
        Species::Cattle => (0.98, 0.18),
        Species::Horse => (0.88, 0.10),
        Species::Pig => (1.0, 0.0),
        Species::Sheep => (1.06, 0.06),
    };
    (point + Vec2::X * aside) * scale
}

/// Some limbs of an animal, upright, sawn from boards of different thickness, their faces towards +z.
fn figure(species: Species, limbs: &[Limb]) -> Build {
    const THICK: f32 = 0.20;
    let mut build = Build::new();
    for part in outlines::animal(species).iter().filter(|part| limbs.contains(&part.limb)) {
        let outline: Vec<Vec2> = part.outline.iter().map(|point| on_figure(species, *point)).collect();
        build.slab(&outline, [-THICK * 0.5, THICK * (part.front - 0.5)], 0.022, part.colour, part.colour.dark(0.28));
    }
    build
}

/// How far pegs are tipped towards the viewer from lying flat, in radians, so that their brands face the camera.
pub const PEG_LEAN: f32 = 0.5;

/// A peg before a market's stall: a round plate in the owner's colour with the brand.
pub fn peg(owner: Owner) -> Build {
    let mut build = Build::new();
    base(&mut build, &as_outline(ring(Vec3::ZERO, Vec2::splat(PEG_RADIUS), 20, 0.0)), 0.06, 0.045, owner);
    let (_, rim) = brands::colours(owner);
    brand(&mut build, owner, Vec3::Y * 0.07, Vec2::splat(0.225), 0.025, rim);
    build
}

/// A pond over one to three touching hexes; `middles` from [`crate::games::hacienda::view::layout::world_of`], the mesh is in world space.
/// It lies on the pampas as a wooden plate with a shore and water let into it.
pub fn pond(middles: &[Vec3]) -> Build {
    let raised: Vec<Vec3> = middles.iter().map(|middle| *middle + Vec3::Y * BANKS).collect();
    let mut build = Build::new();
    pool(&mut build, &raised, tints::WATER, Rgb::hex(0xD9B277));
    build
}

/// A harvest chip: a golden disc with a sheaf, small enough for the corner of a tile.
pub fn harvest() -> Build {
    let gold = Rgb::hex(0xE9B03A);
    let mut build = Build::new();
    let disc = as_outline(ring(Vec3::ZERO, Vec2::splat(0.20), 20, 0.0));
    build.plate(Vec3::ZERO, &disc, [0.0, 0.07], 0.012, gold.dark(0.45), gold.dark(0.55));
    build.plate(Vec3::ZERO, &inset(&disc, 0.03), [0.06, 0.08], 0.006, gold.light(0.25), gold);
    let [stalks, ears, band] =
        outlines::sheaf().map(|part| part.into_iter().map(|point| point * 0.15).collect::<Vec<Vec2>>());
    build.plate(Vec3::Y * 0.08, &stalks, [0.0, 0.02], 0.004, gold.dark(0.35), gold.dark(0.5));
    build.plate(Vec3::Y * 0.08, &ears, [0.0, 0.025], 0.005, gold.dark(0.45), gold.dark(0.55));
    build.plate(Vec3::Y * 0.08, &band, [0.0, 0.035], 0.004, Rgb::hex(0xB5482A), Rgb::hex(0x6E2A18));
    build
}
