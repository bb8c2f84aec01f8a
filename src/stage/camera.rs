//! The camera over the stage: a long lens with limited zoom and pan, which frames the board in the area that the panels
//! leave free. The farther away the camera is, the more steeply it looks down. In a portrait window the board is
//! rotated to fill the window.
//!
//! Everything is computed on [`BoardCamera`], and one system copies the result to Bevy's camera. This module reads no
//! input.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::{core_pipeline::tonemapping::Tonemapping, light::CascadeShadowConfig, prelude::*, window::PrimaryWindow};

use super::pose::{FIELD_OF_VIEW, Pose, ViewAngle, shadow_config};
use crate::settings::{AnimationTime, Settings};

/// The closest zoom: the visible height of the stage, in world units.
const CLOSEST: f32 = 7.0;
/// The farthest zoom, as a multiple of the distance that shows the whole board.
const FARTHEST: f32 = 1.25;
/// The exponential rate at which the camera approaches its target, per second.
const PACE: f32 = 14.0;

/// The area covered by panels at each edge of the window, in logical pixels. The board is framed in the rest.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Margins {
    /// The covered width at the left.
    pub left: f32,
    /// The covered width at the right.
    pub right: f32,
    /// The covered height at the top.
    pub top: f32,
    /// The covered height at the bottom.
    pub bottom: f32,
}

impl Margins {
    /// Returns the free rectangle of a window, in logical pixels. It is at least 50 × 50.
    pub fn free(&self, window: Vec2) -> Rect {
        let min = Vec2::new(self.left, self.top);
        let max = window - Vec2::new(self.right, self.bottom);
        Rect::from_corners(min, max.max(min + 50.0))
    }
}

/// The state of zoom and pan: the current pose, the target pose and the limits.
#[derive(Resource, Debug, Clone)]
pub struct BoardCamera {
    now: Pose,
    goal: Pose,
    home: Pose,
    /// True if the target is the view of the whole board, which then follows the window and the panels.
    at_home: bool,
    view_angle: ViewAngle,
    /// True if the camera is at the far side of the table.
    far_side: bool,
    bounds: Rect,
    window: Vec2,
    free: Rect,
}

impl BoardCamera {
    /// Creates a camera that shows all of `bounds` (x and z on the stage, in world units) in the free part of a window.
    pub fn new(bounds: Rect, window: Vec2, margins: Margins) -> BoardCamera {
        let (bounds, window) = (valid_bounds(bounds), valid_window(window));
        let pose = Pose { focus: bounds.center(), distance: 100.0, tilt: ViewAngle::Table.tilt(0.0), yaw: 0.0 };
        let mut camera = BoardCamera {
            now: pose,
            goal: pose,
            home: pose,
            at_home: true,
            view_angle: ViewAngle::Table,
            far_side: false,
            bounds,
            window,
            free: margins.free(window),
        };
        camera.fit_board();
        camera.now = camera.goal;
        camera
    }

    /// Adapts to another board, window size in logical pixels, or panel layout. If the target is the view of the whole
    /// board, the board is framed again. A view chosen by the player is only turned with the window and kept within the
    /// limits.
    pub fn fit(&mut self, bounds: Rect, window: Vec2, margins: Margins) {
        let (bounds, window) = (valid_bounds(bounds), valid_window(window));
        let free = margins.free(window);
        if (bounds, window, free) == (self.bounds, self.window, self.free) {
            return;
        }
        (self.bounds, self.window, self.free) = (bounds, window, free);
        self.fit_board();
        // When the window changes its orientation, jump to the new view instead of spinning the board.
        if self.now.yaw != self.goal.yaw {
            self.now = self.goal;
        }
    }

    /// Switches between the map view, from straight above, and the tilted view of the table.
    pub fn set_map(&mut self, map: bool) {
        let view_angle = if map { ViewAngle::Map } else { ViewAngle::Table };
        if view_angle != self.view_angle {
            self.view_angle = view_angle;
            self.fit_board();
            self.update_tilt();
        }
    }

    /// Returns true if the camera looks straight down.
    pub fn is_map(&self) -> bool {
        self.view_angle == ViewAngle::Map
    }

    /// Moves the camera to the far side of the table or back to the near side.
    pub fn set_far_side(&mut self, away: bool) {
        self.far_side = away;
        self.fit_board();
        // Another player is looking now, so the camera jumps instead of moving around the table.
        self.now = self.goal;
    }

    /// Returns true if the camera is at the far side.
    pub fn is_far_side(&self) -> bool {
        self.far_side
    }

    /// Finds the view of the whole board. It iterates, because in perspective the visible size of a tilted board is not
    /// inversely proportional to the distance.
    fn fit_board(&mut self) {
        let (near_left, far_right) = (self.bounds.min, self.bounds.max);
        let corners = [near_left.x, far_right.x].map(|x| [near_left.y, far_right.y].map(|z| Vec3::new(x, 0.0, z)));
        let turn = if self.window.y > self.window.x { FRAC_PI_2 } else { 0.0 } + if self.far_side { PI } else { 0.0 };
        let tilt = self.view_angle.tilt(0.0);
        let mut pose = Pose { focus: self.bounds.center(), distance: self.home.distance, tilt, yaw: turn };
        for _ in 0..24 {
            let seen = corners.iter().flatten().map(|corner| pose.to_screen(self.window, *corner));
            let seen = seen.fold(None, |all: Option<Rect>, point| {
                Some(all.map_or(Rect::from_corners(point, point), |all| all.union_point(point)))
            });
            let Some(seen) = seen else { break };
            let off =
                pose.to_world(self.window, seen.center(), 0.0) - pose.to_world(self.window, self.free.center(), 0.0);
            pose.focus += Vec2::new(off.x, off.z);
            let grow = (seen.size() / self.free.size()).max_element();
            pose.distance = (pose.distance * grow).clamp(5.0, 2000.0);
        }
        self.home = pose;
        if self.at_home {
            self.goal = pose;
        } else {
            self.goal.yaw = turn;
            self.limit();
        }
    }

    /// Keeps the distance within its limits, and the centre of the free rectangle on the board.
    fn limit(&mut self) {
        self.limit_distance();
        let middle = self.goal.to_world(self.window, self.free.center(), 0.0);
        let middle = Vec2::new(middle.x, middle.z);
        self.goal.focus += middle.clamp(self.bounds.min, self.bounds.max) - middle;
    }

    fn limit_distance(&mut self) {
        let home = self.home.distance;
        let nearest = (CLOSEST / (2.0 * Pose::half_height())).min(home);
        self.goal.distance = self.goal.distance.clamp(nearest, home * FARTHEST);
    }

    /// Sets the tilt that matches the distance.
    fn update_tilt(&mut self) {
        let home = self.home.distance;
        let nearest = CLOSEST / (2.0 * Pose::half_height());
        self.goal.tilt = self.view_angle.tilt((home / self.goal.distance).ln() / (home / nearest).ln().max(0.01));
    }

    /// Zooms in (`factor` above 1) or out (below 1). The point of the stage under `pos` stays in place unless the
    /// limits prevent it; `pos` is in logical pixels from the top left of the window.
    pub fn zoom_at(&mut self, pos: Vec2, factor: f32) {
        if !factor.is_finite() || factor <= 0.0 || !pos.is_finite() {
            return;
        }
        let before = self.goal.to_world(self.window, pos, 0.0);
        self.goal.distance /= factor;
        self.at_home = false;
        self.limit_distance();
        self.update_tilt();
        let after = self.goal.to_world(self.window, pos, 0.0);
        self.goal.focus += Vec2::new(before.x - after.x, before.z - after.z);
        self.limit();
    }

    /// Zooms around the centre of the free rectangle.
    pub fn zoom(&mut self, factor: f32) {
        self.zoom_at(self.free.center(), factor);
    }

    /// Moves the stage by an offset in logical pixels, as measured at the centre of the free rectangle. It stops at the
    /// limits.
    pub fn pan(&mut self, delta: Vec2) {
        if !delta.is_finite() {
            return;
        }
        let middle = self.free.center();
        let step = self.goal.to_world(self.window, middle, 0.0) - self.goal.to_world(self.window, middle + delta, 0.0);
        self.goal.focus += Vec2::new(step.x, step.z);
        self.at_home = false;
        self.limit();
    }

    /// Returns to the view of the whole board.
    pub fn recentre(&mut self) {
        self.goal = self.home;
        self.at_home = true;
    }

    /// Returns true if the target is the view of the whole board, so recentring would have no effect.
    pub fn is_home(&self) -> bool {
        self.at_home
    }

    /// Returns true while the camera is moving, so that frames must be drawn.
    pub fn is_moving(&self) -> bool {
        self.now != self.goal
    }

    /// Jumps to the target.
    pub fn settle(&mut self) {
        self.now = self.goal;
    }

    /// Advances the movement by this many seconds.
    pub fn advance(&mut self, seconds: f32) {
        let share = 1.0 - (-PACE * seconds.clamp(0.0, 1.0)).exp();
        self.now = self.now.towards(&self.goal, share);
        if self.now.is_at(&self.goal) {
            self.now = self.goal;
        }
    }

    /// Returns the point at `height` above the ground (in world units) that appears at `pos` in the current view. `pos`
    /// is in logical pixels from the top left of the window.
    pub fn screen_to_world(&self, pos: Vec2, height: f32) -> Vec3 {
        self.now.to_world(self.window, pos, height)
    }

    /// Returns the window position of a point in the current view, in logical pixels from the top left.
    pub fn world_to_screen(&self, at: Vec3) -> Vec2 {
        self.now.to_screen(self.window, at)
    }

    /// Returns the length of a world unit (about half the width of a hex) across the window at a point on the stage, in
    /// logical pixels.
    pub fn pixels_per_unit(&self, at: Vec3) -> f32 {
        let across = Quat::from_rotation_y(self.now.yaw) * Vec3::X * 0.5;
        self.world_to_screen(at + across).distance(self.world_to_screen(at - across))
    }

    /// Returns the rotation of the board relative to the viewer, in radians. Objects that face the viewer are rotated
    /// by the same angle around their vertical axis.
    pub fn yaw(&self) -> f32 {
        self.now.yaw
    }

    /// Returns the free rectangle of the window, in logical pixels.
    pub fn free(&self) -> Rect {
        self.free
    }

    /// Returns the bounds of the board: x and z in world units.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }
}

/// Returns the bounds of a board, or an area of about one hex at the centre if they are reversed or not finite. Such
/// bounds would lead to NaN values, which would persist.
fn valid_bounds(bounds: Rect) -> Rect {
    let is_valid = bounds.min.is_finite() && bounds.max.is_finite() && bounds.min.cmple(bounds.max).all();
    if is_valid { bounds } else { Rect::from_center_half_size(Vec2::ZERO, Vec2::ONE) }
}

/// Returns a window size that is safe to divide by. A minimised window has no size.
fn valid_window(window: Vec2) -> Vec2 {
    if window.is_finite() { window.max(Vec2::ONE) } else { Vec2::ONE }
}

/// Marks the camera over the stage.
#[derive(Component, Debug)]
pub struct StageCamera;

/// Spawns the camera. [`BoardCamera`] determines its pose, and [`super::quality`] its render quality.
pub fn spawn_camera(mut commands: Commands) {
    let projection = PerspectiveProjection { fov: FIELD_OF_VIEW, near: 1.0, far: 4000.0, ..Default::default() };
    commands.spawn((
        Name::new("Camera"),
        StageCamera,
        Camera3d::default(),
        Projection::Perspective(projection),
        // The light is balanced so that level ground has its palette colour, which a tone curve would distort.
        Tonemapping::None,
        Transform::default(),
    ));
}

/// Adapts the camera to window and panels, advances its movement, and updates Bevy's camera and the shadow cascades.
pub fn follow(
    time: AnimationTime,
    margins: Res<Margins>,
    settings: Res<Settings>,
    camera: Option<ResMut<BoardCamera>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    eye: Option<Single<&mut Transform, With<StageCamera>>>,
    mut suns: Query<&mut CascadeShadowConfig>,
) {
    let (Some(mut camera), Some(mut eye)) = (camera, eye) else { return };
    if let Some(window) = window {
        let size = Vec2::new(window.width(), window.height());
        if size.min_element() >= 1.0 && (camera.window != size || camera.free != margins.free(size)) {
            let bounds = camera.bounds;
            camera.fit(bounds, size, *margins);
        }
    }
    if camera.is_map() != settings.map {
        camera.set_map(settings.map);
    }
    if camera.is_moving() {
        camera.advance(time.seconds());
    }
    // For a player at the far side the picture is rendered upside down.
    let rotation = camera.now.rotation() * Quat::from_rotation_z(if camera.far_side { PI } else { 0.0 });
    let pose = Transform { translation: camera.now.eye(), rotation, ..Default::default() };
    if eye.set_if_neq(pose) {
        for mut sun in &mut suns {
            *sun = shadow_config(camera.now.distance);
        }
    }
}

#[cfg(test)]
mod tests;
