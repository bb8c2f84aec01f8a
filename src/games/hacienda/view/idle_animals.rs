//! Idle animations of animals. Every few seconds one of them grazes, blinks or flicks its tail, while no action is
//! being shown and ambient animation is enabled.

use bevy::{prelude::*, transform::TransformSystems};

use super::{
    Limb, Models, Moving, OnHex, OwnedBy, Paints, PlacedBy, Playback, Seating, ViewSystems, marks::PointedHex,
    models::outlines, noise, opaque_object, pieces,
};
use crate::{
    games::hacienda::table::animals::Animal,
    stage::redraw::{AmbientAnimation, IdleTime},
};
use hacienda_rules::{Hacienda, Species};

/// What an animal does while nothing happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdleAnimation {
    /// The animal lowers its head to the grass and nibbles.
    Graze,
    /// The animal closes its eyes twice.
    Blink,
    /// The animal flicks its tail.
    Flick,
}

impl IdleAnimation {
    fn seconds(self) -> f32 {
        match self {
            IdleAnimation::Graze => 3.0,
            IdleAnimation::Blink => 0.7,
            IdleAnimation::Flick => 1.1,
        }
    }

    /// Returns the transform of a limb relative to its resting pose, around its joint, in the figure's units. `share`
    /// is the progress from 0 to 1.
    fn pose(self, species: Species, limb: Limb, share: f32) -> Transform {
        match (self, limb) {
            (IdleAnimation::Graze, Limb::Head | Limb::Eyes) => {
                let smooth = |share: f32| EaseFunction::SmoothStep.sample_clamped(share);
                let nibble =
                    0.12 * (share * 40.0).sin() * smooth((share - 0.25) * 10.0) * smooth((0.75 - share) * 10.0);
                let low = smooth(share / 0.25) * smooth((1.0 - share) / 0.25) * (1.0 + nibble);
                // Heads that face the viewer sink; heads seen from the side swing down.
                let (angle, sunk) = match species {
                    Species::Cattle => (0.16, Vec2::new(-0.06, -0.20)),
                    Species::Horse => (1.12, Vec2::new(0.02, -0.04)),
                    Species::Pig => (0.50, Vec2::new(0.0, -0.04)),
                    Species::Sheep => (0.14, Vec2::new(-0.05, -0.24)),
                };
                Transform::from_translation((sunk * low).extend(0.0)).with_rotation(Quat::from_rotation_z(angle * low))
            }
            (IdleAnimation::Blink, Limb::Eyes) => {
                let closed = [0.2, 0.7].iter().any(|at| (share - at).abs() < 0.13);
                Transform::from_scale(Vec3::new(1.0, if closed { 0.15 } else { 1.0 }, 1.0))
            }
            (IdleAnimation::Flick, Limb::Tail) => {
                let swing = (share * std::f32::consts::TAU * 2.0).sin() * (1.0 - share);
                Transform::from_rotation(Quat::from_rotation_z(0.75 * swing))
            }
            _ => Transform::IDENTITY,
        }
    }
}

/// The schedule of idle animations. It is deterministic: it depends only on the elapsed time and the number of animals.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct IdleSchedule {
    /// The number of animations so far.
    animation_count: u32,
    /// The time since the last animation ended, in seconds.
    waited: f32,
}

impl IdleSchedule {
    /// Returns the pause until the next animation, 3 to 6 seconds.
    fn pause(&self) -> f32 {
        3.0 + 3.0 * noise(self.animation_count, 1)
    }

    /// Advances the schedule by a time during which no animation was running. If the next animation is due, returns it
    /// together with its animal, as an index below `animals`.
    pub fn advance(&mut self, seconds: f32, animals: usize) -> Option<(usize, IdleAnimation)> {
        self.waited += seconds;
        if self.waited < self.pause() || animals == 0 {
            return None;
        }
        (self.animation_count, self.waited) = (self.animation_count + 1, 0.0);
        let which = ((noise(self.animation_count, 2) * animals as f32) as usize).min(animals - 1);
        let act = match (noise(self.animation_count, 3) * 10.0) as u32 {
            0..=4 => IdleAnimation::Graze,
            5..=7 => IdleAnimation::Flick,
            _ => IdleAnimation::Blink,
        };
        Some((which, act))
    }
}

/// The running idle animation and its animal.
#[derive(Debug)]
struct RunningAnimation {
    animal: Entity,
    species: Species,
    animation: IdleAnimation,
    seconds: f32,
    /// The mesh of the animal during the animation, without the limbs that move.
    still: Handle<Mesh>,
    /// The normal mesh of the animal.
    whole: Handle<Mesh>,
}

/// The state of the idle animations.
#[derive(Resource, Debug, Default)]
pub struct IdleState {
    schedule: IdleSchedule,
    running: Option<RunningAnimation>,
    /// The meshes of animals without the limbs that move, by owner and species. They are built on first use.
    stills: [[Option<Handle<Mesh>>; 4]; 5],
}

/// A limb of the animated animal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovingLimb(Limb);

/// Adds the idle animations.
pub fn plugin(app: &mut App) {
    app.init_resource::<IdleState>()
        .init_resource::<AmbientAnimation>()
        .init_resource::<IdleTime>()
        .add_systems(Update, animate.in_set(ViewSystems::AmbientAnimation))
        .add_systems(PostUpdate, pose.after(TransformSystems::Propagate).after(super::board_rotation::rotate_stalls));
}

type Resting = (With<Animal>, With<PlacedBy>, Without<Moving>);

fn animate(
    mut commands: Commands,
    time: Res<Time>,
    (ambient, untouched): (Res<AmbientAnimation>, Res<IdleTime>),
    playback: Res<Playback<Hacienda>>,
    pointed: Res<PointedHex>,
    (models, seating): (Res<Models>, Res<Seating>),
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut idle: ResMut<IdleState>,
    mut animals: Query<(Entity, &OnHex, &OwnedBy, &Animal, &Visibility, &mut Mesh3d), Resting>,
    limbs: Query<Entity, With<MovingLimb>>,
) {
    let calm = ambient.0 && !playback.is_busy() && playback.shown().is_some();
    let IdleState { schedule, running: acting, stills } = &mut *idle;
    if let Some(now) = acting {
        now.seconds += time.delta_secs();
        let still = animals.get_mut(now.animal).ok().filter(|(.., mesh)| mesh.0 == now.still);
        // A changed mesh means that undo or a new game has ended the animation.
        let goes_on = calm && now.seconds < now.animation.seconds() && still.is_some();
        if goes_on {
            return;
        }
        if let Some((.., mut mesh)) = still {
            *mesh = Mesh3d(now.whole.clone());
        }
        limbs.iter().for_each(|limb| commands.entity(limb).despawn());
        *acting = None;
    }
    if !calm {
        return;
    }
    let mut candidates: Vec<(u16, Entity)> = animals
        .iter()
        .filter(|(_, at, _, _, visibility, _)| **visibility != Visibility::Hidden && pointed.cell != Some(at.cell()))
        .map(|(entity, at, ..)| (at.cell().0, entity))
        .collect();
    candidates.sort_unstable();
    let Some((which, act)) = schedule.advance(time.delta_secs(), candidates.len()) else { return };
    // Redrawing stops soon after the last input. Do not start an animation that would freeze halfway.
    if untouched.left() < act.seconds() + 1.0 {
        return;
    }
    let Ok((entity, _, owner, animal, _, mut mesh)) = animals.get_mut(candidates[which].1) else { return };
    let (owner, species) = (seating.owner(owner.seat()), animal.species());
    let still = stills[owner.index()][species.index()]
        .get_or_insert_with(|| meshes.add(pieces::animal_without_limbs(species, owner).mesh()))
        .clone();
    let whole = std::mem::replace(&mut *mesh, Mesh3d(still.clone())).0;
    for (limb, form) in Limb::MOVING.into_iter().zip(&models.limbs[species.index()]) {
        commands.spawn((opaque_object("Limb", form.clone(), &paints), MovingLimb(limb)));
    }
    *acting = Some(RunningAnimation { animal: entity, species, animation: act, seconds: 0.0, still, whole });
}

/// Places the limbs of the animated animal relative to its current transform.
pub(super) fn pose(
    idle: Res<IdleState>,
    animals: Query<&GlobalTransform, Resting>,
    mut limbs: Query<(&MovingLimb, &mut GlobalTransform), Without<Animal>>,
) {
    let Some(acting) = &idle.running else { return };
    let Ok(animal) = animals.get(acting.animal) else { return };
    let share = acting.seconds / acting.animation.seconds();
    for (MovingLimb(limb), mut at) in &mut limbs {
        // The eyes move with the head.
        let of = if acting.animation == IdleAnimation::Graze { Limb::Head } else { *limb };
        let joint = pieces::to_figure(acting.species, outlines::joint(acting.species, of)).extend(0.0);
        let about = Transform::from_translation(joint)
            * acting.animation.pose(acting.species, *limb, share)
            * Transform::from_translation(-joint);
        at.set_if_neq(*animal * (pieces::figure_transform() * about));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_animal_and_idle_animation_gets_its_turn() {
        let mut schedule = IdleSchedule::default();
        let (mut last, mut acts) = (0.0, Vec::new());
        for step in 1..6000 {
            let now = step as f32 * 0.05;
            if let Some((which, act)) = schedule.advance(0.05, 7) {
                assert!(which < 7 && (2.9..6.1).contains(&(now - last)), "after {} s", now - last);
                (last, acts) = (now, [acts, vec![(which, act)]].concat());
            }
        }
        for act in [IdleAnimation::Graze, IdleAnimation::Blink, IdleAnimation::Flick] {
            assert!(acts.iter().any(|(_, other)| *other == act), "{act:?}");
        }
        assert!((0..7).all(|animal| acts.iter().any(|(which, _)| *which == animal)), "every animal must get a turn");
        assert_eq!(IdleSchedule::default().advance(100.0, 0), None, "without animals, there must be no animation");
    }

    #[test]
    fn idle_animations_start_and_end_at_rest() {
        for act in [IdleAnimation::Graze, IdleAnimation::Blink, IdleAnimation::Flick] {
            for species in Species::ALL {
                let moves = |limb: Limb, share: f32| {
                    let (at, none) = (act.pose(species, limb, share), Transform::IDENTITY);
                    at.translation.length() + at.rotation.angle_between(none.rotation) + at.scale.distance(none.scale)
                };
                for limb in Limb::MOVING {
                    assert!(moves(limb, 0.0) < 1e-3 && moves(limb, 1.0) < 1e-3, "{act:?} of {species:?}: {limb:?}");
                }
                let most = |limb| (0..100).map(|step| moves(limb, step as f32 / 100.0)).fold(0.0, f32::max);
                let moved = Limb::MOVING.map(most).into_iter().fold(0.0, f32::max);
                assert!(moved > 0.2, "{act:?} of {species:?} must be clearly visible");
            }
        }
    }
}
