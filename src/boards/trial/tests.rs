//! Tests of board matches: counting, stopping, continuing, storing and drawing them.

use std::{env, fs, sync::Arc, time::Duration};

use bevy::tasks::TaskPool;
use bevy_egui::egui::{Area, Id, Rect, Vec2, vec2};

use super::{count::Outcome, run::Hopeless, *};
use crate::{
    texts::{Language, Words},
    theme::style,
    ui::{
        checks::{UPRIGHT, face_at, faults, strangers, strays, tap},
        parts::scrolled::scrolled,
    },
};
use hacienda_rules::{Category, maps};

fn ours(word: &str) -> Arc<Board> {
    Arc::new(maps::by_name(word).expect("ours"))
}

/// Plays until this number of games is counted for a board.
fn play(trials: &mut Trials, board: &Board, games: u32) {
    while trials.result(board).map_or(0, |trial| trial.games()) < games {
        assert!(trials.are_running());
        trials.play_on(0.0, || true);
    }
}

#[test]
fn a_trial_goes_on_stops_and_goes_on_where_it_was() {
    let (mut trials, board) = (Trials::default(), ours("paddock"));
    assert_eq!((trials.result(&board), trials.progress(&board)), (None, None));
    trials.start(board.clone());
    assert_eq!(trials.progress(&board), Some(0.0));
    assert_eq!(trials.progress(&ours("rodeo")), None, "another board");
    play(&mut trials, &board, 3);
    trials.play_on(LONG / 2.0, || true);
    assert_eq!(trials.progress(&board), Some(0.5));
    trials.stop();
    assert_eq!((trials.progress(&board), trials.fresh), (None, true));
    let before = *trials.result(&board).expect("three games");
    let wins: f64 = (0..PLAYERS).map(|place| before.share(place).share).sum();
    assert!((wins - 100.0).abs() < 0.01, "{before:?}");
    assert!(before.mean(Category::Chains) + before.mean(Category::Markets) > 1.0, "{before:?}");

    // Two matches on a board play the same games, and the next games are different.
    trials.start(board.clone());
    play(&mut trials, &board, 6);
    let mut at_once = Trials::default();
    at_once.start(board.clone());
    play(&mut at_once, &board, 6);
    assert_eq!(trials.result(&board), at_once.result(&board));
    assert_ne!(trials.result(&board), Some(&before));

    // After ten seconds the match ends with the current game.
    trials.play_on(LONG, || false);
    assert_eq!((trials.result(&board).map(|trial| trial.games()), trials.are_running()), (Some(7), false));
}

#[test]
fn a_board_on_which_no_game_ends_is_given_up() {
    let (mut trials, board) = (Trials::default(), ours("rodeo"));
    trials.start(board.clone());
    trials.count(&Played { games: Vec::new(), hopeless: Some(Hopeless::NoEnd) }, 0.1);
    assert!(!trials.are_running());
    assert!(trials.is_hopeless(&board) && !trials.is_hopeless(&ours("paddock")));
    let window = vec2(1024.0, 768.0);
    let all = face_at(&Words::carried(Language::ENGLISH), window, 1.0, |ctx| {
        show(ctx, vec2(700.0, 740.0), &trials, &board);
    });
    let names: Vec<&str> = all.iter().map(|seen| seen.name.as_str()).collect();
    assert!(names.contains(&"Games never end on this board."), "{names:?}");
    assert!(!names.contains(&"Let them play"), "it would be in vain");
}

#[test]
fn games_are_played_elsewhere_and_counted_here() {
    AsyncComputeTaskPool::get_or_init(TaskPool::default);
    let (mut trials, board) = (Trials::default(), ours("paddock"));
    trials.start(board.clone());
    let began = Instant::now();
    while trials.result(&board).is_none() && began.elapsed().as_secs() < 60 {
        trials.go_on(true);
        std::thread::sleep(Duration::from_millis(2));
    }
    let games = trials.result(&board).expect("they are quick").games();
    assert!(trials.progress(&board).is_some_and(|progress| progress > 0.0) && games > 0);
    trials.stop();
    let mut at_once = Trials::default();
    at_once.start(board.clone());
    play(&mut at_once, &board, games);
    assert_eq!(trials.result(&board), at_once.result(&board), "they are the same wherever they are played");
}

#[test]
fn what_is_tried_again_is_the_last_to_be_forgotten_and_another_drawing_is_noticed() {
    let mut trials = Trials::default();
    for word in ["paddock", "rodeo", "paddock"] {
        let games = trials.result(&ours(word)).map_or(0, |trial| trial.games());
        trials.start(ours(word));
        play(&mut trials, &ours(word), games + 1);
    }
    assert_eq!(trials.order, ["rodeo", "paddock"].map(|word| ours(word).hash()));
    assert!(!trials.try_another(Some(&ours("paddock"))));
    assert!(trials.try_another(Some(&ours("rodeo"))) && trials.try_another(None), "the drawing was changed");
    trials.stop();
    assert!(!trials.try_another(Some(&ours("rodeo"))));
}

#[test]
fn shares_have_intervals_that_hold_them_and_shrink() {
    let mut trial = Trial::default();
    let game = |winner: usize| {
        let mut outcome = Outcome::default();
        outcome.wins[winner] = 1.0;
        outcome
    };
    (0..10).for_each(|number| trial.add(&game(if number < 6 { 0 } else { 1 })));
    let few = trial.share(0);
    assert!(few.low < 60.0 && 60.0 < few.high && (few.share - 60.0).abs() < 0.001, "{few:?}");
    assert_eq!((trial.share(3).share, trial.share(3).low, trial.spread().round()), (0.0, 0.0, 60.0));
    assert!(trial.share(3).high > 20.0, "nobody is sure after ten games");
    (0..990).for_each(|number| trial.add(&game(if number % 10 < 6 { 0 } else { 1 })));
    let many = trial.share(0);
    assert!(many.high - many.low < 7.0 && few.high - few.low > 50.0, "{many:?}");
}

#[test]
fn trials_come_back_and_what_cannot_be_read_costs_nothing_else() {
    let folder = env::temp_dir().join(format!("hacienda-trials-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let store = Store::Folder(folder.clone());
    let mut trials = Trials::default();
    for word in ["paddock", "rodeo"] {
        trials.start(ours(word));
        play(&mut trials, &ours(word), 2);
    }
    trials.stop();
    let mut writer = Writer::default();
    kept::keep(&trials.known, &trials.order, &store, &mut writer);
    writer.finish().expect("the disk answers");
    assert_eq!(kept::read(&store), (trials.known.clone(), trials.order.clone()));
    let text = store.get("trials.json").expect("readable").expect("kept");
    for (from, to, left) in [
        ("\"games\":2", "\"games\":0", 0),
        ("\"by\":\"easy\"", "\"by\":\"hard\"", 0),
        ("\"board\":\"", "\"board\":\"x", 0),
        ("{", "[", 0),
        ("\"wins\":[", "\"wins\":[1e9,", 0),
    ] {
        store.put("trials.json", &text.replace(from, to)).expect("the folder is ours");
        assert_eq!(kept::read(&store).0.len(), left, "{from}");
    }
    store.put("trials.json", &text.replacen("\"games\":2", "\"games\":9", 1)).expect("the folder is ours");
    assert_eq!(kept::read(&store).0.len(), 1, "wins that cannot be of so many games");
    let _ = fs::remove_dir_all(folder);
}

/// Draws a board match in a dialog.
fn show(ctx: &bevy_egui::egui::Context, size: Vec2, trials: &Trials, board: &Board) -> Option<TrialWish> {
    let place = Rect::from_min_size(bevy_egui::egui::pos2(10.0, 10.0), size);
    let area = Area::new(Id::new("trial")).fixed_pos(place.min).constrain(false).fade_in(false);
    area.show(ctx, |ui| {
        style::panel(ui, "sheet", place, |ui| scrolled(ui, "trial", ui.max_rect(), |ui| draw(ui, trials, board)))
    })
    .inner
}

#[test]
fn a_trial_is_clean_where_it_stands_and_its_buttons_say_so() {
    let board = ours("paddock");
    let (none, mut some, mut running) = (Trials::default(), Trials::default(), Trials::default());
    for trials in [&mut some, &mut running] {
        trials.start(board.clone());
        play(trials, &board, 3);
    }
    some.stop();
    for language in [Language::ENGLISH, Language::PSEUDO] {
        let words = Words::carried(language);
        for (window, wide, text) in [
            (vec2(1920.0, 1080.0), 700.0, 1.0),
            (vec2(1920.0, 1080.0), 700.0, 1.5),
            (vec2(1024.0, 768.0), 380.0, 1.0),
            (vec2(844.0, 390.0), 400.0, 1.0),
            (UPRIGHT[0], 360.0, 1.0),
        ] {
            for trials in [&none, &some, &running] {
                let all = face_at(&words, window, text, |ctx| {
                    show(ctx, vec2(wide, window.y - 20.0), trials, &board);
                });
                let wrong = match language {
                    Language::PSEUDO => strays(&all, window).into_iter().chain(strangers(&all)).collect(),
                    _ if text > 1.0 => strays(&all, window),
                    _ => faults(&all, window),
                };
                assert_eq!(wrong, Vec::<String>::new(), "{window:?} {language:?} {text}");
            }
        }
    }
    let window = vec2(1920.0, 1080.0);
    for (trials, name, wish) in [
        (&none, "Let them play", TrialWish::Start),
        (&some, "Let them play on", TrialWish::Start),
        (&running, "Stop", TrialWish::Stop),
    ] {
        let mut wishes = Vec::new();
        tap(window, name, |ctx| wishes.extend(show(ctx, vec2(700.0, 1000.0), trials, &board)));
        assert_eq!(wishes, [wish]);
    }
}
