//! Files on the desktop: the system's dialogs, each on its own thread, files dropped on the window, and the clipboard.

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

use super::{FileKind, FileNotice, FileRequest, ReceivedFile, size_limit};
use crate::{
    store,
    texts::{self, Text, Translations, text},
};
use tabletop::reading;

/// If the dialog library returns sooner than this, no dialog opened, since nobody cancels a dialog that quickly. The
/// library reports both cases the same way.
const MIN_DIALOG_TIME: Duration = Duration::from_millis(600);
/// A second request within this time is a double tap: the dialog is about to open.
const DOUBLE_TAP_TIME: Duration = Duration::from_secs(2);
/// A dialog that was requested longer ago than this and is still unanswered may never have opened, so another dialog is
/// tried.
const DIALOG_TIMEOUT: Duration = Duration::from_secs(60);
/// The maximum wait for the program that owns the clipboard to hand over its content. A hanging program never does so.
const CLIPBOARD_TIMEOUT: Duration = Duration::from_secs(3);
/// The maximum wait for a file. Reading a pipe or a disconnected network share may never end.
const FILE_TIMEOUT: Duration = Duration::from_secs(20);

/// The files and clipboard of this computer.
#[derive(Resource, Debug, Clone, Default)]
pub struct FileAccess {
    /// The folder that receives exported files. Without one, a dialog asks the player.
    folder: Option<PathBuf>,
    answers: Arc<Mutex<Vec<Answer>>>,
    /// The time at which the open dialog was requested.
    open: OpenDialog,
    /// A replacement for the system's clipboard in tests.
    test_clipboard: Option<Arc<Mutex<String>>>,
}

impl FileAccess {
    /// Creates access that saves all exported files to this folder without asking.
    pub fn saving_to(folder: PathBuf) -> FileAccess {
        FileAccess { folder: Some(folder), ..FileAccess::default() }
    }

    /// Creates access that saves all exported files to this folder and uses `test_clipboard` as its clipboard.
    pub fn isolated(folder: PathBuf, test_clipboard: Arc<Mutex<String>>) -> FileAccess {
        FileAccess { test_clipboard: Some(test_clipboard), ..FileAccess::saving_to(folder) }
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
fn within<R: Send + 'static>(time_limit: Duration, find: impl FnOnce() -> R + Send + 'static) -> Option<R> {
    let (found, finds) = mpsc::channel();
    let spawned = thread::Builder::new().name("patience".to_owned()).spawn(move || {
        let _ = found.send(find());
    });
    spawned.ok().and_then(|_| finds.recv_timeout(time_limit).ok())
}

/// The system's clipboard, opened on first use. On some systems, copied content is lost when its clipboard handle is
/// dropped, so the handle is kept.
#[derive(Default)]
pub(super) struct SystemClipboard(Option<Clipboard>);

impl SystemClipboard {
    fn get(&mut self) -> Result<&mut Clipboard, arboard::Error> {
        let clipboard = match self.0.take() {
            Some(clipboard) => clipboard,
            None => Clipboard::new()?,
        };
        Ok(self.0.insert(clipboard))
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
    File(ReceivedFile),
    Notice(Text),
}

impl Answer {
    /// Returns the answer for text read from a clipboard, which may be blank.
    fn pasted(text: String) -> Answer {
        if text.trim().is_empty() {
            return Answer::Notice(text!("clipboard-empty"));
        }
        Answer::File(ReceivedFile { name: String::new(), text: Ok(text), pasted: true })
    }
}

/// The time at which the open dialog was requested, if there is one.
#[derive(Debug, Clone, Default)]
struct OpenDialog(Arc<Mutex<Option<Instant>>>);

/// A way to handle a request that needs a file dialog.
#[derive(Debug, PartialEq, Eq)]
enum DialogChoice {
    /// Open a dialog.
    Dialog,
    /// Wait for the dialog that was just requested.
    Wait,
    /// Do without a dialog, because the last one has not been answered.
    Without,
}

impl OpenDialog {
    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how to handle a request made at this time, and records the time if a dialog is to open.
    fn choose(&self, now: Instant) -> DialogChoice {
        let mut since = self.lock();
        let age = since.map(|since| now.saturating_duration_since(since));
        match age {
            Some(age) if age < DOUBLE_TAP_TIME => DialogChoice::Wait,
            Some(age) if age < DIALOG_TIMEOUT => DialogChoice::Without,
            Some(_) | None => {
                *since = Some(now);
                DialogChoice::Dialog
            }
        }
    }
}

/// A guard that, when dropped, marks the dialog requested at this time as closed.
struct OpenDialogGuard(OpenDialog, Instant);

impl Drop for OpenDialogGuard {
    fn drop(&mut self) {
        let mut since = self.0.lock();
        *since = since.take_if(|since| *since != self.1);
    }
}

/// Adds access to files and the clipboard. If `HACIENDA_DATA` names a folder, all exported files are saved there.
pub(super) fn plugin(app: &mut App) {
    let folder = std::env::var_os("HACIENDA_DATA").map(PathBuf::from);
    app.insert_resource(folder.map_or_else(FileAccess::default, FileAccess::saving_to))
        .init_non_send::<SystemClipboard>();
}

pub(super) fn take(
    mut dropped: MessageReader<FileDragAndDrop>,
    access: Res<FileAccess>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut received: MessageWriter<ReceivedFile>,
    mut notices: MessageWriter<FileNotice>,
) {
    let path = |event: &FileDragAndDrop| match event {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    };
    let paths: Vec<PathBuf> = dropped.read().filter_map(path).collect();
    if let Some(first) = paths.first().cloned() {
        let read = move || paths.into_iter().map(|path| Answer::File(read_within(FILE_TIMEOUT, path)));
        if let Err(error) = access.ask(window.as_deref(), move || read().collect::<Vec<_>>()) {
            received.write(ReceivedFile {
                name: name_of(&first),
                text: Err(store::read_error_message(&error)),
                pasted: false,
            });
        }
    }
    let answers = std::mem::take(&mut *access.answers.lock().unwrap_or_else(PoisonError::into_inner));
    for answer in answers {
        match answer {
            Answer::File(file) => drop(received.write(file)),
            Answer::Notice(text) => drop(notices.write(FileNotice(text))),
        }
    }
}

pub(super) fn fulfil(
    mut requests: MessageReader<FileRequest>,
    access: Res<FileAccess>,
    window: Option<Res<EventLoopProxyWrapper>>,
    words: Res<Translations>,
    mut clipboard: NonSendMut<SystemClipboard>,
    (mut notices, mut received): (MessageWriter<FileNotice>, MessageWriter<ReceivedFile>),
) {
    for request in requests.read() {
        if matches!(request, FileRequest::Copy(_) | FileRequest::Paste) {
            match use_clipboard(request, &access, &mut clipboard, window.as_deref()) {
                Some(Answer::File(file)) => drop(received.write(file)),
                Some(Answer::Notice(text)) => drop(notices.write(FileNotice(text))),
                None => {}
            }
            continue;
        }
        if let (FileRequest::Save { name, bytes }, Some(folder)) = (request, &access.folder) {
            notices.write(FileNotice(save_to(folder, name, bytes)));
            continue;
        }
        let now = Instant::now();
        let instead = match (access.open.choose(now), request) {
            (DialogChoice::Dialog, _) => None,
            (DialogChoice::Without, FileRequest::Save { name, bytes }) => Some(save_to_documents(name, bytes)),
            (DialogChoice::Without, _) => Some(text!("file-dialog-none")),
            (DialogChoice::Wait, _) => Some(text!("file-dialog-open-already")),
        };
        if let Some(instead) = instead {
            notices.write(FileNotice(instead));
            continue;
        }
        let guard = OpenDialogGuard(access.open.clone(), now);
        let (request, words) = (request.clone(), words.clone());
        let asked = access.ask(window.as_deref(), move || {
            let answer = match request {
                FileRequest::Open(kind) => open(kind, &words),
                FileRequest::Save { name, bytes } => save(&name, &bytes, &words),
                // These requests open no dialog.
                FileRequest::Copy(_) | FileRequest::Paste => None,
            };
            drop(guard);
            answer
        });
        if let Err(error) = asked {
            notices.write(FileNotice(text!("file-dialog-refused", error = texts::Untranslated::error(error))));
        }
    }
}

/// Copies or pastes. The text of the system's clipboard arrives later, from another thread.
fn use_clipboard(
    request: &FileRequest,
    access: &FileAccess,
    clipboard: &mut SystemClipboard,
    window: Option<&EventLoopProxyWrapper>,
) -> Option<Answer> {
    Some(match (request, &access.test_clipboard) {
        (FileRequest::Copy(text), None) => Answer::Notice(clipboard.copy(text)),
        (FileRequest::Copy(text), Some(test_clipboard)) => {
            test_clipboard.lock().unwrap_or_else(PoisonError::into_inner).clone_from(text);
            Answer::Notice(text!("clipboard-copied"))
        }
        (_, Some(test_clipboard)) => {
            Answer::pasted(test_clipboard.lock().unwrap_or_else(PoisonError::into_inner).clone())
        }
        (_, None) => {
            let read = || Clipboard::new().and_then(|mut clipboard| clipboard.get_text());
            let asked = access.ask(window, move || [paste_within(CLIPBOARD_TIMEOUT, read)]);
            asked.err().map(|_| Answer::Notice(text!("clipboard-unread")))?
        }
    })
}

/// Reads the text on the clipboard, which the program that copied it must supply, but gives up after `time_limit`. The
/// system requests one format after another and waits for each.
fn paste_within(
    time_limit: Duration,
    read: impl FnOnce() -> Result<String, arboard::Error> + Send + 'static,
) -> Answer {
    match within(time_limit, read) {
        Some(Ok(text)) => Answer::pasted(text),
        Some(Err(arboard::Error::ContentNotAvailable)) => Answer::pasted(String::new()),
        Some(Err(_)) | None => Answer::Notice(text!("clipboard-unread")),
    }
}

/// Opens a file dialog and blocks until the player answers.
fn open(kind: FileKind, words: &Translations) -> Option<Answer> {
    let tr = |text: Text| words.tr(text).to_string();
    let asked = Instant::now();
    let name = match kind {
        FileKind::Any => text!("file-kind-any"),
        FileKind::Board => text!("file-kind-board"),
    };
    let dialog = FileDialog::new().set_title(tr(text!("file-dialog-open")));
    let dialog = dialog.add_filter(tr(name), &extensions_in_both_cases(kind.extensions()));
    match dialog.add_filter(tr(text!("file-kind-all")), &["*"]).pick_file() {
        Some(path) => Some(Answer::File(read_within(FILE_TIMEOUT, path))),
        None => (asked.elapsed() < MIN_DIALOG_TIME).then(|| Answer::Notice(text!("file-dialog-none"))),
    }
}

/// Opens a save dialog and blocks until the player answers. If no dialog opens, the file goes to the documents folder.
fn save(name: &str, bytes: &[u8], words: &Translations) -> Option<Answer> {
    let tr = |text: Text| words.tr(text).to_string();
    let asked = Instant::now();
    let extension = name.rsplit_once('.').map_or("txt", |(_, extension)| extension);
    let documents = documents();
    let dialog = FileDialog::new().set_title(tr(text!("file-dialog-save"))).set_file_name(name);
    let dialog = dialog
        .add_filter(tr(text!("file-kind-ours")), &[extension])
        .set_directory(documents.as_deref().unwrap_or("".as_ref()));
    let notice = match dialog.save_file() {
        Some(path) => match reading::write_atomically(&path, bytes) {
            Ok(()) => saved_at(&path),
            Err(error) => refused(error),
        },
        None if asked.elapsed() >= MIN_DIALOG_TIME => return None,
        None => save_to_documents(name, bytes),
    };
    Some(Answer::Notice(notice))
}

/// Saves the file to the documents folder, for when no dialog opens or the last one has not been answered.
fn save_to_documents(name: &str, bytes: &[u8]) -> Text {
    documents().map_or_else(|| text!("file-no-folder"), |folder| save_to(&folder, name, bytes))
}

/// Returns the extensions in lower and upper case, because portals match them case-sensitively and older systems wrote
/// them in capitals.
fn extensions_in_both_cases(of: &[&str]) -> Vec<String> {
    of.iter().flat_map(|extension| [(*extension).to_owned(), extension.to_uppercase()]).collect()
}

fn documents() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}

/// Writes a file to a folder under this name, or under a numbered name if the name is taken. Returns a message with the
/// path or with the error.
fn save_to(folder: &Path, name: &str, bytes: &[u8]) -> Text {
    if let Err(error) = fs::create_dir_all(folder) {
        return refused(error);
    }
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "txt"));
    let names = (1..1_000).map(|n| if n == 1 { name.to_owned() } else { format!("{stem}-{n}.{extension}") });
    for path in names.map(|name| folder.join(name)) {
        match fs::File::create_new(&path).and_then(|file| reading::fill_or_remove(file, &path, bytes)) {
            Ok(()) => return saved_at(&path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return refused(error),
        }
    }
    text!("file-too-many", name = texts::Untranslated::name(name))
}

fn saved_at(path: &Path) -> Text {
    text!("file-lies-in", path = texts::Untranslated::path(path))
}

fn refused(error: io::Error) -> Text {
    text!("file-refused", error = store::disk_error_message(&error))
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn read(path: &Path) -> ReceivedFile {
    let name = name_of(path);
    let read = reading::read_file(path, size_limit(&name));
    ReceivedFile {
        name,
        text: read.map(reading::decode).map_err(|error| store::read_error_message(&error)),
        pasted: false,
    }
}

/// Reads a file, but gives up after `time_limit`.
fn read_within(time_limit: Duration, path: PathBuf) -> ReceivedFile {
    let name = name_of(&path);
    let late = || ReceivedFile { name, text: Err(text!("store-slow")), pasted: false };
    within(time_limit, move || read(&path)).unwrap_or_else(late)
}

#[cfg(test)]
mod tests;
