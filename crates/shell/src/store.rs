//! Named texts that outlive the program: files in a folder on a computer, the storage of the page in a browser.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use bevy::prelude::*;
use serde::de::DeserializeOwned;
use tabletop::reading;

#[cfg(target_arch = "wasm32")]
use crate::page;
use crate::texts::{Given, Text, text};

mod writer;

pub use writer::Writer;

/// Where texts are kept.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub enum Store {
    /// As files in this folder, made when it is missing.
    Folder(PathBuf),
    /// As [`Store::Folder`], but another program that runs has claimed the folder: this one only reads there.
    Claimed(PathBuf),
    /// By the browser, for this page. It may refuse: inside other pages' frames, or in private windows.
    #[cfg(target_arch = "wasm32")]
    Browser,
    /// As [`Store::Browser`], but another tab has claimed it: this one only reads there.
    #[cfg(target_arch = "wasm32")]
    BrowserClaimed,
    /// Nowhere: nothing is kept, and nothing fails.
    #[default]
    Nowhere,
}

impl Store {
    /// Where this program keeps what it has to keep. On a computer that is the folder named by `HACIENDA_DATA`, or the
    /// one that the system provides.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_this_computer() -> Store {
        let named = std::env::var_os("HACIENDA_DATA").map(PathBuf::from);
        let usual = || Some(directories::ProjectDirs::from("", "", "hacienda")?.data_dir().to_owned());
        named.or_else(usual).map_or(Store::Nowhere, Store::Folder)
    }

    /// Where this program keeps what it has to keep: in a browser, the storage of its page.
    #[cfg(target_arch = "wasm32")]
    pub fn of_this_computer() -> Store {
        Store::Browser
    }

    /// Whether anything is kept at all.
    pub fn keeps(&self) -> bool {
        !self.is_claimed() && *self != Store::Nowhere
    }

    /// Whether another program that runs keeps its texts here.
    pub fn is_claimed(&self) -> bool {
        #[cfg(target_arch = "wasm32")]
        if *self == Store::BrowserClaimed {
            return true;
        }
        matches!(self, Store::Claimed(_))
    }

    /// The text of this name; `None` when there is none. Bytes that are no text come back as replacement signs, for the
    /// reader to complain about.
    ///
    /// # Errors
    /// When disk or browser refuses, or the text is larger than the largest record.
    pub fn get(&self, name: &str) -> io::Result<Option<String>> {
        match self {
            Store::Folder(folder) | Store::Claimed(folder) => {
                match reading::read_file(&folder.join(name), reading::LARGEST_RECORD) {
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

    /// Whether there is a text of this name.
    ///
    /// # Errors
    /// When disk or browser refuses.
    pub fn has(&self, name: &str) -> io::Result<bool> {
        match self {
            Store::Folder(folder) | Store::Claimed(folder) => folder.join(name).try_exists(),
            #[cfg(target_arch = "wasm32")]
            Store::Browser | Store::BrowserClaimed => Ok(page::get(name)?.is_some()),
            Store::Nowhere => Ok(false),
        }
    }

    /// Keeps a text under this name. One that is interrupted may leave half of it: see [`Store::replace`].
    ///
    /// # Errors
    /// When disk or browser refuses; then no part of it is left.
    pub fn put(&self, name: &str, text: &str) -> io::Result<()> {
        match self {
            Store::Folder(folder) => {
                fs::create_dir_all(folder)?;
                let path = folder.join(name);
                reading::write_or_remove(fs::File::create(&path)?, &path, text.as_bytes())
            }
            #[cfg(target_arch = "wasm32")]
            Store::Browser => page::put(name, text),
            _ => self.unwritten(),
        }
    }

    /// Gives a text another name, over whatever had it; nothing happens when there is no such text.
    ///
    /// # Errors
    /// When disk or browser refuses; then at least one of the names still has the text.
    pub fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        match self {
            Store::Folder(folder) => absent_is_fine(fs::rename(folder.join(from), folder.join(to))),
            #[cfg(target_arch = "wasm32")]
            Store::Browser => match page::get(from)? {
                Some(text) => page::put(to, &text).and_then(|()| page::remove(from)),
                None => Ok(()),
            },
            _ => self.unwritten(),
        }
    }

    /// Keeps a text in place of the one before, of which nothing is lost until the new one is whole.
    ///
    /// # Errors
    /// When disk or browser refuses; then the text before is still there.
    pub fn replace(&self, name: &str, text: &str) -> io::Result<()> {
        let beside = format!("{name}.new");
        self.put(&beside, text)?;
        self.rename(&beside, name)
    }

    /// What becomes of a text where nothing is written: another program writes here, or nobody does.
    fn unwritten(&self) -> io::Result<()> {
        if self.is_claimed() { Err(Refusal::Claimed.into()) } else { Ok(()) }
    }

    /// Forgets the text of this name, if there is one.
    ///
    /// # Errors
    /// When disk or browser refuses.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        match self {
            Store::Folder(folder) => absent_is_fine(fs::remove_file(folder.join(name))),
            #[cfg(target_arch = "wasm32")]
            Store::Browser => page::remove(name),
            _ => self.unwritten(),
        }
    }
}

/// What could not be read at the start and was put aside, a sentence each: the first screen tells it.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Unreadable(pub Vec<Text>);

impl Unreadable {
    /// What is kept under this name as JSON. Nothing is written over what nobody could read: that is put beside, for whoever wants
    /// to mend it, and `told`. Where it cannot be put beside, it is written over: a person who can begin matters more.
    pub fn or_read<T: DeserializeOwned>(&mut self, store: &Store, name: &str, told: Text) -> Option<T> {
        let read = match store.get(name) {
            Ok(None) => return None,
            Ok(Some(text)) => serde_json::from_str(&text).ok(),
            Err(_) => None,
        };
        let beside = || store.rename(name, &name.replace(".json", ".unreadable.json"));
        if read.is_none() && store.keeps() && beside().is_ok() {
            self.0.push(told);
        }
        read
    }
}

/// What refuses besides disk and browser; [`trouble`] has the words for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another program that runs has claimed the folder.
    #[error("claimed by another program")]
    Claimed,
    /// There is more to keep than one program keeps.
    #[error("too large to keep")]
    TooLarge,
    /// There is no place for another game.
    #[error("no place for another game")]
    Full,
    /// The writer stopped over it.
    #[error("the writer stopped")]
    Stopped,
    /// The disk does not answer.
    #[error("the disk does not answer")]
    Slow,
    /// What was kept has been deleted by somebody else.
    #[error("deleted from outside")]
    Deleted,
}

impl Refusal {
    /// The refusal that an error is, where it is one of ours.
    pub fn of(error: &io::Error) -> Option<Refusal> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<Refusal> for io::Error {
    fn from(refusal: Refusal) -> io::Error {
        io::Error::other(refusal)
    }
}

/// The seconds since 1970, as the system or the browser counts them; 0 where nobody knows.
pub fn now() -> u64 {
    #[cfg(target_arch = "wasm32")]
    return page::now() as u64;
    #[cfg(not(target_arch = "wasm32"))]
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// What an error of the store says: ours in our words, and what a browser says in its own. A browser may refuse without a word; a
/// disk always gives its number.
pub fn trouble(error: &io::Error) -> Text {
    let wordless = error.get_ref().is_none() && error.raw_os_error().is_none();
    match Refusal::of(error) {
        Some(Refusal::Claimed) => text!("store-claimed"),
        Some(Refusal::TooLarge) => text!("store-too-large"),
        Some(Refusal::Full) => text!("store-full"),
        Some(Refusal::Stopped) => text!("store-stopped"),
        Some(Refusal::Slow) => text!("store-slow"),
        Some(Refusal::Deleted) => text!("store-deleted"),
        None if wordless && error.kind() == io::ErrorKind::PermissionDenied => text!("store-forbidden"),
        None => disk(error),
    }
}

/// Why a disk refuses something; what is rare, and what others say, in their words.
pub fn disk(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::FileTooLarge => text!("store-too-large"),
        _ if error.raw_os_error().is_none() => Text::given(Given::error(error)),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => text!("disk-full"),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => text!("disk-forbidden"),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => text!("disk-nothing-there"),
        io::ErrorKind::IsADirectory => text!("disk-folder"),
        _ => Text::given(Given::error(error)),
    }
}

/// As [`trouble`], of something that was to be read.
pub fn unread(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::PermissionDenied if error.raw_os_error().is_some() => text!("disk-unreadable"),
        _ => trouble(error),
    }
}

/// Lets one program, or one tab of a browser, at a time write: whoever comes second only reads.
pub fn plugin(app: &mut App) {
    // Every text is written under a name of its own, so the order of its writers does not matter.
    app.init_resource::<Store>().init_resource::<Writer>().allow_ambiguous_resource::<Writer>();
    // So is every text read, and the order in which it is told is another matter.
    app.init_resource::<Unreadable>().allow_ambiguous_resource::<Unreadable>();
    app.add_systems(PreStartup, claim);
}

/// Claims the folder, where the store has one; in a browser the page has done so.
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

fn absent_is_fine(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
