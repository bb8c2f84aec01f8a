//! Tests of board matches: counting, stopping, continuing, storing and drawing them.

use std::{env, fs, sync::Arc, time::Duration};

use bevy::tasks::TaskPool;
use bevy_egui::egui::{Area, Id, Rect, Vec2, vec2};

use super::{run::Untestable, stats::Outcome, *};
use crate::{
    texts::{Language, Translations},
    theme::style,
    ui::{
        checks::{UPRIGHT, draw_rects_at, faults, overflow_faults, tap, untranslated_texts},
        parts::scrolled::scrolled,
    },
};
use hacienda_rules::{Category, maps};

fn built_in_board(word: &str) -> Arc<Board> {
    Arc::new(maps::by_name(word).expect("the board is built in"))
}

/// Plays until this number of games is counted for a board.
fn play(board_matches: &mut BoardMatches, board: &Board, games: u32) {
    while board_matches.result(board).map_or(0, |stats| stats.games()) < games {
        assert!(board_matches.is_any_running());
        board_matches.play_on(0.0, || true);
    }
}

#[test]
fn a_stopped_match_keeps_its_results_and_the_next_match_adds_new_games() {
    let (mut board_matches, board) = (BoardMatches::default(), built_in_board("paddock"));
    assert_eq!((board_matches.result(&board), board_matches.progress(&board)), (None, None));
    board_matches.start(board.clone());
    assert_eq!(board_matches.progress(&board), Some(0.0));
    assert_eq!(board_matches.progress(&built_in_board("rodeo")), None, "another board is not being tested");
    play(&mut board_matches, &board, 3);
    board_matches.play_on(MATCH_SECONDS / 2.0, || true);
    assert_eq!(board_matches.progress(&board), Some(0.5));
    board_matches.stop();
    assert_eq!((board_matches.progress(&board), board_matches.unsaved), (None, true));
    let before = *board_matches.result(&board).expect("three games were counted");
    let wins: f64 = (0..PLAYERS).map(|place| before.share(place).share).sum();
    assert!((wins - 100.0).abs() < 0.01, "{before:?}");
    assert!(before.mean(Category::Chains) + before.mean(Category::Markets) > 1.0, "{before:?}");

    // Two matches in a row play the same games as one long match: the second does not repeat the games of the first.
    board_matches.start(board.clone());
    play(&mut board_matches, &board, 6);
    let mut at_once = BoardMatches::default();
    at_once.start(board.clone());
    play(&mut at_once, &board, 6);
    assert_eq!(board_matches.result(&board), at_once.result(&board));
    assert_ne!(board_matches.result(&board), Some(&before));

    // After ten seconds, the match ends with the current game.
    board_matches.play_on(MATCH_SECONDS, || false);
    assert_eq!(
        (board_matches.result(&board).map(|stats| stats.games()), board_matches.is_any_running()),
        (Some(7), false)
    );
}

#[test]
fn a_board_whose_games_do_not_end_is_not_tested_again() {
    let (mut board_matches, board) = (BoardMatches::default(), built_in_board("rodeo"));
    board_matches.start(board.clone());
    board_matches.count(&PlayedGames { games: Vec::new(), untestable: Some(Untestable::NoEnd) }, 0.1);
    assert!(!board_matches.is_any_running());
    assert!(board_matches.is_untestable(&board) && !board_matches.is_untestable(&built_in_board("paddock")));
    let window = vec2(1024.0, 768.0);
    let all = draw_rects_at(&Translations::built_in(Language::ENGLISH), window, 1.0, |ctx| {
        show(ctx, vec2(700.0, 740.0), &board_matches, &board);
    });
    let names: Vec<&str> = all.iter().map(|seen| seen.name.as_str()).collect();
    assert!(names.contains(&"Games never end on this board."), "{names:?}");
    assert!(!names.contains(&"Let them play"), "no further test is offered");
}

#[test]
fn games_played_in_a_background_task_are_counted() {
    AsyncComputeTaskPool::get_or_init(TaskPool::default);
    let (mut board_matches, board) = (BoardMatches::default(), built_in_board("paddock"));
    board_matches.start(board.clone());
    let began = Instant::now();
    while board_matches.result(&board).is_none() && began.elapsed().as_secs() < 60 {
        board_matches.continue_match(true);
        std::thread::sleep(Duration::from_millis(2));
    }
    let games = board_matches.result(&board).expect("a game ends within a minute").games();
    assert!(board_matches.progress(&board).is_some_and(|progress| progress > 0.0) && games > 0);
    board_matches.stop();
    let mut at_once = BoardMatches::default();
    at_once.start(board.clone());
    play(&mut at_once, &board, games);
    assert_eq!(board_matches.result(&board), at_once.result(&board), "the games do not depend on the thread");
}

#[test]
fn a_retested_board_becomes_the_most_recent_and_a_match_on_another_board_is_detected() {
    let mut board_matches = BoardMatches::default();
    for word in ["paddock", "rodeo", "paddock"] {
        let games = board_matches.result(&built_in_board(word)).map_or(0, |stats| stats.games());
        board_matches.start(built_in_board(word));
        play(&mut board_matches, &built_in_board(word), games + 1);
    }
    assert_eq!(board_matches.order, ["rodeo", "paddock"].map(|word| built_in_board(word).hash()));
    assert!(!board_matches.is_testing_another(Some(&built_in_board("paddock"))));
    assert!(
        board_matches.is_testing_another(Some(&built_in_board("rodeo"))) && board_matches.is_testing_another(None),
        "a match on another board is detected"
    );
    board_matches.stop();
    assert!(!board_matches.is_testing_another(Some(&built_in_board("rodeo"))));
}

#[test]
fn confidence_intervals_contain_the_share_and_shrink_with_more_games() {
    let mut stats = MatchStats::default();
    let game = |winner: usize| {
        let mut outcome = Outcome::default();
        outcome.wins[winner] = 1.0;
        outcome
    };
    (0..10).for_each(|number| stats.add(&game(if number < 6 { 0 } else { 1 })));
    let few = stats.share(0);
    assert!(few.low < 60.0 && 60.0 < few.high && (few.share - 60.0).abs() < 0.001, "{few:?}");
    assert_eq!((stats.share(3).share, stats.share(3).low, stats.spread().round()), (0.0, 0.0, 60.0));
    assert!(stats.share(3).high > 20.0, "ten games leave much uncertainty");
    (0..990).for_each(|number| stats.add(&game(if number % 10 < 6 { 0 } else { 1 })));
    let many = stats.share(0);
    assert!(many.high - many.low < 7.0 && few.high - few.low > 50.0, "{many:?}");
}

#[test]
fn results_are_restored_and_unreadable_results_are_dropped() {
    let folder = env::temp_dir().join(format!("hacienda-trials-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let store = Store::Folder(folder.clone());
    let mut board_matches = BoardMatches::default();
    for word in ["paddock", "rodeo"] {
        board_matches.start(built_in_board(word));
        play(&mut board_matches, &built_in_board(word), 2);
    }
    board_matches.stop();
    let mut writer = Writer::default();
    storage::save(&board_matches.known, &board_matches.order, &store, &mut writer);
    writer.finish().expect("the disk responds");
    assert_eq!(storage::read(&store), (board_matches.known.clone(), board_matches.order.clone()));
    let text = store.get("trials.json").expect("the file is readable").expect("the file was written");
    for (from, to, left) in [
        ("\"games\":2", "\"games\":0", 0),
        ("\"by\":\"easy\"", "\"by\":\"hard\"", 0),
        ("\"board\":\"", "\"board\":\"x", 0),
        ("{", "[", 0),
        ("\"wins\":[", "\"wins\":[1e9,", 0),
    ] {
        store.put("trials.json", &text.replace(from, to)).expect("the folder is writable");
        assert_eq!(storage::read(&store).0.len(), left, "{from} was replaced");
    }
    for (games, what) in [("9", "results with too few wins for their games"), ("\"two\"", "results without a number")] {
        let one = text.replacen("\"games\":2", &format!("\"games\":{games}"), 1);
        store.put("trials.json", &one).expect("the folder is writable");
        assert_eq!(storage::read(&store).0.len(), 1, "{what} are dropped, the others stay");
    }
    let _ = fs::remove_dir_all(folder);
}

/// Draws a board match in a panel that scrolls.
fn show(
    ctx: &bevy_egui::egui::Context,
    size: Vec2,
    board_matches: &BoardMatches,
    board: &Board,
) -> Option<MatchRequest> {
    let place = Rect::from_min_size(bevy_egui::egui::pos2(10.0, 10.0), size);
    let area = Area::new(Id::new("trial")).fixed_pos(place.min).constrain(false).fade_in(false);
    area.show(ctx, |ui| {
        style::panel(ui, "sheet", place, |ui| scrolled(ui, "trial", ui.max_rect(), |ui| draw(ui, board_matches, board)))
    })
    .inner
}

#[test]
fn a_board_match_fits_its_place_and_its_buttons_send_requests() {
    let board = built_in_board("paddock");
    let (none, mut some, mut running) = (BoardMatches::default(), BoardMatches::default(), BoardMatches::default());
    for board_matches in [&mut some, &mut running] {
        board_matches.start(board.clone());
        play(board_matches, &board, 3);
    }
    some.stop();
    for language in [Language::ENGLISH, Language::PSEUDO] {
        let words = Translations::built_in(language);
        for (window, wide, text) in [
            (vec2(1920.0, 1080.0), 700.0, 1.0),
            (vec2(1920.0, 1080.0), 700.0, 1.5),
            (vec2(1024.0, 768.0), 380.0, 1.0),
            (vec2(844.0, 390.0), 400.0, 1.0),
            (UPRIGHT[0], 360.0, 1.0),
        ] {
            for board_matches in [&none, &some, &running] {
                let all = draw_rects_at(&words, window, text, |ctx| {
                    show(ctx, vec2(wide, window.y - 20.0), board_matches, &board);
                });
                let wrong = match language {
                    Language::PSEUDO => {
                        overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect()
                    }
                    _ if text > 1.0 => overflow_faults(&all, window),
                    _ => faults(&all, window),
                };
                assert_eq!(wrong, Vec::<String>::new(), "{window:?} {language:?} {text}");
            }
        }
    }
    let window = vec2(1920.0, 1080.0);
    for (board_matches, name, request) in [
        (&none, "Let them play", MatchRequest::Start),
        (&some, "Let them play on", MatchRequest::Start),
        (&running, "Stop", MatchRequest::Stop),
    ] {
        let mut requests = Vec::new();
        tap(window, name, |ctx| requests.extend(show(ctx, vec2(700.0, 1000.0), board_matches, &board)));
        assert_eq!(requests, [request]);
    }
}
