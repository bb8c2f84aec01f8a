//! Tests of giving up a seat: a bot takes over, the record stores the change and can be reopened, and undo stops there.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::table,
    record::{self, Log},
    seats::{
        PlayerKind, ScreenViewer, Seating, Tap,
        bot::{Bots, FastForward},
        leave_seat, taps,
    },
};
use hacienda_bots::Level;
use hacienda_rules::{Hacienda, Rulebook, Seat, Setting, formats::records::Record, maps};

fn game(player_kinds: &[PlayerKind]) -> App {
    let mut app = App::new();
    app.add_plugins(game_plugin);
    let seating = Seating::of(player_kinds.to_vec());
    let words = player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
    app.insert_resource(Bots::<Hacienda>::new(&seating, 1)).insert_resource(seating);
    let setting = Setting {
        board: Arc::new(maps::by_name("symmetric").expect("the board is built in")),
        rulebook: Rulebook::default(),
    };
    record::begin::<Hacienda>(app.world_mut(), setting, words, 3, Some(Seat(0)))
        .expect("this number of players is valid");
    app.update();
    app
}

fn tap(app: &mut App, tap: Tap) {
    app.world_mut().write_message(tap);
    app.update();
}

fn record(app: &App) -> Record {
    app.world().resource::<Log<Hacienda>>().record().cloned().expect("a game is on the table")
}

#[test]
fn bots_finish_the_game_after_the_last_person_leaves() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)]);
    tap(&mut app, Tap::ToEnd);
    assert!(!app.world().resource::<FastForward>().0, "a person is still playing");
    tap(&mut app, Tap::End);
    let played = record(&app).actions.len();
    leave_seat::give_up::<Hacienda>(app.world_mut());
    let words = record(&app).seats;
    assert_eq!(words, [format!("human, random after {played}"), "random".to_owned()]);
    assert_eq!(app.world().resource::<Seating>().humans().count(), 0);
    leave_seat::give_up::<Hacienda>(app.world_mut());
    assert_eq!(record(&app).seats, words, "nobody is left to give up a seat");
    tap(&mut app, Tap::ToEnd);
    assert!(app.world().resource::<FastForward>().0);
    for _ in 0..3000 {
        if table::snapshot(app.world_mut()).is_some_and(|position| position.over) {
            break;
        }
        app.update();
    }
    app.update();
    assert!(table::snapshot(app.world_mut()).is_some_and(|position| position.over));
    assert!(!app.world().resource::<FastForward>().0, "the next game must not be fast-forwarded");
    let again = Record::parse(&record(&app).text()).expect("the text is a record");
    assert_eq!((again.last_position().expect("the record replays").over, again.seats), (true, words));
}

#[test]
fn undo_stops_where_a_player_gave_up() {
    let mut app = game(&[PlayerKind::Human; 3]);
    let undo_length = |app: &App| {
        let world = app.world();
        taps::undo_length(
            world.resource::<Log<Hacienda>>(),
            world.resource::<Seating>(),
            world.resource::<ScreenViewer>(),
        )
    };
    tap(&mut app, Tap::Present(Seat(0)));
    tap(&mut app, Tap::End);
    tap(&mut app, Tap::Present(Seat(1)));
    leave_seat::give_up::<Hacienda>(app.world_mut());
    let player_kinds = app.world().resource::<Seating>().player_kinds.clone();
    assert_eq!(player_kinds, [PlayerKind::Human, PlayerKind::Bot(Level::Medium), PlayerKind::Human]);
    assert_eq!(app.world().resource::<ScreenViewer>().seat, None, "nobody sees the hand");
    assert_eq!(undo_length(&app), None, "earlier actions cannot be undone");
    for _ in 0..20_000 {
        if app.world().resource::<ScreenViewer>().called == Some(Seat(2)) {
            break;
        }
        app.update();
    }
    assert_eq!(app.world().resource::<ScreenViewer>().called, Some(Seat(2)), "the bot has had its turn");
    tap(&mut app, Tap::Present(Seat(2)));
    tap(&mut app, Tap::End);
    assert_eq!(undo_length(&app), Some(record(&app).actions.len() - 1), "later actions can be undone");
    let seating = app.world().resource::<Seating>();
    let begun = leave_seat::initial_seating(seating, app.world().resource::<Log<Hacienda>>().record());
    assert_eq!(begun.player_kinds, [PlayerKind::Human; 3], "everybody takes part in the next game");
}
