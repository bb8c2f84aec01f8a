//! Plays each sound cue at the moment its effect is shown.

use std::time::Duration;

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_kira_audio::prelude::*;

use super::{
    Effects, decibels,
    sounds::{SoundName, Sounds},
};
use crate::{
    AppSystems,
    settings::Settings,
    sound_cues::{Cue, PlayCue},
};

/// The maximum number of coins in a run.
const MAX_COINS: u32 = 12;
/// The interval between two coins at normal speed, in milliseconds.
const COIN_MS: f32 = 40.0;
/// The maximum number of cues that start in one frame, to limit the noise.
const MAX_AT_ONCE: usize = 4;
/// If a sound is still queued after this number of frames, there is no working audio device.
const PROBE_FRAMES: u32 = 30;

/// Adds the cues.
pub fn plugin(app: &mut App) {
    app.add_audio_channel::<Effects>().init_resource::<AudioOutput>().add_systems(
        Update,
        (set_volume.run_if(resource_changed::<Settings>), probe_output, play_cues).chain().in_set(AppSystems::Announce),
    );
}

/// The state of the audio output.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AudioOutput {
    /// True if there is a working audio device; `None` until that is known. Without one, no more sounds are requested;
    /// the audio library has already logged a warning.
    pub has_device: Option<bool>,
    /// True once the player has clicked, tapped or pressed a key; outside a browser, from the first frame on. Browsers
    /// block sound before that, and would play all queued sounds at once afterwards.
    is_unlocked: bool,
}

fn set_volume(settings: Res<Settings>, channel: Res<AudioChannel<Effects>>) {
    channel.set_volume(decibels(settings.effects_volume()));
}

/// Detects the first input, and whether the audio output works.
fn probe_output(
    mut output: ResMut<AudioOutput>,
    mut probe: Local<Option<Handle<AudioInstance>>>,
    mut frames: Local<u32>,
    (mut sounds, assets): (ResMut<Sounds>, Res<AssetServer>),
    channel: Res<AudioChannel<Effects>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    touches: Option<Res<Touches>>,
) {
    let has_input = || {
        buttons.as_ref().is_some_and(|buttons| buttons.get_just_pressed().len() > 0)
            || keys.as_ref().is_some_and(|keys| keys.get_just_pressed().len() > 0)
            || touches.as_ref().is_some_and(|touches| touches.any_just_pressed())
    };
    if !output.is_unlocked && (cfg!(not(target_arch = "wasm32")) || has_input()) {
        output.is_unlocked = true;
    }
    if output.has_device.is_some() {
        return;
    }
    // Probe the output with a silent tick.
    match &*probe {
        None => match sounds.get(SoundName::Cue(Cue::Tick)) {
            Some(tick) => *probe = Some(channel.play(tick.clone()).with_volume(-60.0).handle()),
            None => sounds.request(SoundName::Cue(Cue::Tick), &assets),
        },
        Some(handle) => {
            *frames += 1;
            if channel.state(handle) != PlaybackState::Queued {
                output.has_device = Some(true);
            } else if *frames == PROBE_FRAMES {
                output.has_device = Some(false);
            }
        }
    }
}

/// Returns the pitch of a cue, in semitones above its recording. Income and ticks climb a scale with the amount, and
/// payments descend about half as far. A hand-over plays the note of its seat from a pentatonic scale, which sounds
/// right over any chord of the music.
fn semitones(cue: Cue, amount: u32) -> i32 {
    const SCALE: [i32; MAX_COINS as usize] = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19];
    const SEATS: [i32; 5] = [0, 2, 4, 7, 9];
    let step = amount.clamp(1, MAX_COINS) as usize - 1;
    match cue {
        Cue::Coin | Cue::Tick => SCALE[step],
        Cue::Paid => -SCALE[step] / 2,
        Cue::HandOver => SEATS[step.min(SEATS.len() - 1)],
        _ => 0,
    }
}

/// Returns the playback rate that raises a sound by this many semitones.
fn rate(semitones: i32) -> f64 {
    2f64.powf(f64::from(semitones) / 12.0)
}

/// Plays the cues of this frame.
pub(super) fn play_cues(
    mut cues: MessageReader<PlayCue>,
    settings: Res<Settings>,
    output: Res<AudioOutput>,
    (mut sounds, assets): (ResMut<Sounds>, Res<AssetServer>),
    channel: Res<AudioChannel<Effects>>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut runs: Local<HashMap<Cue, (Duration, Vec<Handle<AudioSource>>)>>,
) {
    let audible = output.is_unlocked && output.has_device == Some(true) && settings.effects_volume() > 0.0;
    let mut now: Vec<PlayCue> = Vec::new();
    for cue in cues.read() {
        // Identical cues in one frame are played once.
        if audible && now.len() < MAX_AT_ONCE && !now.contains(cue) {
            now.push(*cue);
        }
    }
    for PlayCue { cue, amount } in now {
        let Some(sound) = sounds.get(SoundName::Cue(cue)).cloned() else {
            sounds.request(SoundName::Cue(cue), &assets);
            continue;
        };
        if !matches!(cue, Cue::Coin | Cue::Paid) {
            channel.play(sound).with_playback_rate(rate(semitones(cue, amount)));
            continue;
        }
        let gap = gap(settings.speed);
        let run = match runs.get(&cue) {
            Some((known, run)) if *known == gap => run,
            _ => {
                let Some(one) = sources.get(&sound).map(|source| source.sound.clone()) else { continue };
                let run = (gap, delayed(&one, gap, &mut sources));
                &runs.entry(cue).insert(run).into_mut().1
            }
        };
        for (count, coin) in (1..=amount).zip(run.iter()) {
            channel.play(coin.clone()).with_playback_rate(rate(semitones(cue, count)));
        }
    }
}

/// Returns the interval between two coins of a run. It matches the animation at this speed.
fn gap(speed: f32) -> Duration {
    Duration::from_millis((COIN_MS / speed).round() as u64)
}

/// Returns one copy of the coin sound for each coin in a run, delayed to the start of that coin. The audio library
/// keeps the rhythm even if the frame rate is low.
fn delayed(coin: &StaticSoundData, gap: Duration, sources: &mut Assets<AudioSource>) -> Vec<Handle<AudioSource>> {
    (0..MAX_COINS).map(|count| sources.add(AudioSource { sound: coin.start_time(gap * count) })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coin_sounds_keep_pace_with_the_animation_at_every_speed() {
        assert_eq!(Settings::SPEEDS.map(gap), [80, 40, 20, 10].map(Duration::from_millis));
    }

    #[test]
    fn the_pitch_follows_the_amount() {
        for (cue, most) in [(Cue::Coin, MAX_COINS), (Cue::HandOver, 5), (Cue::Tick, MAX_COINS)] {
            let pitches: Vec<i32> = (1..=most).map(|amount| semitones(cue, amount)).collect();
            assert!(pitches[0] == 0 && pitches.is_sorted_by(|low, high| low < high), "{cue:?} has {pitches:?}");
        }
        let falling: Vec<i32> = (1..=MAX_COINS).map(|amount| semitones(Cue::Paid, amount)).collect();
        assert!(falling.is_sorted_by(|high, low| high >= low) && falling[11] < -6, "payments: {falling:?}");
        assert_eq!(semitones(Cue::Coin, 40), semitones(Cue::Coin, MAX_COINS), "the pitch has an upper limit");
        assert_eq!(semitones(Cue::Bell, 9), 0);
    }
}
