//! Texts that a player gives to the game and takes from it as files: by drop and folder on a computer, by page in a browser.

use bevy::prelude::*;

/// The largest file that is read, in bytes: far more than the longest game.
pub const LARGEST: u64 = 1_000_000;

/// A file that the player gave, or why it cannot be read.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// Its name.
    pub name: String,
    /// What is in it, or a sentence.
    pub text: Result<String, String>,
}

/// A name for a file that every system takes: letters and digits, and dashes for the rest.
pub fn plain_name(name: &str) -> String {
    let plain: String = name.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() { "board".to_owned() } else { plain.to_owned() }
}

/// Adds what hears of files.
pub fn plugin(app: &mut App) {
    app.add_message::<Given>().add_systems(Update, take.in_set(crate::AppSystems::Hear));
}

#[cfg(target_arch = "wasm32")]
mod here {
    use super::*;
    use crate::page;

    /// Whether [`ask`] opens a dialog.
    pub const CAN_ASK: bool = true;

    /// Asks the player for a file with one of these endings, commas between; it comes as [`Given`], perhaps never.
    pub fn ask(endings: &str) {
        page::ask_file(endings);
    }

    /// Hands the player a text as a file of this name.
    ///
    /// # Errors
    /// Never: what becomes of a download, no page is told.
    pub fn hand_out(name: &str, text: &str) -> Result<String, String> {
        page::save_file(name, text);
        Ok(format!("{name} lies where this browser keeps downloads."))
    }

    pub(super) fn take(mut given: MessageWriter<Given>) {
        given.write_batch(page::take_files().into_iter().map(|file| Given { name: file.name, text: Ok(file.text) }));
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod here {
    use std::{
        fs, io,
        path::{Path, PathBuf},
    };

    use super::*;

    /// Whether [`ask`] opens a dialog.
    pub const CAN_ASK: bool = false;

    /// Opens nothing: on a computer files are dropped on the window.
    pub fn ask(_: &str) {}

    /// Puts a text as a file of this name, or of one like it that is free, into the player's folder of documents; says
    /// where it lies.
    ///
    /// # Errors
    /// A sentence when there is no such folder, or the disk refuses.
    pub fn hand_out(name: &str, text: &str) -> Result<String, String> {
        let refused = |error: io::Error| format!("The file cannot be written: {error}.");
        let folder = folder().ok_or_else(|| "There is no folder for documents here.".to_owned())?;
        fs::create_dir_all(&folder).map_err(refused)?;
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
        let names = (1..1_000).map(|n| if n == 1 { name.to_owned() } else { format!("{stem}-{n}.{ending}") });
        for path in names.map(|name| folder.join(name)) {
            match fs::File::create_new(&path).and_then(|mut file| io::Write::write_all(&mut file, text.as_bytes())) {
                Ok(()) => return Ok(format!("It lies in {}.", path.display())),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(refused(error)),
            }
        }
        Err(format!("There are too many files called {name}."))
    }

    /// With `HACIENDA_DATA` everything stays in that folder.
    fn folder() -> Option<PathBuf> {
        let user = directories::UserDirs::new();
        let documents = || user.as_ref().map(|user| user.document_dir().unwrap_or(user.home_dir()).to_owned());
        std::env::var_os("HACIENDA_DATA").map(PathBuf::from).or_else(documents)
    }

    fn read(path: &Path) -> Result<String, String> {
        let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
        if size > LARGEST {
            return Err(format!("it is too large: {size} bytes"));
        }
        fs::read_to_string(path).map_err(|error| error.to_string())
    }

    pub(super) fn take(mut dropped: MessageReader<FileDragAndDrop>, mut given: MessageWriter<Given>) {
        for event in dropped.read() {
            if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
                let name = path_buf.file_name().unwrap_or(path_buf.as_os_str()).to_string_lossy().into_owned();
                given.write(Given { name, text: read(path_buf) });
            }
        }
    }
}

use here::take;
pub use here::{CAN_ASK, ask, hand_out};
