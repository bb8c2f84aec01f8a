//! Loads the recordings, which `assets/sounds/make.py` generates. All cues are requested shortly after the game has
//! loaded, and each loop of music when it is needed. The files that have arrived are decoded one by one.

use std::{collections::VecDeque, io, time::Duration};

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    platform::{collections::HashMap, time::Instant},
    prelude::*,
};
use bevy_kira_audio::AudioSource;

use super::decoding::Decoding;
use crate::{
    AppSystems,
    sound_cues::{Cue, Mood},
    stage::redraw::{BackgroundLoading, StillLoading},
    texts::loading::LOADING_TIMEOUT,
};

/// The time budget for decoding in each frame.
const BUDGET: Duration = Duration::from_millis(3);
/// The delay between the end of loading and the first request for a sound, in seconds.
const FIRST_REQUEST_DELAY: f32 = 0.3;
/// The minimum time before a sound that failed to load is requested again.
const RETRY_DELAY: Duration = Duration::from_secs(60);

/// The name of a sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SoundName {
    /// A sound cue.
    Cue(Cue),
    /// The guitar loop for a time of day.
    Music(Mood),
}

impl SoundName {
    /// Returns the path of the file, relative to the assets folder.
    pub fn path(self) -> String {
        let file = match self {
            SoundName::Cue(cue) => cue.file(),
            SoundName::Music(mood) => mood.file(),
        };
        format!("sounds/{file}.ogg")
    }
}

/// The undecoded contents of a sound file.
#[derive(Asset, TypePath, Debug)]
struct Recording(Vec<u8>);

#[derive(Default, TypePath)]
struct RecordingLoader;

impl AssetLoader for RecordingLoader {
    type Asset = Recording;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> io::Result<Recording> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Recording(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

/// The decoded sounds, and the sounds being loaded.
#[derive(Resource, Default)]
pub struct Sounds {
    loaded: HashMap<SoundName, Handle<AudioSource>>,
    wanted: VecDeque<Wanted>,
    begun: Option<(SoundName, Decoding)>,
    /// The time of failure of each sound that could not be loaded.
    failed: HashMap<SoundName, Instant>,
    /// True once sounds may be requested.
    open: bool,
    /// The time at which the last file arrived.
    last_arrival: Option<Instant>,
}

/// A sound whose file has been requested.
struct Wanted {
    name: SoundName,
    file: Handle<Recording>,
    since: Instant,
}

impl Sounds {
    /// Returns the sound, once it is decoded.
    pub fn get(&self, name: SoundName) -> Option<&Handle<AudioSource>> {
        self.loaded.get(&name)
    }

    /// Returns the number of decoded sounds, and the number of sounds that failed to load.
    pub fn counts(&self) -> (usize, usize) {
        (self.loaded.len(), self.failed.len())
    }

    /// Requests a sound, unless it is loaded or being loaded, or has recently failed to load. Does nothing until shortly
    /// after the game has loaded.
    pub fn request(&mut self, name: SoundName, assets: &AssetServer) {
        let known = self.loaded.contains_key(&name)
            || self.failed.get(&name).is_some_and(|failed| failed.elapsed() < RETRY_DELAY)
            || self.wanted.iter().any(|waiting| waiting.name == name)
            || self.begun.as_ref().is_some_and(|(begun, _)| *begun == name);
        if self.open && !known {
            self.wanted.push_back(Wanted { name, file: assets.load(name.path()), since: Instant::now() });
        }
    }

    /// Frees a long sound that is not needed at the moment.
    pub fn unload(&mut self, name: SoundName) {
        self.loaded.remove(&name);
    }

    /// Unless a file is already being decoded, starts to decode the first file that has arrived, or gives up on a file
    /// that has failed or is late. Returns false if there is nothing to do for now.
    fn begin(&mut self, files: &mut Assets<Recording>, assets: &AssetServer) -> bool {
        if self.begun.is_some() {
            return true;
        }
        // On a slow connection, files arrive one at a time, so each arrival restarts the timeout for the others.
        let late =
            |since: Instant| self.last_arrival.map_or(since, |came| since.max(came)).elapsed() >= LOADING_TIMEOUT;
        let over = |wanted: &Wanted| {
            let failed = || matches!(assets.get_load_state(&wanted.file), Some(LoadState::Failed(_)) | None);
            files.contains(&wanted.file) || failed() || late(wanted.since)
        };
        let over = self.wanted.iter().position(over);
        let Some(Wanted { name, file, .. }) = over.and_then(|at| self.wanted.remove(at)) else { return false };
        match files.remove(&file).map(|Recording(bytes)| Decoding::open(bytes)) {
            Some(Ok(decoding)) => (self.begun, self.last_arrival) = (Some((name, decoding)), Some(Instant::now())),
            Some(Err(error)) => {
                warn!("{}: {error}", name.path());
                self.fail(name);
            }
            None => self.fail(name),
        }
        true
    }

    fn fail(&mut self, name: SoundName) {
        // The asset server has already logged each missing file.
        if self.failed.is_empty() {
            warn!("some sounds could not be loaded; the game continues without them");
        }
        self.failed.insert(name, Instant::now());
    }
}

/// Adds the asset loader and the decoder.
pub fn plugin(app: &mut App) {
    app.init_asset::<Recording>().init_asset_loader::<RecordingLoader>().init_resource::<Sounds>().add_systems(
        Update,
        (open, fetch)
            .chain()
            .run_if(not(resource_exists::<StillLoading>))
            .after(AppSystems::Render)
            .before(AppSystems::Announce),
    );
}

/// Requests all cues a moment after the game has loaded.
fn open(time: Res<Time>, mut waited: Local<f32>, mut sounds: ResMut<Sounds>, assets: Res<AssetServer>) {
    if sounds.open {
        return;
    }
    *waited += time.delta_secs().min(0.1);
    if *waited >= FIRST_REQUEST_DELAY {
        sounds.open = true;
        Cue::ALL.into_iter().for_each(|cue| sounds.request(SoundName::Cue(cue), &assets));
    }
}

/// Decodes the files that have arrived, within a time budget per frame.
fn fetch(
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    mut files: ResMut<Assets<Recording>>,
    mut sources: ResMut<Assets<AudioSource>>,
    assets: Res<AssetServer>,
    fetching: Option<Res<BackgroundLoading>>,
) {
    let sounds = &mut *sounds;
    let until = Instant::now() + BUDGET;
    // Several short sounds can be decoded in one frame.
    while sounds.begin(&mut files, &assets) && Instant::now() < until {
        let Some((name, mut decoding)) = sounds.begun.take() else { continue };
        match decoding.decode_for(until.saturating_duration_since(Instant::now())) {
            Ok(None) => sounds.begun = Some((name, decoding)),
            Ok(Some(sound)) => {
                sounds.loaded.insert(name, sources.add(AudioSource { sound }));
                sounds.failed.remove(&name);
            }
            Err(error) => {
                warn!("{}: {error}", name.path());
                sounds.fail(name);
            }
        }
    }
    // Frames must keep coming until each requested sound is loaded or has failed, even without user input.
    let busy = !sounds.open || sounds.begun.is_some() || !sounds.wanted.is_empty();
    match (busy, fetching.is_some()) {
        (true, false) => commands.insert_resource(BackgroundLoading),
        (false, true) => commands.remove_resource::<BackgroundLoading>(),
        (true, true) | (false, false) => {}
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use bevy::{asset::io::memory::Dir, time::TimePlugin};

    use super::*;
    use crate::texts::stalled_assets;

    #[test]
    fn a_missing_sound_does_not_block_others_and_is_requested_again() {
        let (never, others) = Cue::ALL.split_first().expect("there are cues");
        let (never, folder) = (SoundName::Cue(*never), Dir::default());
        for cue in others {
            let path = SoundName::Cue(*cue).path();
            let bytes =
                fs::read(format!("{}/assets/{path}", env!("CARGO_MANIFEST_DIR"))).expect("the sound file exists");
            folder.insert_asset(path.as_ref(), bytes);
        }
        let mut app = stalled_assets::app(default(), folder, &never.path());
        app.add_plugins((TimePlugin, plugin)).init_asset::<AudioSource>();
        stalled_assets::until(&mut app, |world| world.resource::<Sounds>().counts().0 == others.len());
        assert_eq!(app.world().resource::<Sounds>().counts(), (others.len(), 0));
        assert!(app.world().contains_resource::<BackgroundLoading>(), "the missing sound may still arrive");

        let mut sounds = app.world_mut().resource_mut::<Sounds>();
        (sounds.wanted[0].since, sounds.last_arrival) =
            (stalled_assets::timed_out_start(), Some(stalled_assets::timed_out_start()));
        app.update();
        assert_eq!(app.world().resource::<Sounds>().counts(), (others.len(), 1));
        assert!(
            !app.world().contains_resource::<BackgroundLoading>(),
            "no more frames are drawn for the missing sound"
        );

        let want = |app: &mut App| {
            app.world_mut().resource_scope(|world, mut sounds: Mut<Sounds>| {
                sounds.request(never, world.resource::<AssetServer>());
                sounds.wanted.len()
            })
        };
        assert_eq!(want(&mut app), 0, "a failed sound is not requested again at once");
        let failed = Instant::now().checked_sub(RETRY_DELAY).expect("the machine has been up for longer");
        app.world_mut().resource_mut::<Sounds>().failed.insert(never, failed);
        assert_eq!(want(&mut app), 1, "a failed sound is requested again after a while");
    }
}
