//! The walk of a cow to its place: from beside the table or from a full prairie, and then through the gate.

use bevy::{
    math::{Quat, Vec3},
    transform::components::Transform,
};

use crate::games::zoff::stories::{NEXT_COW, WALK};

/// The maximum height of a hop, relative to the size of the cow.
const HOP: f32 = 0.16;
/// The number of hops in a walk.
const STEPS: f32 = 7.0;
/// The rate at which a cow that makes room approaches its new place, per second.
const PUSH: f32 = 7.0;

/// A cow on its way in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Walk {
    /// The path to the gate.
    pub path: [Vec3; 2],
    /// The time when the first cow sets out, in seconds after the start of the story.
    pub start: f32,
    /// The index of the cow among the cows that walk in, from 0.
    pub nth: usize,
}

impl Walk {
    /// The cow's progress from 0 to 1, this many seconds after the start of the story. `None` before the cow sets out.
    pub fn progress(&self, elapsed: f32) -> Option<f32> {
        let since = elapsed - self.start - NEXT_COW * self.nth as f32;
        (since >= 0.0).then(|| (since / WALK).min(1.0))
    }

    /// The cow's transform at this progress of its walk to `rest`.
    pub fn at(&self, share: f32, rest: Transform) -> Transform {
        let [outside, gate] = self.path;
        let target = rest.translation;
        let (first, second) = (outside.distance(gate), gate.distance(target));
        let gone = ease(share) * (first + second);
        let place = if gone < first {
            outside.lerp(gate, gone / first.max(f32::EPSILON))
        } else {
            gate.lerp(target, (gone - first) / second.max(f32::EPSILON))
        };
        let step = (share * STEPS * std::f32::consts::PI).sin();
        let left = 1.0 - share.powi(4);
        let hop = step.abs() * HOP * rest.scale.y * left;
        let rock = Quat::from_rotation_z(step * 0.12 * left);
        Transform { translation: place + Vec3::Y * hop, rotation: rest.rotation * rock, ..rest }
    }
}

/// Eases out: quick at first, slow at the end.
fn ease(share: f32) -> f32 {
    1.0 - (1.0 - share.clamp(0.0, 1.0)).powf(1.6)
}

/// The transform of a cow that makes room for other cows, `seconds` later, and true if it is still moving.
pub fn make_room(now: Transform, rest: Transform, seconds: f32) -> (Transform, bool) {
    let share = 1.0 - (-PUSH * seconds.clamp(0.0, 1.0)).exp();
    let translation = now.translation.lerp(rest.translation, share);
    let near = translation.distance(rest.translation) < 0.01 && now.scale.distance(rest.scale) < 0.001;
    if near { (rest, false) } else { (Transform { translation, ..rest }, true) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk() -> Walk {
        Walk { path: [Vec3::new(-14.0, 0.0, 2.0), Vec3::new(-8.0, 0.0, 2.0)], start: 0.5, nth: 2 }
    }

    #[test]
    fn cows_set_out_in_turn_and_end_exactly_at_their_places() {
        let (walk, rest) = (walk(), Transform::from_xyz(-6.0, 0.0, 1.0));
        assert_eq!(walk.progress(0.5 + NEXT_COW), None);
        let begin = 0.5 + 2.0 * NEXT_COW;
        assert!(walk.progress(begin + 1e-4).is_some_and(|share| share < 1e-3));
        assert_eq!(walk.progress(begin + 9.0), Some(1.0));
        assert!(walk.at(0.0, rest).translation.distance(walk.path[0]) < 0.01);
        let end = walk.at(1.0, rest);
        assert!(end.translation.distance(rest.translation) < 1e-3 && end.rotation.angle_between(rest.rotation) < 1e-3);
    }

    #[test]
    fn cows_move_smoothly_and_stay_above_the_ground() {
        let (walk, rest) = (walk(), Transform::from_xyz(-6.0, 0.0, 1.0));
        let mut before = walk.at(0.0, rest);
        for step in 1..=200 {
            let now = walk.at(step as f32 / 200.0, rest);
            assert!(now.translation.distance(before.translation) < 0.25 && now.translation.y >= -1e-4);
            before = now;
        }
    }

    #[test]
    fn a_cow_that_makes_room_comes_to_rest() {
        let rest = Transform::from_xyz(3.0, 0.0, 0.0);
        let mut now = Transform::from_xyz(0.0, 0.0, 0.0);
        let mut frames = 0;
        while let (next, true) = make_room(now, rest, 1.0 / 60.0) {
            now = next;
            frames += 1;
            assert!(frames < 200, "the cow must come to rest within 200 frames");
        }
        assert!(frames > 20);
    }
}
