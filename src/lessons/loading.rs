//! Lesson files, loaded as assets on demand.

use std::{io, path::Path};

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

use super::companion_file;

/// A loaded lesson file.
#[derive(Asset, TypePath, Debug)]
pub struct LessonFile {
    /// The text of the lesson.
    pub text: String,
    /// The contents of its companion file, if it has one.
    pub companion: Option<Vec<u8>>,
}

/// The path of a lesson file, relative to the assets folder.
pub fn file(lesson: &str) -> String {
    format!("lessons/{lesson}.json")
}

/// Loads a lesson and its companion file.
#[derive(Default, TypePath)]
struct LessonLoader;

impl AssetLoader for LessonLoader {
    type Asset = LessonFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), context: &mut LoadContext<'_>) -> io::Result<LessonFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let text = String::from_utf8(bytes).map_err(io::Error::other)?;
        let companion = match companion_file(&text).map_err(io::Error::other)? {
            None => None,
            Some(name) => {
                let path = context.path().path().parent().unwrap_or(Path::new("")).join(name);
                Some(context.read_asset_bytes(path).await.map_err(io::Error::other)?)
            }
        };
        Ok(LessonFile { text, companion })
    }

    fn extensions(&self) -> &[&str] {
        &["json"]
    }
}

/// Adds the lesson loader.
pub fn plugin(app: &mut App) {
    app.init_asset::<LessonFile>().init_asset_loader::<LessonLoader>();
}
