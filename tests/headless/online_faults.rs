//! Tests of games on a server when something is wrong: rules of an earlier version, and requests without a connection.

use bevy::prelude::*;
use hab_gut::HabGut;
use hacienda::{
    game_plugin,
    online::{JoinError, Online, SocketNews, table},
    record::Log,
    seats::Tap,
};
use online::{Entry, FromClient, Joined};
use tabletop::records::Recorded;

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
fn an_undo_without_a_connection_is_noted_so_that_the_person_is_told() {
    let mut game = Match::<HabGut>::new(hab_gut::Setting::default(), 4);
    game.act(hab_gut::Action::Pass);
    game.wire.0.lock().expect("the lock is not poisoned").0.push(SocketNews::Closed);
    game.app.update();
    game.app.world_mut().write_message(Tap::Undo);
    game.app.update();
    assert!(!game.wire.heard().iter().any(|message| matches!(message, FromClient::Undo { .. })));
    let mut online = game.app.world_mut().resource_mut::<Online>();
    assert_eq!([online.take_unsent(), online.take_unsent()], [true, false], "it is told once");
}
