//! Persistent text entries by name: files in a folder on the desktop, the page's storage in a browser.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bevy::prelude::*;
use serde::{Deserialize as _, Deserializer, de::DeserializeOwned};
use tabletop::reading;

#[cfg(target_arch = "wasm32")]
use crate::page;
use crate::texts::{Text, Untranslated, text};

mod writer;

pub use writer::Writer;

/// The place where entries are stored.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub enum Store {
    /// Files in this folder, which is created on demand.
    Folder(PathBuf),
    /// A [`Store::Folder`] that another running program has claimed. This program only reads it.
    Claimed(PathBuf),
    /// The browser's storage for this page. It may be unavailable inside other pages' frames or in private windows.
    #[cfg(target_arch = "wasm32")]
    Browser,
    /// A [`Store::Browser`] that another tab has claimed. This tab only reads it.
    #[cfg(target_arch = "wasm32")]
    BrowserClaimed,
    /// No storage: nothing is stored, and nothing fails.
    #[default]
    Nowhere,
}

impl Store {
    /// Returns the default store. On the desktop it is the folder named by `HACIENDA_DATA`, or the system's folder for
    /// application data, or nowhere if there is neither.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn default_location() -> Store {
        let named = std::env::var_os("HACIENDA_DATA").map(PathBuf::from);
        let usual = || Some(directories::ProjectDirs::from("", "", "hacienda")?.data_dir().to_owned());
        named.or_else(usual).map_or(Store::Nowhere, Store::Folder)
    }

    /// Returns the default store. In a browser it is the storage of the page.
    #[cfg(target_arch = "wasm32")]
    pub fn default_location() -> Store {
        Store::Browser
    }

    /// Returns true if this program can store entries.
    pub fn is_writable(&self) -> bool {
        !self.is_claimed() && *self != Store::Nowhere
    }

    /// Returns true if another running program or browser tab has claimed the store.
    pub fn is_claimed(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        if *self == Store::BrowserClaimed {
            return true;
        }
        matches!(self, Store::Claimed(_))
    }

    /// Returns the entry with this name, if any. Invalid UTF-8 comes back as replacement characters, for the parser to
    /// reject.
    ///
    /// # Errors
    /// Fails if the disk or the browser refuses, or if a file exceeds the size limit of a record.
    pub fn get(&self, name: &str) -> io::Result<Option<String>> {
        match self {
            Store::Folder(folder) | Store::Claimed(folder) => {
                match reading::read_file(&folder.join(name), reading::MAX_RECORD_BYTES) {
                    Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                    Err(error) => Err(error),
                }
            }
            #[cfg(target_arch = "wasm32")]
            Store::Browser | Store::BrowserClaimed => page::get(name),
            Store::Nowhere => Ok(None),
        }
    }

    /// Returns true if there is an entry with this name.
    ///
    /// # Errors
    /// Fails if the disk or the browser refuses.
    pub fn has(&self, name: &str) -> io::Result<bool> {
        match self {
            Store::Folder(folder) | Store::Claimed(folder) => folder.join(name).try_exists(),
            #[cfg(target_arch = "wasm32")]
            Store::Browser | Store::BrowserClaimed => Ok(page::get(name)?.is_some()),
            Store::Nowhere => Ok(false),
        }
    }

    /// Stores an entry under this name. An interrupted write may leave it incomplete; [`Store::replace`] avoids that.
    ///
    /// # Errors
    /// Fails if the store is claimed, or the disk or the browser refuses. After that, no part of the new entry remains,
    /// but a folder may have lost the old entry.
    pub fn put(&self, name: &str, text: &str) -> io::Result<()> {
        match self {
            Store::Folder(folder) => {
                fs::create_dir_all(folder)?;
                let path = folder.join(name);
                reading::fill_or_remove(fs::File::create(&path)?, &path, text.as_bytes())
            }
            #[cfg(target_arch = "wasm32")]
            Store::Browser => page::put(name, text),
            _ => self.skipped_write(),
        }
    }

    /// Renames an entry and overwrites the target. Does nothing if there is no such entry.
    ///
    /// # Errors
    /// Fails if the store is claimed, or the disk or the browser refuses. Even then, the entry still exists under at
    /// least one of the names.
    pub fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        match self {
            Store::Folder(folder) => ignore_not_found(fs::rename(folder.join(from), folder.join(to))),
            #[cfg(target_arch = "wasm32")]
            Store::Browser => match page::get(from)? {
                Some(text) => page::put(to, &text).and_then(|()| page::remove(from)),
                None => Ok(()),
            },
            _ => self.skipped_write(),
        }
    }

    /// Replaces an entry. The previous entry is kept until the new entry is completely written.
    ///
    /// # Errors
    /// Fails if the store is claimed, or the disk or the browser refuses; the entry is never left incomplete.
    pub fn replace(&self, name: &str, text: &str) -> io::Result<()> {
        let temporary = format!("{name}.new");
        self.put(&temporary, text)?;
        self.rename(&temporary, name)
    }

    /// Returns the result of a write to a store that does not write: an error if it is claimed, success if there is no
    /// storage.
    fn skipped_write(&self) -> io::Result<()> {
        if self.is_claimed() { Err(StoreError::Claimed.into()) } else { Ok(()) }
    }

    /// Deletes the entry with this name, if there is one.
    ///
    /// # Errors
    /// Fails if the store is claimed, or the disk or the browser refuses.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        match self {
            Store::Folder(folder) => ignore_not_found(fs::remove_file(folder.join(name))),
            #[cfg(target_arch = "wasm32")]
            Store::Browser => page::remove(name),
            _ => self.skipped_write(),
        }
    }
}

/// Messages about entries that could not be read at the start and were moved aside. The first screen shows them.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Unreadable(pub Vec<Text>);

impl Unreadable {
    /// Reads the JSON value stored under this name. An unreadable entry is moved aside, so that it can be repaired
    /// instead of being overwritten, and `message` is recorded for the first screen. If it cannot be moved, nothing is
    /// recorded, and it may be overwritten: being able to play matters more.
    pub fn read_json<T: DeserializeOwned>(&mut self, store: &Store, name: &str, message: Text) -> Option<T> {
        let read = match store.get(name) {
            Ok(None) => return None,
            Ok(Some(text)) => serde_json::from_str(&text).ok(),
            Err(_) => None,
        };
        let set_aside = || store.rename(name, &name.replace(".json", ".unreadable.json"));
        if read.is_none() && store.is_writable() && set_aside().is_ok() {
            self.0.push(message);
        }
        read
    }
}

/// Deserializes a field. A field that cannot be read gets its default value and does not affect the others.
///
/// # Errors
/// Fails if the text is not JSON.
pub fn default_if_unreadable<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(from: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(serde_json::Value::deserialize(from)?).unwrap_or_default())
}

/// Deserializes the readable elements of a list.
///
/// # Errors
/// Fails if the text is not JSON.
pub fn readable_elements<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Vec<T>, D::Error> {
    let all: Vec<serde_json::Value> = default_if_unreadable(from)?;
    Ok(all.into_iter().filter_map(|value| serde_json::from_value(value).ok()).collect())
}

/// An error of the store that does not come from the disk or the browser. [`error_message`] returns the message for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another running program or browser tab has claimed the store.
    #[error("claimed by another program")]
    Claimed,
    /// The entry exceeds the size limit.
    #[error("too large to store")]
    TooLarge,
    /// There is no free slot for another game.
    #[error("no free slot for another game")]
    Full,
    /// The writer panicked during the job.
    #[error("the writer stopped")]
    Stopped,
    /// The disk does not respond.
    #[error("the disk does not respond")]
    Slow,
    /// The entry was deleted by another program.
    #[error("deleted by another program")]
    Deleted,
}

impl StoreError {
    /// Returns the store's error inside an I/O error, if there is one.
    pub fn of(error: &io::Error) -> Option<StoreError> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<StoreError> for io::Error {
    fn from(refusal: StoreError) -> io::Error {
        io::Error::other(refusal)
    }
}

/// Returns the number of seconds since 1970 by the clock of the system or the browser; 0 if it is unknown.
pub fn now() -> u64 {
    #[cfg(target_arch = "wasm32")]
    return page::now() as u64;
    #[cfg(not(target_arch = "wasm32"))]
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Returns the message for an error of the store: a translated message if there is one, else the message of the browser
/// or the system. A browser may deny access without a message; a denial by the system has a code.
pub fn error_message(error: &io::Error) -> Text {
    let wordless = error.get_ref().is_none() && error.raw_os_error().is_none();
    match StoreError::of(error) {
        Some(StoreError::Claimed) => text!("store-claimed"),
        Some(StoreError::TooLarge) => text!("store-too-large"),
        Some(StoreError::Full) => text!("store-full"),
        Some(StoreError::Stopped) => text!("store-stopped"),
        Some(StoreError::Slow) => text!("store-slow"),
        Some(StoreError::Deleted) => text!("store-deleted"),
        None if wordless && error.kind() == io::ErrorKind::PermissionDenied => text!("store-forbidden"),
        None => disk_error_message(error),
    }
}

/// Returns the message for a disk error. Rare errors and errors of other origin keep their original message.
pub fn disk_error_message(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::FileTooLarge => text!("store-too-large"),
        _ if error.raw_os_error().is_none() => Text::untranslated(Untranslated::error(error)),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => text!("disk-full"),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => text!("disk-forbidden"),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => text!("disk-nothing-there"),
        io::ErrorKind::IsADirectory => text!("disk-folder"),
        _ => Text::untranslated(Untranslated::error(error)),
    }
}

/// Returns the message for an error in reading. It differs from [`error_message`] only if the system denies permission.
pub fn read_error_message(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::PermissionDenied if error.raw_os_error().is_some() => text!("disk-unreadable"),
        _ => error_message(error),
    }
}

/// Adds the store and claims it. Only one program, or one tab of a browser, writes at a time; any other program or tab
/// only reads.
pub fn plugin(app: &mut App) {
    // Each system writes its own entries, so the order of the systems does not matter.
    app.init_resource::<Store>().init_resource::<Writer>().allow_ambiguous_resource::<Writer>();
    // Each system reads its own entries, and the order of the messages does not matter.
    app.init_resource::<Unreadable>().allow_ambiguous_resource::<Unreadable>();
    app.add_systems(PreStartup, claim);
}

/// Claims the folder, if the store has one. In a browser, the page has already tried to claim the storage.
pub fn claim(mut store: ResMut<Store>, mut writer: ResMut<Writer>) {
    #[cfg(target_arch = "wasm32")]
    if *store == Store::Browser && page::store_is_claimed() {
        *store = Store::BrowserClaimed;
    }
    if let Store::Folder(folder) = &*store
        && !writer.claim(folder)
    {
        *store = Store::Claimed(folder.clone());
    }
}

impl From<&Path> for Store {
    fn from(folder: &Path) -> Store {
        Store::Folder(folder.to_owned())
    }
}

fn ignore_not_found(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
