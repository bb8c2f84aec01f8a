//! Sunlight and skylight: the position of the sun and the colours of both lights at each time of day. The sun turns
//! with the camera. `paint.wgsl` combines the lights.

use bevy::{
    light::{DirectionalLightShadowMap, GlobalAmbientLight},
    prelude::*,
};

use super::{camera::BoardCamera, pose::shadow_config};
use crate::{settings::AnimationTime, theme::colours};

/// The exponential rate at which the time of day approaches its target, per second.
const PACE: f32 = 1.2;

/// The time of day: 0 is morning, 0.5 noon, 1 dusk. It slowly follows the progress of the game.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Daylight {
    now: f32,
    goal: f32,
}

impl Default for Daylight {
    fn default() -> Daylight {
        Daylight { now: 0.5, goal: 0.5 }
    }
}

impl Daylight {
    /// Returns the time of day that is shown, from 0 (morning) to 1 (dusk).
    pub fn now(&self) -> f32 {
        self.now
    }

    /// Returns a copy with a new target time.
    pub fn towards(self, goal: f32) -> Daylight {
        Daylight { goal: if goal.is_finite() { goal.clamp(0.0, 1.0) } else { self.goal }, ..self }
    }

    /// Returns the light at its target time, for a change without a transition.
    pub fn settled(self) -> Daylight {
        Daylight { now: self.goal, ..self }
    }

    /// Returns true while the light is changing, so that frames must be drawn.
    pub fn is_moving(&self) -> bool {
        self.now != self.goal
    }

    fn advance(&mut self, seconds: f32) {
        let rest = self.goal - self.now;
        let step = rest * (1.0 - (-PACE * seconds.clamp(0.0, 1.0)).exp());
        self.now = if rest.abs() < 0.002 { self.goal } else { self.now + step };
    }

    /// Returns the depth of dusk, from 0 in the first two thirds of the day to 1 shortly before its end. Lamps brighten
    /// with it.
    pub fn dusk(&self) -> f32 {
        EaseFunction::SmoothStep.sample_clamped((self.now - 0.68) / 0.27)
    }

    /// Returns the light of the time of day that is shown.
    fn light(&self) -> Light {
        // Full dusk begins a little before the end of the day, so that it lasts for a while.
        let late = ((self.now * 2.0 - 1.0) * 1.08).clamp(-1.0, 1.0);
        let end = if late < 0.0 { MORNING } else { DUSK };
        NOON.mix(&end, late.abs())
    }
}

/// The dimming of the stage while a few hexes are highlighted. The highlighted hexes compensate for the dimming and
/// look as usual.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Dimmed {
    /// The current brightness, as a fraction of the full light.
    now: f32,
    /// True if the target is dim.
    dim: bool,
}

impl Dimmed {
    /// The brightness while the stage is dimmed, as a fraction of the full light.
    pub const DIM_BRIGHTNESS: f32 = 0.74;
    /// The speed of dimming, as a fraction of the full light per second. It is fast enough for the change to end before
    /// continuous redrawing stops.
    const PACE: f32 = 1.4;

    /// Sets the target.
    pub fn set(&mut self, dim: bool) {
        self.dim = dim;
    }

    /// Returns true if the target is dim.
    pub fn is_set(&self) -> bool {
        self.dim
    }

    fn advance(&mut self, seconds: f32) {
        let goal = if self.dim { Dimmed::DIM_BRIGHTNESS } else { 1.0 };
        let step = Dimmed::PACE * seconds;
        self.now += (goal - self.now).clamp(-step, step);
    }
}

impl Default for Dimmed {
    fn default() -> Dimmed {
        Dimmed { now: 1.0, dim: false }
    }
}

/// The light at one time of day. Colours are linear; 1 shows level ground in its palette colour.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Light {
    /// The azimuth of the sun, in radians: 0 is towards the viewer, and positive angles are to the viewer's right.
    bearing: f32,
    /// The elevation of the sun, in radians.
    height: f32,
    /// The light of sun and sky together on level ground.
    all: Vec3,
    /// The light of the sky alone on level ground: the colour of shade.
    sky: Vec3,
}

/// Low sun from the left through clear, cool air.
const MORNING: Light =
    Light { bearing: -1.25, height: 0.47, all: Vec3::new(1.02, 0.93, 0.80), sky: Vec3::new(0.40, 0.46, 0.60) };
/// The light that shows palette colours unchanged. Shadows are 1.2 times as long as objects are tall.
const NOON: Light = Light { bearing: -0.62, height: 0.695, all: Vec3::ONE, sky: Vec3::new(0.36, 0.42, 0.52) };
/// Low sun from the right, golden and dim enough for lamps to show. Shade is blue, so that forests stay green.
const DUSK: Light =
    Light { bearing: 1.15, height: 0.34, all: Vec3::new(0.89, 0.62, 0.47), sky: Vec3::new(0.25, 0.27, 0.48) };

impl Light {
    /// Interpolates towards another time of day. Starting from noon, the sun moves sideways at a steady speed and sinks
    /// slowly at first.
    fn mix(&self, other: &Light, share: f32) -> Light {
        let late = share.powf(1.1);
        Light {
            bearing: self.bearing + (other.bearing - self.bearing) * share,
            height: self.height + (other.height - self.height) * late,
            all: self.all.lerp(other.all, late),
            sky: self.sky.lerp(other.sky, late),
        }
    }

    /// Returns the direction from the table to the sun, for a viewer at the front.
    fn to_sun(self) -> Vec3 {
        let (level, up) = (self.height.cos(), self.height.sin());
        Vec3::new(self.bearing.sin() * level, up, self.bearing.cos() * level)
    }

    /// Returns the sunlight on a surface that faces the sun. On level ground, sunlight and skylight add up to `all`.
    fn sun(&self) -> Vec3 {
        (self.all - self.sky) / self.height.sin()
    }
}

/// The colour behind the table.
pub fn background() -> Color {
    colours::TABLETOP.dark(0.2).bevy()
}

/// Spawns the sun, and sets the background colour.
pub fn spawn_light(mut commands: Commands) {
    commands.insert_resource(ClearColor(background()));
    commands.insert_resource(DirectionalLightShadowMap { size: 1024 });
    commands.spawn((
        Name::new("Sun"),
        DirectionalLight { shadow_maps_enabled: true, illuminance: 1.0, ..Default::default() },
        shadow_config(100.0),
        Transform::default(),
    ));
}

/// Advances the time of day, and updates sun and sky. The sun keeps its position relative to the viewer, so it turns
/// with the camera.
pub fn update_lights(
    time: AnimationTime,
    mut daylight: ResMut<Daylight>,
    mut dimmed: ResMut<Dimmed>,
    camera: Option<Res<BoardCamera>>,
    mut sky: ResMut<GlobalAmbientLight>,
    mut suns: Query<(&mut DirectionalLight, &mut Transform)>,
    mut last_state: Local<Option<(Daylight, Dimmed, f32)>>,
) {
    if daylight.is_moving() {
        daylight.advance(time.seconds());
    }
    let mut dims = *dimmed;
    dims.advance(time.seconds());
    dimmed.set_if_neq(dims);
    let turn = camera.map_or(0.0, |camera| camera.yaw());
    let now = (*daylight, dims, turn);
    if last_state.replace(now) == Some(now) {
        return;
    }
    let light = daylight.light();
    // Materials stay unchanged. The lights carry all the data that the shader needs; the alpha of the sun's colour
    // carries the dusk.
    let linear = |colour: Vec3, opacity: f32| Color::LinearRgba(LinearRgba::new(colour.x, colour.y, colour.z, opacity));
    *sky = GlobalAmbientLight { color: linear(light.sky * dims.now, 1.0), brightness: 1.0, ..Default::default() };
    for (mut sun, mut place) in &mut suns {
        sun.color = linear(light.sun() * dims.now, daylight.dusk());
        *place = Transform::default().looking_to(Quat::from_rotation_y(turn) * -light.to_sun(), Vec3::Y);
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    fn at(now: f32) -> Daylight {
        Daylight::default().towards(now).settled()
    }

    #[test]
    fn level_ground_has_its_palette_colour_at_noon() {
        let light = at(0.5).light();
        let level = light.sky + light.sun() * light.to_sun().y;
        assert!(level.distance(Vec3::ONE) < 1e-5, "{level}");
        let longer = 1.0 / light.height.tan();
        assert!((longer - 1.2).abs() < 0.02, "shadows are {longer} times as long as objects are tall, not 1.2 times");
    }

    #[test]
    fn the_sun_goes_from_left_to_right_and_is_lower_at_both_ends() {
        let days: Vec<Vec3> = (0..=20).map(|step| at(step as f32 / 20.0).light().to_sun()).collect();
        assert!(days[0].x < -0.6 && days[20].x > 0.6, "{} {}", days[0], days[20]);
        assert!(days.windows(2).all(|pair| pair[0].x.atan2(pair[0].z) < pair[1].x.atan2(pair[1].z)));
        assert!(
            days.iter().all(|sun| sun.z > 0.0 && sun.y <= days[10].y + 1e-5),
            "the sun lights surfaces facing the viewer and is highest at noon"
        );
        assert!(
            days[0].angle_between(Vec3::Y) < FRAC_PI_2 - 0.3,
            "the morning sun is high enough for numbers to be legible"
        );
    }

    #[test]
    fn lamps_are_off_in_the_first_two_thirds_of_the_day() {
        assert_eq!((at(0.0).dusk(), at(0.6).dusk(), at(1.0).dusk()), (0.0, 0.0, 1.0));
    }

    #[test]
    fn the_time_of_day_reaches_its_target_within_seconds() {
        let mut day = at(0.0).towards(0.5);
        (0..60).for_each(|_| day.advance(1.0 / 60.0));
        assert!(day.is_moving() && (0.2..0.45).contains(&day.now()), "{day:?}");
        (0..600).for_each(|_| day.advance(1.0 / 60.0));
        assert!(!day.is_moving());
    }
}
