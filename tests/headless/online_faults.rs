//! Tests of games on a server when something is wrong: requests without a connection.

use hab_gut::HabGut;
use hacienda::{
    online::{Online, SocketNews},
    seats::Tap,
};
use online::FromClient;

use crate::online::Match;

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
