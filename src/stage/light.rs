//! The sun and the sky: where the sun stands at each hour of the day, what it and the sky give, and how its shadow follows
//! the camera. `paint.wgsl` adds them up.

use bevy::{
    light::{DirectionalLightShadowMap, GlobalAmbientLight},
    prelude::*,
};

use super::{camera::BoardCamera, pose::cascades};
use crate::{settings::Paced, theme::colours};

/// Share of the way to its goal that the day goes in a second.
const PACE: f32 = 1.2;

/// How late it is: 0 is morning, 0.5 noon, 1 dusk. Who knows how far the game is sets the goal; the light follows slowly.
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
    /// How late it looks now, from 0 (morning) to 1 (dusk).
    pub fn now(&self) -> f32 {
        self.now
    }

    /// The same light, on its way to another time of the day.
    pub fn towards(self, goal: f32) -> Daylight {
        Daylight { goal: if goal.is_finite() { goal.clamp(0.0, 1.0) } else { self.goal }, ..self }
    }

    /// It is as late as it shall be, at once: for another game, tests and reduced motion.
    pub fn settled(self) -> Daylight {
        Daylight { now: self.goal, ..self }
    }

    /// Whether the light still changes; while it does, frames must be drawn.
    pub fn is_moving(&self) -> bool {
        self.now != self.goal
    }

    fn advance(&mut self, seconds: f32) {
        let rest = self.goal - self.now;
        let step = rest * (1.0 - (-PACE * seconds.clamp(0.0, 1.0)).exp());
        self.now = if rest.abs() < 0.002 { self.goal } else { self.now + step };
    }

    /// How deep the dusk is, from 0 before the last quarter of the day to 1 at its end: lamps follow it.
    pub fn dusk(&self) -> f32 {
        EaseFunction::SmoothStep.sample_clamped((self.now - 0.68) / 0.27)
    }

    /// What sun and sky give now.
    fn light(&self) -> Light {
        // The last cards see the last light, not only the very last one.
        let late = ((self.now * 2.0 - 1.0) * 1.08).clamp(-1.0, 1.0);
        let end = if late < 0.0 { MORNING } else { DUSK };
        NOON.mix(&end, late.abs())
    }
}

/// How much darker than usual everything is, while a few places are meant: they are made to look as they do in full light.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Dimmed {
    /// The share of the light that is left, now.
    now: f32,
    /// Whether it shall be dim.
    dim: bool,
}

impl Dimmed {
    /// The share of the light that is left while it is dim.
    pub const LEFT: f32 = 0.74;
    /// How fast it gets dim and bright again, in parts of all light each second. It is done before drawing rests.
    const PACE: f32 = 1.4;

    /// Whether the light shall be dim.
    pub fn set(&mut self, dim: bool) {
        self.dim = dim;
    }

    /// Whether it shall be dim.
    pub fn is_set(&self) -> bool {
        self.dim
    }

    fn advance(&mut self, seconds: f32) {
        let goal = if self.dim { Dimmed::LEFT } else { 1.0 };
        let step = Dimmed::PACE * seconds;
        self.now += (goal - self.now).clamp(-step, step);
    }
}

impl Default for Dimmed {
    fn default() -> Dimmed {
        Dimmed { now: 1.0, dim: false }
    }
}

/// What falls on the table at one time of the day. Colours are linear light; 1 shows level ground in its palette colour.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Light {
    /// Where the sun stands, in radians from the viewer's side of the table to the right.
    bearing: f32,
    /// How high it stands over the table, in radians.
    height: f32,
    /// What level ground gets from sun and sky together.
    all: Vec3,
    /// What level ground gets from the sky alone: its colour in the shade.
    sky: Vec3,
}

/// Low from the left, through clear cool air.
const MORNING: Light =
    Light { bearing: -1.25, height: 0.47, all: Vec3::new(1.02, 0.93, 0.80), sky: Vec3::new(0.40, 0.46, 0.60) };
/// The palette's light: shadows 1.2 times as long as things are high.
const NOON: Light = Light { bearing: -0.62, height: 0.695, all: Vec3::ONE, sky: Vec3::new(0.36, 0.42, 0.52) };
/// Low from the right, rose and already dim, so that lamps show.
const DUSK: Light =
    Light { bearing: 1.15, height: 0.34, all: Vec3::new(0.86, 0.49, 0.39), sky: Vec3::new(0.27, 0.24, 0.47) };

impl Light {
    /// Part of the way to another time of the day. The sun goes round evenly, and is high for long.
    fn mix(&self, other: &Light, share: f32) -> Light {
        let late = share.powf(1.1);
        Light {
            bearing: self.bearing + (other.bearing - self.bearing) * share,
            height: self.height + (other.height - self.height) * late,
            all: self.all.lerp(other.all, late),
            sky: self.sky.lerp(other.sky, late),
        }
    }

    /// The direction from the table to the sun, for a viewer at the front.
    fn to_sun(self) -> Vec3 {
        let (level, up) = (self.height.cos(), self.height.sin());
        Vec3::new(self.bearing.sin() * level, up, self.bearing.cos() * level)
    }

    /// What the sun gives to what faces it, so that level ground gets its share.
    fn sun(&self) -> Vec3 {
        (self.all - self.sky) / self.height.sin()
    }
}

/// The sun, and the colour behind everything.
pub fn spawn_light(mut commands: Commands) {
    commands.insert_resource(ClearColor(colours::TABLETOP.dark(0.2).bevy()));
    commands.insert_resource(DirectionalLightShadowMap { size: 1024 });
    commands.spawn((
        Name::new("Sun"),
        DirectionalLight { shadow_maps_enabled: true, illuminance: 1.0, ..Default::default() },
        cascades(100.0),
        Transform::default(),
    ));
}

/// Lets the day go on, and puts sun and sky where they belong. They come from the same side of every viewer: a turned board
/// has a turned sun.
pub fn shine(
    paced: Paced,
    mut daylight: ResMut<Daylight>,
    mut dimmed: ResMut<Dimmed>,
    camera: Option<Res<BoardCamera>>,
    mut sky: ResMut<GlobalAmbientLight>,
    mut suns: Query<(&mut DirectionalLight, &mut Transform)>,
    mut shone: Local<Option<(Daylight, Dimmed, f32)>>,
) {
    if daylight.is_moving() {
        daylight.advance(paced.seconds());
    }
    let mut dims = *dimmed;
    dims.advance(paced.seconds());
    dimmed.set_if_neq(dims);
    let turn = camera.map_or(0.0, |camera| camera.turn());
    let now = (*daylight, dims, turn);
    if shone.replace(now) == Some(now) {
        return;
    }
    let light = daylight.light();
    // Materials are not touched as the day goes on: the lights carry all the shader needs, their opacity what is no light.
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
        assert!((longer - 1.2).abs() < 0.02, "shadows are {longer} times as long as things are high");
    }

    #[test]
    fn the_sun_goes_from_left_to_right_and_is_lower_at_both_ends() {
        let days: Vec<Vec3> = (0..=20).map(|step| at(step as f32 / 20.0).light().to_sun()).collect();
        assert!(days[0].x < -0.6 && days[20].x > 0.6, "{} {}", days[0], days[20]);
        assert!(days.windows(2).all(|pair| pair[0].x.atan2(pair[0].z) < pair[1].x.atan2(pair[1].z)));
        assert!(days.iter().all(|sun| sun.z > 0.0 && sun.y <= days[10].y + 1e-5), "fronts are lit, noon is highest");
        assert!(days[0].angle_between(Vec3::Y) < FRAC_PI_2 - 0.3, "numbers stay legible");
    }

    #[test]
    fn lamps_are_out_until_the_last_quarter() {
        assert_eq!((at(0.0).dusk(), at(0.6).dusk(), at(1.0).dusk()), (0.0, 0.0, 1.0));
    }

    #[test]
    fn the_day_goes_on_for_some_seconds_and_then_rests() {
        let mut day = at(0.0).towards(0.5);
        (0..60).for_each(|_| day.advance(1.0 / 60.0));
        assert!(day.is_moving() && (0.2..0.45).contains(&day.now()), "{day:?}");
        (0..600).for_each(|_| day.advance(1.0 / 60.0));
        assert!(!day.is_moving());
    }
}
