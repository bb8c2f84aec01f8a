//! The perspective of the camera on the ground: the scale at each height of the picture, and the part of the ground
//! that is visible there.

use bevy::math::{Quat, Rect, Vec2, Vec3};

use crate::stage::camera::{BoardCamera, Margins};

/// The width of the ground, in world units. Its depth depends on the available room.
pub const WIDTH: f32 = 24.0;
/// The initial guess for the foreshortening of depth.
const SLANT: f32 = 0.766;
/// The maximum number of corrections that make the depth of the ground fill the available room.
const TRIES: usize = 6;

/// The perspective on a ground whose depth fills the available room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Perspective {
    /// The depth of the ground, in world units.
    pub depth: f32,
    /// The horizontal scale at the far edge, in logical pixels per world unit.
    pub far_scale: f32,
    /// The horizontal scale at the near edge, in logical pixels per world unit.
    pub near_scale: f32,
    /// The height of the ground on the screen, in logical pixels.
    pub height: f32,
}

impl Perspective {
    /// The perspective of a camera at rest with the settings of `camera`.
    pub fn of(camera: &BoardCamera, window: Vec2, margins: Margins) -> Perspective {
        let (free, turn) = (margins.free(window).size(), camera.yaw());
        let mut depth = free.y / (free.x / WIDTH) / SLANT;
        let mut perspective = Perspective { depth, far_scale: 1.0, near_scale: 1.0, height: 1.0 };
        for _ in 0..TRIES {
            depth = depth.clamp(WIDTH * 0.25, WIDTH * 2.6);
            let half = Vec2::new(WIDTH, depth) / 2.0;
            let mut resting_camera = BoardCamera::new(bounds(half, turn), window, margins);
            resting_camera.set_map(camera.is_map());
            resting_camera.set_far_side(camera.is_far_side());
            resting_camera.settle();
            let seen = |u: f32, v: f32| {
                let at = rotation_by(turn) * Vec3::new(u * half.x, 0.0, v * half.y);
                resting_camera.world_to_screen(at)
            };
            let [far, near] = [-1.0, 1.0].map(|v| seen(1.0, v).distance(seen(-1.0, v)) / WIDTH);
            let height = (seen(0.0, 1.0).y - seen(0.0, -1.0).y).abs().max(1.0);
            perspective = Perspective { depth, far_scale: far, near_scale: near, height };
            // Make the ground deeper if it does not fill the available height, and shallower if it is too high.
            let (filled, wanted) = (height / (near.max(far) * WIDTH), free.y / free.x);
            if (filled / wanted - 1.0).abs() < 0.004 {
                break;
            }
            depth *= wanted / filled;
        }
        perspective
    }

    /// The horizontal scale `below` pixels below the far edge, in logical pixels per world unit.
    pub fn scale(&self, below: f32) -> f32 {
        self.far_scale + (self.near_scale - self.far_scale) * below / self.height
    }

    /// The view coordinate v of the ground `below` pixels below the far edge.
    pub fn v_at(&self, below: f32) -> f32 {
        let (far, near) = (1.0 / self.far_scale, 1.0 / self.near_scale);
        let bend = (far - near) / self.depth;
        if bend.abs() < 1e-7 {
            return self.depth * (below / self.height - 0.5);
        }
        ((far + near) / 2.0 - 1.0 / self.scale(below)) / bend
    }
}

/// The rotation of a view that is turned by `turn` radians.
pub fn rotation_by(turn: f32) -> Quat {
    Quat::from_rotation_y(turn)
}

/// The area that the camera must show if the ground has this half size and is turned by `turn` radians, as x and z in
/// world units.
pub fn bounds(half: Vec2, turn: f32) -> Rect {
    let corner = rotation_by(turn) * Vec3::new(half.x, 0.0, half.y);
    Rect::from_center_half_size(Vec2::ZERO, Vec2::new(corner.x.abs(), corner.z.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_fills_its_room_and_screen_positions_convert_back() {
        for (window, map) in [((1600.0, 900.0), false), ((844.0, 390.0), false), ((390.0, 844.0), true)] {
            let window = Vec2::new(window.0, window.1);
            let margins = Margins { left: 12.0, right: 4.0, top: 60.0, bottom: 90.0 };
            let mut camera = BoardCamera::new(Rect::new(-12.0, -6.0, 12.0, 6.0), window, margins);
            camera.set_map(map);
            camera.settle();
            let perspective = Perspective::of(&camera, window, margins);
            let free = margins.free(window);
            assert!((perspective.height / free.height() - 1.0).abs() < 0.03, "{window:?}: {perspective:?} in {free:?}");
            let resting_camera =
                BoardCamera::new(bounds(Vec2::new(WIDTH, perspective.depth) / 2.0, camera.yaw()), window, margins);
            if map {
                continue;
            }
            let seen = |v: f32| resting_camera.world_to_screen(rotation_by(camera.yaw()) * Vec3::new(0.0, 0.0, v));
            let top = seen(-perspective.depth / 2.0).y;
            for share in [0.1, 0.5, 0.8] {
                let below = perspective.height * share;
                let off = seen(perspective.v_at(below)).y - top - below;
                assert!(off.abs() < 0.5, "{window:?}: {off} px at {share}");
            }
        }
    }
}
