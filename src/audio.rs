//! Audio: a cue for each effect when it is shown, and guitar music that follows the time of day in the game. Every cue
//! has a visible equivalent, and the game plays the same without a loudspeaker.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

mod cues;
mod decoding;
mod music;
mod recordings;

pub use recordings::Sounds;

/// The audio channel for cues.
#[derive(Resource)]
struct Effects;

/// The audio channel for the guitar music.
#[derive(Resource)]
struct Music;

/// Adds the audio.
pub fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, recordings::plugin, cues::plugin, music::plugin));
}

/// Converts an amplitude from 0 to 1 to decibels. -60 dB and below is silence in `bevy_kira_audio`.
fn decibels(amplitude: f32) -> f32 {
    if amplitude <= 0.001 { -60.0 } else { 20.0 * amplitude.log10() }
}

#[cfg(test)]
mod tests;
