//! Tests of several saved games: each has its own slot, and none is lost silently.

use hacienda_rules::Hacienda;
use std::fs;

use bevy::prelude::*;
use hacienda::{
    record::{
        self, save,
        slots::{self, CurrentSlot, Slot},
    },
    seats::{PlayerKind, Seating, bot::Bots},
    store::Store,
    texts::Translations,
};
use hacienda_bots::Level;

use crate::saves::{finish, folder, game, length, play_to, played, setting};

/// Returns the seed and the number of actions of each saved game, the latest game first.
fn seeds_and_lengths(store: &Store) -> Vec<(u64, usize)> {
    let read = |kept| save::read_from(store, kept).map(|saved| (saved.record.seed(), saved.record.length()));
    slots::saved_games(store)
        .expect("the store is readable")
        .into_iter()
        .map(|kept| read(kept).expect("the save is intact"))
        .collect()
}

/// Begins another game in the same app, as the first screen does.
fn begin_another(app: &mut App, seed: u64) {
    let seating = Seating::of(vec![PlayerKind::Bot(Level::Greedy); 2]);
    app.insert_resource(Bots::<Hacienda>::new(&seating, seed)).insert_resource(seating);
    record::begin::<Hacienda>(app.world_mut(), setting(), vec!["greedy".into(); 2], seed, None)
        .expect("two players are allowed");
}

#[test]
fn a_game_is_saved_even_if_its_metadata_cannot_be_written() {
    let folder = folder("unannounced");
    // A folder blocks the file `game.about.json`.
    fs::create_dir_all(folder.join("game.about.json")).expect("the folder is writable");
    let mut app = game(&folder, 1);
    play_to(&mut app, 5);
    assert_eq!(seeds_and_lengths(&Store::from(&*folder)), [(1, 5)]);
    assert_eq!(*app.world().resource::<save::SaveStatus>(), save::SaveStatus::default());
    drop(app);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn saved_games_that_cannot_be_listed_are_not_reported_as_a_failed_save() {
    let folder = folder("unlisted");
    // No file name may be this long.
    let store = Store::from(&*folder.join("long".repeat(500)));
    let error = save::read(&store).expect_err("the folder cannot be read");
    assert!(matches!(error, save::LoadError::Unreadable(_)) && !error.to_string().contains("stored"), "{error}");
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn every_game_has_a_slot_and_the_last_played_comes_first() {
    let folder = folder("several");
    let store = Store::from(&*folder);
    let mut app = game(&folder, 1);
    // When the next game begins, the last save of the previous one may still be queued.
    for seed in 2..=4 {
        while length(&app) < 5 + seed as usize {
            app.update();
        }
        begin_another(&mut app, seed);
    }
    app.update();
    finish(&app);
    assert_eq!(seeds_and_lengths(&store), [(4, 1), (3, 9), (2, 8), (1, 7)]);
    // An earlier game continues, and so becomes the latest one.
    let second = slots::saved_games(&store).expect("the store is readable")[2];
    let saved = save::read_from(&store, second).expect("the save is intact");
    assert!(saved.saved_game.metadata.played > 0, "the time of the last action is known");
    record::resume(app.world_mut(), played(saved.record), CurrentSlot::of(saved.saved_game))
        .expect("the record replays");
    play_to(&mut app, 10);
    assert_eq!(seeds_and_lengths(&store), [(2, 10), (4, 1), (3, 9), (1, 7)]);
    assert_eq!(save::read(&store).expect("there are saved games").record.seed(), 2);
    // One game is removed, another ends, and the next one takes a free slot.
    let third = slots::saved_games(&store).expect("the store is readable")[2];
    save::forget(&store, third.slot).expect("the folder is writable");
    for _ in 0..2_000 {
        app.update();
    }
    finish(&app);
    assert_eq!(seeds_and_lengths(&store), [(4, 1), (1, 7)]);
    begin_another(&mut app, 5);
    app.update();
    finish(&app);
    assert_eq!(seeds_and_lengths(&store), [(5, 1), (4, 1), (1, 7)]);
    assert_eq!(slots::saved_games(&store).expect("the store is readable")[0].slot, third.slot.min(second.slot));
    // Drop the app first, because it may still write to the folder.
    drop(app);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn a_save_without_metadata_is_listed_and_a_game_set_aside_reserves_its_slot() {
    let folder = folder("earlier");
    let store = Store::from(&*folder);
    let mut app = game(&folder, 1);
    play_to(&mut app, 4);
    drop(app);
    fs::remove_file(folder.join("game.about.json")).expect("the metadata was written");
    assert_eq!(seeds_and_lengths(&store), [(1, 4)], "the record alone suffices");
    // Set the game aside, as the web page does. No other game may take its slot, because the game returns to it later.
    fs::create_dir_all(folder.join("aside")).expect("the folder is writable");
    for name in ["game.hacienda", "game.1.hacienda", "game.2.hacienda"] {
        fs::rename(folder.join(name), folder.join("aside").join(name)).expect("the game was saved");
    }
    let mut app = game(&folder, 2);
    play_to(&mut app, 2);
    assert!(folder.join("game-2.hacienda").exists() && !folder.join("game.hacienda").exists());
    let all = slots::saved_games(&store).expect("the store is readable");
    assert_eq!(all.iter().map(|kept| kept.slot.aside).collect::<Vec<_>>(), [false, true]);
    // An earlier version of the program, which knows only the first slot, may take it nevertheless. If it does, the
    // restored game gets another slot.
    fs::write(folder.join("game.hacienda"), fs::read(folder.join("game-2.hacienda")).expect("the save exists"))
        .expect("the folder is writable");
    let back = save::restore(&store, all[1]).expect("the save is intact");
    assert_eq!(
        back.saved_game.slot,
        slots::saved_games(&store).expect("the store is readable").pop().expect("the restored game is listed").slot
    );
    assert_eq!(seeds_and_lengths(&store).len(), 3, "all games are listed");
    assert!(!folder.join("aside/game.hacienda").exists() && folder.join("game-3.hacienda").exists());
    // Drop the app first, because it may still write to the folder.
    drop(app);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn a_lack_of_free_slots_is_reported_and_overwrites_no_game() {
    let folder = folder("no-place");
    let store = Store::from(&*folder);
    let mut app = game(&folder, 0);
    for seed in 1..40 {
        app.update();
        begin_another(&mut app, seed);
    }
    finish(&app);
    let all = seeds_and_lengths(&store);
    assert!(all.len() >= slots::MAX_GAMES && all.len() < 20, "{} games", all.len());
    assert_eq!(all.last(), Some(&(0, 1)), "the first game is still saved");
    let message = app.world().resource::<save::SaveStatus>().message().cloned().expect("the problem is reported");
    assert!(Translations::default().tr(message).contains("no room"));
    save::forget(&store, Slot::FIRST).expect("the folder is writable");
    app.update();
    finish(&app);
    assert_eq!(seeds_and_lengths(&store)[0], (39, 1), "the next action is saved in the free slot");
    app.update();
    assert_eq!(app.world().resource::<save::SaveStatus>().message(), None);
    // Drop the app first, because it may still write to the folder.
    drop(app);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn a_deleted_save_is_reported_and_written_again() {
    let folder = folder("deleted");
    let mut app = game(&folder, 5);
    play_to(&mut app, 4);
    let message = |app: &App| app.world().resource::<save::SaveStatus>().message().cloned();
    assert_eq!(message(&app), None);
    fs::remove_dir_all(&folder).expect("the folder belongs to this test");
    let before = length(&app);
    play_to(&mut app, before + 3);
    app.update();
    let text = message(&app).expect("the problem is reported");
    assert!(Translations::default().tr(text).contains("deleted"), "the message says that the save was deleted");
    assert!(save::read(&Store::from(&*folder)).is_ok(), "the game is saved again");
    assert!(!app.world().resource::<save::SaveStatus>().is_failing());
    app.world_mut().resource_mut::<save::SaveStatus>().read();
    let before = length(&app);
    play_to(&mut app, before + 2);
    app.update();
    assert_eq!(message(&app), None);
    // A new game is not affected by the deletion.
    record::begin::<Hacienda>(app.world_mut(), setting(), vec!["greedy".into(); 2], 6, None)
        .expect("two players are allowed");
    play_to(&mut app, 3);
    app.update();
    assert_eq!(message(&app), None);
    finish(&app);
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}
