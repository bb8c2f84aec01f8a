//! Tests of several saved games: each has its slot, and none is lost without a question.

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

/// Returns the saved games, the latest first, each with its seed and number of actions.
fn kept(store: &Store) -> Vec<(u64, usize)> {
    let read = |kept| save::read_from(store, kept).map(|saved| (saved.record.seed(), saved.record.length()));
    slots::saved_games(store).expect("readable").into_iter().map(|kept| read(kept).expect("it is whole")).collect()
}

/// Begins another game in the same app, like the start screen.
fn another(app: &mut App, seed: u64) {
    let seating = Seating::of(vec![PlayerKind::Bot(Level::Greedy); 2]);
    app.insert_resource(Bots::<Hacienda>::new(&seating, seed)).insert_resource(seating);
    record::begin::<Hacienda>(app.world_mut(), setting(), vec!["greedy".into(); 2], seed, None)
        .expect("two players are allowed");
}

#[test]
fn a_game_is_saved_even_if_its_about_file_cannot_be_written() {
    let folder = folder("unannounced");
    // A folder blocks the file `game.about.json`.
    fs::create_dir_all(folder.join("game.about.json")).expect("the folder is writable");
    let mut app = game(&folder, 1);
    play_to(&mut app, 5);
    assert_eq!(kept(&Store::from(&*folder)), [(1, 5)]);
    assert_eq!(*app.world().resource::<save::SaveStatus>(), save::SaveStatus::default());
}

#[test]
fn every_game_has_a_slot_and_the_last_played_comes_first() {
    let folder = folder("several");
    let store = Store::from(&*folder);
    let mut app = game(&folder, 1);
    // When the next game begins, the last save of the previous one is still queued.
    for seed in 2..=4 {
        while length(&app) < 5 + seed as usize {
            app.update();
        }
        another(&mut app, seed);
    }
    app.update();
    finish(&app);
    assert_eq!(kept(&store), [(4, 1), (3, 9), (2, 8), (1, 7)]);
    // An earlier game continues and thereby becomes the latest.
    let second = slots::saved_games(&store).expect("readable")[2];
    let saved = save::read_from(&store, second).expect("it is whole");
    assert!(saved.kept.about.played > 0, "its time is known");
    record::resume(app.world_mut(), played(saved.record), CurrentSlot::of(saved.kept)).expect("the record replays");
    play_to(&mut app, 10);
    assert_eq!(kept(&store), [(2, 10), (4, 1), (3, 9), (1, 7)]);
    assert_eq!(save::read(&store).expect("there are some").record.seed(), 2);
    // One game is removed, another ends, and the next one takes a free slot.
    let third = slots::saved_games(&store).expect("readable")[2];
    save::forget(&store, third.slot).expect("the folder is writable");
    for _ in 0..2_000 {
        app.update();
    }
    finish(&app);
    assert_eq!(kept(&store), [(4, 1), (1, 7)]);
    another(&mut app, 5);
    app.update();
    finish(&app);
    assert_eq!(kept(&store), [(5, 1), (4, 1), (1, 7)]);
    assert_eq!(slots::saved_games(&store).expect("readable")[0].slot, third.slot.min(second.slot));
    // Drop the app first, because it still writes to the folder.
    drop(app);
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn old_games_continue_and_games_put_aside_keep_their_slot() {
    let folder = folder("earlier");
    let store = Store::from(&*folder);
    let mut app = game(&folder, 1);
    play_to(&mut app, 4);
    drop(app);
    fs::remove_file(folder.join("game.about.json")).expect("it was written");
    assert_eq!(kept(&store), [(1, 4)], "nothing but a record is needed");
    // The page puts a game aside. No other game may take the slot to which it returns.
    fs::create_dir_all(folder.join("aside")).expect("the folder is writable");
    for name in ["game.hacienda", "game.1.hacienda", "game.2.hacienda"] {
        fs::rename(folder.join(name), folder.join("aside").join(name)).expect("it was saved");
    }
    let mut app = game(&folder, 2);
    play_to(&mut app, 2);
    assert!(folder.join("game-2.hacienda").exists() && !folder.join("game.hacienda").exists());
    let all = slots::saved_games(&store).expect("readable");
    assert_eq!(all.iter().map(|kept| kept.slot.aside).collect::<Vec<_>>(), [false, true]);
    // Earlier versions had one slot for all games.
    fs::write(folder.join("game.hacienda"), fs::read(folder.join("game-2.hacienda")).expect("there")).expect("ours");
    let back = save::restore(&store, all[1]).expect("it is whole");
    assert_eq!(back.kept.slot, slots::saved_games(&store).expect("readable").pop().expect("it is kept").slot);
    assert_eq!(kept(&store).len(), 3, "all of them");
    assert!(!folder.join("aside/game.hacienda").exists() && folder.join("game-3.hacienda").exists());
    // Drop the app first, because it still writes to the folder.
    drop(app);
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn without_a_free_slot_nothing_is_lost_and_it_is_reported() {
    let folder = folder("no-place");
    let store = Store::from(&*folder);
    let mut app = game(&folder, 0);
    for seed in 1..40 {
        app.update();
        another(&mut app, seed);
    }
    finish(&app);
    let all = kept(&store);
    assert!(all.len() >= slots::MAX_GAMES && all.len() < 20, "{} games", all.len());
    assert_eq!(all.last(), Some(&(0, 1)), "the first is still there");
    let told = app.world().resource::<save::SaveStatus>().told().cloned().expect("it is told");
    assert!(Translations::default().tr(told).contains("no room"));
    save::forget(&store, Slot::FIRST).expect("the folder is writable");
    app.update();
    finish(&app);
    assert_eq!(kept(&store)[0], (39, 1), "the next action finds the free place");
    app.update();
    assert_eq!(app.world().resource::<save::SaveStatus>().told(), None);
    // Drop the app first, because it still writes to the folder.
    drop(app);
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn a_deleted_save_is_reported_and_written_again() {
    let folder = folder("deleted");
    let mut app = game(&folder, 5);
    play_to(&mut app, 4);
    let told = |app: &App| app.world().resource::<save::SaveStatus>().told().cloned();
    assert_eq!(told(&app), None);
    fs::remove_dir_all(&folder).expect("it is ours");
    let before = length(&app);
    play_to(&mut app, before + 3);
    app.update();
    let text = told(&app).expect("it is told");
    assert!(Translations::default().tr(text).contains("deleted"), "in words");
    assert!(save::read(&Store::from(&*folder)).is_ok(), "and the game is there again");
    assert!(!app.world().resource::<save::SaveStatus>().fails());
    app.world_mut().resource_mut::<save::SaveStatus>().read();
    let before = length(&app);
    play_to(&mut app, before + 2);
    app.update();
    assert_eq!(told(&app), None);
    // A new game is not affected by the deletion.
    record::begin::<Hacienda>(app.world_mut(), setting(), vec!["greedy".into(); 2], 6, None)
        .expect("two players are allowed");
    play_to(&mut app, 3);
    app.update();
    assert_eq!(told(&app), None);
    finish(&app);
    fs::remove_dir_all(folder).expect("it is ours");
}
