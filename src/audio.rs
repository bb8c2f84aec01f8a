//! Audio: cues for effects as they are shown, and guitar music that follows the time of day. Every cue has a visible
//! counterpart, and the game runs normally without an audio device.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

mod cues;
mod decoding;
mod music;
mod sounds;

pub use sounds::Sounds;

/// The audio channel for cues.
#[derive(Resource)]
struct Effects;

/// The audio channel for the guitar music.
#[derive(Resource)]
struct Music;

/// Adds the audio.
pub fn plugin(app: &mut App) {
    app.add_plugins((AudioPlugin, sounds::plugin, cues::plugin, music::plugin));
}

/// Converts an amplitude between 0 and 1 to the decibels that the sound library expects. The library treats -60 dB and
/// below as silence.
fn decibels(amplitude: f32) -> f32 {
    if amplitude <= 0.001 { -60.0 } else { 20.0 * amplitude.log10() }
}

#[cfg(test)]
mod tests;
