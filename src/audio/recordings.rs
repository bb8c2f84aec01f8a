//! The recordings, made by `assets/sounds/make.py`: fetched and decoded one after another once the table can be played, the
//! cues first, then the music of the moment.

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
    stage::pace::{Fetching, StillLoading},
    tempo::{Cue, Mood},
    texts::loading::PATIENCE,
};

/// What a frame may spend on decoding.
const BUDGET: Duration = Duration::from_millis(3);
/// Seconds from the first picture of a table to the first sound that is fetched.
const PICTURES_FIRST: f32 = 0.3;
/// How long a sound that could not be had is not asked for again.
const AGAIN: Duration = Duration::from_secs(60);

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
    wanted: VecDeque<Wanted>,
    begun: Option<(Name, Decoding)>,
    /// When those failed that could not be had and are not there yet.
    failed: HashMap<Name, Instant>,
    open: bool,
    /// When the last file came.
    came: Option<Instant>,
}

/// A sound whose file is on its way, since then.
struct Wanted {
    name: Name,
    file: Handle<Recording>,
    since: Instant,
}

impl Sounds {
    /// The sound, once it is decoded.
    pub fn get(&self, name: Name) -> Option<&Handle<AudioSource>> {
        self.there.get(&name)
    }

    /// How many sounds can be heard, and how many cannot be had.
    pub fn counts(&self) -> (usize, usize) {
        (self.there.len(), self.failed.len())
    }

    /// Asks for a sound, behind all that were asked for before; for one that could not be had, only after a while.
    pub fn want(&mut self, name: Name, assets: &AssetServer) {
        let known = self.there.contains_key(&name)
            || self.failed.get(&name).is_some_and(|failed| failed.elapsed() < AGAIN)
            || self.wanted.iter().any(|waiting| waiting.name == name)
            || self.begun.as_ref().is_some_and(|(begun, _)| *begun == name);
        if self.open && !known {
            self.wanted.push_back(Wanted { name, file: assets.load(name.path()), since: Instant::now() });
        }
    }

    /// Lets go of a sound that is long and not needed now.
    pub fn drop(&mut self, name: Name) {
        self.there.remove(&name);
    }

    /// Opens the first recording that has come if none is open; gives whether there is something to go on with.
    fn begin(&mut self, files: &mut Assets<Recording>, assets: &AssetServer) -> bool {
        if self.begun.is_some() {
            return true;
        }
        // A slow line brings one file after the other: those wait for each other.
        let late = |since: Instant| self.came.map_or(since, |came| since.max(came)).elapsed() >= PATIENCE;
        let over = |wanted: &Wanted| {
            let failed = || matches!(assets.get_load_state(&wanted.file), Some(LoadState::Failed(_)) | None);
            files.contains(&wanted.file) || failed() || late(wanted.since)
        };
        let over = self.wanted.iter().position(over);
        let Some(Wanted { name, file, .. }) = over.and_then(|at| self.wanted.remove(at)) else { return false };
        match files.remove(&file).map(|Recording(bytes)| Decoding::of(bytes)) {
            Some(Ok(decoding)) => (self.begun, self.came) = (Some((name, decoding)), Some(Instant::now())),
            Some(Err(error)) => {
                warn!("{}: {error}", name.path());
                self.fail(name);
            }
            None => self.fail(name),
        }
        true
    }

    fn fail(&mut self, name: Name) {
        // The asset server has told about each file that is not there.
        if self.failed.is_empty() {
            warn!("not every sound can be heard; the game goes on without");
        }
        self.failed.insert(name, Instant::now());
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
    if *waited >= PICTURES_FIRST {
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
                sounds.failed.remove(&name);
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

#[cfg(test)]
mod tests {
    use std::fs;

    use bevy::{asset::io::memory::Dir, time::TimePlugin};

    use super::*;
    use crate::texts::hangs;

    #[test]
    fn a_sound_that_never_comes_mutes_no_other_and_is_asked_for_again() {
        let (never, others) = Cue::ALL.split_first().expect("there are cues");
        let (never, folder) = (Name::Cue(*never), Dir::default());
        for cue in others {
            let path = Name::Cue(*cue).path();
            let bytes = fs::read(format!("{}/assets/{path}", env!("CARGO_MANIFEST_DIR"))).expect("it is there");
            folder.insert_asset(path.as_ref(), bytes);
        }
        let mut app = hangs::app(default(), folder, &never.path());
        app.add_plugins((TimePlugin, plugin)).init_asset::<AudioSource>();
        hangs::until(&mut app, |world| world.resource::<Sounds>().counts().0 == others.len());
        assert_eq!(app.world().resource::<Sounds>().counts(), (others.len(), 0));
        assert!(app.world().contains_resource::<Fetching>(), "it may still come");

        let mut sounds = app.world_mut().resource_mut::<Sounds>();
        (sounds.wanted[0].since, sounds.came) = (hangs::long_ago(), Some(hangs::long_ago()));
        app.update();
        assert_eq!(app.world().resource::<Sounds>().counts(), (others.len(), 1));
        assert!(!app.world().contains_resource::<Fetching>(), "pictures are drawn for it for ever");

        let want = |app: &mut App| {
            app.world_mut().resource_scope(|world, mut sounds: Mut<Sounds>| {
                sounds.want(never, world.resource::<AssetServer>());
                sounds.wanted.len()
            })
        };
        assert_eq!(want(&mut app), 0, "a moment later it would not come either");
        let failed = Instant::now().checked_sub(AGAIN).expect("the machine is up for longer");
        app.world_mut().resource_mut::<Sounds>().failed.insert(never, failed);
        assert_eq!(want(&mut app), 1, "it is silent until the next start");
    }
}
