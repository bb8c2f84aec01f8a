//! The camera over the stage: fixed tilt, a long lens, zoom and pan within limits, framed into what the panels leave free.
//!
//! All of it is arithmetic on [`BoardCamera`]; one system copies the result to Bevy's camera. Nothing here reads input.

use bevy::{
    camera::{Camera3d, PerspectiveProjection, Projection},
    core_pipeline::tonemapping::Tonemapping,
    ecs::prelude::*,
    light::{CascadeShadowConfig, ShadowFilteringMethod},
    math::{Quat, Rect, Vec2, Vec3},
    render::{renderer::RenderAdapterInfo, view::Msaa},
    time::Time,
    transform::components::Transform,
    window::{PrimaryWindow, Window},
};

use super::light::cascades;

/// How far the camera looks down from level, in radians: animals keep their outline, far hexes keep their size.
const TILT: f32 = 1.06;
/// Upright field of view in radians: a long lens, so that hexes are nearly as big at the far edge as at the near one.
const FIELD: f32 = 0.26;
/// The nearest the camera comes, in world units of stage seen from top to bottom of the window.
const CLOSEST: f32 = 7.0;
/// How much farther than the whole board the camera may go.
const FARTHEST: f32 = 1.25;
/// How fast the picture follows, in parts of the remaining way each second.
const PACE: f32 = 14.0;

/// What panels cover at each edge of the window, in logical pixels: the board is framed into the rest.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Margins {
    /// Covered at the left.
    pub left: f32,
    /// Covered at the right.
    pub right: f32,
    /// Covered at the top.
    pub top: f32,
    /// Covered at the bottom.
    pub bottom: f32,
}

impl Margins {
    /// The free rectangle of a window, in logical pixels, never smaller than 50 × 50.
    pub fn free(&self, window: Vec2) -> Rect {
        let min = Vec2::new(self.left, self.top);
        let max = window - Vec2::new(self.right, self.bottom);
        Rect::from_corners(min, max.max(min + 50.0))
    }
}

/// Where a camera is: the place on the stage in the middle of the window, and how far away it is, in world units.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Pose {
    focus: Vec2,
    distance: f32,
}

impl Pose {
    fn eye(&self) -> Vec3 {
        let back = Vec3::new(0.0, TILT.sin(), TILT.cos());
        Vec3::new(self.focus.x, 0.0, self.focus.y) + back * self.distance
    }

    fn rotation() -> Quat {
        Quat::from_rotation_x(-TILT)
    }

    /// Half of the window's height at distance 1.
    fn half_height() -> f32 {
        (FIELD / 2.0).tan()
    }

    fn to_screen(self, window: Vec2, at: Vec3) -> Vec2 {
        let seen = Self::rotation().inverse() * (at - self.eye());
        let scale = window.y / 2.0 / Self::half_height() / -seen.z.min(-0.01);
        window / 2.0 + Vec2::new(seen.x, -seen.y) * scale
    }

    fn to_world(self, window: Vec2, pos: Vec2, height: f32) -> Vec3 {
        let off = (pos - window / 2.0) / (window.y / 2.0) * Self::half_height();
        let ray = Self::rotation() * Vec3::new(off.x, -off.y, -1.0);
        let eye = self.eye();
        // Every ray falls: the tilt is far greater than the field. The floor under it keeps odd windows finite.
        eye + ray * ((eye.y - height) / -ray.y.min(-0.05))
    }
}

/// Zoom and pan: where the camera is, where it is going, and within which limits.
#[derive(Resource, Debug, Clone)]
pub struct BoardCamera {
    now: Pose,
    goal: Pose,
    home: Pose,
    /// Whether the goal is the whole board; then it follows the window and the panels.
    at_home: bool,
    bounds: Rect,
    window: Vec2,
    free: Rect,
}

impl BoardCamera {
    /// A camera that shows all of `bounds` (x and z on the stage, in world units) in the free part of a window.
    pub fn new(bounds: Rect, window: Vec2, margins: Margins) -> BoardCamera {
        let pose = Pose { focus: bounds.center(), distance: 100.0 };
        let mut camera = BoardCamera {
            now: pose,
            goal: pose,
            home: pose,
            at_home: true,
            bounds,
            window,
            free: margins.free(window),
        };
        camera.frame();
        camera.now = camera.goal;
        camera
    }

    /// Another board, another window size in logical pixels, or other panels. A view of the whole board stays one; one
    /// that somebody chose stays where it is, as far as the limits allow.
    pub fn fit(&mut self, bounds: Rect, window: Vec2, margins: Margins) {
        let free = margins.free(window);
        if (bounds, window, free) == (self.bounds, self.window, self.free) {
            return;
        }
        (self.bounds, self.window, self.free) = (bounds, window, free);
        self.frame();
    }

    /// Finds the view of the whole board. Perspective makes the way from distance to size crooked; a few rounds of
    /// measuring and correcting settle it.
    fn frame(&mut self) {
        let (near_left, far_right) = (self.bounds.min, self.bounds.max);
        let corners = [near_left.x, far_right.x].map(|x| [near_left.y, far_right.y].map(|z| Vec3::new(x, 0.0, z)));
        let mut pose = Pose { focus: self.bounds.center(), distance: self.home.distance };
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
            self.limit();
        }
    }

    /// Keeps the distance within its limits and some of the board in the middle of the free rectangle.
    fn limit(&mut self) {
        self.limit_distance();
        let middle = self.goal.to_world(self.window, self.free.center(), 0.0);
        let middle = Vec2::new(middle.x, middle.z);
        self.goal.focus += middle.clamp(self.bounds.min, self.bounds.max) - middle;
    }

    fn limit_distance(&mut self) {
        let nearest = CLOSEST / (2.0 * Pose::half_height());
        self.goal.distance = self.goal.distance.clamp(nearest.min(self.home.distance), self.home.distance * FARTHEST);
    }

    /// Comes nearer (`factor` above 1) or goes away (below 1), keeping the stage under `pos` where it is; `pos` in
    /// logical pixels from the window's top left.
    pub fn zoom_at(&mut self, pos: Vec2, factor: f32) {
        if !factor.is_finite() || factor <= 0.0 {
            return;
        }
        let before = self.goal.to_world(self.window, pos, 0.0);
        self.goal.distance /= factor;
        self.at_home = false;
        self.limit_distance();
        let after = self.goal.to_world(self.window, pos, 0.0);
        self.goal.focus += Vec2::new(before.x - after.x, before.z - after.z);
        self.limit();
    }

    /// Comes nearer or goes away around the middle of the free rectangle.
    pub fn zoom(&mut self, factor: f32) {
        self.zoom_at(self.free.center(), factor);
    }

    /// Moves the stage by this much under the window, in logical pixels: it follows a dragging finger exactly.
    pub fn pan(&mut self, delta: Vec2) {
        let middle = self.free.center();
        let step = self.goal.to_world(self.window, middle, 0.0) - self.goal.to_world(self.window, middle + delta, 0.0);
        self.goal.focus += Vec2::new(step.x, step.z);
        self.at_home = false;
        self.limit();
    }

    /// Back to the whole board.
    pub fn recentre(&mut self) {
        self.goal = self.home;
        self.at_home = true;
    }

    /// Whether the goal is the view of the whole board: then a recentre button has nothing to do.
    pub fn is_home(&self) -> bool {
        self.at_home
    }

    /// Whether the picture still moves; while it does, frames must be drawn.
    pub fn is_moving(&self) -> bool {
        self.now != self.goal
    }

    /// Jumps to where it is going: for tests, screenshots and reduced motion.
    pub fn settle(&mut self) {
        self.now = self.goal;
    }

    /// Goes on for a while; `seconds` since the last time.
    pub fn advance(&mut self, seconds: f32) {
        let share = 1.0 - (-PACE * seconds.clamp(0.0, 1.0)).exp();
        self.now.focus = self.now.focus.lerp(self.goal.focus, share);
        // Sizes are felt as ratios, so the way is halved by ratio too.
        self.now.distance *= (self.goal.distance / self.now.distance).powf(share);
        let close = self.now.focus.distance(self.goal.focus) < 0.002 * self.goal.distance / 60.0;
        if close && (self.now.distance / self.goal.distance - 1.0).abs() < 2e-4 {
            self.now = self.goal;
        }
    }

    /// The place at `height` over the stage (world units; 0 is the ground) that shows at a place of the window, in
    /// logical pixels from the top left, as the picture is now.
    pub fn screen_to_world(&self, pos: Vec2, height: f32) -> Vec3 {
        self.now.to_world(self.window, pos, height)
    }

    /// Where a place in the world shows in the window, in logical pixels from the top left, as the picture is now.
    pub fn world_to_screen(&self, at: Vec3) -> Vec2 {
        self.now.to_screen(self.window, at)
    }

    /// Logical pixels to a world unit (half a hex) across, around a place on the stage.
    pub fn pixels_per_unit(&self, at: Vec3) -> f32 {
        self.world_to_screen(at + Vec3::X * 0.5).distance(self.world_to_screen(at - Vec3::X * 0.5))
    }

    /// The free rectangle of the window, in logical pixels.
    pub fn free(&self) -> Rect {
        self.free
    }

    /// The rectangle of the stage that the view is about: x and z in world units.
    pub fn bounds(&self) -> Rect {
        self.bounds
    }
}

/// Marks the camera over the stage.
#[derive(Component, Debug)]
pub struct OverStage;

/// The camera entity; it takes its place from [`BoardCamera`].
pub fn spawn_camera(mut commands: Commands, adapter: Option<Res<RenderAdapterInfo>>) {
    // Bevy does not hand on the type that names kinds of adapters; its word is all there is.
    let software = adapter.is_none_or(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
    let projection = PerspectiveProjection { fov: FIELD, near: 1.0, far: 4000.0, ..Default::default() };
    commands.spawn((
        Name::new("Camera"),
        OverStage,
        Camera3d::default(),
        Projection::Perspective(projection),
        // The light is set so that level ground has its palette colour; a tone curve would bend it away.
        Tonemapping::None,
        // One sample: soft enough from here, and many times cheaper than the default on kiosks and software renderers.
        ShadowFilteringMethod::Hardware2x2,
        // Smooth edges cost a software renderer or a phone's browser more than all the rest.
        if software || cfg!(target_arch = "wasm32") { Msaa::Off } else { Msaa::Sample4 },
        Transform::default(),
    ));
}

/// Follows window and panels, moves on, and tells Bevy's camera and the sun's shadow about it.
pub fn follow(
    time: Res<Time>,
    margins: Res<Margins>,
    camera: Option<ResMut<BoardCamera>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    eye: Option<Single<&mut Transform, With<OverStage>>>,
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
    if camera.is_moving() {
        camera.advance(time.delta_secs());
    }
    let pose = Transform { translation: camera.now.eye(), rotation: Pose::rotation(), ..Default::default() };
    if eye.set_if_neq(pose) {
        for mut sun in &mut suns {
            *sun = cascades(camera.now.distance);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1920.0, 1080.0);
    const MARGINS: Margins = Margins { left: 250.0, right: 320.0, top: 70.0, bottom: 200.0 };

    fn bounds() -> Rect {
        Rect::from_center_half_size(Vec2::new(1.0, -2.0), Vec2::new(16.0, 10.0))
    }

    fn camera() -> BoardCamera {
        BoardCamera::new(bounds(), WINDOW, MARGINS)
    }

    #[test]
    fn the_whole_board_fits_into_what_is_free_and_fills_it() {
        for (window, margins) in [
            (WINDOW, MARGINS),
            (Vec2::new(1024.0, 768.0), Margins { bottom: 180.0, ..MARGINS }),
            (Vec2::new(720.0, 1280.0), Margins { bottom: 500.0, ..Margins::default() }),
        ] {
            let camera = BoardCamera::new(bounds(), window, margins);
            let (min, max) = (bounds().min, bounds().max);
            let seen = [min.x, max.x].into_iter().flat_map(|x| [min.y, max.y].map(|z| Vec3::new(x, 0.0, z)));
            let seen: Vec<Vec2> = seen.map(|corner| camera.world_to_screen(corner)).collect();
            let low = seen.iter().copied().reduce(Vec2::min).expect("four corners");
            let high = seen.iter().copied().reduce(Vec2::max).expect("four corners");
            let free = margins.free(window);
            assert!(low.cmpge(free.min - 1.0).all() && high.cmple(free.max + 1.0).all(), "{low} {high} {free:?}");
            assert!(((high - low) / free.size()).max_element() > 0.99, "{low} {high} {free:?}");
        }
    }

    #[test]
    fn window_and_stage_are_inverse() {
        let camera = camera();
        for pos in [Vec2::new(300.0, 200.0), Vec2::new(960.0, 540.0), Vec2::new(1700.0, 1000.0)] {
            for height in [0.0, 0.3] {
                let back = camera.world_to_screen(camera.screen_to_world(pos, height));
                assert!(back.distance(pos) < 0.05, "{pos} {back}");
            }
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_finger_and_recentring_ends() {
        let mut camera = camera();
        let pos = Vec2::new(900.0, 400.0);
        let before = camera.screen_to_world(pos, 0.0);
        camera.zoom_at(pos, 1.6);
        camera.settle();
        assert!(camera.screen_to_world(pos, 0.0).distance(before) < 0.01);
        assert!(!camera.is_home());
        camera.recentre();
        assert!(camera.is_home() && camera.is_moving());
        (0..90).for_each(|_| camera.advance(1.0 / 60.0));
        assert!(!camera.is_moving(), "it must come to rest");
    }

    #[test]
    fn panning_follows_the_finger_and_ends_at_the_edge() {
        let mut camera = camera();
        camera.zoom(3.0);
        camera.settle();
        let middle = camera.free().center();
        let before = camera.screen_to_world(middle, 0.0);
        camera.pan(Vec2::new(60.0, 0.0));
        camera.settle();
        assert!((camera.screen_to_world(middle + Vec2::new(60.0, 0.0), 0.0) - before).length() < 0.05);
        camera.pan(Vec2::new(1e6, -1e6));
        camera.settle();
        let at = camera.screen_to_world(middle, 0.0);
        assert!(bounds().inflate(0.05).contains(Vec2::new(at.x, at.z)), "{at}");
    }

    #[test]
    fn zoom_has_limits_both_ways() {
        let mut camera = camera();
        let home = camera.home.distance;
        (0..50).for_each(|_| camera.zoom(0.5));
        assert!(camera.goal.distance <= home * FARTHEST * 1.001);
        (0..50).for_each(|_| camera.zoom(2.0));
        assert!(camera.goal.distance >= CLOSEST / (2.0 * Pose::half_height()) * 0.999);
        camera.zoom(f32::NAN);
        assert!(camera.goal.distance.is_finite());
    }

    #[test]
    fn a_chosen_view_survives_another_panel_and_home_follows_it() {
        let mut camera = camera();
        let wide = Margins { right: 100.0, ..MARGINS };
        camera.fit(bounds(), WINDOW, wide);
        assert!(camera.is_home() && camera.goal == camera.home);
        camera.zoom(2.0);
        let chosen = camera.goal;
        camera.fit(bounds(), WINDOW, MARGINS);
        assert_eq!(camera.goal, chosen);
    }
}
