//! Tests of the look back at a running game: the game and its bots wait, no hand is shown, and closing the look back
//! restores everything.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    game_plugin,
    record::{self, Log},
    seats::{
        PlayerKind, ScreenViewer, Seating, Tap,
        bot::Bots,
        look_back::{self, LookBack},
        replay::{self, Replaying},
    },
    table,
};
use hacienda_bots::Level;
use hacienda_rules::{Hacienda, Position, Rulebook, Seat, Setting, maps};
use zoff::Zoff;

/// Returns a game between these players after more than 30 actions, on the turn of seat 0.
fn game(player_kinds: &[PlayerKind]) -> App {
    let mut app = App::new();
    app.add_plugins(game_plugin);
    let seating = Seating::of(player_kinds.to_vec());
    let words = player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
    app.insert_resource(Bots::<Hacienda>::new(&seating, 5)).insert_resource(seating);
    let board = Arc::new(maps::by_name("symmetric").expect("the board is built in"));
    let setting = Setting { board, rulebook: Rulebook::default() };
    record::begin::<Hacienda>(app.world_mut(), setting, words, 5, Some(Seat(0))).expect("three players are allowed");
    for _ in 0..400 {
        app.update();
        if position(&mut app).turn.seat == Seat(0) {
            if length(&app) > 30 {
                break;
            }
            app.world_mut().write_message(Tap::End);
        }
    }
    app
}

fn position(app: &mut App) -> Position {
    table::snapshot::<Hacienda>(app.world_mut()).expect("a game is on the table")
}

fn length(app: &App) -> usize {
    app.world().resource::<Log<Hacienda>>().entries().len()
}

/// Returns all state that the look back must restore: table, record, log length, seating and viewer.
fn all(app: &mut App) -> (u64, String, usize, Vec<PlayerKind>, ScreenViewer) {
    let position = position(app).fingerprint();
    let world = app.world();
    let log = world.resource::<Log<Hacienda>>();
    let record = log.record().expect("the game has a record").text();
    (
        position,
        record,
        log.entries().len(),
        world.resource::<Seating>().player_kinds.clone(),
        *world.resource::<ScreenViewer>(),
    )
}

const TABLE: [PlayerKind; 3] = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Random)];

#[test]
fn looking_back_does_not_change_the_game() {
    let mut app = game(&TABLE);
    let before = all(&mut app);
    let record = app.world().resource::<Log<Hacienda>>().record().expect("the game has a record").clone();
    for at in [0, 7, record.actions.len(), 3] {
        look_back::open::<Hacienda>(app.world_mut(), at, None).expect("the record can be replayed");
        // Taps have no effect, and no bot plays.
        for tap in [Tap::End, Tap::Undo, Tap::Confirm, Tap::Hint] {
            app.world_mut().write_message(tap);
            app.update();
        }
        let expected = record.position_after(at).expect("the record can be replayed");
        assert_eq!(position(&mut app), expected, "after {at} actions");
        assert_eq!(length(&app), at, "the log contains the actions so far");
        assert_eq!(app.world().resource::<Log<Hacienda>>().record().map(|_| ()), None, "a look back is not saved");
        assert_eq!(*app.world().resource::<ScreenViewer>(), ScreenViewer::default(), "no hand is visible");
        assert_eq!(app.world().resource::<Seating>().humans().count(), 0);
    }
    // A look back can seek and play on like any replay.
    replay::seek::<Hacienda>(app.world_mut(), 10).expect("the record can be replayed");
    app.world_mut().resource_mut::<Replaying<Hacienda>>().steps = 2;
    (0..5).for_each(|_| app.update());
    assert_eq!(position(&mut app), record.position_after(12).expect("the record can be replayed"));
    assert!(look_back::close::<Hacienda>(app.world_mut()));
    assert_eq!(all(&mut app), before);
    app.update();
    assert_eq!(all(&mut app), before, "it is still the person's turn");
    assert!(
        !app.world().contains_resource::<Replaying<Hacienda>>()
            && !app.world().contains_resource::<LookBack<Hacienda>>()
    );
    assert!(!look_back::close::<Hacienda>(app.world_mut()), "there is no look back to close");
    // The game continues.
    app.world_mut().write_message(Tap::End);
    (0..20).for_each(|_| app.update());
    assert!(length(&app) > before.2);
}

#[test]
fn bots_pause_during_a_look_back() {
    let bots = [PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Easy), PlayerKind::Bot(Level::Random)];
    let play = |looks: bool| {
        let mut app = game(&bots);
        if looks {
            let before = all(&mut app);
            look_back::open::<Hacienda>(app.world_mut(), 5, None).expect("the record can be replayed");
            (0..30).for_each(|_| app.update());
            assert_eq!(length(&app), 5, "the bots wait");
            look_back::close::<Hacienda>(app.world_mut());
            assert_eq!(all(&mut app), before);
        }
        while length(&app) < 120 {
            app.update();
        }
        let record = app.world().resource::<Log<Hacienda>>().record().expect("the game has a record").clone();
        record.actions[..120].iter().map(|line| line.fingerprint).collect::<Vec<_>>()
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn a_look_back_at_one_action_ends_once_the_action_has_been_shown() {
    let mut app = game(&TABLE);
    let record = app.world().resource::<Log<Hacienda>>().record().expect("the game has a record").clone();
    let at = 9;
    look_back::open::<Hacienda>(app.world_mut(), at - 1, Some(at)).expect("the record can be replayed");
    let [before, after] = [at - 1, at].map(|at| record.position_after(at).expect("the record can be replayed"));
    let over = |app: &App, shown: &Position, busy| app.world().resource::<LookBack<Hacienda>>().is_over(shown, busy);
    assert!(!over(&app, &before, false), "the action has not been played yet");
    (0..3).for_each(|_| app.update());
    assert_eq!(position(&mut app), after, "the look back plays one action and stops");
    assert!(!over(&app, &before, false), "the picture must not show the action yet");
    assert!(!over(&app, &after, true), "the action is still being animated");
    assert!(over(&app, &after, false));
    app.world_mut().resource_mut::<LookBack<Hacienda>>().cancel_auto_end();
    assert!(!over(&app, &after, false), "a player who navigates stays in the look back");
}

#[test]
fn a_look_back_shows_no_face_down_cards() {
    let since = |open_cards: bool| {
        let mut app = App::new();
        app.add_plugins(game_plugin);
        let seating = Seating::of(vec![PlayerKind::Bot(Level::Random); 3]);
        let words = seating.player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
        app.insert_resource(Bots::<Zoff>::new(&seating, 5)).insert_resource(seating);
        let variants = zoff::Variants { open_cards, ..zoff::Variants::default() };
        let setting = zoff::Setting { rulebook: zoff::Rulebook::new(variants) };
        record::begin::<Zoff>(app.world_mut(), setting, words, 5, None).expect("three players are allowed");
        let now = |app: &mut App| table::snapshot::<Zoff>(app.world_mut()).expect("a game is on the table");
        while now(&mut app).round < 3 || !matches!(now(&mut app).stage, zoff::Stage::Place(_)) {
            app.update();
        }
        look_back::open::<Zoff>(app.world_mut(), 0, None).expect("the record can be replayed");
        let earliest = app.world().resource::<LookBack<Zoff>>().earliest(1);
        let round = now(&mut app).round;
        assert!(look_back::close::<Zoff>(app.world_mut()));
        (round, earliest)
    };
    let (round, earliest) = since(false);
    assert!(round == 3 && earliest > 12, "the look back begins with round 3: round {round}, after {earliest} actions");
    assert_eq!(since(true), (1, 1), "all players may see open cards of earlier rounds");
}
