//! The models of the pieces that players place: land tiles, animals, pegs, ponds and harvest chips.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::{
    ground::pool,
    outlines::{self, Limb},
};
use crate::{
    emblems,
    games::hacienda::game_icons::palette,
    owners::Owner,
    stage::model_builder::{ModelBuilder, hex_ring, inset, ring},
    theme::colours::Rgb,
};
use hacienda_rules::Species;

/// The height of a land tile's surface above the ground, in world units.
pub const TILE_HEIGHT: f32 = 0.15;
/// The height of the surface of an animal's disc above the ground, in world units.
pub const DISC_HEIGHT: f32 = 0.12;
/// The height of a dug pond's banks above the ground, in world units.
pub const BANKS: f32 = 0.11;
/// The radius of a land tile, in world units. It leaves enough ground and small scenery visible around the tile to show
/// the landscape.
const TILE_RADIUS: f32 = 0.68;
/// The offset of a land tile's emblem from the centre towards the viewer, in world units, so that a hacienda hides
/// little of it.
const TILE_EMBLEM: f32 = 0.07;
/// The angle by which animals lean back from upright, in radians, so that they face the camera.
pub(super) const LEAN: f32 = 0.62;
/// The scale of animals relative to their outlines. Larger animals would hide the emblems of the row behind.
const ANIMAL_SCALE: f32 = 1.06;
/// The round back of an animal's disc: the offset of its centre towards the viewer, and its radius, in world units. It
/// leaves the outline of the herd visible.
const BACK: [f32; 2] = [-0.08, 0.70];
/// The narrow front of the disc: the offset of its centre towards the viewer, and its radius, in world units. It fits
/// into the nearest corner of the hex and carries the emblem.
const FRONT: [f32; 2] = [0.58, 0.36];
/// The offset of an animal's emblem towards the viewer, and its radii along x and z, in world units. From the default
/// camera it looks as high as it is wide.
const ANIMAL_EMBLEM: (f32, Vec2) = (0.425, Vec2::new(0.335, 0.456));
/// The radius of a market peg, in world units.
const PEG_RADIUS: f32 = 0.33;

fn as_outline(ring: Vec<Vec3>) -> Vec<Vec2> {
    ring.into_iter().map(|point| Vec2::new(point.x, -point.z)).collect()
}

/// Adds a horizontal emblem in relief; `radii` are along x and z, in world units.
fn emblem(build: &mut ModelBuilder, owner: Owner, at: Vec3, radii: Vec2, height: f32, colour: Rgb) {
    for part in outlines::emblem(owner) {
        let part: Vec<Vec2> = part.into_iter().map(|point| point * radii).collect();
        build.plate(at, &part, [0.0, height], radii.x * 0.04, colour, colour.dark(0.35));
    }
}

/// Adds a plate in the owner's colour with a rim, the base of tiles, animals and pegs.
fn base(build: &mut ModelBuilder, outline: &[Vec2], height: f32, rim_width: f32, owner: Owner) {
    let (colour, rim) = emblems::colours(owner);
    build.plate(Vec3::ZERO, outline, [0.0, height], 0.025, rim, rim.dark(0.25));
    let heights = [height - 0.02, height + 0.015];
    build.plate(Vec3::ZERO, &inset(outline, rim_width), heights, 0.012, colour, colour.dark(0.3));
}

/// Returns a land tile: a low hex plate in the owner's colour with the owner's emblem in relief.
pub fn tile(owner: Owner) -> ModelBuilder {
    rotated_tile(owner, 0.0)
}

/// Returns a land tile whose emblem is upright on a board rotated by `turn` radians.
pub fn rotated_tile(owner: Owner, turn: f32) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    base(&mut build, &as_outline(hex_ring(Vec3::ZERO, TILE_RADIUS)), TILE_HEIGHT - 0.015, 0.065, owner);
    let (_, rim) = emblems::colours(owner);
    let mut sign = ModelBuilder::new();
    emblem(&mut sign, owner, Vec3::new(0.0, TILE_HEIGHT, TILE_EMBLEM), Vec2::splat(0.38), 0.05, rim);
    build.add(&sign, Transform::from_rotation(Quat::from_rotation_y(turn)));
    build
}

/// Returns the outline of an animal's disc: round at the back, narrow at the emblem. x points to the right and y away
/// from the viewer.
fn stand_outline() -> Vec<Vec2> {
    const POINTS: usize = 14;
    let [(back, wide), (front, narrow)] = [BACK, FRONT].map(|[middle, radius]| (-middle, radius));
    // The angle, from the right, at which the straight sides touch both circles.
    let touch = -((wide - narrow) / (back - front)).asin();
    let around = |middle: f32, radius: f32, from: f32, to: f32| {
        (0..=POINTS).map(move |step| {
            let angle = from + (to - from) * step as f32 / POINTS as f32;
            Vec2::new(0.0, middle) + Vec2::from_angle(angle) * radius
        })
    };
    around(back, wide, touch, PI - touch).chain(around(front, narrow, PI - touch, TAU + touch)).collect()
}

/// Returns these limbs of an animal on its disc in the owner's colour, with the emblem in front of the animal.
fn animal_on_disc(species: Species, owner: Owner, limbs: &[Limb]) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    base(&mut build, &stand_outline(), DISC_HEIGHT - 0.015, 0.055, owner);
    let (_, rim) = emblems::colours(owner);
    let (away, radii) = ANIMAL_EMBLEM;
    emblem(&mut build, owner, Vec3::new(0.0, DISC_HEIGHT, away), radii, 0.03, rim);
    build.add(&figure(species, limbs), figure_transform());
    build
}

/// Returns an animal on its disc.
pub fn animal(species: Species, owner: Owner) -> ModelBuilder {
    animal_on_disc(species, owner, &Limb::ALL)
}

/// Returns an animal without the limbs that move in idle animations; those are separate [`limb`] meshes.
pub fn animal_without_limbs(species: Species, owner: Owner) -> ModelBuilder {
    animal_on_disc(species, owner, &[Limb::Body])
}

/// Returns a limb of an animal relative to its figure, whose place is [`figure_transform`].
pub fn limb(species: Species, limb: Limb) -> ModelBuilder {
    figure(species, &[limb])
}

/// Returns the place of an animal's figure relative to the centre of the hex.
pub fn figure_transform() -> Transform {
    Transform::from_xyz(0.0, DISC_HEIGHT - 0.02, -0.24)
        .with_rotation(Quat::from_rotation_x(-LEAN))
        .with_scale(Vec3::splat(ANIMAL_SCALE))
}

/// Maps a point of an animal's outline to its figure.
pub fn to_figure(species: Species, point: Vec2) -> Vec2 {
    let (scale, aside) = match species {
        Species::Cattle => (0.98, 0.18),
        Species::Horse => (0.88, 0.10),
        Species::Pig => (1.0, 0.0),
        Species::Sheep => (1.06, 0.06),
    };
    (point + Vec2::X * aside) * scale
}

/// Returns these limbs of an animal, upright, sawn from boards of different thickness, with their faces towards +z.
fn figure(species: Species, limbs: &[Limb]) -> ModelBuilder {
    const THICK: f32 = 0.20;
    let mut build = ModelBuilder::new();
    for part in outlines::animal(species).iter().filter(|part| limbs.contains(&part.limb)) {
        let outline: Vec<Vec2> = part.outline.iter().map(|point| to_figure(species, *point)).collect();
        build.slab(&outline, [-THICK * 0.5, THICK * (part.front - 0.5)], 0.022, part.colour, part.colour.dark(0.28));
    }
    build
}

/// The tilt of pegs towards the viewer from horizontal, in radians, so that their emblems face the camera.
pub const PEG_LEAN: f32 = 0.5;

/// Returns a peg for a market's stall: a round plate in the owner's colour with the emblem.
pub fn peg(owner: Owner) -> ModelBuilder {
    let mut build = ModelBuilder::new();
    base(&mut build, &as_outline(ring(Vec3::ZERO, Vec2::splat(PEG_RADIUS), 20, 0.0)), 0.06, 0.055, owner);
    let (_, rim) = emblems::colours(owner);
    emblem(&mut build, owner, Vec3::Y * 0.07, Vec2::splat(0.22), 0.025, rim);
    build
}

/// Returns a pond over one to three adjacent hexes: a wooden plate on the pampas with a shore and water. `middles` are
/// the centres of the hexes, relative to the origin of the mesh, as given by
/// [`crate::games::hacienda::view::layout::world_of`].
pub fn pond(middles: &[Vec3]) -> ModelBuilder {
    let raised: Vec<Vec3> = middles.iter().map(|middle| *middle + Vec3::Y * BANKS).collect();
    let mut build = ModelBuilder::new();
    pool(&mut build, &raised, palette::WATER, Rgb::hex(0xD9B277));
    build
}

/// Returns a harvest chip: a golden disc with a sheaf, small enough for the corner of a tile.
pub fn harvest() -> ModelBuilder {
    let gold = Rgb::hex(0xE9B03A);
    let mut build = ModelBuilder::new();
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
