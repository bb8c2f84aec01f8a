//! Tests of giving up a seat: a bot takes over, the record holds the change and opens again, and undo stops there.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::table,
    record::{self, Log},
    seats::{
        Eyes, Seating, Sitter, Tap,
        bot::{Hurry, Minds},
        handover, touch,
    },
};
use hacienda_bots::Level;
use hacienda_rules::{Hacienda, Rulebook, Seat, Setting, formats::records::Record, maps};

fn game(sitters: &[Sitter]) -> App {
    let mut app = App::new();
    app.add_plugins(game_plugin);
    let seating = Seating::of(sitters.to_vec());
    let words = sitters.iter().map(|sitter| sitter.word().to_owned()).collect();
    app.insert_resource(Minds::<Hacienda>::new(&seating, 1)).insert_resource(seating);
    let setting = Setting { board: Arc::new(maps::by_name("symmetric").expect("ours")), rulebook: Rulebook::default() };
    record::begin::<Hacienda>(app.world_mut(), setting, words, 3, Some(Seat(0))).expect("so many can play");
    app.update();
    app
}

fn tap(app: &mut App, tap: Tap) {
    app.world_mut().write_message(tap);
    app.update();
}

fn record(app: &App) -> Record {
    app.world().resource::<Log<Hacienda>>().record().cloned().expect("a game")
}

#[test]
fn computers_play_on_to_the_end_when_the_last_person_gives_up() {
    let mut app = game(&[Sitter::Human, Sitter::Bot(Level::Random)]);
    tap(&mut app, Tap::ToEnd);
    assert!(!app.world().resource::<Hurry>().0, "a person plays");
    tap(&mut app, Tap::End);
    let played = record(&app).actions.len();
    handover::give_up::<Hacienda>(app.world_mut());
    let words = record(&app).seats;
    assert_eq!(words, [format!("human, random after {played}"), "random".to_owned()]);
    assert_eq!(app.world().resource::<Seating>().humans().count(), 0);
    handover::give_up::<Hacienda>(app.world_mut());
    assert_eq!(record(&app).seats, words, "nobody is left to give up");
    tap(&mut app, Tap::ToEnd);
    assert!(app.world().resource::<Hurry>().0);
    for _ in 0..3000 {
        if table::photograph(app.world_mut()).is_some_and(|position| position.over) {
            break;
        }
        app.update();
    }
    app.update();
    assert!(table::photograph(app.world_mut()).is_some_and(|position| position.over));
    assert!(!app.world().resource::<Hurry>().0, "the next game has its own pace");
    let again = Record::parse(&record(&app).text()).expect("it is a record");
    assert_eq!((again.last_position().expect("it plays again").over, again.seats), (true, words));
}

#[test]
fn nothing_goes_back_beyond_the_one_who_gave_up() {
    let mut app = game(&[Sitter::Human; 3]);
    let back = |app: &App| {
        let world = app.world();
        touch::undo_length(world.resource::<Log<Hacienda>>(), world.resource::<Seating>(), world.resource::<Eyes>())
    };
    tap(&mut app, Tap::Here(Seat(0)));
    tap(&mut app, Tap::End);
    tap(&mut app, Tap::Here(Seat(1)));
    handover::give_up::<Hacienda>(app.world_mut());
    let sitters = app.world().resource::<Seating>().sitters.clone();
    assert_eq!(sitters, [Sitter::Human, Sitter::Bot(Level::Medium), Sitter::Human]);
    assert_eq!(app.world().resource::<Eyes>().seat, None, "nobody sees the hand");
    assert_eq!(back(&app), None, "what was played before it stays");
    for _ in 0..20_000 {
        if app.world().resource::<Eyes>().asked == Some(Seat(2)) {
            break;
        }
        app.update();
    }
    assert_eq!(app.world().resource::<Eyes>().asked, Some(Seat(2)), "the computer has had its turn");
    tap(&mut app, Tap::Here(Seat(2)));
    tap(&mut app, Tap::End);
    assert_eq!(back(&app), Some(record(&app).actions.len() - 1), "what was played since may go back");
    let seating = app.world().resource::<Seating>();
    let begun = handover::as_begun(seating, app.world().resource::<Log<Hacienda>>().record());
    assert_eq!(begun.sitters, [Sitter::Human; 3], "the next game is everybody's again");
}
