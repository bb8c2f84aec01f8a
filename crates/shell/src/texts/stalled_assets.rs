//! For tests: in-memory assets, one of which never loads, like a file on a server that stopped responding.

use std::{
    future,
    path::Path,
    time::{Duration, Instant},
};

use bevy::asset::{
    AssetApp,
    io::{
        AssetReader, AssetReaderError, AssetSourceBuilder, AssetSourceId, PathStream, Reader,
        memory::{Dir, MemoryAssetReader},
    },
};
use bevy::prelude::*;

use super::loading::LOADING_TIMEOUT;

/// An asset reader that serves files from memory, but stalls on the file whose path ends with `never`.
struct StallingReader {
    files: MemoryAssetReader,
    never: String,
}

impl AssetReader for StallingReader {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        if path.ends_with(&self.never) {
            future::pending::<()>().await;
        }
        self.files.read(path).await
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.files.read_meta(path).await
    }

    async fn read_directory<'a>(&'a self, path: &'a Path) -> Result<Box<PathStream>, AssetReaderError> {
        self.files.read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.files.is_directory(path).await
    }
}

/// Returns an app whose asset source serves these files, but stalls on the file whose path ends with `never`.
pub fn app(source: AssetSourceId<'static>, files: Dir, never: &str) -> App {
    let mut app = App::new();
    let never = never.to_owned();
    let reader = move || {
        let files = MemoryAssetReader { root: files.clone() };
        Box::new(StallingReader { files, never: never.clone() }) as _
    };
    app.register_asset_source(source, AssetSourceBuilder::new(reader))
        .add_plugins((TaskPoolPlugin::default(), AssetPlugin::default()));
    app
}

/// Updates the app until the condition holds, for at most a minute. Returns false if it never does.
pub fn until(app: &mut App, condition: impl Fn(&World) -> bool) -> bool {
    let end = Instant::now() + Duration::from_secs(60);
    while !condition(app.world()) && Instant::now() < end {
        app.update();
    }
    condition(app.world())
}

/// Returns a start time so early that a wait which began then has already timed out.
pub fn timed_out_start() -> Instant {
    Instant::now().checked_sub(LOADING_TIMEOUT).expect("the machine has been up for longer than the timeout")
}
