//! Ambient occlusion for meshes: corners and the bases of objects become darker than exposed parts. It is baked when a
//! mesh is made, by casting rays over a height field.

use bevy_math::{Rect, Vec2, Vec3};

/// The side length of a cell of the height field in world units, unless the scene is large.
const CELL: f32 = 0.07;
/// The number of horizontal directions of rays.
const DIRECTIONS: usize = 8;
/// The number of elevation angles for each direction.
const ELEVATIONS: usize = 4;
/// The sampling distances along a ray, in world units. Each gap is wider than the previous one.
const STEPS: [f32; 7] = [0.07, 0.14, 0.22, 0.33, 0.48, 0.68, 0.95];
/// The tolerance in world units: an occluder must rise more than this above a point to darken it, because height fields
/// are coarse.
const TOLERANCE: f32 = 0.04;
/// The openness of the darkest corner.
const MIN_OPENNESS: f32 = 0.30;
/// The approximate maximum size of a height field, in cells each way. A large scene gets coarser cells instead of
/// taking longer.
const MAX_CELLS: f32 = 512.0;

/// The height field of a mesh seen from above.
#[derive(Debug)]
struct Heights {
    origin: Vec2,
    cell: f32,
    columns: usize,
    rows: usize,
    heights: Vec<f32>,
    /// The height of the highest cell in each block of [`BLOCK`] cells each way. For most points, these heights alone
    /// rule out occluders.
    blocks: Vec<f32>,
}

/// The side length of a block in cells. A block is larger than the reach of a ray.
const BLOCK: usize = 16;

impl Heights {
    /// Creates the height field of triangles, three corners each, on an area that encloses them.
    fn of(corners: &[Vec3]) -> Heights {
        let all = corners.iter().map(|corner| Vec2::new(corner.x, corner.z));
        let area = all.fold(None, |area: Option<Rect>, at| {
            Some(area.map_or(Rect::from_corners(at, at), |area| area.union_point(at)))
        });
        let area = area.unwrap_or_default().inflate(CELL);
        let cell = CELL.max(area.size().max_element() / MAX_CELLS);
        let (columns, rows) = ((area.width() / cell) as usize + 1, (area.height() / cell) as usize + 1);
        let nothing = |cells| vec![f32::NEG_INFINITY; cells];
        let blocks = nothing(columns.div_ceil(BLOCK) * rows.div_ceil(BLOCK));
        let mut heights = Heights { origin: area.min, cell, columns, rows, heights: nothing(columns * rows), blocks };
        heights.raise_all(corners);
        heights
    }

    /// Raises the cells under triangles, within the bounds of the field.
    fn raise_all(&mut self, corners: &[Vec3]) {
        corners.chunks_exact(3).for_each(|corners| self.raise([corners[0], corners[1], corners[2]]));
    }

    /// Raises the cells under a triangle to its height.
    fn raise(&mut self, [a, b, c]: [Vec3; 3]) {
        let flat = [a, b, c].map(|corner| (Vec2::new(corner.x, corner.z) - self.origin) / self.cell);
        let (low, high) = (flat[0].min(flat[1]).min(flat[2]), flat[0].max(flat[1]).max(flat[2]));
        let double_area = (flat[1] - flat[0]).perp_dot(flat[2] - flat[0]);
        for row in low.y as usize..(high.y.max(0.0) as usize + 1).min(self.rows) {
            for column in low.x as usize..(high.x.max(0.0) as usize + 1).min(self.columns) {
                let at = Vec2::new(column as f32, row as f32) + 0.5;
                let shares = [(1, 2), (2, 0), (0, 1)]
                    .map(|(from, to): (usize, usize)| (flat[to] - flat[from]).perp_dot(at - flat[from]) / double_area);
                if shares.iter().all(|share| *share >= -0.01) {
                    let height = shares[0] * a.y + shares[1] * b.y + shares[2] * c.y;
                    let here = &mut self.heights[row * self.columns + column];
                    *here = here.max(height);
                    let block = &mut self.blocks[row / BLOCK * self.columns.div_ceil(BLOCK) + column / BLOCK];
                    *block = block.max(height);
                }
            }
        }
    }

    fn height_at(&self, point: Vec2) -> f32 {
        let place = (point - self.origin) / self.cell;
        if place.x < 0.0 || place.y < 0.0 || place.x >= self.columns as f32 || place.y >= self.rows as f32 {
            return f32::NEG_INFINITY;
        }
        self.heights[place.y as usize * self.columns + place.x as usize]
    }

    /// Returns true only if nothing within a ray's reach is higher than `height`. The test is coarse, so it may return
    /// false even if nothing is higher.
    fn is_unoccluded(&self, at: Vec2, height: f32) -> bool {
        let place = (at - self.origin) / self.cell / BLOCK as f32;
        let (columns, rows) = (self.columns.div_ceil(BLOCK) as i32, self.rows.div_ceil(BLOCK) as i32);
        let around = |middle: f32, end: i32| (middle as i32 - 1).max(0)..(middle as i32 + 2).min(end);
        around(place.y, rows)
            .all(|row| around(place.x, columns).all(|column| self.blocks[(row * columns + column) as usize] <= height))
    }

    /// Returns the openness of a point with this normal, from [`MIN_OPENNESS`] to 1.
    fn openness(&self, point: Vec3, normal: Vec3) -> f32 {
        let from = Vec2::new(point.x, point.z) + Vec2::new(normal.x, normal.z) * self.cell;
        if self.is_unoccluded(from, point.y + TOLERANCE) {
            return 1.0;
        }
        let (mut seen, mut all) = (0.0, 0.0);
        for bearing in 0..DIRECTIONS {
            let heading = Vec2::from_angle((bearing as f32 + 0.5) / DIRECTIONS as f32 * std::f32::consts::TAU);
            // Rays below the steepest rise are hidden; rays just below it are hidden only in part.
            let rise = STEPS
                .iter()
                .map(|step| (self.height_at(from + heading * step) - point.y - TOLERANCE) / step)
                .fold(0.0, f32::max);
            for ray in 0..ELEVATIONS {
                let angle = (ray as f32 + 0.5) / ELEVATIONS as f32 * std::f32::consts::FRAC_PI_2;
                let direction = Vec3::new(heading.x * angle.cos(), angle.sin(), heading.y * angle.cos());
                // Rays near the zenith cover less of the sky.
                let weight = direction.dot(normal).max(0.0) * angle.cos();
                all += weight;
                seen += weight * (1.0 - 2.0 * (rise - angle.tan())).clamp(0.0, 1.0);
            }
        }
        if all <= 0.0 { 1.0 } else { MIN_OPENNESS + (1.0 - MIN_OPENNESS) * seen / all }
    }
}

/// Computes the openness of each vertex whose value in `openness` is negative. An exposed point has openness 1.
/// `points` are the corners of triangles with their `normals`; `above` are the corners of other triangles in the scene,
/// which count only over the area of `points`.
pub fn fill(points: &[Vec3], normals: &[Vec3], above: &[Vec3], openness: &mut [f32]) {
    if openness.iter().all(|value| *value >= 0.0) {
        return;
    }
    let mut heights = Heights::of(points);
    heights.raise_all(above);
    let vertices = openness.iter_mut().zip(points).zip(normals);
    for ((value, point), normal) in vertices.filter(|((value, _), _)| **value < 0.0) {
        *value = heights.openness(*point, *normal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the height field of a roof of 1 × 1 at height 1, which acts like a tower. It contains no floor.
    fn heights() -> Heights {
        let [a, b, c, d] = [(-0.5, 0.5), (0.5, 0.5), (0.5, -0.5), (-0.5, -0.5)].map(|(x, z)| Vec3::new(x, 1.0, z));
        Heights::of(&[a, b, c, a, c, d])
    }

    #[test]
    fn the_base_of_a_tower_is_darker_than_open_ground() {
        let heights = heights();
        let open = |x: f32, y: f32| heights.openness(Vec3::new(x, y, 0.0), Vec3::Y);
        assert_eq!(open(0.0, 1.0), 1.0);
        assert_eq!(open(3.0, 0.0), 1.0);
        let (near, further) = (open(0.55, 0.0), open(0.9, 0.0));
        assert!(near < 0.85 && near < further && further < 1.0, "{near} {further}");
    }

    #[test]
    fn a_wall_that_faces_a_tower_is_darker_than_one_that_faces_away() {
        let heights = heights();
        let wall = |y: f32| heights.openness(Vec3::new(0.6, y, 0.0), Vec3::X);
        assert!(wall(0.5) > 0.9, "nothing occludes it: {}", wall(0.5));
        let corner = heights.openness(Vec3::new(0.6, 0.0, 0.0), Vec3::NEG_X);
        assert!(corner < 0.6, "{corner}");
    }
}
