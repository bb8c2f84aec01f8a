//! Tests of pointing in games on a server: a public screen points for players with phones only, and no choice that must
//! stay hidden is ever pointed at.

use hab_gut::HabGut;
use hacienda::{
    games::{hab_gut::choice as shares, hacienda::choice::Touch, zoff::choice as pairs},
    launch::LaunchOptions,
    online::Online,
    playable::PendingMove as _,
    seats::{input::HandlesTouches, taps::Tapped},
};
use hacienda_rules::{Cell, Hacienda};
use online::{FromClient, FromServer, Joined};
use tabletop::Seat;
use zoff::Zoff;

use crate::online::{Match, joined_without_a_seat};

/// The places at which the program has pointed since the last call.
fn points<G: HandlesTouches>(game: &Match<G>) -> Vec<FromClient> {
    game.wire.heard().into_iter().filter(|message| matches!(message, FromClient::Point { .. })).collect()
}

/// Taps a hex. Returns the places that the program sends.
fn tap(game: &mut Match<Hacienda>) -> Vec<FromClient> {
    Tapped::Touch(Touch::Hex(Cell(20))).send(game.app.world_mut());
    game.app.update();
    game.app.update();
    points(game)
}

/// Plays until a seat is to act.
fn play_until(game: &mut Match<Hacienda>, seat: Seat) {
    loop {
        let (next, action) = game.choose();
        if next == seat {
            return;
        }
        game.play(next, action);
    }
}

#[test]
fn a_public_screen_with_players_points_for_the_phone_that_is_to_act() {
    let mut game = Match::<Hacienda>::new(LaunchOptions::default().setting, 12);
    play_until(&mut game, Seat(1));
    assert_eq!(tap(&mut game), [], "a player elsewhere points for nobody");
    game.app.world_mut().resource_mut::<Online>().is_local = true;
    assert_eq!(tap(&mut game), [], "a player without the rights of the host points for nobody");
    let other = Match::<HabGut>::new(hab_gut::Setting::default(), 4);
    let from = game.log.len() as u32;
    let joined = Joined { host: true, viewer: vec![Seat(0)], from, ..joined_without_a_seat(&other) };
    game.wire.tell(&FromServer::Joined(Box::new(joined)));
    game.app.update();
    assert_eq!(tap(&mut game), [FromClient::Point { seat: Seat(1), at: Some(20) }]);
    play_until(&mut game, Seat(0));
    assert_eq!(tap(&mut game), [], "it is the turn of a person at this screen");
}

/// Selects many actions while a large screen shows the table.
fn points_at_nothing<G: HandlesTouches>(setting: G::Setting, propose: fn(G::Action) -> G::Touch) {
    let mut game = Match::<G>::new(setting, 12);
    game.wire.tell(&FromServer::LargeScreen(true));
    let mut selected = 0;
    for _ in 0..30 {
        let (seat, action) = game.choose();
        if seat == Seat(0) {
            Tapped::Touch(propose(action)).send(game.app.world_mut());
            game.app.update();
            game.app.update();
            selected += usize::from(!game.app.world().resource::<G::PendingMove>().is_empty());
            assert_eq!(points(&game), [], "{}", G::TITLE);
        }
        game.play(seat, action);
    }
    assert!(selected > 0, "{}: nothing was selected", G::TITLE);
}

#[test]
fn secret_choices_and_gifts_are_never_pointed_at() {
    points_at_nothing::<Zoff>(zoff::Setting::default(), pairs::Touch::Propose);
    points_at_nothing::<HabGut>(hab_gut::Setting::default(), shares::Touch::Propose);
}
