//! The recordings, made by `assets/sounds/make.py`: fetched and decoded one after another once the table can be played, the
//! cues first, then the music of the moment.

use std::{collections::VecDeque, io, time::Duration};

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    platform::{
        collections::{HashMap, HashSet},
        time::Instant,
    },
    prelude::*,
};
use bevy_kira_audio::AudioSource;

use super::decoding::Decoding;
use crate::{
    AppSystems,
    stage::pace::{Fetching, StillLoading},
    tempo::{Cue, Mood},
};

/// What a frame may spend on decoding.
const BUDGET: Duration = Duration::from_millis(3);
/// Seconds from the first picture of a table to the first sound that is fetched.
const PATIENCE: f32 = 0.3;

/// A sound of the game by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Name {
    /// Something that happens.
    Cue(Cue),
    /// The guitar at a time of the day.
    Music(Mood),
}

impl Name {
    /// The path among the assets.
    pub fn path(self) -> String {
        let file = match self {
            Name::Cue(cue) => cue.file(),
            Name::Music(mood) => mood.file(),
        };
        format!("sounds/{file}.ogg")
    }
}

/// A file as it lies there.
#[derive(Asset, TypePath, Debug)]
struct Recording(Vec<u8>);

/// Reads files of sound.
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

/// The sounds that are there, and those on their way.
#[derive(Resource, Default)]
pub struct Sounds {
    there: HashMap<Name, Handle<AudioSource>>,
    wanted: VecDeque<(Name, Handle<Recording>)>,
    begun: Option<(Name, Decoding)>,
    failed: HashSet<Name>,
    open: bool,
}

impl Sounds {
    /// The sound, once it is decoded.
    pub fn get(&self, name: Name) -> Option<&Handle<AudioSource>> {
        self.there.get(&name)
    }

    /// How many sounds can be heard, and how many never will.
    pub fn counts(&self) -> (usize, usize) {
        (self.there.len(), self.failed.len())
    }

    /// Asks for a sound, behind all that were asked for before.
    pub fn want(&mut self, name: Name, assets: &AssetServer) {
        let known = self.there.contains_key(&name)
            || self.failed.contains(&name)
            || self.wanted.iter().any(|(waiting, _)| *waiting == name)
            || self.begun.as_ref().is_some_and(|(begun, _)| *begun == name);
        if self.open && !known {
            self.wanted.push_back((name, assets.load(name.path())));
        }
    }

    /// Lets go of a sound that is long and not needed now.
    pub fn drop(&mut self, name: Name) {
        self.there.remove(&name);
    }

    /// Opens the next recording if none is open and it has come; gives whether there is something to go on with.
    fn begin(&mut self, files: &mut Assets<Recording>, assets: &AssetServer) -> bool {
        let Some((name, handle)) = self.wanted.front().filter(|_| self.begun.is_none()) else {
            return self.begun.is_some();
        };
        let name = *name;
        if let Some(Recording(bytes)) = files.remove(handle) {
            match Decoding::of(bytes) {
                Ok(decoding) => self.begun = Some((name, decoding)),
                Err(error) => {
                    warn!("{}: {error}", name.path());
                    self.fail(name);
                }
            }
        } else if matches!(assets.get_load_state(handle), Some(LoadState::Failed(_)) | None) {
            self.fail(name);
        } else {
            return false;
        }
        self.wanted.pop_front();
        true
    }

    fn fail(&mut self, name: Name) {
        // The asset server has told about each file that is not there.
        if self.failed.is_empty() {
            warn!("not every sound can be heard; the game goes on without");
        }
        self.failed.insert(name);
    }
}

/// Adds the loader and what decodes.
pub fn plugin(app: &mut App) {
    app.init_asset::<Recording>().init_asset_loader::<RecordingLoader>().init_resource::<Sounds>().add_systems(
        Update,
        (open, fetch)
            .chain()
            .run_if(not(resource_exists::<StillLoading>))
            .after(AppSystems::Show)
            .before(AppSystems::Tell),
    );
}

/// Asks for all cues once the first table has been drawn for a moment.
fn open(time: Res<Time>, mut waited: Local<f32>, mut sounds: ResMut<Sounds>, assets: Res<AssetServer>) {
    if sounds.open {
        return;
    }
    *waited += time.delta_secs().min(0.1);
    if *waited >= PATIENCE {
        sounds.open = true;
        Cue::ALL.into_iter().for_each(|cue| sounds.want(Name::Cue(cue), &assets));
    }
}

/// Decodes what has come, for a short time in each frame.
fn fetch(
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    mut files: ResMut<Assets<Recording>>,
    mut sources: ResMut<Assets<AudioSource>>,
    assets: Res<AssetServer>,
    fetching: Option<Res<Fetching>>,
) {
    let sounds = &mut *sounds;
    let until = Instant::now() + BUDGET;
    // Short ones share a frame.
    while sounds.begin(&mut files, &assets) && Instant::now() < until {
        let Some((name, mut decoding)) = sounds.begun.take() else { continue };
        match decoding.go_on(until.saturating_duration_since(Instant::now())) {
            Ok(None) => sounds.begun = Some((name, decoding)),
            Ok(Some(sound)) => {
                sounds.there.insert(name, sources.add(AudioSource { sound }));
            }
            Err(error) => {
                warn!("{}: {error}", name.path());
                sounds.fail(name);
            }
        }
    }
    // Nobody taps a table awake for the sake of its sounds.
    let busy = !sounds.open || sounds.begun.is_some() || !sounds.wanted.is_empty();
    match (busy, fetching.is_some()) {
        (true, false) => commands.insert_resource(Fetching),
        (false, true) => commands.remove_resource::<Fetching>(),
        (true, true) | (false, false) => {}
    }
}
