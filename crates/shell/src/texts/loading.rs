//! The message files of the current language, loaded as assets. Until they arrive, or if all of them fail, the built-in
//! messages of the language are used if there are any, else the messages of the previous language.

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
    Language, Translations,
    translations::{FILES, Messages, built_in, messages},
};

/// The name of the asset source that serves the files.
const SOURCE: &str = "texts";

/// The maximum wait for a file that is loaded while the game runs. After that, the file counts as failed, since servers
/// may stop answering.
pub const LOADING_TIMEOUT: Duration = Duration::from_secs(20);

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
        &["ftl", "txt"]
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

/// Starts loading the files of a language. For browsers the build joins them into one file, to save requests; its
/// extension is `txt`, which hosts compress.
fn files(language: Language, assets: &AssetServer) -> Vec<Handle<TextFile>> {
    let names = if cfg!(target_arch = "wasm32") { &["all.txt"][..] } else { &FILES };
    names.iter().map(|file| assets.load(format!("{SOURCE}://{}/{file}", language.folder()))).collect()
}

/// Reports that no file of a language without built-in messages could be loaded. The previous messages stay in use.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct LanguageUnavailable(pub Language);

/// The files being loaded and the start time.
#[derive(Resource, Debug, Default)]
struct PendingFiles(Vec<Handle<TextFile>>, Option<Instant>);

/// The messages of all real languages, for screens shown before a language is chosen. Each language is available once
/// its files have arrived. [`plugin`] instead provides the messages of one language.
#[derive(Resource, Debug, Default)]
pub struct AllTranslations {
    pending: Vec<(Language, Vec<Handle<TextFile>>)>,
    loaded: Vec<Translations>,
}

impl AllTranslations {
    /// Returns the messages of each language, in the order in which languages are offered; English alone until others
    /// have arrived.
    pub fn loaded(&self) -> &[Translations] {
        &self.loaded
    }
}

/// Adds the messages of all languages.
pub fn all_languages_plugin(app: &mut App) {
    app.init_resource::<AllTranslations>()
        .add_systems(Startup, |assets: Res<AssetServer>, mut translations: ResMut<AllTranslations>| {
            translations.loaded = vec![Translations::default()];
            let others = Language::OFFERED.into_iter().filter(|language| *language != Language::ENGLISH);
            translations.pending = others.map(|language| (language, files(language, &assets))).collect();
        })
        .add_systems(First, collect_loaded);
}

fn collect_loaded(mut translations: ResMut<AllTranslations>, files: Res<Assets<TextFile>>, assets: Res<AssetServer>) {
    if translations.pending.is_empty() {
        return;
    }
    let is_settled = |file: &Handle<TextFile>| files.contains(file) || assets.load_state(file).is_failed();
    let all_settled = |(_, all): &mut (Language, Vec<Handle<TextFile>>)| all.iter().all(is_settled);
    let settled: Vec<_> = translations.pending.extract_if(.., all_settled).collect();
    for (language, all) in settled {
        let read: Vec<Messages> = all.iter().filter_map(|file| files.get(file).map(|file| file.0.clone())).collect();
        // A language whose files have all failed would only repeat English.
        if !read.is_empty() {
            translations.loaded.push(Translations::read(language, read));
        }
    }
    let place = |words: &Translations| Language::OFFERED.into_iter().position(|language| language == words.language());
    translations.loaded.sort_by_key(place);
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
        .init_resource::<Translations>()
        .init_resource::<PendingFiles>()
        .add_message::<LanguageUnavailable>()
        .add_systems(First, (switch_language.run_if(resource_changed::<Language>), apply_loaded_files).chain());
}

/// Starts loading the files of the new language. Until they arrive, the built-in messages of the language are used if
/// there are any, else the messages of the previous language.
fn switch_language(
    language: Res<Language>,
    mut words: ResMut<Translations>,
    mut pending: ResMut<PendingFiles>,
    assets: Res<AssetServer>,
) {
    if built_in(*language).is_some() {
        *words = Translations::built_in(*language);
    }
    *pending = PendingFiles(files(*language, &assets), Some(Instant::now()));
}

/// Switches to the loaded messages once every file has arrived or failed, or after a timeout.
fn apply_loaded_files(
    language: Res<Language>,
    mut words: ResMut<Translations>,
    mut pending: ResMut<PendingFiles>,
    files: Res<Assets<TextFile>>,
    assets: Res<AssetServer>,
    (mut redraw, mut unavailable): (MessageWriter<RequestRedraw>, MessageWriter<LanguageUnavailable>),
) {
    if pending.0.is_empty() {
        return;
    }
    let late = pending.1.is_some_and(|since| since.elapsed() >= LOADING_TIMEOUT);
    if late || pending.0.iter().all(|file| files.contains(file) || assets.load_state(file).is_failed()) {
        let loaded: Vec<_> = pending.0.iter().map(|file| files.get(file).map(|file| file.0.clone())).collect();
        if loaded.iter().all(Option::is_none) && built_in(*language).is_none() {
            unavailable.write(LanguageUnavailable(*language));
        } else {
            *words = Translations::read(*language, complete(*language, loaded));
        }
        pending.0.clear();
    }
    // An idle screen is seldom redrawn. Request a redraw, to check again soon or to show the new messages.
    redraw.write(RequestRedraw);
}

/// Returns the messages of the files that arrived. For files that failed, the built-in messages of the language are
/// added; without these, English is the fallback.
fn complete(language: Language, loaded: Vec<Option<Messages>>) -> Vec<Messages> {
    let is_complete = loaded.iter().all(Option::is_some);
    let instead = built_in(language).filter(|_| !is_complete).into_iter().flatten().map(|source| messages(source).0);
    instead.chain(loaded.into_iter().flatten()).collect()
}

#[cfg(test)]
mod tests {
    use std::{
        path::Path,
        time::{Duration, Instant},
    };

    use bevy::asset::io::memory::{Dir, MemoryAssetReader};

    use super::*;
    use crate::texts::{stalled_assets, text};

    /// Returns three formatted messages: one in the first file, one missing from that file, and one in another file.
    fn sample_texts(words: &Translations) -> [String; 3] {
        [text!("you"), text!("back"), text!("replay-run")].map(|text| words.tr(text).to_string())
    }

    fn language(code: &str) -> Language {
        Language::from_code(code).expect("the language exists")
    }

    #[test]
    fn a_failed_file_does_not_affect_the_others() {
        let first = || std::iter::once(Some(messages("you = Du\n").0)).chain(vec![None; FILES.len() - 1]).collect();
        let german = Translations::read(language("de"), complete(language("de"), first()));
        assert_eq!(sample_texts(&german), ["Du", "Back", "Play"]);
        let built_in = Translations::read(Language::PSEUDO, complete(Language::PSEUDO, first()));
        assert_eq!(sample_texts(&built_in), ["[Ďû]", "[ßåććķ]", "[Þĺååŷ]"]);
    }

    #[test]
    fn built_in_messages_are_used_until_the_files_arrive() {
        let folder = Dir::default();
        folder.insert_asset_text(Path::new("en/app.ftl"), "this is not a message\nyou = Thou\n");
        let mut app = App::new();
        let reader = move || Box::new(MemoryAssetReader { root: folder.clone() }) as _;
        app.register_asset_source(SOURCE, AssetSourceBuilder::new(reader))
            .add_plugins((TaskPoolPlugin::default(), AssetPlugin::default()))
            .add_message::<RequestRedraw>()
            .insert_resource(Language::PSEUDO)
            .add_plugins(plugin);
        app.update();
        assert_eq!(
            sample_texts(app.world().resource::<Translations>()),
            sample_texts(&Translations::built_in(Language::PSEUDO))
        );
        let end = Instant::now() + Duration::from_secs(60);
        while !app.world().resource::<PendingFiles>().0.is_empty() {
            assert!(Instant::now() < end, "the files must arrive in time");
            app.update();
        }
        assert_eq!(sample_texts(app.world().resource::<Translations>()), ["[Ťĥööû]", "[ßåććķ]", "[Þĺååŷ]"]);
        // Another language has no file at all, so the previous one stays.
        app.insert_resource(language("de"));
        app.update();
        while !app.world().resource::<PendingFiles>().0.is_empty() {
            assert!(Instant::now() < end, "loading must end although the files are missing");
            app.update();
        }
        assert_eq!(app.world().resource::<Translations>().language(), Language::PSEUDO);
        let reported: Vec<_> =
            app.world_mut().resource_mut::<bevy::ecs::message::Messages<LanguageUnavailable>>().drain().collect();
        assert_eq!(reported, [LanguageUnavailable(language("de"))]);
    }

    #[test]
    fn a_language_that_never_loads_is_reported() {
        let mut app = stalled_assets::app(SOURCE.into(), Dir::default(), FILES[0]);
        app.add_message::<RequestRedraw>().insert_resource(language("de")).add_plugins(plugin);
        app.update();
        let mut pending = app.world_mut().resource_mut::<PendingFiles>();
        assert!(!pending.0.is_empty());
        pending.1 = Some(stalled_assets::timed_out_start());
        app.update();
        assert!(
            app.world().resource::<PendingFiles>().0.is_empty(),
            "loading must end, since it requests a redraw in every frame"
        );
        let reported: Vec<_> =
            app.world_mut().resource_mut::<bevy::ecs::message::Messages<LanguageUnavailable>>().drain().collect();
        assert_eq!(reported, [LanguageUnavailable(language("de"))]);
    }
}
