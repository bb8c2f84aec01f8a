//! The files of the language of the moment, read as assets: until they have come, and where they do not, the program's own
//! words hold.

use std::io;

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
    window::RequestRedraw,
};

use super::{Language, Words, words::FILES};

/// A file of messages, as it stands.
#[derive(Asset, TypePath, Debug)]
struct TextFile(String);

/// Reads files of messages.
#[derive(Default, TypePath)]
struct TextFileLoader;

impl AssetLoader for TextFileLoader {
    type Asset = TextFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> io::Result<TextFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        String::from_utf8(bytes).map(TextFile).map_err(io::Error::other)
    }

    fn extensions(&self) -> &[&str] {
        &["ftl"]
    }
}

/// The files that are on their way.
#[derive(Resource, Debug, Default)]
struct Awaited(Vec<Handle<TextFile>>);

/// Adds the words, which follow [`Language`].
pub fn plugin(app: &mut App) {
    app.init_asset::<TextFile>()
        .init_asset_loader::<TextFileLoader>()
        .init_resource::<Language>()
        .init_resource::<Words>()
        .init_resource::<Awaited>()
        .add_systems(First, (speak.run_if(resource_changed::<Language>), read).chain());
}

/// Another language: the program's own words at once, its files as soon as they come.
fn speak(language: Res<Language>, mut words: ResMut<Words>, mut awaited: ResMut<Awaited>, assets: Res<AssetServer>) {
    *words = Words::carried(*language);
    let folder = match *language {
        Language::English | Language::Pseudo => "en",
    };
    awaited.0 = FILES.iter().map(|file| assets.load(format!("texts/{folder}/{file}"))).collect();
}

/// Takes the words of the files once all of them are there. Without one of them the program's own words stay.
fn read(
    language: Res<Language>,
    mut words: ResMut<Words>,
    mut awaited: ResMut<Awaited>,
    files: Res<Assets<TextFile>>,
    assets: Res<AssetServer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if awaited.0.is_empty() {
        return;
    }
    let sources: Option<Vec<String>> = awaited.0.iter().map(|file| Some(files.get(file)?.0.clone())).collect();
    let failed = awaited.0.iter().any(|file| assets.load_state(file).is_failed());
    if let Some(sources) = sources {
        *words = Words::read(*language, sources);
        awaited.0.clear();
    } else if failed {
        awaited.0.clear();
    }
    // A table at rest is seldom drawn: it is looked again soon, and what came is shown.
    redraw.write(RequestRedraw);
}
