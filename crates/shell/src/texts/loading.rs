//! The message files of the current language, loaded as assets. Until they arrive, or if they fail, the built-in
//! messages are used.

use std::{io, time::Duration};

use bevy::{
    asset::{
        AssetLoader, LoadContext,
        io::{AssetSourceBuilder, Reader},
    },
    platform::time::Instant,
    prelude::*,
    window::RequestRedraw,
};

use bevy_asset_loader::prelude::*;

use super::{
    Language, Words,
    words::{FILES, Messages, carried, messages},
};

/// The name of the asset source that serves the files.
const SOURCE: &str = "texts";

/// The longest wait for a file that is loaded while the game runs. After that it counts as failed, since servers may
/// stop answering.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A file of messages.
#[derive(Asset, TypePath, Debug)]
pub struct TextFile(Messages);

/// The asset loader for files of messages.
#[derive(Default, TypePath)]
struct TextFileLoader;

impl AssetLoader for TextFileLoader {
    type Asset = TextFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), context: &mut LoadContext<'_>) -> io::Result<TextFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let (messages, mistakes) = messages(std::str::from_utf8(&bytes).map_err(io::Error::other)?);
        for (line, mistake) in mistakes {
            warn!("{}:{line}: {mistake}", context.path());
        }
        Ok(TextFile(messages))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl"]
    }
}

/// The files of the initial language. The first screen waits until they have arrived or failed.
#[derive(Resource, Debug)]
pub struct FirstFiles {
    /// The handles of [`FILES`], or of the single file into which they are joined.
    pub files: Vec<Handle<TextFile>>,
}

impl AssetCollection for FirstFiles {
    fn load(world: &mut World) -> Vec<UntypedHandle> {
        FirstFiles::create(world).files.into_iter().map(Handle::untyped).collect()
    }

    fn create(world: &mut World) -> FirstFiles {
        FirstFiles { files: files(*world.resource::<Language>(), world.resource::<AssetServer>()) }
    }
}

/// Starts loading the files of a language. For browsers the build joins them into one file, to save requests.
fn files(language: Language, assets: &AssetServer) -> Vec<Handle<TextFile>> {
    let names = if cfg!(target_arch = "wasm32") { &["all.ftl"][..] } else { &FILES };
    names.iter().map(|file| assets.load(format!("{SOURCE}://{}/{file}", language.folder()))).collect()
}

/// A message that the files of a language failed to load. The previous language stays.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unspoken(pub Language);

/// The files being loaded and the start time.
#[derive(Resource, Debug, Default)]
struct Awaited(Vec<Handle<TextFile>>, Option<Instant>);

/// The messages of all real languages, for screens shown before a language is chosen. Each language is available once
/// its files have arrived. [`plugin`] instead provides the messages of one language.
#[derive(Resource, Debug, Default)]
pub struct Tongues {
    awaited: Vec<(Language, Vec<Handle<TextFile>>)>,
    spoken: Vec<Words>,
}

impl Tongues {
    /// Returns the messages of each language, in the order in which languages are offered; English alone until others
    /// have arrived.
    pub fn words(&self) -> &[Words] {
        &self.spoken
    }
}

/// Adds the messages of all languages.
pub fn tongues(app: &mut App) {
    app.init_resource::<Tongues>()
        .add_systems(Startup, |assets: Res<AssetServer>, mut tongues: ResMut<Tongues>| {
            tongues.spoken = vec![Words::default()];
            let others = Language::OFFERED.into_iter().filter(|language| *language != Language::ENGLISH);
            tongues.awaited = others.map(|language| (language, files(language, &assets))).collect();
        })
        .add_systems(First, gather);
}

fn gather(mut tongues: ResMut<Tongues>, files: Res<Assets<TextFile>>, assets: Res<AssetServer>) {
    if tongues.awaited.is_empty() {
        return;
    }
    let come = |file: &Handle<TextFile>| files.contains(file) || assets.load_state(file).is_failed();
    let whole = |(_, all): &mut (Language, Vec<Handle<TextFile>>)| all.iter().all(come);
    let came: Vec<_> = tongues.awaited.extract_if(.., whole).collect();
    for (language, all) in came {
        let read: Vec<Messages> = all.iter().filter_map(|file| files.get(file).map(|file| file.0.clone())).collect();
        // A language whose files failed would only repeat English.
        if !read.is_empty() {
            tongues.spoken.push(Words::read(language, read));
        }
    }
    let place = |words: &Words| Language::OFFERED.into_iter().position(|language| language == words.language());
    tongues.spoken.sort_by_key(place);
}

/// Registers this folder as the source of the files of all languages. Call it before Bevy's own plugins are added.
pub fn add_source(app: &mut App, folder: &str) {
    app.register_asset_source(SOURCE, AssetSourceBuilder::platform_default(folder, None));
}

/// Adds the messages of the current [`Language`].
pub fn plugin(app: &mut App) {
    app.init_asset::<TextFile>()
        .init_asset_loader::<TextFileLoader>()
        .init_resource::<Language>()
        .init_resource::<Words>()
        .init_resource::<Awaited>()
        .add_message::<Unspoken>()
        .add_systems(First, (speak.run_if(resource_changed::<Language>), read).chain());
}

/// Switches to another language: at once if its messages are built in, else once its files have arrived.
fn speak(language: Res<Language>, mut words: ResMut<Words>, mut awaited: ResMut<Awaited>, assets: Res<AssetServer>) {
    if carried(*language).is_some() {
        *words = Words::carried(*language);
    }
    *awaited = Awaited(files(*language, &assets), Some(Instant::now()));
}

/// Takes over the messages once every file has arrived or failed, or after a timeout.
fn read(
    language: Res<Language>,
    mut words: ResMut<Words>,
    mut awaited: ResMut<Awaited>,
    files: Res<Assets<TextFile>>,
    assets: Res<AssetServer>,
    (mut redraw, mut unspoken): (MessageWriter<RequestRedraw>, MessageWriter<Unspoken>),
) {
    if awaited.0.is_empty() {
        return;
    }
    let late = awaited.1.is_some_and(|since| since.elapsed() >= PATIENCE);
    if late || awaited.0.iter().all(|file| files.contains(file) || assets.load_state(file).is_failed()) {
        let came: Vec<_> = awaited.0.iter().map(|file| files.get(file).map(|file| file.0.clone())).collect();
        if came.iter().all(Option::is_none) && carried(*language).is_none() {
            unspoken.write(Unspoken(*language));
        } else {
            *words = Words::read(*language, complete(*language, came));
        }
        awaited.0.clear();
    }
    // An idle screen is seldom redrawn. Check again soon, and show the new messages.
    redraw.write(RequestRedraw);
}

/// Returns the messages of the files that arrived. Built-in messages replace those that failed, if there are any;
/// otherwise English does.
fn complete(language: Language, came: Vec<Option<Messages>>) -> Vec<Messages> {
    let whole = came.iter().all(Option::is_some);
    let instead = carried(language).filter(|_| !whole).into_iter().flatten().map(|source| messages(source).0);
    instead.chain(came.into_iter().flatten()).collect()
}

#[cfg(test)]
mod tests {
    use std::{
        path::Path,
        time::{Duration, Instant},
    };

    use bevy::asset::io::memory::{Dir, MemoryAssetReader};

    use super::*;
    use crate::texts::{hangs, text};

    /// Returns the sentences of a message in the first file, one missing there, and one in another file.
    fn said(words: &Words) -> [String; 3] {
        [text!("you"), text!("back"), text!("replay-run")].map(|text| words.say(text).to_string())
    }

    fn language(code: &str) -> Language {
        Language::from_code(code).expect("it is offered")
    }

    #[test]
    fn a_file_that_fails_costs_no_other_one() {
        let first = || std::iter::once(Some(messages("you = Du\n").0)).chain(vec![None; FILES.len() - 1]).collect();
        let uncarried = Words::read(language("de"), complete(language("de"), first()));
        assert_eq!(said(&uncarried), ["Du", "Back", "Play"]);
        let carried = Words::read(Language::PSEUDO, complete(Language::PSEUDO, first()));
        assert_eq!(said(&carried), ["[Ďû]", "[ßåććķ]", "[Ŕûññ]"]);
    }

    #[test]
    fn the_words_of_the_program_hold_until_the_files_have_come() {
        let folder = Dir::default();
        folder.insert_asset_text(Path::new("en/house.ftl"), "this is no message\nyou = Thou\n");
        let mut app = App::new();
        let reader = move || Box::new(MemoryAssetReader { root: folder.clone() }) as _;
        app.register_asset_source(SOURCE, AssetSourceBuilder::new(reader))
            .add_plugins((TaskPoolPlugin::default(), AssetPlugin::default()))
            .add_message::<RequestRedraw>()
            .insert_resource(Language::PSEUDO)
            .add_plugins(plugin);
        app.update();
        assert_eq!(said(app.world().resource::<Words>()), said(&Words::carried(Language::PSEUDO)));
        let end = Instant::now() + Duration::from_secs(60);
        while !app.world().resource::<Awaited>().0.is_empty() {
            assert!(Instant::now() < end, "the files do not come");
            app.update();
        }
        assert_eq!(said(app.world().resource::<Words>()), ["[Ťĥööû]", "[ßåććķ]", "[Ŕûññ]"]);
        // Another language has no file at all, so the previous one stays.
        app.insert_resource(language("de"));
        app.update();
        while !app.world().resource::<Awaited>().0.is_empty() {
            assert!(Instant::now() < end, "that they do not come is told at last");
            app.update();
        }
        assert_eq!(app.world().resource::<Words>().language(), Language::PSEUDO);
        let told: Vec<_> = app.world_mut().resource_mut::<bevy::ecs::message::Messages<Unspoken>>().drain().collect();
        assert_eq!(told, [Unspoken(language("de"))]);
    }

    #[test]
    fn a_language_that_never_comes_is_told_at_last() {
        let mut app = hangs::app(SOURCE.into(), Dir::default(), FILES[0]);
        app.add_message::<RequestRedraw>().insert_resource(language("de")).add_plugins(plugin);
        app.update();
        let mut awaited = app.world_mut().resource_mut::<Awaited>();
        assert!(!awaited.0.is_empty());
        awaited.1 = Some(hangs::long_ago());
        app.update();
        assert!(app.world().resource::<Awaited>().0.is_empty(), "every frame is drawn for it");
        let told: Vec<_> = app.world_mut().resource_mut::<bevy::ecs::message::Messages<Unspoken>>().drain().collect();
        assert_eq!(told, [Unspoken(language("de"))]);
    }
}
