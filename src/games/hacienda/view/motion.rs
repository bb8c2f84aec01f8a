//! The paths of moving pieces over time. Each kind of piece moves differently, within the time that its story allows.

use bevy::prelude::*;

use crate::games::hacienda::stories::{SETTLE, STEP};
use hacienda_rules::Seat;

/// The height of a flight's arc above the straight line, in world units. A piece that turns over may rise higher.
const ARC: f32 = 1.5;
/// The distance from the centre of the board at which pieces start if their start point is not visible, in world units.
const ASIDE: f32 = 6.0;

/// The resting transform of a piece.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Rest(pub Transform);

/// A piece that is moving to its place.
#[derive(Component, Debug, Clone, PartialEq)]
pub struct Moving {
    /// The resting transform at the end.
    pub rest: Transform,
    /// The kind of path.
    pub path: MotionPath,
    /// The start time, in seconds after the beat began.
    pub start: f32,
    /// The duration, in seconds at normal speed.
    pub length: f32,
}

/// The kinds of paths to a piece's place.
#[derive(Debug, Clone, PartialEq)]
pub enum MotionPath {
    /// Flies in an arc from a start point in world units, lands with a small bump and settles.
    Fly(Vec3),
    /// Flies from a start point to the first of these points on the ground, and hops along the others. The last one is
    /// the piece's place.
    Walk(Vec3, Vec<Vec3>),
    /// Rises out of the ground and grows to its full size.
    Rise,
    /// Spreads from the centre, and heaves like water until it settles.
    Fill,
    /// Makes two full turns while flying from a start point.
    Flip(Vec3),
    /// Grows at its place, briefly beyond its full size.
    Pop,
    /// Appears at once, drawn like a ghost until the story ends.
    Fade,
}

/// Returns the offset from the centre of the table to a player's chair. The first player sits in front, and the others
/// follow clockwise.
pub fn chair_offset(seat: Seat, seats: u8) -> Vec3 {
    let turn = f32::from(seat.0) / f32::from(seats.max(1)) * std::f32::consts::TAU;
    Vec3::new(-turn.sin(), 0.25, turn.cos()) * ASIDE
}

/// Applies a Bevy easing function to a progress value, which is clamped to the range 0 to 1.
pub fn ease(function: EaseFunction, share: f32) -> f32 {
    function.sample_clamped(share)
}

/// Evaluates the parabola that is 0 at both ends of the range 0 to 1, and 1 in its middle.
pub fn parabola(share: f32) -> f32 {
    4.0 * share * (1.0 - share)
}

/// Squashes a piece around its foot; negative values stretch it.
pub fn squashed(rest: Transform, by: f32) -> Transform {
    rest.with_scale(rest.scale * Vec3::new(1.0 + by * 0.5, 1.0 - by, 1.0 + by * 0.5))
}

impl Moving {
    /// Returns the transform at a time in seconds after the beat began.
    pub fn at(&self, elapsed: f32) -> Transform {
        let share = ((elapsed - self.start) / self.length.max(f32::EPSILON)).clamp(0.0, 1.0);
        let seconds = share * self.length;
        match &self.path {
            _ if elapsed >= self.start + self.length => self.rest,
            MotionPath::Fly(from) => self.landing(*from, self.rest.translation, seconds, self.length - SETTLE),
            MotionPath::Walk(from, along) => self.walk(*from, along, seconds),
            MotionPath::Rise => {
                let grown = ease(EaseFunction::BackOut, share).max(0.02);
                let wide = 0.55 + 0.45 * ease(EaseFunction::CubicOut, share);
                self.rest.with_scale(self.rest.scale * Vec3::new(wide, grown, wide))
            }
            MotionPath::Fill => {
                let wide = 0.04 + 0.96 * ease(EaseFunction::CubicOut, share);
                let swell = 1.0 + 0.8 * (share * 9.0).sin() * (1.0 - share).powi(2);
                self.rest.with_scale(self.rest.scale * Vec3::new(wide, swell.max(0.02), wide))
            }
            MotionPath::Flip(from) => {
                let gone = ease(EaseFunction::SineInOut, share);
                let far = from.with_y(0.0).distance(self.rest.translation.with_y(0.0));
                let up = Vec3::Y * (0.8 + (far * 0.22).min(ARC)) * parabola(gone);
                let turn = Quat::from_rotation_x(std::f32::consts::TAU * 2.0 * (1.0 - gone));
                let place = from.lerp(self.rest.translation, gone) + up;
                self.rest.with_translation(place).with_rotation(turn * self.rest.rotation)
            }
            MotionPath::Pop => {
                let grown = ease(EaseFunction::BackOut, share);
                self.rest.with_scale(self.rest.scale * grown.max(0.001))
            }
            MotionPath::Fade => self.rest,
        }
    }

    /// Returns the transform of the piece, which flies in an arc, lands after `flight` seconds and then settles.
    fn landing(&self, from: Vec3, to: Vec3, seconds: f32, flight: f32) -> Transform {
        let fly = (seconds / flight.max(f32::EPSILON)).min(1.0);
        let after = ((seconds - flight) / SETTLE).clamp(0.0, 1.0);
        let gone = ease(EaseFunction::SineInOut, fly);
        let place = from.lerp(to, gone) + Vec3::Y * (ARC * parabola(fly) + 0.08 * parabola(after));
        let tilt = Quat::from_rotation_x(0.4 * parabola(fly));
        squashed(self.rest, 0.25 * parabola(after) - 0.08 * parabola(fly))
            .with_translation(place)
            .with_rotation(tilt * self.rest.rotation)
    }

    fn walk(&self, from: Vec3, along: &[Vec3], seconds: f32) -> Transform {
        let steps = along.len().saturating_sub(1) as f32;
        let flight = (self.length - SETTLE - STEP * steps).max(f32::EPSILON);
        let Some(first) = along.first().filter(|_| seconds < flight) else {
            let walked = (seconds - flight) / STEP;
            let step = walked.floor().min(steps);
            let at = |step: f32| along.get(step as usize).or(along.last()).copied().unwrap_or(self.rest.translation);
            let after = ((walked - steps) * STEP / SETTLE).clamp(0.0, 1.0);
            let (place, squash) = if step < steps {
                let hop = walked - step;
                (at(step).lerp(at(step + 1.0), hop) + Vec3::Y * 0.55 * parabola(hop), -0.10 * parabola(hop))
            } else {
                (self.rest.translation, 0.20 * parabola(after))
            };
            return squashed(self.rest, squash).with_translation(place);
        };
        self.landing(from, *first, seconds, flight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths() -> Vec<MotionPath> {
        let from = Vec3::new(3.0, 1.6, 2.0);
        vec![
            MotionPath::Fly(from),
            MotionPath::Walk(from, vec![Vec3::new(5.0, 0.15, 0.0), Vec3::new(3.5, 0.15, 0.0)]),
            MotionPath::Rise,
            MotionPath::Fill,
            MotionPath::Flip(from),
            MotionPath::Pop,
            MotionPath::Fade,
        ]
    }

    #[test]
    fn every_path_ends_exactly_at_rest_and_without_a_jump() {
        let rest = Transform::from_xyz(2.0, 0.15, -1.0).with_scale(Vec3::splat(0.8));
        for path in paths() {
            let along = if let MotionPath::Walk(_, along) = &path { along.len() as f32 - 1.0 } else { 0.0 };
            let path = match path {
                MotionPath::Walk(from, along) => MotionPath::Walk(from, [along, vec![rest.translation]].concat()),
                path => path,
            };
            let moving = Moving { rest, path, start: 0.3, length: 0.6 + STEP * along };
            let end = moving.start + moving.length;
            assert_eq!(moving.at(end), rest, "{moving:?}");
            let last = moving.at(end - 0.001);
            assert!(last.translation.distance(rest.translation) < 0.05, "{moving:?} does not jump to its place");
            assert!(last.scale.distance(rest.scale) < 0.05, "{moving:?} does not jump to its size");
            assert!(last.rotation.angle_between(rest.rotation) < 0.05, "{moving:?} does not jump to its rotation");
            let mut before = moving.at(0.3);
            for step in 1..=600 {
                let now = moving.at(0.3 + moving.length * step as f32 / 600.0);
                assert!(now.translation.distance(before.translation) < 0.2, "{moving:?} does not jump at {step}");
                before = now;
            }
        }
    }

    #[test]
    fn nothing_moves_through_the_table_or_vanishes() {
        let rest = Transform::from_xyz(0.0, 0.15, 0.0);
        for path in paths() {
            for step in 0..=50 {
                let at = Moving { rest, path: path.clone(), start: 0.0, length: 1.0 }.at(step as f32 / 50.0);
                assert!(at.translation.y >= 0.14 && at.is_finite(), "{path:?} at step {step}: {at:?}");
                assert!(at.scale.min_element() > 0.0, "{path:?} at step {step}: {at:?}");
            }
        }
    }
}
