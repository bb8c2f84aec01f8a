//! Smoke over haciendas, as an ambient animation: a few puffs per chimney that rise, grow and vanish.

use bevy::{light::NotShadowCaster, prelude::*};

use super::{
    BoardCamera, GameSetting, Models, Moving, Paints, PieceComponents, PieceModel, PlacedBy, Playback, ViewSystems,
    board_rotation, hacienda, noise, opaque_object,
};
use crate::stage::redraw::AmbientAnimation;
use hacienda_rules::{Board, Hacienda, Position};

/// The number of simultaneous puffs over a chimney.
const PUFFS: u32 = 3;
/// The lifetime of a puff in seconds. The clock wraps after an hour, which is a multiple of this lifetime.
const PUFF_LIFETIME: f32 = 4.5;

/// A puff of smoke, with its hacienda and its index.
#[derive(Component, Debug)]
struct Puff {
    over: Entity,
    number: u32,
}

/// Adds the smoke.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_smoke.in_set(ViewSystems::Smoke));
}

/// Returns the size of a puff and its offset from the top of the chimney; `age` ranges from 0 to 1.
fn puff(age: f32) -> Transform {
    let grown = 0.05 + 0.075 * age;
    let gone = ((1.0 - age) / 0.3).min(1.0) * (age / 0.08).min(1.0);
    // Rise, drift with the wind, and move away from the camera to compensate for its tilt.
    let place = Vec3::new(0.30 * age * age, 0.62 * age, -0.12 * age);
    Transform::from_translation(place).with_scale(Vec3::splat((grown * gone).max(0.001)))
}

fn chimney(thing: PieceModel, turned_by: f32, board: &Board, position: &Position) -> Vec3 {
    let rest = thing.resting_transform(board, position);
    board_rotation::rotated(thing, &rest, turned_by, board, position).transform_point(hacienda::CHIMNEY)
}

fn update_smoke(
    mut commands: Commands,
    time: Res<Time>,
    ambient: Res<AmbientAnimation>,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    camera: Option<Res<BoardCamera>>,
    models: Res<Models>,
    paints: Res<Paints>,
    houses: Query<(Entity, PieceComponents, &Visibility), (With<PlacedBy>, Without<Moving>)>,
    mut puffs: Query<(Entity, &Puff, &mut Transform)>,
) {
    let turned_by = camera.map_or(0.0, |camera| camera.yaw());
    let (Some(position), Some(playing)) = (playback.shown().filter(|_| ambient.0), playing) else {
        puffs.iter().for_each(|(puff, ..)| commands.entity(puff).despawn());
        return;
    };
    let board = &*playing.0.board;
    let beneath = |cell| Some((position.owner(cell)?, position.land.has(cell)));
    let mut smoking = Vec::new();
    for (entity, piece, _) in houses.iter().filter(|(.., visibility)| **visibility != Visibility::Hidden) {
        if let Some(thing @ PieceModel::Hacienda { at, .. }) = piece.model(beneath) {
            smoking.push((entity, u32::from(at.0), chimney(thing, turned_by, board, position)));
        }
    }
    for (entity, puff_of, mut at) in &mut puffs {
        let Some((_, seed, chimney)) = smoking.iter().find(|(house, ..)| *house == puff_of.over) else {
            commands.entity(entity).despawn();
            continue;
        };
        let begun = noise(*seed, 5) + puff_of.number as f32 / PUFFS as f32;
        let now = puff((time.elapsed_secs_wrapped() / PUFF_LIFETIME + begun).fract());
        *at = now.with_translation(*chimney + now.translation);
    }
    for (house, ..) in smoking.iter().filter(|(house, ..)| puffs.iter().all(|(_, puff, _)| puff.over != *house)) {
        for number in 0..PUFFS {
            let puff = (Puff { over: *house, number }, NotShadowCaster, Transform::from_scale(Vec3::splat(0.001)));
            commands.spawn((opaque_object("Smoke", models.smoke.clone(), &paints), puff));
        }
    }
}
