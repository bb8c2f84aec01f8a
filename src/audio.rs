//! What is heard: a cue for each fact as it is shown, and a guitar that follows the sun. Every cue can be seen as well, and
//! where there is no loudspeaker everything goes on without.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

mod cues;
mod decoding;
mod music;
mod recordings;

pub use recordings::Sounds;

/// The channel of the cues.
#[derive(Resource)]
struct Effects;

/// The channel of the guitar.
#[derive(Resource)]
struct Music;

/// Adds the sounds.
pub fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, recordings::plugin, cues::plugin, music::plugin));
}

/// An amplitude from 0 to 1 in decibels, as the sound library wants it: silence from -60 down.
fn decibels(amplitude: f32) -> f32 {
    if amplitude <= 0.001 { -60.0 } else { 20.0 * amplitude.log10() }
}

#[cfg(test)]
mod tests;
