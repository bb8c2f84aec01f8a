//! Floating numbers over the board for payments. The HUD draws them.

use bevy::prelude::*;

use super::{AnimationTime, BeatBegan, GameSetting, PictureSystems, Playback, layout};
use crate::games::hacienda::stories::MovementKind;
use hacienda_rules::{Hacienda, Seat};

/// The duration of a number, in seconds at normal speed.
const LIFE: f32 = 1.5;

/// A number that rises from the board when a seat is paid.
#[derive(Debug, Clone, PartialEq)]
pub struct FloatingNumber {
    /// The point from which the number rises, in world units.
    pub at: Vec3,
    /// The amount paid.
    pub pesos: u32,
    /// The seat that is paid.
    pub seat: Seat,
    /// The elapsed share of the number's duration, from 0 to 1; negative before it appears.
    pub age: f32,
}

/// The floating numbers, in the order of their creation.
#[derive(Resource, Debug, Clone, Default)]
pub struct FloatingNumbers(Vec<FloatingNumber>);

impl FloatingNumbers {
    /// Returns the numbers to draw now.
    pub fn visible(&self) -> impl Iterator<Item = &FloatingNumber> {
        self.0.iter().filter(|float| float.age >= 0.0)
    }

    /// Returns true if there are no numbers, not even ones that have yet to appear.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Adds the floating numbers.
pub fn plugin(app: &mut App) {
    app.init_resource::<FloatingNumbers>()
        .add_systems(Update, (add_numbers, rise).chain().in_set(PictureSystems::Pieces));
}

fn add_numbers(
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    mut begun: MessageReader<BeatBegan>,
    mut floats: ResMut<FloatingNumbers>,
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
        if let MovementKind::Number(seat, cell, pesos) = movement.kind {
            let at = layout::world_of(&playing.0.board, cell) + Vec3::Y * 1.7;
            floats.0.push(FloatingNumber { at, pesos, seat, age: -movement.start / LIFE });
        }
    }
}

fn rise(paced: AnimationTime, mut floats: ResMut<FloatingNumbers>) {
    if !floats.0.is_empty() {
        let step = paced.seconds();
        floats.0.iter_mut().for_each(|float| float.age += step / LIFE);
        floats.0.retain(|float| float.age < 1.0);
    }
}
