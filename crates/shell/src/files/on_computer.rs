//! Files on a computer: the system's dialogs, each on its own thread, and files dropped on the window.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc},
    thread,
    time::{Duration, Instant},
};

use arboard::Clipboard;
use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use rfd::FileDialog;

use super::{Given, Kind, Told, Wish, largest};
use crate::{
    store,
    texts::{self, Text, Words, text},
};
use tabletop::reading;

/// A dialog that closes sooner than this never opened, since nobody cancels one that quickly. The dialog library
/// reports both the same way.
const TOO_SOON: Duration = Duration::from_millis(600);
/// A second request within this time is a double tap: the dialog is about to open.
const TWICE: Duration = Duration::from_secs(2);
/// A dialog that has been open longer than this without an answer may never have opened, so another one is tried.
const FORGOTTEN: Duration = Duration::from_secs(60);
/// The longest wait for the program that owns the clipboard to hand over its content. A program that hangs never does.
const CLIPBOARD_PATIENCE: Duration = Duration::from_secs(3);
/// The longest wait for a file. A pipe or a disconnected network share never ends.
const FILE_PATIENCE: Duration = Duration::from_secs(20);

/// The files and clipboard of this computer.
#[derive(Resource, Debug, Clone, Default)]
pub struct Desk {
    /// The folder that receives exported files. Without one, a dialog asks.
    folder: Option<PathBuf>,
    answers: Arc<Mutex<Vec<Answer>>>,
    /// The time at which the open dialog was requested.
    open: Open,
    /// A replacement for the system's clipboard in tests.
    slip: Option<Arc<Mutex<String>>>,
}

impl Desk {
    /// Saves all exported files to this folder without asking.
    pub fn that_gives_to(folder: PathBuf) -> Desk {
        Desk { folder: Some(folder), ..Desk::default() }
    }

    /// Saves all exported files to this folder and uses `slip` as a private clipboard.
    pub fn alone(folder: PathBuf, slip: Arc<Mutex<String>>) -> Desk {
        Desk { slip: Some(slip), ..Desk::that_gives_to(folder) }
    }

    /// Runs `find` on its own thread and queues its answers, so that no frame waits for it.
    fn ask<A: IntoIterator<Item = Answer>>(
        &self,
        window: Option<&EventLoopProxyWrapper>,
        find: impl FnOnce() -> A + Send + 'static,
    ) -> io::Result<()> {
        let (answers, waker) = (self.answers.clone(), window.map(|window| (**window).clone()));
        let asked = thread::Builder::new().name("files".to_owned()).spawn(move || {
            let found = find();
            answers.lock().unwrap_or_else(PoisonError::into_inner).extend(found);
            // An idle window is seldom redrawn, so wake it. A closed window needs no waking.
            if let Some(waker) = waker {
                let _ = waker.send_event(WinitUserEvent::WakeUp);
            }
        });
        asked.map(drop)
    }
}

/// Returns the result of `find` if it finishes in time. Otherwise its thread keeps running, and the result is dropped.
fn within<R: Send + 'static>(patience: Duration, find: impl FnOnce() -> R + Send + 'static) -> Option<R> {
    let (found, finds) = mpsc::channel();
    let spawned = thread::Builder::new().name("patience".to_owned()).spawn(move || {
        let _ = found.send(find());
    });
    spawned.ok().and_then(|_| finds.recv_timeout(patience).ok())
}

/// The system's clipboard, opened on first use. On some systems, copied content is lost when its clipboard handle is
/// dropped, so the handle is kept.
#[derive(Default)]
pub(super) struct SystemClipboard(Option<Clipboard>);

impl SystemClipboard {
    fn get(&mut self) -> Result<&mut Clipboard, arboard::Error> {
        let there = match self.0.take() {
            Some(there) => there,
            None => Clipboard::new()?,
        };
        Ok(self.0.insert(there))
    }

    fn copy(&mut self, text: &str) -> Text {
        match self.get().and_then(|clipboard| clipboard.set_text(text)) {
            Ok(()) => text!("clipboard-copied"),
            Err(_) => text!("clipboard-refused"),
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Given(Given),
    Told(Text),
}

impl Answer {
    /// Returns the answer for text read from a clipboard, which may be blank.
    fn pasted(text: String) -> Answer {
        if text.trim().is_empty() {
            return Answer::Told(text!("clipboard-empty"));
        }
        Answer::Given(Given { name: String::new(), text: Ok(text), pasted: true })
    }
}

/// The time at which the open dialog was requested, if there is one.
#[derive(Debug, Clone, Default)]
struct Open(Arc<Mutex<Option<Instant>>>);

/// A way to handle a request for a file.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    /// Open a dialog.
    Dialog,
    /// Wait for the dialog that was just requested.
    Wait,
    /// Do without a dialog, because the open one does not answer.
    Without,
}

impl Open {
    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how to handle a request made at this time.
    fn way(&self, now: Instant) -> Way {
        let mut since = self.lock();
        let age = since.map(|since| now.saturating_duration_since(since));
        match age {
            Some(age) if age < TWICE => Way::Wait,
            Some(age) if age < FORGOTTEN => Way::Without,
            Some(_) | None => {
                *since = Some(now);
                Way::Dialog
            }
        }
    }
}

/// A guard that marks the dialog of this time as closed when dropped, however it ended.
struct Over(Open, Instant);

impl Drop for Over {
    fn drop(&mut self) {
        let mut since = self.0.lock();
        *since = since.take_if(|since| *since != self.1);
    }
}

/// Adds access to files and the clipboard. With `HACIENDA_DATA` set, all files are saved to that folder.
pub(super) fn plugin(app: &mut App) {
    let folder = std::env::var_os("HACIENDA_DATA").map(PathBuf::from);
    app.insert_resource(folder.map_or_else(Desk::default, Desk::that_gives_to)).init_non_send::<SystemClipboard>();
}

pub(super) fn take(
    mut dropped: MessageReader<FileDragAndDrop>,
    desk: Res<Desk>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut given: MessageWriter<Given>,
    mut told: MessageWriter<Told>,
) {
    let path = |event: &FileDragAndDrop| match event {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    };
    let paths: Vec<PathBuf> = dropped.read().filter_map(path).collect();
    if let Some(first) = paths.first().cloned() {
        let read = move || paths.into_iter().map(|path| Answer::Given(read_within(FILE_PATIENCE, path)));
        if let Err(error) = desk.ask(window.as_deref(), move || read().collect::<Vec<_>>()) {
            given.write(Given { name: name_of(&first), text: Err(store::unread(&error)), pasted: false });
        }
    }
    let answers = std::mem::take(&mut *desk.answers.lock().unwrap_or_else(PoisonError::into_inner));
    for answer in answers {
        match answer {
            Answer::Given(file) => drop(given.write(file)),
            Answer::Told(text) => drop(told.write(Told(text))),
        }
    }
}

pub(super) fn grant(
    mut wishes: MessageReader<Wish>,
    desk: Res<Desk>,
    window: Option<Res<EventLoopProxyWrapper>>,
    words: Res<Words>,
    mut clipboard: NonSendMut<SystemClipboard>,
    (mut told, mut given): (MessageWriter<Told>, MessageWriter<Given>),
) {
    for wish in wishes.read() {
        if matches!(wish, Wish::Copy(_) | Wish::Paste) {
            match by_clipboard(wish, &desk, &mut clipboard, window.as_deref()) {
                Some(Answer::Given(text)) => drop(given.write(text)),
                Some(Answer::Told(became)) => drop(told.write(Told(became))),
                None => {}
            }
            continue;
        }
        if let (Wish::HandOut { name, bytes }, Some(folder)) = (wish, &desk.folder) {
            told.write(Told(put(folder, name, bytes)));
            continue;
        }
        let now = Instant::now();
        let instead = match (desk.open.way(now), wish) {
            (Way::Dialog, _) => None,
            (Way::Without, Wish::HandOut { name, bytes }) => Some(put_into_documents(name, bytes)),
            (Way::Without, _) => Some(text!("file-dialog-none")),
            (Way::Wait, _) => Some(text!("file-dialog-open-already")),
        };
        if let Some(instead) = instead {
            told.write(Told(instead));
            continue;
        }
        let over = Over(desk.open.clone(), now);
        let (wish, words) = (wish.clone(), words.clone());
        let asked = desk.ask(window.as_deref(), move || {
            let answer = match wish {
                Wish::Open(kind) => open(kind, &words),
                Wish::HandOut { name, bytes } => save(&name, &bytes, &words),
                // These open no dialog.
                Wish::Copy(_) | Wish::Paste => None,
            };
            drop(over);
            answer
        });
        if let Err(error) = asked {
            told.write(Told(text!("file-dialog-refused", error = texts::Given::error(error))));
        }
    }
}

/// Copies or pastes. Reading the system's clipboard answers later, from another thread.
fn by_clipboard(
    wish: &Wish,
    desk: &Desk,
    clipboard: &mut SystemClipboard,
    window: Option<&EventLoopProxyWrapper>,
) -> Option<Answer> {
    Some(match (wish, &desk.slip) {
        (Wish::Copy(text), None) => Answer::Told(clipboard.copy(text)),
        (Wish::Copy(text), Some(slip)) => {
            slip.lock().unwrap_or_else(PoisonError::into_inner).clone_from(text);
            Answer::Told(text!("clipboard-copied"))
        }
        (_, Some(slip)) => Answer::pasted(slip.lock().unwrap_or_else(PoisonError::into_inner).clone()),
        (_, None) => {
            let read = || Clipboard::new().and_then(|mut clipboard| clipboard.get_text());
            let asked = desk.ask(window, move || [paste_within(CLIPBOARD_PATIENCE, read)]);
            asked.err().map(|_| Answer::Told(text!("clipboard-unread")))?
        }
    })
}

/// Reads the text on the clipboard, which the program that copied it must supply. The system requests one format after
/// the other and waits for each.
fn paste_within(patience: Duration, read: impl FnOnce() -> Result<String, arboard::Error> + Send + 'static) -> Answer {
    match within(patience, read) {
        Some(Ok(text)) => Answer::pasted(text),
        Some(Err(arboard::Error::ContentNotAvailable)) => Answer::pasted(String::new()),
        Some(Err(_)) | None => Answer::Told(text!("clipboard-unread")),
    }
}

/// Opens a file dialog and blocks until the player answers.
fn open(kind: Kind, words: &Words) -> Option<Answer> {
    let said = |text: Text| words.say(text).to_string();
    let asked = Instant::now();
    let name = match kind {
        Kind::Any => text!("file-kind-any"),
        Kind::Board => text!("file-kind-board"),
    };
    let dialog = FileDialog::new().set_title(said(text!("file-dialog-open")));
    let dialog = dialog.add_filter(said(name), &endings(kind.endings()));
    match dialog.add_filter(said(text!("file-kind-all")), &["*"]).pick_file() {
        Some(path) => Some(Answer::Given(read_within(FILE_PATIENCE, path))),
        None => (asked.elapsed() < TOO_SOON).then(|| Answer::Told(text!("file-dialog-none"))),
    }
}

/// Opens a save dialog and blocks until the player answers. If no dialog opens, the file goes to the documents folder.
fn save(name: &str, bytes: &[u8], words: &Words) -> Option<Answer> {
    let said = |text: Text| words.say(text).to_string();
    let asked = Instant::now();
    let ending = name.rsplit_once('.').map_or("txt", |(_, ending)| ending);
    let documents = documents();
    let dialog = FileDialog::new().set_title(said(text!("file-dialog-save"))).set_file_name(name);
    let dialog = dialog
        .add_filter(said(text!("file-kind-ours")), &[ending])
        .set_directory(documents.as_deref().unwrap_or("".as_ref()));
    let told = match dialog.save_file() {
        Some(path) => match reading::write_whole(&path, bytes) {
            Ok(()) => lies_in(&path),
            Err(error) => refused(error),
        },
        None if asked.elapsed() >= TOO_SOON => return None,
        None => put_into_documents(name, bytes),
    };
    Some(Answer::Told(told))
}

/// Saves the file to the documents folder, for systems without a dialog.
fn put_into_documents(name: &str, bytes: &[u8]) -> Text {
    documents().map_or_else(|| text!("file-no-folder"), |folder| put(&folder, name, bytes))
}

/// Returns the extensions in lower and upper case, because portals match them case-sensitively and older systems wrote
/// them in capitals.
fn endings(of: &[&str]) -> Vec<String> {
    of.iter().flat_map(|ending| [(*ending).to_owned(), ending.to_uppercase()]).collect()
}

fn documents() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}

/// Writes a file to a folder under this name, or under a numbered one if the name is taken. Returns a message with its
/// path or with the error.
fn put(folder: &Path, name: &str, bytes: &[u8]) -> Text {
    if let Err(error) = fs::create_dir_all(folder) {
        return refused(error);
    }
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
    let names = (1..1_000).map(|n| if n == 1 { name.to_owned() } else { format!("{stem}-{n}.{ending}") });
    for path in names.map(|name| folder.join(name)) {
        match fs::File::create_new(&path).and_then(|file| reading::write_or_remove(file, &path, bytes)) {
            Ok(()) => return lies_in(&path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return refused(error),
        }
    }
    text!("file-too-many", name = texts::Given::name(name))
}

fn lies_in(path: &Path) -> Text {
    text!("file-lies-in", path = texts::Given::path(path))
}

fn refused(error: io::Error) -> Text {
    text!("file-refused", error = store::disk(&error))
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn read(path: &Path) -> Given {
    let name = name_of(path);
    let read = reading::read_file(path, largest(&name));
    Given { name, text: read.map(reading::text_of).map_err(|error| store::unread(&error)), pasted: false }
}

/// Reads a file, but gives up after `patience`.
fn read_within(patience: Duration, path: PathBuf) -> Given {
    let name = name_of(&path);
    let late = || Given { name, text: Err(text!("store-slow")), pasted: false };
    within(patience, move || read(&path)).unwrap_or_else(late)
}

#[cfg(test)]
mod tests;
