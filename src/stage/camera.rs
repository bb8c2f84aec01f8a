//! The camera over the stage: a long lens, zoom and pan within limits, framed into what the panels leave free. It looks the
//! further down the further it is; on windows taller than wide the board is turned, so that it fills them.
//!
//! All of it is arithmetic on [`BoardCamera`]; one system copies the result to Bevy's camera. Nothing here reads input.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::{core_pipeline::tonemapping::Tonemapping, light::CascadeShadowConfig, prelude::*, window::PrimaryWindow};

use super::pose::{FIELD, Pose, Slant, cascades};
use crate::settings::{Paced, Settings};

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

/// Zoom and pan: where the camera is, where it is going, and within which limits.
#[derive(Resource, Debug, Clone)]
pub struct BoardCamera {
    now: Pose,
    goal: Pose,
    home: Pose,
    /// Whether the goal is the whole board; then it follows the window and the panels.
    at_home: bool,
    slant: Slant,
    /// Whether it stands at the far side of the table.
    away: bool,
    bounds: Rect,
    window: Vec2,
    free: Rect,
}

impl BoardCamera {
    /// A camera that shows all of `bounds` (x and z on the stage, in world units) in the free part of a window.
    pub fn new(bounds: Rect, window: Vec2, margins: Margins) -> BoardCamera {
        let (bounds, window) = (known(bounds), known_window(window));
        let pose = Pose { focus: bounds.center(), distance: 100.0, tilt: Slant::Table.tilt(0.0), turn: 0.0 };
        let mut camera = BoardCamera {
            now: pose,
            goal: pose,
            home: pose,
            at_home: true,
            slant: Slant::Table,
            away: false,
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
        let (bounds, window) = (known(bounds), known_window(window));
        let free = margins.free(window);
        if (bounds, window, free) == (self.bounds, self.window, self.free) {
            return;
        }
        (self.bounds, self.window, self.free) = (bounds, window, free);
        self.frame();
        // A turned window shows another picture at once; nobody wants to see the board spin.
        if self.now.turn != self.goal.turn {
            self.now = self.goal;
        }
    }

    /// Looks straight down, or from the side again.
    pub fn set_map(&mut self, map: bool) {
        let slant = if map { Slant::Map } else { Slant::Table };
        if slant != self.slant {
            self.slant = slant;
            self.frame();
            self.lean();
        }
    }

    /// Whether it looks straight down.
    pub fn is_map(&self) -> bool {
        self.slant == Slant::Map
    }

    /// Looks from the far side of the table, or from the near one again.
    pub fn set_away(&mut self, away: bool) {
        self.away = away;
        self.frame();
        // It is another person who looks: nobody is taken around the table.
        self.now = self.goal;
    }

    /// Whether it looks from the far side.
    pub fn is_away(&self) -> bool {
        self.away
    }

    /// Finds the view of the whole board. Perspective makes the way from distance to size crooked; a few rounds of
    /// measuring and correcting settle it.
    fn frame(&mut self) {
        let (near_left, far_right) = (self.bounds.min, self.bounds.max);
        let corners = [near_left.x, far_right.x].map(|x| [near_left.y, far_right.y].map(|z| Vec3::new(x, 0.0, z)));
        let turn = if self.window.y > self.window.x { FRAC_PI_2 } else { 0.0 } + if self.away { PI } else { 0.0 };
        let tilt = self.slant.tilt(0.0);
        let mut pose = Pose { focus: self.bounds.center(), distance: self.home.distance, tilt, turn };
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
            self.goal.turn = turn;
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
        let home = self.home.distance;
        let nearest = (CLOSEST / (2.0 * Pose::half_height())).min(home);
        self.goal.distance = self.goal.distance.clamp(nearest, home * FARTHEST);
    }

    /// Looks as far down as the distance wants.
    fn lean(&mut self) {
        let home = self.home.distance;
        let nearest = CLOSEST / (2.0 * Pose::half_height());
        self.goal.tilt = self.slant.tilt((home / self.goal.distance).ln() / (home / nearest).ln().max(0.01));
    }

    /// Comes nearer (`factor` above 1) or goes away (below 1), keeping the stage under `pos` where it is; `pos` in
    /// logical pixels from the window's top left.
    pub fn zoom_at(&mut self, pos: Vec2, factor: f32) {
        if !factor.is_finite() || factor <= 0.0 || !pos.is_finite() {
            return;
        }
        let before = self.goal.to_world(self.window, pos, 0.0);
        self.goal.distance /= factor;
        self.at_home = false;
        self.limit_distance();
        self.lean();
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
        if !delta.is_finite() {
            return;
        }
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
        self.now = self.now.towards(&self.goal, share);
        if self.now.is_at(&self.goal) {
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
        let across = Quat::from_rotation_y(self.now.turn) * Vec3::X * 0.5;
        self.world_to_screen(at + across).distance(self.world_to_screen(at - across))
    }

    /// How far the board is turned before the viewer, in radians: what faces the viewer is turned as far about its own
    /// upright axis.
    pub fn turn(&self) -> f32 {
        self.now.turn
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

/// The bounds of a board, or a hex's worth of them in the middle where a board has none: what is worked out from nothing
/// would be no number, and would stay so.
fn known(bounds: Rect) -> Rect {
    let some = bounds.min.is_finite() && bounds.max.is_finite() && bounds.min.cmple(bounds.max).all();
    if some { bounds } else { Rect::from_center_half_size(Vec2::ZERO, Vec2::ONE) }
}

/// A window's size that can be divided by: one that is shut down to a symbol has none.
fn known_window(window: Vec2) -> Vec2 {
    if window.is_finite() { window.max(Vec2::ONE) } else { Vec2::ONE }
}

/// Marks the camera over the stage.
#[derive(Component, Debug)]
pub struct OverStage;

/// The camera entity; it takes its place from [`BoardCamera`], and how well it draws from [`super::quality`].
pub fn spawn_camera(mut commands: Commands) {
    let projection = PerspectiveProjection { fov: FIELD, near: 1.0, far: 4000.0, ..Default::default() };
    commands.spawn((
        Name::new("Camera"),
        OverStage,
        Camera3d::default(),
        Projection::Perspective(projection),
        // The light is set so that level ground has its palette colour; a tone curve would bend it away.
        Tonemapping::None,
        Transform::default(),
    ));
}

/// Follows window and panels, moves on, and tells Bevy's camera and the sun's shadow about it.
pub fn follow(
    paced: Paced,
    margins: Res<Margins>,
    settings: Res<Settings>,
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
    if camera.is_map() != settings.map {
        camera.set_map(settings.map);
    }
    if camera.is_moving() {
        camera.advance(paced.seconds());
    }
    // Whoever sits at the far side sees the picture upright when it is upside down.
    let rotation = camera.now.rotation() * Quat::from_rotation_z(if camera.away { PI } else { 0.0 });
    let pose = Transform { translation: camera.now.eye(), rotation, ..Default::default() };
    if eye.set_if_neq(pose) {
        for mut sun in &mut suns {
            *sun = cascades(camera.now.distance);
        }
    }
}

#[cfg(test)]
mod tests;
