//! Flat-shaded meshes from triangles, bands, slabs and blobs, coloured by vertex so that one material serves all.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::{
    asset::RenderAssetUsages,
    math::{Quat, Vec2, Vec3},
    mesh::{Mesh, PrimitiveTopology},
    transform::components::Transform,
};

use crate::theme::{colours::Rgb, path};

/// A mesh in the making. Faces are seen from the side from which their corners run counter-clockwise.
#[derive(Debug, Clone, Default)]
pub struct Build {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    colours: Vec<[f32; 4]>,
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

    /// One triangle.
    pub fn tri(&mut self, corners: [Vec3; 3], colour: Rgb) {
        let [a, b, c] = corners;
        let normal = (b - a).cross(c - a).normalize_or(Vec3::Y);
        self.positions.extend(corners);
        self.normals.extend([normal; 3]);
        self.colours.extend([colour.linear(); 3]);
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
        self.add(&slab, Transform::from_translation(at).with_rotation(Quat::from_rotation_x(-FRAC_PI_2)));
    }

    /// A flat outline without thickness lying at a height on the stage.
    pub fn flat(&mut self, at: Vec3, outline: &[Vec2], colour: Rgb) {
        for corners in triangles(outline) {
            self.tri(corners.map(|index| at + Vec3::new(outline[index].x, 0.0, -outline[index].y)), colour);
        }
    }

    /// Everything of another mesh, moved.
    pub fn add(&mut self, other: &Build, moved: Transform) {
        self.positions.extend(other.positions.iter().map(|point| moved.transform_point(*point)));
        self.normals.extend(other.normals.iter().map(|normal| moved.rotation * *normal));
        self.colours.extend(&other.colours);
    }

    /// How many triangles there are.
    pub fn triangles(&self) -> usize {
        self.positions.len() / 3
    }

    /// The mesh, for the renderer alone.
    pub fn mesh(self) -> Mesh {
        let list = |vectors: Vec<Vec3>| vectors.into_iter().map(|vector| vector.to_array()).collect::<Vec<[f32; 3]>>();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, list(self.positions))
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, list(self.normals))
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
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
    fn grain_fills_its_range() {
        let values: Vec<f32> = (0..1000).map(|of| grain(of, 3)).collect();
        assert!(values.iter().all(|value| (0.0..1.0).contains(value)));
        let mean = values.iter().sum::<f32>() / 1000.0;
        assert!((mean - 0.5).abs() < 0.05, "{mean}");
    }
}
