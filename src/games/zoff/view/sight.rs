//! How the ground is seen from where the camera looks at all of it: how large what lies farther or nearer seems, and which
//! part of the ground shows how far below its far edge.

use bevy::math::{Quat, Rect, Vec2, Vec3};

use crate::stage::camera::{BoardCamera, Margins};

/// How wide the ground is, in world units; how deep it is follows from the room.
pub const WIDTH: f32 = 24.0;
/// How much of a depth is seen from the side, before anybody measured.
const SLANT: f32 = 0.766;
/// How often the depth of the ground is corrected until the picture fills its room.
const TRIES: usize = 6;

/// The sight of a ground that is as deep as fills the room there is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sight {
    /// How deep the ground is, in world units.
    pub depth: f32,
    /// Logical pixels to a world unit across at its far edge.
    pub far: f32,
    /// The same at its near edge.
    pub near: f32,
    /// How high all of it seems, in logical pixels.
    pub high: f32,
}

impl Sight {
    /// The sight through a camera like this one at rest.
    pub fn of(camera: &BoardCamera, window: Vec2, margins: Margins) -> Sight {
        let (free, turn) = (margins.free(window).size(), camera.turn());
        let mut depth = free.y / (free.x / WIDTH) / SLANT;
        let mut sight = Sight { depth, far: 1.0, near: 1.0, high: 1.0 };
        for _ in 0..TRIES {
            depth = depth.clamp(WIDTH * 0.25, WIDTH * 2.6);
            let half = Vec2::new(WIDTH, depth) / 2.0;
            let mut eye = BoardCamera::new(bounds(half, turn), window, margins);
            eye.set_map(camera.is_map());
            eye.set_away(camera.is_away());
            eye.settle();
            let seen = |u: f32, v: f32| {
                let at = turned(turn) * Vec3::new(u * half.x, 0.0, v * half.y);
                eye.world_to_screen(at)
            };
            let [far, near] = [-1.0, 1.0].map(|v| seen(1.0, v).distance(seen(-1.0, v)) / WIDTH);
            let high = (seen(0.0, 1.0).y - seen(0.0, -1.0).y).abs().max(1.0);
            sight = Sight { depth, far, near, high };
            // What is too flat for its room grows deeper, and the other way round.
            let (filled, wanted) = (high / (near.max(far) * WIDTH), free.y / free.x);
            if (filled / wanted - 1.0).abs() < 0.004 {
                break;
            }
            depth *= wanted / filled;
        }
        sight
    }

    /// Logical pixels to a world unit across, where the ground shows so many pixels below its far edge.
    pub fn scale(&self, below: f32) -> f32 {
        self.far + (self.near - self.far) * below / self.high
    }

    /// Which v of the ground shows there.
    pub fn at(&self, below: f32) -> f32 {
        let (far, near) = (1.0 / self.far, 1.0 / self.near);
        let bend = (far - near) / self.depth;
        if bend.abs() < 1e-7 {
            return self.depth * (below / self.high - 0.5);
        }
        ((far + near) / 2.0 - 1.0 / self.scale(below)) / bend
    }
}

/// How a picture is turned.
pub fn turned(turn: f32) -> Quat {
    Quat::from_rotation_y(turn)
}

/// What a camera must show of a ground of this half size that is turned: x and z in world units.
pub fn bounds(half: Vec2, turn: f32) -> Rect {
    let corner = turned(turn) * Vec3::new(half.x, 0.0, half.y);
    Rect::from_center_half_size(Vec2::ZERO, Vec2::new(corner.x.abs(), corner.z.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_fills_its_room_and_is_found_where_it_shows() {
        for (window, map) in [((1600.0, 900.0), false), ((844.0, 390.0), false), ((390.0, 844.0), true)] {
            let window = Vec2::new(window.0, window.1);
            let margins = Margins { left: 12.0, right: 4.0, top: 60.0, bottom: 90.0 };
            let mut camera = BoardCamera::new(Rect::new(-12.0, -6.0, 12.0, 6.0), window, margins);
            camera.set_map(map);
            camera.settle();
            let sight = Sight::of(&camera, window, margins);
            let free = margins.free(window);
            assert!((sight.high / free.height() - 1.0).abs() < 0.03, "{window:?}: {sight:?} in {free:?}");
            let eye = BoardCamera::new(bounds(Vec2::new(WIDTH, sight.depth) / 2.0, camera.turn()), window, margins);
            if map {
                continue;
            }
            let seen = |v: f32| eye.world_to_screen(turned(camera.turn()) * Vec3::new(0.0, 0.0, v));
            let top = seen(-sight.depth / 2.0).y;
            for share in [0.1, 0.5, 0.8] {
                let below = sight.high * share;
                let off = seen(sight.at(below)).y - top - below;
                assert!(off.abs() < 0.5, "{window:?}: {off} px at {share}");
            }
        }
    }
}
