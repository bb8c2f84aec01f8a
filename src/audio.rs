//! Six cues that sound when something happens. Every cue can be seen as well.

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::{
    AppSystems,
    game::{
        choice::Choice,
        tempo::{self, Cue},
    },
    playback::{BeatBegan, Playback},
    settings::Settings,
};

/// The cues, made by `assets/sounds/make_cues.py`.
#[derive(AssetCollection, Resource)]
pub struct Cues {
    #[asset(path = "sounds/card.ogg")]
    card: Handle<AudioSource>,
    #[asset(path = "sounds/tile.ogg")]
    tile: Handle<AudioSource>,
    #[asset(path = "sounds/animal.ogg")]
    animal: Handle<AudioSource>,
    #[asset(path = "sounds/coin.ogg")]
    coin: Handle<AudioSource>,
    #[asset(path = "sounds/refusal.ogg")]
    refusal: Handle<AudioSource>,
    #[asset(path = "sounds/scoring.ogg")]
    scoring: Handle<AudioSource>,
}

/// Adds the cues to what is heard.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin).add_systems(
        Update,
        (loudness.run_if(resource_changed::<Settings>), sound.run_if(resource_exists::<Cues>)).in_set(AppSystems::Tell),
    );
}

fn loudness(settings: Res<Settings>, audio: Res<Audio>) {
    let amplitude = if settings.muted { 0.0 } else { settings.volume };
    // Decibels; -60 and below is silence for the sound library.
    audio.set_volume(if amplitude <= 0.001 { -60.0 } else { 20.0 * amplitude.log10() });
}

impl Cues {
    fn of(&self, cue: Cue) -> &Handle<AudioSource> {
        match cue {
            Cue::Card => &self.card,
            Cue::Tile => &self.tile,
            Cue::Figure => &self.animal,
            Cue::Coin => &self.coin,
            Cue::Scoring => &self.scoring,
        }
    }
}

/// Lets each action sound when it is shown, and a refusal when it is spoken.
fn sound(
    mut begun: MessageReader<BeatBegan>,
    playback: Res<Playback>,
    choice: Res<Choice>,
    mut heard: Local<u32>,
    cues: Res<Cues>,
    audio: Res<Audio>,
) {
    for _ in begun.read() {
        let Some(beat) = playback.current() else { continue };
        let of_effects = beat.effects.iter().filter_map(tempo::cue);
        let (cards, others): (Vec<_>, Vec<_>) = of_effects.partition(|cue| *cue == Cue::Card);
        // At most two cues for an action: what was placed, and what was paid for it. Cards are heard where nothing else is.
        let heard = if others.is_empty() { cards.iter().take(1) } else { others.iter().take(2) };
        for cue in heard {
            audio.play(cues.of(*cue).clone());
        }
    }
    let number = choice.notice.as_ref().filter(|notice| notice.refused).map_or(0, |notice| notice.number);
    if number > *heard {
        audio.play(cues.refusal.clone());
        *heard = number;
    }
}
