//! Tests of games on a server when something is wrong: rules of an earlier version, requests without a connection, and
//! a person who comes back.

use std::ops::Range;

use bevy::prelude::*;
use hab_gut::HabGut;
use hacienda::{
    game_plugin,
    online::{JoinError, Online, TransportEvent, table},
    record::Log,
    seats::Tap,
};
use online::{Entry, FromClient, FromServer, Joined};
use tabletop::{Seat, records::Recorded};

use crate::online::{Match, joined_without_a_seat};

#[test]
fn a_game_under_earlier_rules_is_followed_if_possible() {
    let game = Match::<HabGut>::new(hab_gut::Setting::default(), 4);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, game_plugin));
    let mut lay_out = |joined: &Joined| table::lay_out::<HabGut>(app.world_mut(), joined, 1).map(drop);
    let unreadable = Entry::Played(serde_json::json!({"seat": 0, "told": {"whole": "fly"}, "news": []}));
    let now = Joined { rules: HabGut::RULES_VERSION, log: vec![unreadable], ..joined_without_a_seat(&game) };
    assert!(matches!(lay_out(&now), Err(JoinError::Unreadable(_) | JoinError::Contradiction(_))));
    let earlier = Joined { rules: HabGut::RULES_VERSION - 1, ..now };
    assert!(matches!(lay_out(&earlier), Err(JoinError::OlderRules(_))));
    assert_eq!(lay_out(&Joined { log: Vec::new(), ..earlier }), Ok(()));
    assert!(app.world().resource::<Log<HabGut>>().is_remote());
}

#[test]
fn an_undo_without_a_connection_is_reported_once() {
    let mut game = Match::<HabGut>::new(hab_gut::Setting::default(), 4);
    game.act(hab_gut::Action::Pass);
    game.wire.0.lock().expect("the lock is not poisoned").0.push(TransportEvent::Closed);
    game.app.update();
    game.app.world_mut().write_message(Tap::Undo);
    game.app.update();
    assert!(!game.wire.heard().iter().any(|message| matches!(message, FromClient::Undo { .. })));
    let mut online = game.app.world_mut().resource_mut::<Online>();
    assert_eq!([online.take_unsent(), online.take_unsent()], [true, false], "the unsent request must be reported once");
}

/// A game after this number of random actions, always the same ones.
fn game_after(actions: usize) -> Match<HabGut> {
    let mut game = Match::<HabGut>::new(hab_gut::Setting::default(), 4);
    for _ in 0..actions {
        let (seat, action) = game.choose();
        game.play(seat, action);
    }
    game
}

fn missed(game: &Match<HabGut>) -> Option<Range<usize>> {
    game.app.world().resource::<Online>().missed()
}

#[test]
fn actions_played_before_a_person_comes_count_as_missed_until_they_act() {
    let mut game = game_after(11);
    assert_eq!(missed(&game), None, "the person was there");
    let log = game.app.world().resource::<Log<HabGut>>().entries();
    let own = log.iter().rposition(|entry| entry.seat == Seat(0)).map_or(0, |own| own + 1);
    game.join();
    assert_eq!(missed(&game), Some(own..11).filter(|missed| !missed.is_empty()));
    let mut next = game.choose();
    while next.0 != Seat(0) {
        game.play(next.0, next.1);
        game.join();
        assert!(missed(&game).is_some(), "somebody else acted last");
        next = game.choose();
    }
    game.act(next.1);
    assert_eq!(missed(&game), None);
}

#[test]
fn actions_played_while_the_connection_is_lost_count_as_missed() {
    let mut game = game_after(6);
    game.wire.0.lock().expect("the lock is not poisoned").0.push(TransportEvent::Closed);
    game.app.update();
    game.app.world_mut().resource_mut::<Online>().work(1e6, 0.5);
    game.app.update();
    game.wire.tell(&FromServer::Welcome { protocol: ::online::PROTOCOL, build: "0".to_owned() });
    game.app.update();
    assert!(matches!(game.wire.heard()[..], [FromClient::Hello { .. }, FromClient::Join { have: 6, .. }]));
    let log = game_after(12).log.split_off(6);
    let joined = Joined { viewer: vec![Seat(0)], from: 6, log, ..joined_without_a_seat(&game) };
    game.wire.tell(&FromServer::Joined(Box::new(joined)));
    (0..12).for_each(|_| game.app.update());
    assert_eq!(missed(&game), Some(6..12));
    assert_eq!(game.app.world().resource::<Log<HabGut>>().entries().len(), 12);
}
