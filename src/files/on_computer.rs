//! Files on a computer: the system's dialogs on a thread of their own, and what is dropped on the window.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
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

/// A dialog that is over sooner never came: nobody shuts one as quickly. It does not tell the two apart itself.
const TOO_SOON: Duration = Duration::from_millis(600);
/// A second wish within this time is a double tap: the dialog is about to open.
const TWICE: Duration = Duration::from_secs(2);
/// A dialog that is open for longer than that, without an answer, may never have come: another one is tried.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// Where files come from and go to on this computer.
#[derive(Resource, Debug, Clone, Default)]
pub struct Desk {
    /// The folder that takes what is handed out; where there is none, a dialog asks.
    folder: Option<PathBuf>,
    answers: Arc<Mutex<Vec<Answer>>>,
    /// Since when a dialog is open.
    open: Open,
    /// What takes the place of the system's clipboard, for tests.
    slip: Option<Arc<Mutex<String>>>,
}

impl Desk {
    /// A desk whose files lie in this folder without a question.
    pub fn that_gives_to(folder: PathBuf) -> Desk {
        Desk { folder: Some(folder), ..Desk::default() }
    }

    /// The same with a clipboard of its own, which nobody else has.
    pub fn alone(folder: PathBuf, slip: Arc<Mutex<String>>) -> Desk {
        Desk { slip: Some(slip), ..Desk::that_gives_to(folder) }
    }
}

/// The system's clipboard, once somebody has wanted it. On some systems what lies there goes with whoever put it there.
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

    /// The text that lies there, nothing where something else does; or what is told.
    fn paste(&mut self) -> Result<String, Text> {
        match self.get().and_then(Clipboard::get_text) {
            Ok(text) => Ok(text),
            Err(arboard::Error::ContentNotAvailable) => Ok(String::new()),
            Err(_) => Err(text!("clipboard-unread")),
        }
    }
}

#[derive(Debug)]
enum Answer {
    Given(Given),
    Told(Text),
}

/// Since when a dialog is open, if one is.
#[derive(Debug, Clone, Default)]
struct Open(Arc<Mutex<Option<Instant>>>);

/// What is done about a wish for a file.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    /// A dialog asks.
    Dialog,
    /// A dialog that was asked for is on its way.
    Wait,
    /// There is one that does not answer: it is done without.
    Without,
}

impl Open {
    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is done about a wish that comes at this time.
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

/// Notes that the dialog of this time is over, however it ended.
struct Over(Open, Instant);

impl Drop for Over {
    fn drop(&mut self) {
        let mut since = self.0.lock();
        *since = since.take_if(|since| *since != self.1);
    }
}

/// With `HACIENDA_DATA` everything stays in that folder.
pub(super) fn plugin(app: &mut App) {
    let folder = std::env::var_os("HACIENDA_DATA").map(PathBuf::from);
    app.insert_resource(folder.map_or_else(Desk::default, Desk::that_gives_to)).init_non_send::<SystemClipboard>();
}

pub(super) fn take(
    mut dropped: MessageReader<FileDragAndDrop>,
    desk: Res<Desk>,
    mut given: MessageWriter<Given>,
    mut told: MessageWriter<Told>,
) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            given.write(read(path_buf));
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
            match by_clipboard(wish, &desk, &mut clipboard) {
                Ok(text) => drop(given.write(text)),
                Err(became) => drop(told.write(Told(became))),
            }
            continue;
        }
        if let (Wish::HandOut { name, bytes }, Some(folder)) = (wish, &desk.folder) {
            told.write(Told(put(folder, name, bytes)));
            continue;
        }
        let now = Instant::now();
        match (desk.open.way(now), wish) {
            (Way::Dialog, _) => {}
            (Way::Without, Wish::HandOut { name, bytes }) => {
                told.write(Told(put_into_documents(name, bytes)));
                continue;
            }
            (Way::Without, _) => {
                told.write(Told(text!("file-dialog-none")));
                continue;
            }
            (Way::Wait, _) => {
                told.write(Told(text!("file-dialog-open-already")));
                continue;
            }
        }
        let over = Over(desk.open.clone(), now);
        let (wish, answers, words) = (wish.clone(), desk.answers.clone(), words.clone());
        let waker = window.as_ref().map(|window| (***window).clone());
        let asked = thread::Builder::new().name("file dialog".to_owned()).spawn(move || {
            let answer = match wish {
                Wish::Open(kind) => open(kind, &words),
                Wish::HandOut { name, bytes } => save(&name, &bytes, &words),
                // These open no dialog.
                Wish::Copy(_) | Wish::Paste => None,
            };
            drop(over);
            answers.lock().unwrap_or_else(PoisonError::into_inner).extend(answer);
            // A window in which nothing moves is seldom drawn; one that has closed needs no waking.
            if let Some(waker) = waker {
                let _ = waker.send_event(WinitUserEvent::WakeUp);
            }
        });
        if let Err(error) = asked {
            told.write(Told(text!("file-dialog-refused", error = texts::Given::error(error))));
        }
    }
}

/// Copies or pastes; gives what was pasted, or what is told.
fn by_clipboard(wish: &Wish, desk: &Desk, clipboard: &mut SystemClipboard) -> Result<Given, Text> {
    let pasted = match (wish, &desk.slip) {
        (Wish::Copy(text), None) => return Err(clipboard.copy(text)),
        (Wish::Copy(text), Some(slip)) => {
            slip.lock().unwrap_or_else(PoisonError::into_inner).clone_from(text);
            return Err(text!("clipboard-copied"));
        }
        (_, None) => clipboard.paste()?,
        (_, Some(slip)) => slip.lock().unwrap_or_else(PoisonError::into_inner).clone(),
    };
    if pasted.trim().is_empty() {
        return Err(text!("clipboard-empty"));
    }
    Ok(Given { name: String::new(), text: Ok(pasted), pasted: true })
}

/// Stays until the player has answered.
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
        Some(path) => Some(Answer::Given(read(&path))),
        None => (asked.elapsed() < TOO_SOON).then(|| Answer::Told(text!("file-dialog-none"))),
    }
}

/// Stays until the player has answered; without a dialog the folder of documents takes the file.
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

/// Without a dialog the folder of documents takes the file.
fn put_into_documents(name: &str, bytes: &[u8]) -> Text {
    documents().map_or_else(|| text!("file-no-folder"), |folder| put(&folder, name, bytes))
}

/// As they are written and as older systems shouted them: portals tell the two apart.
fn endings(of: &[&str]) -> Vec<String> {
    of.iter().flat_map(|ending| [(*ending).to_owned(), ending.to_uppercase()]).collect()
}

fn documents() -> Option<PathBuf> {
    let user = directories::UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}

/// Puts bytes as a file of this name, or of one like it that is free, into a folder; says where it lies, or why not.
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

fn read(path: &Path) -> Given {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let read = reading::read_file(path, largest(&name));
    Given { name, text: read.map(reading::text_of).map_err(|error| store::unread(&error)), pasted: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_that_never_answers_stops_nobody() {
        let (open, began) = (Open::default(), Instant::now());
        let after = |seconds: f32| open.way(began + Duration::from_secs_f32(seconds));
        assert_eq!(after(0.0), Way::Dialog);
        let first = Over(open.clone(), began);
        assert_eq!([after(0.5), after(3.0), after(59.0)], [Way::Wait, Way::Without, Way::Without]);
        assert_eq!(after(61.0), Way::Dialog, "another one is tried");
        drop(first);
        assert_eq!(after(62.0), Way::Wait, "the end of the first is not that of the second");
        drop(Over(open.clone(), began + Duration::from_secs_f32(61.0)));
        assert_eq!(after(63.0), Way::Dialog);
    }

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("hacienda-files-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn a_file_that_is_handed_out_takes_no_other_files_place() {
        let folder = folder("out");
        let said = |told: Text| Words::default().say(told).to_string();
        assert!(said(put(&folder, "a.haz", b"one")).contains("a.haz"));
        assert!(said(put(&folder, "a.haz", b"two")).contains("a-2.haz"));
        let text = |name: &str| read(&folder.join(name)).text.expect("it was written");
        assert_eq!((text("a.haz"), text("a-2.haz")), ("one".to_owned(), "two".to_owned()));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn files_are_read_whatever_their_letters_and_refused_when_they_are_large() {
        let folder = folder("in");
        fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
        let path = folder.join("caf\u{e9}.haz");
        fs::write(&path, b"MapName=Caf\xe9 d\x92Oro").expect("the folder is ours");
        let text = Ok("MapName=Caf\u{e9} d’Oro".into());
        assert_eq!(read(&path), Given { name: "caf\u{e9}.haz".into(), text, pasted: false });
        let game = folder.join("game.hacienda");
        for (path, limit) in [(&path, reading::LARGEST_BOARD), (&game, reading::LARGEST_RECORD)] {
            fs::write(path, vec![b' '; limit as usize + 1]).expect("the folder is ours");
            assert!(read(path).text.is_err_and(|error| error.key() == "store-too-large"), "{limit}");
            fs::write(path, vec![b' '; limit as usize]).expect("the folder is ours");
            assert!(read(path).text.is_ok(), "{limit}");
        }
        assert!(!Path::new("/dev/zero").exists() || read(Path::new("/dev/zero")).text.is_err(), "it never ends");
        let why = |path: &Path| read(path).text.expect_err("it cannot be read").key();
        assert_eq!([why(&folder.join("none.haz")), why(&folder)], ["disk-nothing-there", "disk-folder"]);
        assert_eq!(store::unread(&io::Error::from_raw_os_error(13)).key(), "disk-unreadable", "it is not written to");
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_dialog_looks_for_endings_in_both_cases() {
        assert_eq!(endings(Kind::Any.endings()), ["hacienda", "HACIENDA", "haz", "HAZ"]);
        assert_eq!(endings(Kind::Board.endings()), ["haz", "HAZ"]);
    }
}
