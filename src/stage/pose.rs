//! Camera poses: the projection between world and window, and the range of the shadows.

use std::f32::consts::FRAC_PI_2;

use bevy::{
    light::{CascadeShadowConfig, CascadeShadowConfigBuilder},
    math::{Quat, Vec2, Vec3},
};

/// The vertical field of view in radians. It is narrow, so hexes at the far edge look nearly as big as hexes at the
/// near edge.
pub(super) const FIELD_OF_VIEW: f32 = 0.26;

/// The range of shadows in front of and behind the centre of the picture, in world units along the line of sight.
const SHADOW_REACH: f32 = 18.0;

/// The direction from which the board is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum ViewAngle {
    /// Obliquely from above, as a player at a table sees it.
    #[default]
    Table,
    /// From straight above, like a map.
    Map,
}

impl ViewAngle {
    /// Returns the downward tilt of the camera in radians. `near` is 0 if the whole board is visible and 1 at the
    /// closest zoom, where the camera is lower and shows animals more from the side.
    pub(super) fn tilt(self, near: f32) -> f32 {
        const FAR: f32 = 0.873; // 50°
        const NEAR: f32 = 0.663; // 38°
        match self {
            ViewAngle::Table => FAR + (NEAR - FAR) * near.clamp(0.0, 1.0),
            ViewAngle::Map => FRAC_PI_2,
        }
    }
}

/// The position and direction of a camera.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Pose {
    /// The point of the stage in the centre of the window: x and z in world units.
    pub(super) focus: Vec2,
    /// The distance from the focus to the camera, in world units.
    pub(super) distance: f32,
    /// The downward tilt, in radians.
    pub(super) tilt: f32,
    /// The rotation around the vertical axis, in radians.
    pub(super) yaw: f32,
}

impl Pose {
    pub(super) fn eye(&self) -> Vec3 {
        Vec3::new(self.focus.x, 0.0, self.focus.y) + self.rotation() * Vec3::Z * self.distance
    }

    pub(super) fn rotation(&self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.tilt)
    }

    /// Returns half of the visible height at distance 1.
    pub(super) fn half_height() -> f32 {
        (FIELD_OF_VIEW / 2.0).tan()
    }

    /// Returns the window position of a point in the world, in logical pixels from the top left.
    pub(super) fn to_screen(self, window: Vec2, at: Vec3) -> Vec2 {
        let seen = self.rotation().inverse() * (at - self.eye());
        let scale = window.y / 2.0 / Self::half_height() / -seen.z.min(-0.01);
        window / 2.0 + Vec2::new(seen.x, -seen.y) * scale
    }

    /// Returns the point at a given height in the world that appears at a window position.
    pub(super) fn to_world(self, window: Vec2, pos: Vec2, height: f32) -> Vec3 {
        let off = (pos - window / 2.0) / (window.y / 2.0) * Self::half_height();
        let ray = self.rotation() * Vec3::new(off.x, -off.y, -1.0);
        let eye = self.eye();
        // Every ray points down, because the tilt is far greater than half the field of view. The limit keeps the
        // result finite in oddly shaped windows.
        eye + ray * ((eye.y - height) / -ray.y.min(-0.05))
    }

    /// Interpolates towards another pose. Distance is interpolated geometrically, because zoom is perceived as a ratio.
    /// The rotation jumps, because it changes only with the orientation of the window or the side of the viewer.
    pub(super) fn towards(&self, goal: &Pose, share: f32) -> Pose {
        Pose {
            focus: self.focus.lerp(goal.focus, share),
            distance: self.distance * (goal.distance / self.distance).powf(share),
            tilt: self.tilt + (goal.tilt - self.tilt) * share,
            yaw: goal.yaw,
        }
    }

    /// Returns true if the difference from another pose is invisible.
    pub(super) fn is_at(&self, goal: &Pose) -> bool {
        self.yaw == goal.yaw
            && self.focus.distance(goal.focus) < 0.002 * goal.distance / 60.0
            && (self.distance / goal.distance - 1.0).abs() < 2e-4
            && (self.tilt - goal.tilt).abs() < 5e-4
    }
}

/// Returns the shadow configuration for a camera at this distance from the focus, in world units.
pub(super) fn shadow_config(distance: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1, // The maximum that WebGL2 supports
        minimum_distance: (distance - SHADOW_REACH).max(0.5),
        maximum_distance: distance + SHADOW_REACH,
        ..Default::default()
    }
    .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_screen_and_to_world_are_inverse_from_every_side() {
        for (width, height) in [(1920.0, 1080.0), (390.0, 844.0)] {
            let window = Vec2::new(width, height);
            for (tilt, turn) in
                [(0.663, 0.0), (0.873, 0.0), (0.873, FRAC_PI_2), (FRAC_PI_2, 0.0), (FRAC_PI_2, FRAC_PI_2)]
            {
                let pose = Pose { focus: Vec2::new(2.0, -1.0), distance: 80.0, tilt, yaw: turn };
                for share in [Vec2::new(0.2, 0.2), Vec2::new(0.5, 0.5), Vec2::new(0.9, 0.95)] {
                    for y in [0.0, 0.3] {
                        let at = pose.to_world(window, window * share, y);
                        assert!((at.y - y).abs() < 1e-3, "{at}");
                        let back = pose.to_screen(window, at);
                        assert!(back.distance(window * share) < 0.05, "{tilt} {turn}: {back}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_turned_board_shows_its_left_side_at_the_top() {
        let pose = Pose { focus: Vec2::ZERO, distance: 80.0, tilt: 0.873, yaw: FRAC_PI_2 };
        let window = Vec2::new(390.0, 844.0);
        let (left, right) = (pose.to_screen(window, Vec3::NEG_X * 5.0), pose.to_screen(window, Vec3::X * 5.0));
        assert!(right.y > left.y + 50.0 && (right.x - left.x).abs() < 0.1, "{left} {right}");
    }
}
