//! How pieces move to their place: each kind in its own way, all within the time of their beat.

use bevy::{
    math::{
        Quat, Vec3,
        curve::{Curve, EaseFunction},
    },
    prelude::Component,
    transform::components::Transform,
};

use super::things::Thing;
use hacienda_rules::Seat;

/// How high over their place things start that fall, in world units.
const DROP: f32 = 3.2;
/// How far from their place animals start, in world units: three hops away.
const RUN: f32 = 3.0;

/// A piece on its way.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Moving {
    /// Where it will stand.
    pub rest: Transform,
    /// How it gets there.
    pub way: Way,
}

/// The ways a piece gets to its place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Way {
    /// Falls from above, coming a little from a side, and lies flat with a small bump.
    Drop {
        /// From where, level, in world units.
        aside: Vec3,
    },
    /// Hops in from a side.
    Hop {
        /// From where, level, in world units.
        aside: Vec3,
    },
    /// Rises out of the ground and grows to its size.
    Rise,
    /// Turns over in the air while it falls or flies.
    Flip {
        /// From where, in world units.
        from: Vec3,
    },
    /// Pops up once the piece that brings it has arrived.
    Pop,
}

impl Way {
    /// How a thing comes that a player puts on the board. `from`: where a chip was before.
    pub fn of(thing: Thing, seats: u8, from: Option<Vec3>, rest: Vec3) -> Way {
        match thing {
            Thing::Land { seat, .. } => Way::Drop { aside: side(seat, seats) * 1.2 },
            Thing::Animal { seat, .. } => Way::Hop { aside: side(seat, seats) * RUN },
            Thing::Pond { .. } | Thing::Hacienda { .. } => Way::Rise,
            Thing::Chip { .. } => Way::Flip { from: from.unwrap_or(rest + Vec3::new(0.0, DROP, 1.5)) },
            Thing::Peg { .. } => Way::Pop,
        }
    }
}

/// From the middle of the table to a player's chair: the first sits near, the others clockwise.
fn side(seat: Seat, seats: u8) -> Vec3 {
    let turn = f32::from(seat.0) / f32::from(seats.max(1)) * std::f32::consts::TAU;
    Vec3::new(-turn.sin(), 0.0, turn.cos())
}

fn ease(function: EaseFunction, share: f32) -> f32 {
    function.sample_clamped(share)
}

/// A hump from 0 over 1 at the middle back to 0.
fn hump(share: f32) -> f32 {
    4.0 * share * (1.0 - share)
}

/// Lower and wider, or the other way round, around the foot.
fn squashed(rest: Transform, by: f32) -> Transform {
    rest.with_scale(rest.scale * Vec3::new(1.0 + by * 0.5, 1.0 - by, 1.0 + by * 0.5))
}

impl Moving {
    /// Where it is when so much of its beat's moving time is over, from 0 to 1.
    pub fn at(&self, share: f32) -> Transform {
        let rest = self.rest;
        let up = |by: f32| Vec3::Y * by;
        match self.way {
            _ if share >= 1.0 => rest,
            Way::Drop { aside } => {
                let fall = (share / 0.72).min(1.0);
                let after = ((share - 0.72) / 0.28).clamp(0.0, 1.0);
                let height = DROP * (1.0 - ease(EaseFunction::QuadraticIn, fall)) + 0.10 * hump(after);
                let level = aside * (1.0 - ease(EaseFunction::CubicOut, fall));
                let tilt = Quat::from_rotation_x(0.5 * (1.0 - fall));
                let moved = squashed(rest, 0.25 * hump(after));
                moved.with_translation(rest.translation + level + up(height)).with_rotation(tilt * rest.rotation)
            }
            Way::Hop { aside } => {
                const HOPS: f32 = 3.0;
                const RUNNING: f32 = 0.84;
                let run = (share / RUNNING).min(1.0);
                let hop = (run * HOPS).fract();
                // Each hop is lower than the one before, and it comes down on its feet.
                let height = if run < 1.0 { hump(hop) * (0.95 - 0.5 * run) } else { 0.0 };
                let settle = ((share - RUNNING) / (1.0 - RUNNING)).clamp(0.0, 1.0);
                let stretch = if run < 1.0 { -0.10 * hump(hop) } else { 0.20 * hump(settle) };
                let moved = squashed(rest, stretch);
                moved.with_translation(rest.translation + aside * (1.0 - run) + up(height))
            }
            Way::Rise => {
                let grown = ease(EaseFunction::BackOut, share).max(0.02);
                let wide = 0.55 + 0.45 * ease(EaseFunction::CubicOut, share);
                rest.with_scale(rest.scale * Vec3::new(wide, grown, wide))
            }
            Way::Flip { from } => {
                let gone = ease(EaseFunction::SineInOut, share);
                let far = from.with_y(0.0).distance(rest.translation.with_y(0.0));
                let place = from.lerp(rest.translation, gone) + up((0.8 + far * 0.22) * hump(gone));
                let turn = Quat::from_rotation_x(std::f32::consts::TAU * 2.0 * (1.0 - gone));
                rest.with_translation(place).with_rotation(turn * rest.rotation)
            }
            Way::Pop => {
                let grown = ease(EaseFunction::BackOut, ((share - 0.6) / 0.4).clamp(0.0, 1.0));
                rest.with_scale(rest.scale * grown.max(0.001))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAYS: [Way; 5] = [
        Way::Drop { aside: Vec3::X },
        Way::Hop { aside: Vec3::Z },
        Way::Rise,
        Way::Flip { from: Vec3::new(3.0, 1.0, 2.0) },
        Way::Pop,
    ];

    #[test]
    fn every_way_ends_exactly_at_rest_and_without_a_jump() {
        let rest = Transform::from_xyz(2.0, 0.1, -1.0).with_scale(Vec3::splat(0.8));
        for way in WAYS {
            let moving = Moving { rest, way };
            assert_eq!(moving.at(1.0), rest, "{way:?}");
            let last = moving.at(0.999);
            assert!(last.translation.distance(rest.translation) < 0.05, "{way:?} jumps to its place");
            assert!(last.scale.distance(rest.scale) < 0.05, "{way:?} jumps to its size");
            assert!(last.rotation.angle_between(rest.rotation) < 0.05, "{way:?} jumps to its rotation");
        }
    }

    #[test]
    fn nothing_moves_through_the_table_or_vanishes() {
        let rest = Transform::from_xyz(0.0, 0.15, 0.0);
        for way in WAYS {
            for step in 0..=50 {
                let at = Moving { rest, way }.at(step as f32 / 50.0);
                assert!(at.translation.y >= 0.14 && at.is_finite(), "{way:?} at step {step}: {at:?}");
                assert!(at.scale.min_element() > 0.0, "{way:?} at step {step}: {at:?}");
            }
        }
    }
}
