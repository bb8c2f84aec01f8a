//! Tests of saves: a game that is killed is restored with every action that was saved, and failed reads and writes are
//! reported.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use crate::scratch;
use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::table,
    record::{
        self, Log, save,
        slots::{CurrentSlot, SaveMetadata, SavedGame, Slot},
    },
    seats::{PlayerKind, Seating, bot::Bots},
    store::{self, Store, Writer},
    texts::Translations,
};
use hacienda_bots::Level;
use hacienda_rules::{
    Effect, Effects, Hacienda, Rng, Rulebook, Setting,
    effect::CardEffect,
    formats::{
        actions, positions,
        records::{Record, ReplayError},
    },
    maps,
};
use tabletop::records::ProgramVersion;

/// The saved game in the first slot, which is the only slot of earlier versions.
const FIRST_SLOT: SavedGame = SavedGame { slot: Slot::FIRST, metadata: SaveMetadata { order: 1, played: 0 } };

/// Returns an empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the system has a folder for temporary files");
    folder
}

/// Returns a record as one of Hacienda, the only game in these tests.
pub fn played(record: hacienda::game::Record) -> Record {
    record.get::<Hacienda>().unwrap_or_else(|| panic!("not a record of Hacienda but of {:?}", record.title())).clone()
}

pub fn setting() -> Setting {
    Setting { board: Arc::new(maps::by_name("symmetric").expect("it is built in")), rulebook: Rulebook::default() }
}

/// Returns a headless game between two bots that is saved after every action.
pub fn game(folder: &Path, seed: u64) -> App {
    let mut app = App::new();
    app.add_plugins((game_plugin, save::plugin));
    app.insert_resource(Store::from(folder));
    let seating = Seating::of(vec![PlayerKind::Bot(Level::Greedy); 2]);
    app.insert_resource(Bots::<Hacienda>::new(&seating, seed)).insert_resource(seating);
    record::begin::<Hacienda>(app.world_mut(), setting(), vec!["greedy".into(); 2], seed, None)
        .expect("two players are allowed");
    app
}

pub fn length(app: &App) -> usize {
    app.world().resource::<Log<Hacienda>>().entries().len()
}

/// Waits until all saves are on the disk.
pub fn finish(app: &App) {
    app.world().resource::<Writer>().finish().expect("the disk responds");
}

/// Plays until the log has the wanted length, and waits for the saves after every frame.
pub fn play_to(app: &mut App, wanted: usize) {
    while length(app) < wanted {
        app.update();
        finish(app);
    }
}

#[test]
fn a_saved_game_is_restored_completely() {
    let folder = folder("back");
    let mut app = game(&folder, 5);
    while length(&app) < 40 {
        app.update();
    }
    finish(&app);
    let before = table::snapshot(app.world_mut());
    let saved = save::read(&Store::from(&*folder)).expect("the game was saved");
    assert!(saved.problems.is_empty());
    let mut again = game(&folder, 99);
    record::resume(again.world_mut(), played(saved.record), CurrentSlot::of(saved.saved_game))
        .expect("the record replays");
    assert_eq!(table::snapshot(again.world_mut()), before);
    assert_eq!(length(&again), 40);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn bots_decide_the_same_after_a_restart() {
    // Levels that use random numbers but no clock.
    for level in [Level::Random, Level::Beginner, Level::Easy, Level::Medium] {
        let folder = folder(level.word());
        let seating = Seating::of(vec![PlayerKind::Bot(level); 3]);
        let app = |seed: u64| {
            let mut app = App::new();
            app.add_plugins((game_plugin, save::plugin)).insert_resource(Store::from(&*folder));
            app.insert_resource(Bots::<Hacienda>::new(&seating, seed)).insert_resource(seating.clone());
            app
        };
        let actions = |app: &App| -> Vec<_> {
            app.world().resource::<Log<Hacienda>>().entries().iter().map(|entry| entry.action).collect()
        };
        let mut first = app(11);
        let words = vec![level.word().to_owned(); 3];
        record::begin::<Hacienda>(first.world_mut(), setting(), words, 11, None).expect("three players are allowed");
        play_to(&mut first, 19);
        let saved = save::read(&Store::from(&*folder)).expect("the game was saved");
        play_to(&mut first, 60);
        let mut again = app(11);
        record::resume(again.world_mut(), played(saved.record), CurrentSlot::of(saved.saved_game))
            .expect("the record replays");
        play_to(&mut again, 60);
        assert_eq!(actions(&again), actions(&first), "{level:?}");
        drop((first, again));
        fs::remove_dir_all(folder).expect("the folder belongs to this test");
    }
}

#[test]
fn a_finished_game_is_not_offered_again() {
    let folder = folder("over");
    let mut app = game(&folder, 6);
    for _ in 0..2_000 {
        app.update();
    }
    assert!(table::snapshot(app.world_mut()).expect("a game is on the table").over);
    finish(&app);
    assert!(matches!(save::read(&Store::from(&*folder)), Err(save::LoadError::Nothing)));
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn a_broken_save_falls_back_to_the_previous_generation() {
    let folder = folder("torn");
    let mut app = game(&folder, 7);
    play_to(&mut app, 12);
    let newest = folder.join("game.hacienda");
    let whole = fs::read(&newest).expect("the game was saved");
    for cut in 0..whole.len() {
        fs::write(&newest, &whole[..cut]).expect("the folder is writable");
        let saved = save::read(&Store::from(&*folder)).expect("the previous generation is intact");
        assert_eq!(saved.record.length(), 11, "cut after {cut} bytes");
        assert_eq!(saved.problems.len(), 1);
    }
    let mut rng = Rng::new(1, 1);
    for place in 0..whole.len() {
        let mut altered = whole.clone();
        altered[place] ^= 1 << rng.below(7);
        fs::write(&newest, &altered).expect("the folder is writable");
        let saved = save::read(&Store::from(&*folder)).expect("the previous generation is intact");
        assert_eq!(saved.record.length(), 11, "altered at byte {place}");
    }
    // With all three generations broken, reading returns an error.
    for age in ["game.hacienda", "game.1.hacienda", "game.2.hacienda"] {
        fs::write(folder.join(age), b"\xff\x00nothing").expect("the folder is writable");
    }
    assert!(matches!(save::read(&Store::from(&*folder)), Err(save::LoadError::Broken(_))));
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn an_illegal_record_leaves_the_table_unchanged_and_is_explained() {
    let folder = folder("forbidden");
    let mut app = game(&folder, 7);
    play_to(&mut app, 3);
    let mut record = app.world().resource::<Log<Hacienda>>().record().cloned().expect("the game has a record");
    record.actions[0].action = actions::parse(&record.setting.board, "hacienda 1,10").expect("the text is an action");
    let before = table::snapshot(app.world_mut());
    let error =
        record::resume(app.world_mut(), record.clone(), CurrentSlot::default()).expect_err("nobody has a piece yet");
    assert_eq!(table::snapshot(app.world_mut()), before);
    let message = |error: &ReplayError, made: Option<&ProgramVersion>| {
        Translations::default().tr(record::replay_error_text::<Hacienda>(error, made)).to_string()
    };
    let made = record.made.clone();
    assert_eq!(
        message(&error, made.as_ref()),
        "line 2: \"hacienda 1,10\" is not allowed. A hacienda must go on one of your land tiles or animals."
    );
    record.set_up ^= 1;
    let error = record::resume(app.world_mut(), record, CurrentSlot::default()).expect_err("the set-up differs");
    assert_eq!(message(&error, made.as_ref()), "something in it was altered.");
    let other = ProgramVersion { program: "0.0.9".to_owned(), rules: 0 };
    assert!(message(&error, Some(&other)).starts_with("it was made by version 0.0.9 of the program"));
    assert!(message(&error, None).starts_with("it was made by an early version of the program"));
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn store_errors_are_written_for_players() {
    let message = |error: &io::Error| Translations::default().tr(store::error_message(error)).to_string();
    assert_eq!(message(&io::ErrorKind::PermissionDenied.into()), "this browser does not let the page store anything");
    assert_eq!(message(&io::Error::new(io::ErrorKind::PermissionDenied, "in its words")), "in its words");
    assert_eq!(message(&io::Error::from_raw_os_error(28)), "the disk is full");
    assert_eq!(message(&io::Error::from_raw_os_error(13)), "writing there is not allowed");
    for number in 1..=120 {
        let text = message(&io::Error::from_raw_os_error(number));
        assert!(!text.contains("os error") && !text.is_empty(), "{text}");
    }
}

#[test]
fn undo_replays_a_shorter_log_and_stops_at_revealed_cards() {
    let folder = folder("undo");
    let mut app = game(&folder, 8);
    while length(&app) < 30 {
        app.update();
    }
    let record = app.world().resource::<Log<Hacienda>>().record().expect("a game is on the table").clone();
    let steps: Vec<_> = record.replay().expect("the record replays").map(|step| step.expect("it is legal")).collect();
    for length in (0..30).rev() {
        record::undo::<Hacienda>(app.world_mut(), length).expect("the shortened log can be replayed");
        let expected = if length == 0 { record.set_up().expect("it is valid") } else { steps[length - 1].after };
        assert_eq!(table::snapshot(app.world_mut()), Some(expected));
    }
    let entries: Vec<_> = {
        record::resume(app.world_mut(), record.clone(), CurrentSlot::default()).expect("the record replays");
        app.world().resource::<Log<Hacienda>>().entries().to_vec()
    };
    for length in 1..=entries.len() {
        record::undo::<Hacienda>(app.world_mut(), length).expect("the shortened log can be replayed");
        let last = &entries[length - 1];
        let back = app.world().resource::<Log<Hacienda>>().undo_length(last.seat, |_| true);
        assert_eq!(back, if last.reveals() { None } else { Some(length - 1) });
        record::resume(app.world_mut(), record.clone(), CurrentSlot::default()).expect("the record replays");
    }
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn undo_stops_at_a_card_bought_from_a_display() {
    let text = r#"{"map":"symmetric","seats":[{},{}],"land_display":["swamp"]}"#;
    let (setting, mut position) = positions::read(text, Path::new("")).expect("the text is a position");
    let mut play = |line: &str| {
        let seat = position.turn.seat;
        let action = actions::parse(&setting.board, line).expect("the text is an action");
        let mut effects = Effects::new();
        position.play(&setting, action, &mut effects).expect("the action is legal");
        record::Entry { seat, action, effects: effects.into() }
    };
    let (bought, stopped) = (play("buy land swamp"), play("end"));
    let drawn = |effect: &Effect| matches!(effect, Effect::Card(CardEffect::Drawn { .. }));
    assert!(!bought.effects.iter().any(drawn), "there is nothing to draw");
    let log = |entries: &[&record::Entry<Hacienda>]| Log::watched(entries.iter().copied().cloned().collect());
    assert_eq!(log(&[&bought]).undo_length(bought.seat, |_| true), None);
    assert_eq!(log(&[&bought, &stopped]).undo_length(bought.seat, |_| true), Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_failed_write_keeps_the_old_file_and_an_endless_file_is_refused() {
    let folder = folder("full");
    let store = Store::from(&*folder);
    store.replace("kept", "before").expect("the folder is writable");
    std::os::unix::fs::symlink("/dev/full", folder.join("kept.new")).expect("the folder is writable");
    assert!(store.replace("kept", "after").is_err(), "a full disk refuses the write");
    assert_eq!(store.get("kept").expect("the file exists").as_deref(), Some("before"));
    assert_eq!(fs::read_dir(&folder).expect("the folder is readable").count(), 1, "no other file remains");
    std::os::unix::fs::symlink("/dev/zero", folder.join("endless")).expect("the folder is writable");
    assert_eq!(
        store.get("endless").expect_err("an endless file is refused").to_string(),
        "the input is larger than 16 MB"
    );
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

/// The environment variable that gives the child process of [`a_game_killed_at_any_moment_is_restored`] its save
/// folder.
const CHILD: &str = "HACIENDA_TEST_KILLED_GAME";
/// The maximum wait for the first save of the child process.
const MAX_FIRST_SAVE_WAIT: Duration = Duration::from_secs(60);

/// The child process: it plays until it is killed, and regularly prints how many actions are on the disk.
#[test]
fn child_process_that_is_killed() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let mut app = game(Path::new(&folder), 11);
    for frame in 0.. {
        app.update();
        if frame % 5 == 0 {
            finish(&app);
            println!("kept {}", length(&app));
        }
        if table::snapshot(app.world_mut()).is_none_or(|position| position.over) {
            app = game(Path::new(&folder), 11);
        }
        thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_game_killed_at_any_moment_is_restored() {
    let mut rng = Rng::new(3, 3);
    let this = env::current_exe().expect("the path of the test binary is known");
    for round in 0..100 {
        let folder = folder(&format!("killed-{round}"));
        let mut child = Command::new(&this)
            .args(["saves::child_process_that_is_killed", "--exact", "--nocapture", "--test-threads", "1"])
            .env(CHILD, &folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the test binary can be started again");
        // Wait for the first save, then kill the child at a random moment, chosen to the microsecond.
        let began = Instant::now();
        while !folder.join("game.hacienda").exists() && began.elapsed() < MAX_FIRST_SAVE_WAIT {
            thread::sleep(Duration::from_millis(1));
        }
        thread::sleep(Duration::from_micros(u64::from(rng.below(60_000))));
        child.kill().expect("the child process is running");
        let output = child.wait_with_output().expect("the child process ended");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let kept =
            printed.lines().rev().find_map(|line| line.strip_prefix("kept ")?.parse::<usize>().ok()).unwrap_or(0);
        let saved = save::read(&Store::from(&*folder)).unwrap_or_else(|error| panic!("round {round}: {error}"));
        let found = saved.record.length();
        assert!(found >= kept, "round {round}: {found} actions were restored, but at least {kept} were saved");
        fs::remove_dir_all(folder).expect("the folder belongs to this test");
    }
}

#[test]
fn a_failing_save_is_reported_and_the_game_continues() {
    let folder = folder("full");
    let file = folder.join("not-a-folder");
    fs::write(&file, "x").expect("the folder is writable");
    let mut app = game(&file, 12);
    for _ in 0..20 {
        app.update();
    }
    finish(&app);
    app.update();
    assert!(app.world().resource::<save::SaveStatus>().is_failing());
    assert!(length(&app) >= 10);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn saves_are_records() {
    let folder = folder("format");
    let mut app = game(&folder, 13);
    play_to(&mut app, 3);
    let text = fs::read_to_string(folder.join("game.hacienda")).expect("the game was saved");
    assert_eq!(Record::parse(&text).expect("a save is a record").actions.len(), 3);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

/// Returns a game with the store plugin, as in a window of the program.
fn window(folder: &Path, seed: u64) -> App {
    let mut app = game(folder, seed);
    app.add_plugins(store::plugin);
    app
}

#[test]
fn a_second_window_reports_the_first_and_does_not_save() {
    let folder = folder("second");
    let mut first = window(&folder, 14);
    play_to(&mut first, 8);
    let mut second = window(&folder, 15);
    play_to(&mut second, 20);
    assert_eq!(second.world().resource::<save::SaveStatus>().message(), Some(&save::other_window()));
    let store = second.world().resource::<Store>().clone();
    assert!(
        matches!(save::read(&store), Err(save::LoadError::Nothing)),
        "the second window does not resume the game of the first"
    );
    assert!(store.put("settings.json", "{}").is_err() && save::restore(&store, FIRST_SLOT).is_err());
    let saved = save::read(first.world().resource()).expect("the game is still saved");
    assert_eq!((saved.record.seed(), saved.record.length()), (14, 8));
    assert_eq!(first.world().resource::<save::SaveStatus>().message(), None);
    // Closing the windows releases the folder, so the next window may save.
    drop((first, second));
    let mut third = window(&folder, 16);
    third.update();
    assert_eq!(third.world().resource::<save::SaveStatus>().message(), None);
    drop(third);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn pending_saves_are_written_on_exit() {
    let folder = folder("ends");
    let mut app = game(&folder, 17);
    while length(&app) < 25 {
        app.update();
    }
    drop(app);
    let saved = save::read(&Store::from(&*folder)).expect("the game was saved");
    assert_eq!(saved.record.length(), 25);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

/// Saves a very long game in every frame. Prints the cost of a frame instead of checking it, since machines differ:
/// `cargo test long_game -- --nocapture`.
#[test]
fn a_long_game_saved_in_every_frame_is_complete() {
    const LONG: usize = 2_000;
    let folder = folder("long");
    let (store, mut writer) = (Store::from(&*folder), Writer::default());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/base-5-asymmetric.hacienda");
    let text = fs::read_to_string(file).expect("the record is in the repository");
    // Repeat the actions to get more than any real game has. The record need not be legal here.
    let mut record = Record::parse(&text).expect("the text is a record");
    record.actions = record.actions.iter().copied().cycle().take(LONG).collect();
    let frames: Vec<Duration> = (0..200)
        .map(|_| {
            let began = Instant::now();
            save::write_soon(&mut writer, &store, FIRST_SLOT, &record, &Arc::default());
            let cost = began.elapsed();
            thread::sleep(Duration::from_millis(5));
            cost
        })
        .collect();
    let began = Instant::now();
    let text = record.save_text();
    let format = began.elapsed();
    writer.finish().expect("the disk responds");
    let kept = store.get("game.hacienda").expect("the store is readable").expect("the game was saved");
    assert_eq!(Record::parse_save(&kept).expect("the record is complete").actions.len(), LONG);
    let began = Instant::now();
    save::write(&store, FIRST_SLOT, &text).expect("the folder is writable");
    let mut sorted = frames;
    sorted.sort();
    println!(
        "saving {LONG} actions takes {:.1?} of a frame, at most {:.1?}; formatting takes {format:.1?}, writing {:.1?}",
        sorted[sorted.len() / 2],
        sorted[sorted.len() - 1],
        began.elapsed()
    );
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}
