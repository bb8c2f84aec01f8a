//! The files of lessons, fetched as assets when one is wanted.

use std::{io, path::Path, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

use super::{LESSONS, Lesson, LessonError, map_of};
use hacienda_rules::maps::{self, MapError, haz};

/// A lesson that was fetched.
#[derive(Asset, TypePath, Debug)]
pub struct LessonFile(pub Arc<Lesson>);

/// The path of a lesson among the assets.
pub fn file(lesson: &str) -> String {
    format!("lessons/{lesson}.json")
}

/// Reads lessons, with the board that lies beside each.
#[derive(Default, TypePath)]
struct LessonLoader;

impl AssetLoader for LessonLoader {
    type Asset = LessonFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), context: &mut LoadContext<'_>) -> io::Result<LessonFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let text = std::str::from_utf8(&bytes).map_err(io::Error::other)?;
        let path = context.path().path().to_owned();
        let word = LESSONS.into_iter().find(|word| path.file_stem().is_some_and(|stem| stem == *word));
        let word = word.ok_or_else(|| io::Error::other(LessonError::Unknown))?;
        let map = map_of(text).map_err(io::Error::other)?;
        let board = if map.ends_with(".haz") {
            let beside = path.parent().unwrap_or(Path::new("")).join(&map);
            let bytes = context.read_asset_bytes(beside).await.map_err(io::Error::other)?;
            haz::read_bytes(&bytes).map_err(|error| MapError::Broken { path: map, error })
        } else {
            maps::board_of(&map, Path::new(""))
        };
        let lesson = Lesson::read(word, text, |_| board).map_err(io::Error::other)?;
        Ok(LessonFile(Arc::new(lesson)))
    }

    fn extensions(&self) -> &[&str] {
        &["json"]
    }
}

/// Adds the reader of lessons.
pub fn plugin(app: &mut App) {
    app.init_asset::<LessonFile>().init_asset_loader::<LessonLoader>();
}
