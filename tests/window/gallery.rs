//! Tests of the board gallery in the whole app: boards are pasted, named, removed, restored, and tried out by bots.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use crate::driver::{Driver, Pointer, empty_store};
use hacienda::{
    boards::board_match::BoardMatches,
    files::FileAccess,
    game::Title,
    launch::{LaunchOptions, StartScreen},
    menu::draft::{Dialog, Draft},
    store::Store,
    ui::requests::Popover,
};
use hacienda_rules::maps::{NAMES, are_identical, board_code, haz};

const SIZE: (u32, u32) = (1280, 800);

/// Opens the gallery with a private clipboard. Returns the driver and the clipboard.
fn gallery(name: &str) -> (Driver, Arc<Mutex<String>>) {
    let mut driver = Driver::new(name, StartScreen::Title, 7, SIZE, Pointer::Touch);
    let clipboard = Arc::new(Mutex::new(String::new()));
    let files = driver.folder.join("files");
    driver.app.insert_resource(FileAccess::isolated(files, clipboard.clone()));
    driver.press("More");
    driver.press("Choose a board");
    (driver, clipboard)
}

/// Returns the source of a built-in board under another name.
fn board(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/boards/paddock.haz");
    let text = fs::read_to_string(file).expect("the board is in the repository");
    text.replace("MapName=Paddock", &format!("MapName={name}"))
}

fn paste(driver: &mut Driver, clipboard: &Mutex<String>, text: &str) -> String {
    text.clone_into(&mut clipboard.lock().expect("the lock is not poisoned"));
    driver.press("Paste a board");
    driver.frames(3);
    file_message(driver)
}

fn file_message(driver: &Driver) -> String {
    let message = driver.app.world().resource::<Popover>().0.clone();
    message.map_or_else(String::new, |text| driver.tr(text))
}

fn own(driver: &Driver) -> Vec<String> {
    let boards = &driver.app.world().resource::<Draft>().boards;
    boards.iter().skip(NAMES.len()).map(|board| driver.tr(board.name.clone())).collect()
}

/// Turns pages until a board is visible.
fn find(driver: &mut Driver, name: &str) {
    for turn in ["Next page", "Previous page"] {
        for _ in 0..8 {
            if driver.find(name).is_some() {
                return;
            }
            if driver.find(turn).is_none() {
                break;
            }
            driver.press(turn);
            driver.frames(2);
        }
    }
    panic!("the gallery has no board {name}");
}

#[test]
fn a_paste_adds_a_board_or_shows_an_error() {
    let (mut driver, clipboard) = gallery("paste");
    for (text, wrong) in [
        (String::new(), "no text on the clipboard"),
        ("milk, eggs".to_owned(), "line 1"),
        (board("Bad").replacen("100=1", "100=8", 1), "hex 1,0 has the value 8"),
        (
            format!(
                "{}A",
                board_code::write(&haz::read(&board("A")).expect("the board is valid")).expect("the board is small")
            ),
            "characters were changed",
        ),
        ("Спартак ".repeat(20), "line 1"),
        (" ".repeat(600_000) + &"[Control]".repeat(60_000), "too large"),
    ] {
        let message = paste(&mut driver, &clipboard, &text);
        assert!(message.contains(wrong), "{message}");
        assert_eq!(own(&driver), Vec::<String>::new(), "no board was added");
        driver.press("Dismiss");
    }
    assert!(paste(&mut driver, &clipboard, &board("Café au 牧場")).contains("Café au 牧場 is ready"));
    driver.press("Dismiss");
    // The pasted board opens enlarged.
    assert!(driver.find("Play it").is_some());
    driver.press("Back");
    let word = board_code::write(&haz::read(&board("Sent")).expect("the board is valid")).expect("the board is small");
    let address = format!("https://example.org/hacienda/?kiosk=no&map={word}#top");
    assert!(paste(&mut driver, &clipboard, &address).contains("Sent is ready"), "{}", file_message(&driver));
    assert_eq!(own(&driver), ["Café au 牧場", "Sent"]);
    driver.press("Dismiss");
    driver.press("Share");
    // A new dialog ignores taps until it has been drawn twice.
    driver.frames(2);
    driver.press("Copy code");
    driver.frames(2);
    assert_eq!(
        (clipboard.lock().expect("the lock is not poisoned").clone(), file_message(&driver)),
        (word, "Copied to the clipboard.".into())
    );
    driver.press("Dismiss");
    driver.press("Copy text");
    driver.frames(2);
    assert_eq!(*clipboard.lock().expect("the lock is not poisoned"), board("Sent"));
}

#[test]
fn a_board_is_named_removed_and_restored() {
    let (mut driver, clipboard) = gallery("name");
    for name in ["One", "Two", "Three"] {
        paste(&mut driver, &clipboard, &board(name));
        driver.press("Dismiss");
        driver.press("Back");
        driver.frames(2);
    }
    find(&mut driver, "Two");
    for name in ["Two", "Name this board"] {
        driver.press(name);
        driver.frames(2);
    }
    for _ in 0..3 {
        driver.press("Delete");
    }
    for key in ["P", "a"] {
        driver.press(key);
    }
    driver.press("OK");
    driver.frames(3);
    assert_eq!(own(&driver), ["One", "Pa", "Three"]);
    // A board whose file cannot be removed stays in the gallery.
    let saved = |file: &PathBuf| fs::read_to_string(file).is_ok_and(|text| text.contains("Pa"));
    let mut files = (0..9).map(|place| driver.folder.join(format!("board-{place}.haz")));
    let file = files.find(saved).expect("the board is saved");
    let text = fs::read(&file).expect("the file is readable");
    fs::remove_file(&file).and_then(|()| fs::create_dir(&file)).expect("the folder is writable");
    driver.press("Remove this board");
    driver.frames(3);
    assert_eq!(own(&driver), ["One", "Pa", "Three"]);
    fs::remove_dir(&file).and_then(|()| fs::write(&file, text)).expect("the folder is writable");
    driver.press("Dismiss");
    find(&mut driver, "Pa");
    driver.press("Pa");
    driver.frames(2);
    driver.press("Remove this board");
    driver.frames(3);
    assert_eq!(own(&driver), ["One", "Three"]);
    assert_eq!(driver.app.world().resource::<Draft>().chosen().board.name, "Three");
    driver.press("Undo");
    driver.frames(3);
    assert_eq!(own(&driver), ["One", "Pa", "Three"]);
    let store = driver.folder.clone();
    driver.close();
    let next = Driver::after("name-next", Store::Folder(store), StartScreen::Title, 7, SIZE, Pointer::Touch);
    assert_eq!(own(&next), ["One", "Pa", "Three"], "the boards are the same after a restart");
}

/// Starts the app from an address with these parameters. The game played last was Zoff.
fn addressed(name: &str, lines: &str) -> Driver {
    let store = empty_store(name);
    store.put("last-choice.json", "{\"title\":\"zoff\"}").expect("the folder is writable");
    Driver::launched(name, store, LaunchOptions::from_address(lines), SIZE, Pointer::Touch)
}

#[test]
fn an_address_with_a_board_opens_it_enlarged_and_playable() {
    let board = board("Gran's farm");
    let board = haz::read(&board).expect("the board is valid");
    let word = board_code::write(&board).expect("the board is small");
    let mut driver = addressed("addressed", &format!("map={word}"));
    driver.frames(2);
    let draft = driver.app.world().resource::<Draft>();
    assert_eq!((draft.dialog, draft.title), (Some(Dialog::Board), Title::Hacienda));
    let opened = draft.gallery.open_board.as_ref().expect("a board is open").board.clone();
    assert!(are_identical(&opened, &board), "{} instead of {}", opened.name, board.name);
    assert!(driver.app.world().resource::<BoardMatches>().is_any_running(), "bots try the board");
    assert!(driver.find("Share").is_some());
    driver.press("Play it");
    driver.frames(3);
    driver.press("Play");
    driver.frames(10);
    assert!(are_identical(&driver.setting().board, &board), "the game uses the board");
}

#[test]
fn an_altered_address_is_reported_and_a_kiosk_opens_no_board() {
    let mut altered = addressed("altered", "map=HAZ1-altered");
    let draft = altered.app.world().resource::<Draft>();
    assert_eq!((draft.dialog, draft.title), (None, Title::Zoff));
    altered.frames(2);
    let all: Vec<String> = altered.rects().into_iter().map(|seen| seen.name).collect();
    assert!(all.iter().any(|text| text.contains("map: ")), "{all:?}");
    let kiosk = addressed("addressed-kiosk", "kiosk=\nmap=springs");
    assert_eq!(kiosk.app.world().resource::<Draft>().dialog, None);
}

#[test]
fn a_random_board_can_be_stored() {
    let (mut driver, _) = gallery("keep");
    let name = driver.app.world().resource::<Draft>().gallery.random_boards[0].board.name.clone();
    find(&mut driver, &name);
    driver.press(&name);
    // A new dialog ignores taps until it has been drawn twice.
    driver.frames(2);
    driver.press("Keep this board");
    driver.frames(3);
    assert_eq!((own(&driver), file_message(&driver)), (vec![name.clone()], String::new()));
    assert!(driver.find("Keep this board").is_none() && driver.find("Remove this board").is_some());
    let store = driver.folder.clone();
    driver.close();
    let next = Driver::after("keep-next", Store::Folder(store), StartScreen::Title, 7, SIZE, Pointer::Touch);
    assert_eq!(own(&next), [name], "the board is listed after a restart");
}

#[test]
fn an_opened_board_is_tried_by_bots_and_the_result_is_kept() {
    let (mut driver, _) = gallery("board-match");
    find(&mut driver, "Paddock");
    driver.press("Paddock");
    let board = hacienda_rules::maps::by_name("paddock").expect("the board is built in");
    let games =
        |driver: &Driver| driver.app.world().resource::<BoardMatches>().result(&board).map_or(0, |stats| stats.games());
    for _ in 0..2_000 {
        driver.frame();
        if games(&driver) >= 2 {
            break;
        }
    }
    assert!(games(&driver) >= 2 && driver.app.world().resource::<BoardMatches>().is_any_running());
    driver.press("Stop");
    driver.frames(3);
    let known = games(&driver);
    assert!(!driver.app.world().resource::<BoardMatches>().is_any_running());
    driver.finish();
    let store = driver.folder.clone();
    driver.close();
    let next = Driver::after("board-match-next", Store::Folder(store), StartScreen::Title, 7, SIZE, Pointer::Touch);
    assert_eq!(games(&next), known, "the result is kept after a restart");
}
