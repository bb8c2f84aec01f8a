//! Tests that an unresponsive dialog, clipboard or file blocks nothing, and tests of file names, reading and saving.

use std::process::Command;

use super::*;

#[test]
fn an_unresponsive_dialog_blocks_nothing() {
    let (open, began) = (OpenDialog::default(), Instant::now());
    let after = |seconds: f32| open.choose(began + Duration::from_secs_f32(seconds));
    assert_eq!(after(0.0), DialogChoice::Dialog);
    let first = OpenDialogGuard(open.clone(), began);
    assert_eq!(
        [after(0.5), after(3.0), after(59.0)],
        [DialogChoice::Wait, DialogChoice::Without, DialogChoice::Without]
    );
    assert_eq!(after(61.0), DialogChoice::Dialog, "another dialog must be tried");
    drop(first);
    assert_eq!(after(62.0), DialogChoice::Wait, "closing the first dialog must not close the second");
    drop(OpenDialogGuard(open.clone(), began + Duration::from_secs_f32(61.0)));
    assert_eq!(after(63.0), DialogChoice::Dialog);
}

#[test]
fn file_names_are_safe_on_every_system() {
    let names = [" A/b: c?", "???", "CON", "com1", "LPT²", "Contra", "COM12"];
    let safe = ["A-b--c", "board", "board-CON", "board-com1", "board-LPT²", "Contra", "COM12"];
    assert_eq!(names.map(crate::files::safe_file_name), safe);
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hacienda-files-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_saved_file_never_overwrites_another() {
    let folder = folder("out");
    let tr = |notice: Text| Translations::default().tr(notice).to_string();
    assert!(tr(save_to(&folder, "a.haz", b"one")).contains("a.haz"));
    assert!(tr(save_to(&folder, "a.haz", b"two")).contains("a-2.haz"));
    let text = |name: &str| read(&folder.join(name)).text.expect("the file was written");
    assert_eq!((text("a.haz"), text("a-2.haz")), ("one".to_owned(), "two".to_owned()));
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn an_old_encoding_is_read_and_unusable_files_are_rejected() {
    let folder = folder("in");
    fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
    let path = folder.join("caf\u{e9}.haz");
    fs::write(&path, b"MapName=Caf\xe9 d\x92Oro").expect("the folder is writable");
    let text = Ok("MapName=Caf\u{e9} d’Oro".into());
    assert_eq!(read(&path), ReceivedFile { name: "caf\u{e9}.haz".into(), text, pasted: false });
    let game = folder.join("game.hacienda");
    for (path, limit) in [(&path, reading::MAX_BOARD_BYTES), (&game, reading::MAX_RECORD_BYTES)] {
        fs::write(path, vec![b' '; limit as usize + 1]).expect("the folder is writable");
        assert!(read(path).text.is_err_and(|error| error.key() == "store-too-large"), "{limit}");
        fs::write(path, vec![b' '; limit as usize]).expect("the folder is writable");
        assert!(read(path).text.is_ok(), "{limit}");
    }
    assert!(
        !Path::new("/dev/zero").exists() || read(Path::new("/dev/zero")).text.is_err(),
        "an endless file must be rejected"
    );
    let why = |path: &Path| read(path).text.expect_err("the file cannot be read").key();
    assert_eq!([why(&folder.join("none.haz")), why(&folder)], ["disk-nothing-there", "disk-folder"]);
    assert_eq!(
        store::read_error_message(&io::Error::from_raw_os_error(13)).key(),
        "disk-unreadable",
        "a read error must be reported as one"
    );
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn an_unresponsive_file_does_not_freeze_the_window() {
    let folder = folder("pipe");
    fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
    // Opening a pipe for reading blocks until something opens it for writing.
    let pipe = folder.join("farm.haz");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("every Unix has mkfifo").success());
    let ((drawn, draws), path_buf) = (mpsc::channel(), pipe.clone());
    thread::spawn(move || {
        let mut app = App::new();
        app.add_message::<FileDragAndDrop>().add_message::<ReceivedFile>().add_message::<FileNotice>();
        app.init_resource::<FileAccess>().add_systems(Update, take);
        app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf });
        app.update();
        let _ = drawn.send(());
    });
    assert!(draws.recv_timeout(Duration::from_secs(10)).is_ok(), "the window must not freeze");
    let late = read_within(Duration::from_millis(50), pipe);
    assert_eq!((late.name.as_str(), late.text), ("farm.haz", Err(text!("store-slow"))));
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn an_unresponsive_clipboard_owner_is_reported_after_a_timeout() {
    let pasted = |read| paste_within(CLIPBOARD_TIMEOUT, move || read);
    let [empty, unread] = [text!("clipboard-empty"), text!("clipboard-unread")].map(Answer::Notice);
    assert!(matches!(pasted(Ok("a board".to_owned())), Answer::File(received) if received.pasted));
    assert_eq!(pasted(Ok(" ".to_owned())), empty);
    assert_eq!(pasted(Err(arboard::Error::ContentNotAvailable)), empty);
    assert_eq!(pasted(Err(arboard::Error::ClipboardNotSupported)), unread);
    let (answers, hangs) = mpsc::channel::<()>();
    let late = paste_within(Duration::from_millis(50), move || {
        let _ = hangs.recv();
        Err(arboard::Error::ContentNotAvailable)
    });
    assert_eq!(late, unread);
    drop(answers);
}

#[test]
fn a_dialog_filters_extensions_in_both_cases() {
    assert_eq!(extensions_in_both_cases(FileKind::Any.extensions()), ["hacienda", "HACIENDA", "haz", "HAZ"]);
    assert_eq!(extensions_in_both_cases(FileKind::Board.extensions()), ["haz", "HAZ"]);
}
