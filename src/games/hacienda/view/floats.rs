//! What an action paid, as a number over the board, which the face draws.

use bevy::prelude::*;

use super::{BeatBegan, Paced, PictureSystems, Playback, Playing, layout};
use crate::games::hacienda::stories::What;
use hacienda_rules::{Hacienda, Seat};

/// Seconds a number stays, at normal speed.
const LIFE: f32 = 1.5;

/// A number over the board.
#[derive(Debug, Clone, PartialEq)]
pub struct Float {
    /// The place over which it stands, in world units; it rises from there.
    pub at: Vec3,
    /// How much was paid.
    pub pesos: u32,
    /// Whose money it is.
    pub seat: Seat,
    /// How much of its life is over, from 0 to 1; below 0 it does not show yet.
    pub age: f32,
}

/// The numbers over the board, in the order they came.
#[derive(Resource, Debug, Clone, Default)]
pub struct Floats(Vec<Float>);

impl Floats {
    /// The numbers to draw now.
    pub fn visible(&self) -> impl Iterator<Item = &Float> {
        self.0.iter().filter(|float| float.age >= 0.0)
    }

    /// Whether there are none, not even some to come.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Adds the numbers.
pub fn plugin(app: &mut App) {
    app.init_resource::<Floats>().add_systems(Update, (begin, rise).chain().in_set(PictureSystems::Pieces));
}

fn begin(
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<Playing>>,
    mut begun: MessageReader<BeatBegan>,
    mut floats: ResMut<Floats>,
    mut resets: Local<u32>,
) {
    if *resets != playback.resets() {
        *resets = playback.resets();
        floats.0.clear();
    }
    if begun.read().count() == 0 {
        return;
    }
    let (Some(beat), Some(playing)) = (playback.current(), playing) else { return };
    for movement in &beat.story.movements {
        if let What::Number(seat, cell, pesos) = movement.what {
            let at = layout::world_of(&playing.0.board, cell) + Vec3::Y * 1.7;
            floats.0.push(Float { at, pesos, seat, age: -movement.start / LIFE });
        }
    }
}

fn rise(paced: Paced, mut floats: ResMut<Floats>) {
    if !floats.0.is_empty() {
        let step = paced.seconds();
        floats.0.iter_mut().for_each(|float| float.age += step / LIFE);
        floats.0.retain(|float| float.age < 1.0);
    }
}
