//! Flat-shaded meshes from triangles, bands, slabs and blobs. Vertices carry their colour and what they are made of, so that
//! one material serves all.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::{asset::RenderAssetUsages, mesh::PrimitiveTopology, prelude::*};

use crate::theme::{Rgb, path};

/// A mesh in the making. Faces are seen from the side from which their corners run counter-clockwise.
///
/// Faces are of plain paint until a call of [`Build::wood`], [`Build::pampas`], [`Build::water`], [`Build::lamp`],
/// [`Build::swaying`], [`Build::fluttering`] or [`Build::breathing`] says what the ones after it are; [`Build::plain`] ends that. Every vertex
/// takes it along as its texture coordinate (kind, weight), which `paint.wgsl` reads.
#[derive(Debug, Clone, Default)]
pub struct Build {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    colours: Vec<[f32; 4]>,
    stuffs: Vec<[f32; 2]>,
    /// How much of the sky each vertex sees, 0 to 1; below 0 where nobody has looked yet.
    open: Vec<f32>,
    stuff: Stuff,
}

/// What faces are made of, and with that what the light and the wind do with them.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
enum Stuff {
    #[default]
    Paint,
    Wood(Vec3),
    Pampas,
    Water,
    Shore([f32; 2]),
    Lamp,
    Shade(f32),
    Swaying(Vec3, Vec3),
    Fluttering(Vec3, Vec3),
    Breathing(f32),
}

impl Stuff {
    /// The numbers by which `paint.wgsl` knows it: the kind, and a weight of its own for each vertex.
    fn at(self, point: Vec3) -> [f32; 2] {
        let away = |from: Vec3, along: Vec3| (point - from).dot(along).max(0.0);
        match self {
            Stuff::Paint => [0.0, 0.0],
            Stuff::Wood(along) => [1.0, if along.x.abs() >= along.z.abs() { 0.0 } else { 1.0 }],
            Stuff::Pampas => [2.0, 0.0],
            Stuff::Water => [3.0, 0.0],
            Stuff::Shore([deep, edge]) => [3.0, ((point.y - deep) / (edge - deep)).clamp(0.0, 1.0)],
            Stuff::Lamp => [4.0, 0.0],
            Stuff::Shade(dark) => [7.0, dark],
            Stuff::Swaying(root, along) => [5.0, away(root, along)],
            Stuff::Fluttering(pole, along) => [6.0, away(pole, along)],
            Stuff::Breathing(by) => [8.0, by],
        }
    }
}

/// A number from 0 to 1 that looks random and is always the same for the same two: variation without chance.
pub fn grain(of: u32, salt: u32) -> f32 {
    let mut bits = of.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ bits >> 16).wrapping_mul(0x7FEB_352D);
    bits = (bits ^ bits >> 15).wrapping_mul(0x846C_A68B);
    ((bits ^ bits >> 16) >> 8) as f32 / (1u32 << 24) as f32
}

/// The six corners of a pointy-top hex around a place, counter-clockwise seen from above.
pub fn hex_ring(at: Vec3, radius: f32) -> Vec<Vec3> {
    ring(at, Vec2::splat(radius), 6, TAU / 12.0)
}

/// `sides` points around a place, level, counter-clockwise seen from above; `turn` in radians moves the first one.
pub fn ring(at: Vec3, radii: Vec2, sides: u32, turn: f32) -> Vec<Vec3> {
    (0..sides)
        .map(|side| {
            let angle = turn + side as f32 / sides as f32 * TAU;
            at + Vec3::new(angle.cos() * radii.x, 0.0, -angle.sin() * radii.y)
        })
        .collect()
}

impl Build {
    /// Nothing yet.
    pub fn new() -> Build {
        Build::default()
    }

    /// The faces that follow are plain paint again.
    pub fn plain(&mut self) {
        self.stuff = Stuff::Paint;
    }

    /// The faces that follow are bare wood whose grain runs along x or z, whichever `along` is nearer to.
    pub fn wood(&mut self, along: Vec3) {
        self.stuff = Stuff::Wood(along);
    }

    /// The faces that follow are dry grassland: mottled over its seams.
    pub fn pampas(&mut self) {
        self.stuff = Stuff::Pampas;
    }

    /// The faces that follow are water: it ripples and glints.
    pub fn water(&mut self) {
        self.stuff = Stuff::Water;
    }

    /// The faces that follow are water near a shore, with foam on it: most where they are `edge` high (their y in world
    /// units), none where they are `deep` high.
    pub fn shore(&mut self, deep: f32, edge: f32) {
        self.stuff = Stuff::Shore([deep, edge]);
    }

    /// The faces that follow are lamps or windows: as dusk falls they glow in their own colour.
    pub fn lamp(&mut self) {
        self.stuff = Stuff::Lamp;
    }

    /// The faces that follow sway in the wind, as grass and reeds do: a point the more the further it is from `root` in
    /// the direction of `along`, whose length is how many world units it swings for each world unit (0.1 to 0.4).
    pub fn swaying(&mut self, root: Vec3, along: Vec3) {
        self.stuff = Stuff::Swaying(root, along);
    }

    /// The faces that follow flutter, as flags, awnings and smoke do, quicker than grass and across their own plane (which
    /// faces the viewer): a point the more the further it is from `pole` in the direction of `along`, as in
    /// [`Build::swaying`].
    pub fn fluttering(&mut self, pole: Vec3, along: Vec3) {
        self.stuff = Stuff::Fluttering(pole, along);
    }

    /// The faces that follow breathe: level, they get smaller by this share of their size and grow again, around the origin.
    pub fn breathing(&mut self, by: f32) {
        self.stuff = Stuff::Breathing(by);
    }

    /// One triangle.
    pub fn tri(&mut self, corners: [Vec3; 3], colour: Rgb) {
        let [a, b, c] = corners;
        let normal = (b - a).cross(c - a).normalize_or(Vec3::Y);
        self.positions.extend(corners);
        self.normals.extend([normal; 3]);
        self.colours.extend([colour.linear(); 3]);
        self.stuffs.extend(corners.map(|corner| self.stuff.at(corner)));
        self.open.extend([-1.0; 3]);
    }

    /// Four corners in one plane.
    pub fn quad(&mut self, [a, b, c, d]: [Vec3; 4], colour: Rgb) {
        self.tri([a, b, c], colour);
        self.tri([a, c, d], colour);
    }

    /// Triangles from one point to a closed ring: a lid or, with a raised point, a cone.
    pub fn fan(&mut self, centre: Vec3, ring: &[Vec3], colour: Rgb) {
        for (a, b) in pairs(ring) {
            self.tri([centre, a, b], colour);
        }
    }

    /// The wall between two closed rings of as many points, seen from outside.
    pub fn band(&mut self, lower: &[Vec3], upper: &[Vec3], colour: Rgb) {
        for ((a, b), (c, d)) in pairs(lower).zip(pairs(upper)) {
            self.quad([a, b, d, c], colour);
        }
    }

    /// A standing round thing that gets narrower or wider: radii at foot and top and the height, in world units.
    pub fn frustum(&mut self, foot: Vec3, radii: [f32; 2], height: f32, sides: u32, turn: f32, colour: Rgb) {
        let lower = ring(foot, Vec2::splat(radii[0]), sides, turn);
        if radii[1] <= 0.0 {
            self.fan(foot + Vec3::Y * height, &lower, colour);
            return;
        }
        let upper = ring(foot + Vec3::Y * height, Vec2::splat(radii[1]), sides, turn);
        self.band(&lower, &upper, colour);
        self.fan(foot + Vec3::Y * height, &upper, colour);
    }

    /// A lump: radii of its box in world units; `seed` dents it. Its lower part is cut off at the middle's height minus
    /// `sink` of the upright radius.
    pub fn blob(&mut self, middle: Vec3, radii: Vec3, sink: f32, seed: u32, colour: Rgb) {
        const SIDES: u32 = 7;
        let dent = |ring_index: u32, side: usize| 0.86 + 0.28 * grain(seed, ring_index * 31 + side as u32);
        let turn = grain(seed, 7) * TAU;
        let level = |index: u32, height: f32, width: f32| -> Vec<Vec3> {
            ring(
                middle + Vec3::Y * height * radii.y,
                Vec2::new(radii.x, radii.z) * width,
                SIDES,
                turn + index as f32 * 0.4,
            )
            .into_iter()
            .enumerate()
            .map(|(side, point)| middle.with_y(point.y) + (point - middle.with_y(point.y)) * dent(index, side))
            .collect()
        };
        let levels = [level(0, -sink, 0.82), level(1, 0.12, 1.0), level(2, 0.68, 0.68)];
        let top = middle + Vec3::new(0.1 * radii.x, radii.y * 0.98, 0.0);
        self.band(&levels[0], &levels[1], colour.dark(0.10));
        self.band(&levels[1], &levels[2], colour);
        self.fan(top, &levels[2], colour.light(0.08));
    }

    /// A flat outline (x right, y up, counter-clockwise) sawn out of a board: its back at `depth[0]`, its face towards
    /// +z at `depth[1]`, the edge broken by `bevel`, all in world units. The back stays open.
    pub fn slab(&mut self, outline: &[Vec2], depth: [f32; 2], bevel: f32, face: Rgb, side: Rgb) {
        let inner = inset(outline, bevel);
        let at = |points: &[Vec2], z: f32| points.iter().map(|point| point.extend(z)).collect::<Vec<Vec3>>();
        let (back, shoulder, front) = (at(outline, depth[0]), at(outline, depth[1] - bevel), at(&inner, depth[1]));
        self.band(&back, &shoulder, side);
        self.band(&shoulder, &front, face.light(0.10));
        for corners in triangles(&inner) {
            self.tri(corners.map(|index| front[index]), face);
        }
    }

    /// A slab lying on the stage: up in the outline points away from the viewer, `heights` from back to face.
    pub fn plate(&mut self, at: Vec3, outline: &[Vec2], heights: [f32; 2], bevel: f32, face: Rgb, side: Rgb) {
        let mut slab = Build::new();
        slab.slab(outline, heights, bevel, face, side);
        let before = self.positions.len();
        self.add(&slab, Transform::from_translation(at).with_rotation(Quat::from_rotation_x(-FRAC_PI_2)));
        for (stuff, point) in self.stuffs[before..].iter_mut().zip(&self.positions[before..]) {
            *stuff = self.stuff.at(*point);
        }
    }

    /// A flat outline without thickness lying at a height on the stage.
    pub fn flat(&mut self, at: Vec3, outline: &[Vec2], colour: Rgb) {
        for corners in triangles(outline) {
            self.tri(corners.map(|index| at + Vec3::new(outline[index].x, 0.0, -outline[index].y)), colour);
        }
    }

    /// Everything of another mesh, moved; it stays what it is made of.
    pub fn add(&mut self, other: &Build, moved: Transform) {
        self.positions.extend(other.positions.iter().map(|point| moved.transform_point(*point)));
        self.normals.extend(other.normals.iter().map(|normal| moved.rotation * *normal));
        self.colours.extend(&other.colours);
        self.stuffs.extend(&other.stuffs);
        self.open.extend(&other.open);
    }

    /// Everything so much brighter: what is made to lie in a dimmed light as if it were not.
    pub fn brightened(mut self, by: f32) -> Build {
        self.colours.iter_mut().flat_map(|colour| &mut colour[..3]).for_each(|part| *part *= by);
        self
    }

    /// A soft dark blot lying level around a place: radii in world units across and along, darkness from 0 to 1. For the
    /// paint [`super::paint::Paints::shade`] alone.
    pub fn blot(&mut self, at: Vec3, radii: Vec2, dark: f32) {
        let stuff = std::mem::replace(&mut self.stuff, Stuff::Shade(dark));
        let corner = |x: f32, z: f32| at + Vec3::new(x * radii.x, 0.0, z * radii.y);
        let before = self.colours.len();
        self.quad([corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)], Rgb::hex(0));
        // The colour of a corner says where in the blot it is.
        let [a, b, c, d] = [[0.0, 1.0], [1.0, 1.0], [1.0, 0.0], [0.0, 0.0]].map(|[u, v]| [u, v, 0.0, 1.0]);
        self.colours[before..].copy_from_slice(&[a, b, c, a, c, d]);
        self.open[before..].fill(1.0);
        self.stuff = stuff;
    }

    /// Looks from every vertex to which nobody has looked yet how much of the sky it sees: what it is added to later does
    /// not darken it. [`Build::mesh`] does so too.
    pub fn occluded(mut self) -> Build {
        occlusion::fill(&self.positions, &self.normals, &[], &mut self.open);
        self
    }

    /// The same under what else will stand there.
    pub fn occluded_under(mut self, above: &Build) -> Build {
        occlusion::fill(&self.positions, &self.normals, above.corners(), &mut self.open);
        self
    }

    /// Every vertex to which nobody has looked yet sees the whole sky: for what lies flat and alone.
    pub fn bare(mut self) -> Build {
        self.open.iter_mut().filter(|seen| **seen < 0.0).for_each(|seen| *seen = 1.0);
        self
    }

    /// The corners of all triangles, three each.
    pub(super) fn corners(&self) -> &[Vec3] {
        &self.positions
    }

    /// How many triangles there are.
    pub fn triangles(&self) -> usize {
        self.positions.len() / 3
    }

    /// The mesh, for the renderer alone.
    pub fn mesh(self) -> Mesh {
        let build = self.occluded();
        // Paint covers, so the fourth number of a colour is free: it carries how much of the sky the vertex sees.
        let colours: Vec<[f32; 4]> =
            build.colours.iter().zip(&build.open).map(|([r, g, b, _], open)| [*r, *g, *b, *open]).collect();
        let list = |vectors: Vec<Vec3>| vectors.into_iter().map(|vector| vector.to_array()).collect::<Vec<[f32; 3]>>();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, list(build.positions))
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, list(build.normals))
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, build.stuffs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
    }
}

/// Each point of a closed ring with the next.
fn pairs<T: Copy>(ring: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// The outline moved inwards by `by`; it keeps its number of points. Meant for small steps.
pub fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = outline.len();
    (0..count)
        .map(|index| {
            let (before, here, after) =
                (outline[(index + count - 1) % count], outline[index], outline[(index + 1) % count]);
            let (first, second) =
                ((here - before).normalize_or_zero().perp(), (after - here).normalize_or_zero().perp());
            let middle = (first + second).normalize_or(first);
            // At sharp corners the true mitre would run far past the other side.
            here + middle * by / middle.dot(first).max(0.5)
        })
        .collect()
}

/// The part of a convex outline between two lines across a direction: `low` to `high` along `axis`, in world units.
pub fn strip(outline: &[Vec2], axis: Vec2, low: f32, high: f32) -> Vec<Vec2> {
    let above = half_plane(outline, axis, low);
    half_plane(&above, -axis, -high)
}

fn half_plane(outline: &[Vec2], axis: Vec2, low: f32) -> Vec<Vec2> {
    let mut kept = Vec::new();
    for (a, b) in pairs(outline) {
        let (height_a, height_b) = (a.dot(axis) - low, b.dot(axis) - low);
        if height_a >= 0.0 {
            kept.push(a);
        }
        if (height_a >= 0.0) != (height_b >= 0.0) {
            kept.push(a.lerp(b, height_a / (height_a - height_b)));
        }
    }
    kept
}

/// An outline as triangles of its points' places, all of them counter-clockwise.
fn triangles(outline: &[Vec2]) -> impl Iterator<Item = [usize; 3]> {
    let triangles = path::triangles(outline.iter().map(Vec2::to_array));
    triangles.into_iter().map(|corners| corners.map(|corner| corner as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[Vec2]) -> f32 {
        pairs(outline).map(|(a, b)| a.perp_dot(b)).sum::<f32>() / 2.0
    }

    #[test]
    fn a_bent_outline_is_covered_exactly_once() {
        let outline: Vec<Vec2> = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (3.0, 1.0), (1.0, 1.0), (0.0, 3.0)]
            .map(|(x, y)| Vec2::new(x, y))
            .into();
        let covered: f32 = triangles(&outline).map(|corners| area(&corners.map(|index| outline[index]))).sum();
        assert!((covered - area(&outline)).abs() < 1e-4);
        assert_eq!(triangles(&outline).count(), outline.len() - 2);
    }

    #[test]
    fn strips_of_a_square_share_it_out() {
        let square: Vec<Vec2> = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)].map(|(x, y)| Vec2::new(x, y)).into();
        let axis = Vec2::new(0.6, 0.8);
        let parts: f32 =
            (0..6).map(|part| area(&strip(&square, axis, part as f32 * 0.5, part as f32 * 0.5 + 0.5))).sum();
        assert!((parts - 4.0).abs() < 1e-3, "{parts}");
    }

    #[test]
    fn faces_look_outwards() {
        let mut build = Build::new();
        build.frustum(Vec3::ZERO, [1.0, 0.5], 1.0, 8, 0.0, Rgb::hex(0xFFFFFF));
        for (corners, normal) in build.positions.chunks(3).zip(build.normals.iter().step_by(3)) {
            let middle = (corners[0] + corners[1] + corners[2]) / 3.0;
            assert!(normal.dot(middle - Vec3::Y * 0.3) > 0.0, "{middle} looks to {normal}");
        }
    }

    #[test]
    fn vertices_take_along_what_they_are_made_of() {
        let (white, mut build) = (Rgb::hex(0xFFFFFF), Build::new());
        let blade = [Vec3::ZERO, Vec3::X, Vec3::new(0.5, 2.0, 0.0)];
        build.tri(blade, white);
        build.swaying(Vec3::ZERO, Vec3::Y * 0.25);
        build.tri(blade, white);
        build.water();
        build.plate(Vec3::ZERO, &[Vec2::ZERO, Vec2::X, Vec2::ONE], [0.0, 0.1], 0.01, white, white);
        let mut all = Build::new();
        all.lamp();
        all.add(&build, Transform::from_xyz(5.0, 5.0, 5.0));
        assert_eq!(all.stuffs[..3], [[0.0, 0.0]; 3], "plain paint first");
        assert_eq!(all.stuffs[3..6], [[5.0, 0.0], [5.0, 0.0], [5.0, 0.5]], "a tip sways, its root does not");
        assert!(all.stuffs[6..].iter().all(|stuff| *stuff == [3.0, 0.0]), "a plate is made of what is asked for");
    }

    #[test]
    fn grain_fills_its_range() {
        let values: Vec<f32> = (0..1000).map(|of| grain(of, 3)).collect();
        assert!(values.iter().all(|value| (0.0..1.0).contains(value)));
        let mean = values.iter().sum::<f32>() / 1000.0;
        assert!((mean - 0.5).abs() < 0.05, "{mean}");
    }
}
