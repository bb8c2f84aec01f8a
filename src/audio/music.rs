//! The guitar music: one loop for each time of day. Loops cross-fade as the time advances, and the music is silent
//! during a scoring.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::{
    Music,
    cues::{AudioOutput, play_cues},
    decibels,
    sounds::{SoundName, Sounds},
};
use crate::{
    AppSystems,
    playback::PlaybackStatus,
    settings::Settings,
    sound_cues::{Mood, TimeOfDay},
};

/// The length of the cross-fade between two loops.
const CROSSING: Duration = Duration::from_secs(6);
/// The length of the fade when a scoring begins or ends, and when the music starts or stops.
const FADE: Duration = Duration::from_millis(1200);

/// Adds the music.
pub fn plugin(app: &mut App) {
    app.add_audio_channel::<Music>()
        .init_resource::<Guitar>()
        .add_systems(Update, (set_volume, play).chain().after(play_cues).in_set(AppSystems::Announce));
}

/// The loop that is playing.
#[derive(Resource, Debug, Default)]
struct Guitar {
    playing: Option<(Mood, Handle<AudioInstance>)>,
}

/// Sets the volume of the music. It is silent during a scoring.
fn set_volume(
    settings: Res<Settings>,
    showing: Res<PlaybackStatus>,
    channel: Res<AudioChannel<Music>>,
    mut last: Local<Option<(f32, bool)>>,
) {
    let scoring = showing.scoring;
    let level = if scoring { 0.0 } else { settings.music_volume() };
    if *last == Some((level, scoring)) {
        return;
    }
    // Volume changes made with the slider take effect almost at once.
    let fade = if last.is_some_and(|(_, before)| before != scoring) { FADE } else { Duration::from_millis(80) };
    channel.set_volume(decibels(level)).linear_fade_in(fade);
    *last = Some((level, scoring));
}

/// Loads and plays the loop for the current time of day. Stops the music if the sound is off, the volume of the music
/// is zero or there is no working audio device.
fn play(
    settings: Res<Settings>,
    output: Res<AudioOutput>,
    showing: Res<PlaybackStatus>,
    hour: Res<TimeOfDay>,
    mut sounds: ResMut<Sounds>,
    mut guitar: ResMut<Guitar>,
    mut instances: ResMut<Assets<AudioInstance>>,
    channel: Res<AudioChannel<Music>>,
    assets: Res<AssetServer>,
) {
    let heard = output.has_device == Some(true) && settings.music_volume() > 0.0;
    // Outside a game, the morning loop plays.
    let wanted = heard.then(|| if showing.has_game { Mood::at(hour.0) } else { Mood::Morning });
    let now = guitar.playing.as_ref().map(|(mood, _)| *mood);
    if now == wanted {
        return;
    }
    let next = match wanted {
        None => None,
        Some(mood) => {
            sounds.request(SoundName::Music(mood), &assets);
            // The old loop keeps playing until the new one is decoded.
            let Some(loop_) = sounds.get(SoundName::Music(mood)) else { return };
            Some((mood, loop_.clone()))
        }
    };
    let fade = if next.is_some() { CROSSING } else { FADE };
    if let Some((mood, instance)) = guitar.playing.take() {
        if let Some(mut instance) = instances.get_mut(&instance) {
            instance.stop(AudioTween::linear(fade));
        }
        // A decoded loop takes up more than ten megabytes of memory.
        sounds.unload(SoundName::Music(mood));
    }
    guitar.playing = next.map(|(mood, source)| {
        let fade_in = AudioTween::linear(if now.is_some() { CROSSING } else { FADE });
        (mood, channel.play(source).looped().fade_in(fade_in).handle())
    });
}
