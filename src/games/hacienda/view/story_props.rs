//! Temporary props of a story: dust around a new hacienda, and the bouncing stall of a market.

use bevy::prelude::*;

use super::{BeatBegan, BoardCamera, GameSetting, Models, Paints, Playback, ease, layout, opaque_object, parabola};
use crate::games::hacienda::stories::{Movement, MovementKind};
use hacienda_rules::Hacienda;

/// The number of puffs of dust around a hacienda.
const PUFFS: u32 = 9;

/// An entity that exists only until a movement of the story ends.
#[derive(Component, Debug, Clone)]
pub struct Prop {
    movement: Movement,
    /// The centre of the hex.
    at: Vec3,
    /// The index of the prop among those of the same movement.
    number: u32,
}

/// Spawns the props of a story when it begins, moves them, and despawns them.
pub(super) fn update_props(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    camera: Option<Res<BoardCamera>>,
    models: Res<Models>,
    paints: Res<Paints>,
    mut begun: MessageReader<BeatBegan>,
    mut resets: Local<u32>,
    mut props: Query<(Entity, &Prop, &mut Transform, &mut Visibility)>,
) {
    let began = begun.read().count() > 0;
    let reset = std::mem::replace(&mut *resets, playback.resets()) != playback.resets();
    let beat = playback.current().filter(|_| !reset);
    let elapsed = beat.map(|beat| beat.elapsed);
    let turn = camera.map_or(0.0, |camera| camera.yaw());
    for (entity, prop, mut transform, mut visibility) in &mut props {
        let over = elapsed.is_none_or(|elapsed| elapsed >= prop.movement.start + prop.movement.length);
        if began || over {
            commands.entity(entity).despawn();
        } else if let Some(share) = elapsed.and_then(|elapsed| prop.movement.progress(elapsed)) {
            *transform = prop.place(share, turn);
            visibility.set_if_neq(Visibility::Inherited);
        }
    }
    let (Some(beat), Some(playing)) = (beat.filter(|_| began), playing) else { return };
    for movement in &beat.story.movements {
        let (cell, count, mesh) = match &movement.kind {
            MovementKind::Dust(cell) => (*cell, PUFFS, &models.puff),
            MovementKind::Bounce(cell) => (*cell, 1, &models.stall),
            _ => continue,
        };
        for number in 0..count {
            let prop = Prop { movement: movement.clone(), at: layout::world_of(&playing.0.board, cell), number };
            let at = prop.place(0.0, turn);
            commands.spawn((opaque_object("Prop", mesh.clone(), &paints), prop, at, Visibility::Hidden));
        }
    }
}

impl Prop {
    /// Returns the transform at a progress from 0 to 1, on a board rotated by `turn` radians.
    fn place(&self, share: f32, turn: f32) -> Transform {
        match self.movement.kind {
            MovementKind::Dust(_) => {
                let angle = self.number as f32 * std::f32::consts::TAU / PUFFS as f32;
                let away = 0.25 + 0.75 * ease(EaseFunction::CubicOut, share);
                let up = 0.10 + (0.25 + 0.07 * (self.number % 3) as f32) * parabola(share * 0.7);
                let size = (0.35 + 0.65 * parabola((0.25 + share * 0.75).min(1.0))) * (1.0 - share * share);
                Transform::from_translation(self.at + Vec3::new(angle.cos() * away, up, angle.sin() * away))
                    .with_scale(Vec3::splat(size.max(0.01)))
            }
            // The copy hides the real stall: it is slightly larger, and rotated in the same way.
            _ => {
                let swing = (share * 3.0 * std::f32::consts::TAU).sin().abs() * (1.0 - share);
                Transform::from_translation(self.at).with_rotation(Quat::from_rotation_y(turn)).with_scale(Vec3::new(
                    1.015,
                    1.01 + 0.16 * swing,
                    1.015,
                ))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::Cell;

    #[test]
    fn a_bouncing_stall_is_rotated_like_the_stall_that_it_hides() {
        let movement = Movement { start: 0.0, length: 1.0, kind: MovementKind::Bounce(Cell(0)) };
        let stall = Prop { movement, at: Vec3::X, number: 0 }.place(0.2, 1.0);
        assert_eq!((stall.translation, stall.rotation), (Vec3::X, Quat::from_rotation_y(1.0)));
    }
}
