//! Tests of the player's own boards, which are dropped on the window, played, exported, stored and removed, and of
//! saved games on a slow disk.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::mpsc,
    thread::{self, sleep},
    time::{Duration, Instant},
};

use crate::{
    driver::{Driver, Pointer, game_of},
    whole_game::perform,
};
use bevy::{prelude::*, window::PrimaryWindow};
use hacienda::{
    files::ReceivedFile,
    launch::StartScreen,
    menu::draft::Draft,
    screen::Screen,
    seats::{PlayerKind, Seating},
    store::Store,
    ui::requests::Popover,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::maps::{NAMES, board_code, haz};

const SIZE: (u32, u32) = (1280, 800);

pub fn drop_file(driver: &mut Driver, path: PathBuf) {
    let world = driver.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the app has a window");
    world.write_message(FileDragAndDrop::HoveredFile { window, path_buf: path.clone() });
    world.write_message(FileDragAndDrop::DroppedFile { window, path_buf: path });
    let read = driver.until(4_000, |driver| {
        sleep(Duration::from_millis(1));
        !driver.app.world().resource::<Messages<ReceivedFile>>().is_empty()
    });
    assert!(read.is_some(), "the file was read in the background");
    driver.frames(3);
}

/// Returns the source of a built-in board under another name.
fn board(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/boards/paddock.haz");
    let text = fs::read_to_string(file).expect("the board is in the repository");
    let board = haz::read(&text).expect("the board is valid");
    haz::write(&board).replace("MapName=Paddock", &format!("MapName={name}"))
}

pub fn file_message(driver: &Driver) -> String {
    let message = driver.app.world().resource::<Popover>().0.clone();
    message.map_or_else(String::new, |text| driver.tr(text))
}

fn names(driver: &Driver) -> Vec<String> {
    driver.app.world().resource::<Draft>().boards.iter().map(|board| driver.tr(board.name.clone())).collect()
}

#[test]
fn a_board_is_dropped_played_exported_stored_and_removed() {
    let mut driver = Driver::new("boards", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let text = board("Grandmother's farm");
    let file = driver.folder.join("farm.HAZ");
    fs::create_dir_all(&driver.folder).expect("the folder is writable");
    fs::write(&file, &text).expect("the folder is writable");
    drop_file(&mut driver, file);
    assert!(file_message(&driver).contains("Grandmother's farm is ready"), "{}", file_message(&driver));
    let chosen = driver.app.world().resource::<Draft>().chosen().name.clone();
    assert_eq!(driver.tr(chosen), "Grandmother's farm");

    driver.press("Dismiss");
    driver.press("Choose a board");
    for name in ["Grandmother's farm", "Share"] {
        driver.press(name);
        // A new dialog ignores taps until it has been drawn twice.
        driver.frames(2);
    }
    driver.press("Export board");
    driver.frames(3);
    let out = driver.folder.join("files").join("Grandmother-s-farm.haz");
    assert_eq!(fs::read_to_string(&out).expect("the board was exported"), text);
    assert!(file_message(&driver).contains(&out.display().to_string()), "{}", file_message(&driver));
    driver.press("Dismiss");
    for _ in 0..3 {
        driver.press("Back");
        driver.frames(2);
    }

    // The dropped board is still selected on the first screen.
    driver.press("Play");
    driver.frames(6);
    assert_eq!((driver.screen(), driver.setting().board.name.as_str()), (Screen::Match, "Grandmother's farm"));
    let mut bot = Bot::new(Level::Greedy, 5);
    let mut played = 0;
    for _ in 0..1_000 {
        driver.settle(400);
        let (position, before) = (driver.position(), driver.log_length());
        if driver.busy() || !driver.app.world().resource::<Seating>().human_to_act(position.may_act()) {
            continue;
        }
        let action = bot.choose(&driver.setting(), &position);
        perform(&mut driver, action);
        assert_eq!(driver.log_length(), before + 1);
        played += 1;
        if played == 4 {
            break;
        }
    }
    assert_eq!(played, 4, "four actions were played by hand");

    // The board is listed again at the next start. It can be removed; built-in boards cannot.
    let store = driver.folder.clone();
    driver.close();
    let kept = fs::read_to_string(store.join("board-0.haz")).expect("the board was stored");
    assert_eq!(kept, text);
    let mut next = Driver::after("boards-next", Store::Folder(store), StartScreen::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(
        (names(&next).len(), names(&next).pop().expect("there are boards")),
        (NAMES.len() + 1, "Grandmother's farm".into())
    );
    let chosen = next.app.world().resource::<Draft>().chosen().name.clone();
    assert_eq!(next.tr(chosen), "Grandmother's farm", "the last choice is selected again");
    next.press("More");
    next.press("Choose a board");
    while next.find("Symmetric").is_none() {
        next.press("Previous page");
    }
    next.press("Symmetric");
    next.frames(2);
    assert_eq!(next.find("Remove this board"), None);
    next.press("Back");
    next.frames(2);
    while next.find("Grandmother's farm").is_none() {
        next.press("Next page");
    }
    next.press("Grandmother's farm");
    next.frames(2);
    next.press("Remove this board");
    next.frames(3);
    assert_eq!(names(&next).len(), NAMES.len());
    assert!(
        !driver.folder.join("board-0.haz").exists() && out.exists(),
        "removing a board deletes the stored copy, but not the exported file"
    );
}

#[test]
fn the_message_about_a_broken_board_names_the_line_or_hex() {
    let mut driver = Driver::new("broken-board", StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let good = board("Broken");
    fs::create_dir_all(&driver.folder).expect("the folder is writable");
    for (text, wrong) in [
        (good.replacen("100=1", "100=8", 1), "line 9: hex 1,0 has the value 8"),
        (good.replacen("100=1\r\n", "", 1), "hex 1,0 is not listed"),
        (good.replacen("RowCount=", "RowCount=x", 1), "line 4"),
        ("milk, eggs".to_owned(), "line 1"),
    ] {
        let file = driver.folder.join("broken.haz");
        fs::write(&file, text).expect("the folder is writable");
        drop_file(&mut driver, file);
        let message = file_message(&driver);
        assert!(message.starts_with("broken.haz is not a board") && message.contains(wrong), "{message}");
        assert_eq!(names(&driver).len(), NAMES.len());
    }
    // A file of any name may contain a board code: an altered code is reported, an unaltered one opens the board.
    let word = board_code::write(&haz::read(&board("Sent")).expect("the board is valid"))
        .expect("the board is small enough for a code");
    let file = driver.folder.join("mail.txt");
    fs::write(&file, format!("{}A", &word)).expect("the folder is writable");
    drop_file(&mut driver, file.clone());
    assert!(file_message(&driver).contains("characters were changed"), "{}", file_message(&driver));
    fs::write(&file, word).expect("the folder is writable");
    drop_file(&mut driver, file);
    assert!(file_message(&driver).contains("Sent is ready"), "{}", file_message(&driver));
    let missing = driver.folder.join("missing.haz");
    drop_file(&mut driver, missing);
    assert!(file_message(&driver).starts_with("missing.haz is not a board"), "{}", file_message(&driver));
    // The message contains neither the operating system's error nor the parser's.
    let folder = driver.folder.join("folder.haz");
    fs::create_dir_all(&folder).expect("the folder is writable");
    drop_file(&mut driver, folder);
    assert_eq!(file_message(&driver), "folder.haz is not a board that can be played on: it is a folder.");
    let game = driver.folder.join("game.hacienda");
    fs::write(&game, "milk, eggs").expect("the folder is writable");
    drop_file(&mut driver, game);
    assert_eq!(file_message(&driver), "game.hacienda is not a game that can be opened: it is damaged.");
}

#[test]
fn a_file_dropped_on_a_running_game_is_refused() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("board-during-game", &player_kinds, 7, SIZE, Pointer::Mouse);
    let file = driver.folder.join("farm.haz");
    fs::create_dir_all(&driver.folder).expect("the folder is writable");
    fs::write(&file, board("Farm")).expect("the folder is writable");
    drop_file(&mut driver, file);
    assert_eq!(file_message(&driver), "Leave this game first to open a file.");
    assert_eq!(driver.screen(), Screen::Match);
    assert_eq!(names(&driver).len(), NAMES.len());
}

#[test]
fn a_game_set_aside_can_be_restored() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("aside", &player_kinds, 7, SIZE, Pointer::Mouse);
    driver.finish();
    let mut bot = Bot::new(Level::Greedy, 5);
    let action = bot.choose(&driver.setting(), &driver.position());
    perform(&mut driver, action);
    driver.frames(3);
    let (position, store) = (driver.position(), driver.folder.clone());
    driver.close();
    fs::create_dir_all(store.join("aside")).expect("the folder is writable");
    for name in ["game.hacienda", "game.1.hacienda"] {
        fs::rename(store.join(name), store.join("aside").join(name)).expect("the game was saved");
    }
    let mut next =
        Driver::after("aside-next", Store::Folder(store.clone()), StartScreen::Title, 7, SIZE, Pointer::Mouse);
    assert_eq!(next.find("Continue"), None);
    next.press("Saved games");
    let aside = "The game put aside";
    let read = next.until(4_000, |next| {
        sleep(Duration::from_millis(1));
        next.find(aside).is_some()
    });
    assert!(read.is_some(), "the saved games were read in the background");
    next.press(aside);
    next.frames(6);
    assert_eq!((next.screen(), next.position()), (Screen::Match, position));
    assert!(store.join("game.hacienda").exists() && !store.join("aside/game.hacienda").exists());
}

#[test]
fn a_slow_disk_does_not_block_the_first_screen() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut first = Driver::game("latest-first", &player_kinds, 7, SIZE, Pointer::Mouse);
    first.finish();
    first.close();
    // Opening a pipe blocks until a writer appears.
    let pipe = first.folder.join("game.hacienda");
    let game = fs::read_to_string(&pipe).expect("the game was saved");
    fs::remove_file(&pipe).expect("the folder is writable");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is part of every Unix").success());
    let (release, released) = mpsc::channel::<()>();
    let disk = thread::spawn(move || {
        let _ = released.recv_timeout(Duration::from_secs(20));
        fs::write(pipe, game)
    });
    let (store, began) = (Store::Folder(first.folder.clone()), Instant::now());
    let mut driver = Driver::after("latest-next", store, StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let (waited, offered) = (began.elapsed(), driver.find("Continue").is_some());
    drop(release);
    assert!(
        waited < Duration::from_secs(15) && !offered,
        "the first screen must not wait for the disk, but waited {waited:?}"
    );
    disk.join().expect("the writer does not panic").expect("the pipe is read");
    let read = driver.until(4_000, |driver| {
        sleep(Duration::from_millis(1));
        driver.find("Continue").is_some()
    });
    assert!(read.is_some(), "the game can be continued once the disk responds");
}

#[test]
fn a_slow_disk_does_not_block_frames_while_loading() {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy)];
    let mut first = Driver::game("slow-first", &player_kinds, 7, SIZE, Pointer::Mouse);
    first.finish();
    first.close();
    let folder = first.folder.clone();
    let store = Store::Folder(folder.clone());
    let mut second =
        Driver::after("slow-second", store.clone(), game_of(player_kinds.to_vec()), 8, SIZE, Pointer::Mouse);
    second.finish();
    second.close();
    // Opening a pipe blocks until a writer appears.
    let pipe = folder.join("game.hacienda");
    fs::remove_file(&pipe).expect("the game was saved");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is part of every Unix").success());
    let (release, released) = mpsc::channel::<()>();
    let disk = thread::spawn(move || {
        let _ = released.recv_timeout(Duration::from_secs(20));
        fs::write(pipe, "no game")
    });
    let mut driver = Driver::after("slow-next", store, StartScreen::Title, 7, SIZE, Pointer::Mouse);
    let began = Instant::now();
    driver.press("Saved games");
    driver.frames(4);
    let waits = driver.find("Loading this game").is_some();
    let waited = began.elapsed();
    drop(release);
    assert!(waits && waited < Duration::from_secs(15), "frames must not wait for the disk, but waited {waited:?}");
    disk.join().expect("the writer does not panic").expect("the pipe is read");
    let read = driver.until(4_000, |driver| {
        sleep(Duration::from_millis(1));
        driver.find("Loading this game").is_none()
    });
    assert!(read.is_some(), "the saved games are read once the disk responds");
}
