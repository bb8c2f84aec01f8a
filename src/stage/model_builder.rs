//! A builder for flat-shaded meshes made of triangles, bands, slabs and blobs. Vertices carry their colour and surface
//! kind, so one type of material serves all meshes.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::{asset::RenderAssetUsages, mesh::PrimitiveTopology, prelude::*};

use crate::theme::{Rgb, path};

/// A mesh under construction. The front of a face is the side from which its corners run counter-clockwise.
///
/// Faces are plain paint by default. Methods such as [`ModelBuilder::wood`], [`ModelBuilder::water`] and
/// [`ModelBuilder::swaying`] set the surface of the faces that follow; [`ModelBuilder::plain`] resets it. Every vertex
/// stores its surface as a texture coordinate (kind, weight), which `paint.wgsl` reads.
#[derive(Debug, Clone, Default)]
pub struct ModelBuilder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    colours: Vec<[f32; 4]>,
    surfaces: Vec<[f32; 2]>,
    /// The visible fraction of the sky at each vertex, from 0 to 1, or a negative number until it is computed.
    sky_visible: Vec<f32>,
    surface: SurfaceKind,
}

/// The surface of a face. It determines the effect of light and wind.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
enum SurfaceKind {
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

impl SurfaceKind {
    /// Returns the code of a vertex for `paint.wgsl`: the kind of its surface, and a weight.
    fn at(self, point: Vec3) -> [f32; 2] {
        let away = |from: Vec3, along: Vec3| (point - from).dot(along).max(0.0);
        match self {
            SurfaceKind::Paint => [0.0, 0.0],
            SurfaceKind::Wood(along) => [1.0, if along.x.abs() >= along.z.abs() { 0.0 } else { 1.0 }],
            SurfaceKind::Pampas => [2.0, 0.0],
            SurfaceKind::Water => [3.0, 0.0],
            SurfaceKind::Shore([deep, edge]) => [3.0, ((point.y - deep) / (edge - deep)).clamp(0.0, 1.0)],
            SurfaceKind::Lamp => [4.0, 0.0],
            SurfaceKind::Shade(dark) => [7.0, dark],
            SurfaceKind::Swaying(root, along) => [5.0, away(root, along)],
            SurfaceKind::Fluttering(pole, along) => [6.0, away(pole, along)],
            SurfaceKind::Breathing(by) => [8.0, by],
        }
    }
}

/// Returns a pseudo-random number, at least 0 and below 1, that depends only on the arguments.
pub fn noise(of: u32, salt: u32) -> f32 {
    let mut bits = of.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ bits >> 16).wrapping_mul(0x7FEB_352D);
    bits = (bits ^ bits >> 15).wrapping_mul(0x846C_A68B);
    ((bits ^ bits >> 16) >> 8) as f32 / (1u32 << 24) as f32
}

/// Returns the six corners of a pointy-top hex around a point, counter-clockwise as seen from above.
pub fn hex_ring(at: Vec3, radius: f32) -> Vec<Vec3> {
    ring(at, Vec2::splat(radius), 6, TAU / 12.0)
}

/// Returns `sides` points in a horizontal ring around a point, counter-clockwise as seen from above. `turn` is the
/// angle of the first point, in radians.
pub fn ring(at: Vec3, radii: Vec2, sides: u32, turn: f32) -> Vec<Vec3> {
    (0..sides)
        .map(|side| {
            let angle = turn + side as f32 / sides as f32 * TAU;
            at + Vec3::new(angle.cos() * radii.x, 0.0, -angle.sin() * radii.y)
        })
        .collect()
}

impl ModelBuilder {
    /// Creates an empty mesh.
    pub fn new() -> ModelBuilder {
        ModelBuilder::default()
    }

    /// Makes the following faces plain paint.
    pub fn plain(&mut self) {
        self.surface = SurfaceKind::Paint;
    }

    /// Makes the following faces bare wood. The grain runs along x or z, whichever is closer to `along`.
    pub fn wood(&mut self, along: Vec3) {
        self.surface = SurfaceKind::Wood(along);
    }

    /// Makes the following faces dry grassland, with a mottled pattern that continues across tile edges.
    pub fn pampas(&mut self) {
        self.surface = SurfaceKind::Pampas;
    }

    /// Makes the following faces water, which ripples and glints.
    pub fn water(&mut self) {
        self.surface = SurfaceKind::Water;
    }

    /// Makes the following faces shallow water with foam. The foam is densest where y is `edge`, and disappears where y
    /// is `deep` (in world units).
    pub fn shore(&mut self, deep: f32, edge: f32) {
        self.surface = SurfaceKind::Shore([deep, edge]);
    }

    /// Makes the following faces lamps or windows, which glow in their own colour at dusk.
    pub fn lamp(&mut self) {
        self.surface = SurfaceKind::Lamp;
    }

    /// Makes the following faces sway in the wind like grass and reeds. The swing of a point grows with its distance
    /// from `root` along `along`. The length of `along` is the swing per world unit of distance (0.1 to 0.4).
    pub fn swaying(&mut self, root: Vec3, along: Vec3) {
        self.surface = SurfaceKind::Swaying(root, along);
    }

    /// Makes the following faces flutter like flags and awnings: faster than grass, and at right angles to their
    /// plane, which faces the viewer. The swing grows with the distance from `pole` as in [`ModelBuilder::swaying`].
    pub fn fluttering(&mut self, pole: Vec3, along: Vec3) {
        self.surface = SurfaceKind::Fluttering(pole, along);
    }

    /// Makes the following faces breathe: they repeatedly shrink towards the origin horizontally by this fraction of
    /// their size and grow again.
    pub fn breathing(&mut self, by: f32) {
        self.surface = SurfaceKind::Breathing(by);
    }

    /// Adds a triangle.
    pub fn tri(&mut self, corners: [Vec3; 3], colour: Rgb) {
        let [a, b, c] = corners;
        let normal = (b - a).cross(c - a).normalize_or(Vec3::Y);
        self.positions.extend(corners);
        self.normals.extend([normal; 3]);
        self.colours.extend([colour.linear(); 3]);
        self.surfaces.extend(corners.map(|corner| self.surface.at(corner)));
        self.sky_visible.extend([-1.0; 3]);
    }

    /// Adds a planar quadrilateral.
    pub fn quad(&mut self, [a, b, c, d]: [Vec3; 4], colour: Rgb) {
        self.tri([a, b, c], colour);
        self.tri([a, c, d], colour);
    }

    /// Adds triangles from one point to a closed ring: a lid or, if the point is raised, a cone.
    pub fn fan(&mut self, centre: Vec3, ring: &[Vec3], colour: Rgb) {
        for (a, b) in pairs(ring) {
            self.tri([centre, a, b], colour);
        }
    }

    /// Adds the wall between two closed rings with the same number of points. Its front is on the outside.
    pub fn band(&mut self, lower: &[Vec3], upper: &[Vec3], colour: Rgb) {
        for ((a, b), (c, d)) in pairs(lower).zip(pairs(upper)) {
            self.quad([a, b, d, c], colour);
        }
    }

    /// Adds an upright frustum with the given radii at the base and the top, and the given height, in world units. The
    /// base is left open.
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

    /// Adds a lump. `radii` are about half the size of its bounding box in world units, and `seed` varies its dents.
    /// The lump is cut off at the bottom, `sink` times the vertical radius below the middle.
    pub fn blob(&mut self, middle: Vec3, radii: Vec3, sink: f32, seed: u32, colour: Rgb) {
        const SIDES: u32 = 7;
        let dent = |ring_index: u32, side: usize| 0.86 + 0.28 * noise(seed, ring_index * 31 + side as u32);
        let turn = noise(seed, 7) * TAU;
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

    /// Adds a flat outline (x right, y up, counter-clockwise) with thickness. Its back is at `depth[0]` and its face at
    /// `depth[1]`, towards +z. The front edge is bevelled by `bevel`. All sizes are in world units. The back is
    /// left open.
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

    /// Adds a horizontal slab. The outline's y axis points away from the viewer, and `heights` are the heights of its
    /// back and its face.
    pub fn plate(&mut self, at: Vec3, outline: &[Vec2], heights: [f32; 2], bevel: f32, face: Rgb, side: Rgb) {
        let mut slab = ModelBuilder::new();
        slab.slab(outline, heights, bevel, face, side);
        let before = self.positions.len();
        self.add(&slab, Transform::from_translation(at).with_rotation(Quat::from_rotation_x(-FRAC_PI_2)));
        for (surface, point) in self.surfaces[before..].iter_mut().zip(&self.positions[before..]) {
            *surface = self.surface.at(*point);
        }
    }

    /// Adds a flat horizontal outline without thickness.
    pub fn flat(&mut self, at: Vec3, outline: &[Vec2], colour: Rgb) {
        for corners in triangles(outline) {
            self.tri(corners.map(|index| at + Vec3::new(outline[index].x, 0.0, -outline[index].y)), colour);
        }
    }

    /// Adds a transformed copy of another mesh, with its surfaces.
    pub fn add(&mut self, other: &ModelBuilder, moved: Transform) {
        self.positions.extend(other.positions.iter().map(|point| moved.transform_point(*point)));
        self.normals.extend(other.normals.iter().map(|normal| moved.rotation * *normal));
        self.colours.extend(&other.colours);
        self.surfaces.extend(&other.surfaces);
        self.sky_visible.extend(&other.sky_visible);
    }

    /// Multiplies the brightness of all colours, to compensate for dim light.
    pub fn brightened(mut self, by: f32) -> ModelBuilder {
        self.colours.iter_mut().flat_map(|colour| &mut colour[..3]).for_each(|part| *part *= by);
        self
    }

    /// Adds a contact shadow: a soft, dark, horizontal spot around a point. `radii` are in world units along x and z,
    /// and `dark` is the darkness, from 0 to 1. It must be drawn with the material [`super::paint::Paints::shade`].
    pub fn contact_spot(&mut self, at: Vec3, radii: Vec2, dark: f32) {
        let surface = std::mem::replace(&mut self.surface, SurfaceKind::Shade(dark));
        let corner = |x: f32, z: f32| at + Vec3::new(x * radii.x, 0.0, z * radii.y);
        let before = self.colours.len();
        self.quad([corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)], Rgb::hex(0));
        // The colour of a corner encodes its position in the spot.
        let [a, b, c, d] = [[0.0, 1.0], [1.0, 1.0], [1.0, 0.0], [0.0, 0.0]].map(|[u, v]| [u, v, 0.0, 1.0]);
        self.colours[before..].copy_from_slice(&[a, b, c, a, c, d]);
        self.sky_visible[before..].fill(1.0);
        self.surface = surface;
    }

    /// Computes the ambient occlusion of every vertex that has none yet. The result stays the same if this mesh is
    /// later added to another mesh. [`ModelBuilder::mesh`] also does this.
    pub fn occluded(mut self) -> ModelBuilder {
        occlusion::fill(&self.positions, &self.normals, &[], &mut self.sky_visible);
        self
    }

    /// Computes the ambient occlusion, including the occlusion by another mesh above.
    pub fn occluded_under(mut self, above: &ModelBuilder) -> ModelBuilder {
        occlusion::fill(&self.positions, &self.normals, above.corners(), &mut self.sky_visible);
        self
    }

    /// Marks every vertex without ambient occlusion as seeing the whole sky. This suits flat objects with nothing
    /// around them.
    pub fn unoccluded(mut self) -> ModelBuilder {
        self.sky_visible.iter_mut().filter(|seen| **seen < 0.0).for_each(|seen| *seen = 1.0);
        self
    }

    /// Returns the corners of all triangles, three per triangle.
    pub(super) fn corners(&self) -> &[Vec3] {
        &self.positions
    }

    /// Returns the number of triangles.
    pub fn triangles(&self) -> usize {
        self.positions.len() / 3
    }

    /// Returns the mesh for the renderer, which reports an error if a mesh has no vertices. An empty model therefore
    /// becomes one degenerate triangle.
    pub fn mesh(self) -> Mesh {
        let mut build = self.occluded();
        if build.positions.is_empty() {
            build.positions = vec![Vec3::ZERO; 3];
            build.normals = vec![Vec3::Y; 3];
            build.colours = vec![[0.0; 4]; 3];
            build.surfaces = vec![[0.0; 2]; 3];
            build.sky_visible = vec![1.0; 3];
        }
        // Paint is opaque, so the alpha of a colour is free. It carries the visible fraction of the sky.
        let colours: Vec<[f32; 4]> =
            build.colours.iter().zip(&build.sky_visible).map(|([r, g, b, _], open)| [*r, *g, *b, *open]).collect();
        let list = |vectors: Vec<Vec3>| vectors.into_iter().map(|vector| vector.to_array()).collect::<Vec<[f32; 3]>>();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, list(build.positions))
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, list(build.normals))
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, build.surfaces)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
    }
}

/// Returns each point of a closed ring with its successor.
fn pairs<T: Copy>(ring: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Returns the outline moved inwards by `by`, with the same number of points. It is correct only for small offsets.
pub fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = outline.len();
    (0..count)
        .map(|index| {
            let (before, here, after) =
                (outline[(index + count - 1) % count], outline[index], outline[(index + 1) % count]);
            let (first, second) =
                ((here - before).normalize_or_zero().perp(), (after - here).normalize_or_zero().perp());
            let middle = (first + second).normalize_or(first);
            // At sharp corners an exact mitre would reach beyond the opposite side.
            here + middle * by / middle.dot(first).max(0.5)
        })
        .collect()
}

/// Returns the part of a convex outline between `low` and `high` along `axis`, in world units.
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

/// Returns a triangulation of an outline. Each triangle consists of the indices of three points, counter-clockwise.
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
    fn even_an_empty_model_gives_the_renderer_vertices() {
        assert_eq!(ModelBuilder::new().mesh().count_vertices(), 3);
    }

    #[test]
    fn strips_of_a_square_add_up_to_the_square() {
        let square: Vec<Vec2> = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)].map(|(x, y)| Vec2::new(x, y)).into();
        let axis = Vec2::new(0.6, 0.8);
        let parts: f32 =
            (0..6).map(|part| area(&strip(&square, axis, part as f32 * 0.5, part as f32 * 0.5 + 0.5))).sum();
        assert!((parts - 4.0).abs() < 1e-3, "{parts}");
    }

    #[test]
    fn faces_point_outwards() {
        let mut build = ModelBuilder::new();
        build.frustum(Vec3::ZERO, [1.0, 0.5], 1.0, 8, 0.0, Rgb::hex(0xFFFFFF));
        for (corners, normal) in build.positions.chunks(3).zip(build.normals.iter().step_by(3)) {
            let middle = (corners[0] + corners[1] + corners[2]) / 3.0;
            assert!(
                normal.dot(middle - Vec3::Y * 0.3) > 0.0,
                "the face at {middle} must point outwards, not along {normal}"
            );
        }
    }

    #[test]
    fn vertices_keep_their_surface() {
        let (white, mut build) = (Rgb::hex(0xFFFFFF), ModelBuilder::new());
        let blade = [Vec3::ZERO, Vec3::X, Vec3::new(0.5, 2.0, 0.0)];
        build.tri(blade, white);
        build.swaying(Vec3::ZERO, Vec3::Y * 0.25);
        build.tri(blade, white);
        build.water();
        build.plate(Vec3::ZERO, &[Vec2::ZERO, Vec2::X, Vec2::ONE], [0.0, 0.1], 0.01, white, white);
        let mut all = ModelBuilder::new();
        all.lamp();
        all.add(&build, Transform::from_xyz(5.0, 5.0, 5.0));
        assert_eq!(all.surfaces[..3], [[0.0, 0.0]; 3], "the first face is plain paint");
        assert_eq!(all.surfaces[3..6], [[5.0, 0.0], [5.0, 0.0], [5.0, 0.5]], "only the tip sways");
        assert!(all.surfaces[6..].iter().all(|surface| *surface == [3.0, 0.0]), "the plate is water");
    }

    #[test]
    fn noise_fills_its_range() {
        let values: Vec<f32> = (0..1000).map(|of| noise(of, 3)).collect();
        assert!(values.iter().all(|value| (0.0..1.0).contains(value)));
        let mean = values.iter().sum::<f32>() / 1000.0;
        assert!((mean - 0.5).abs() < 0.05, "{mean}");
    }
}
