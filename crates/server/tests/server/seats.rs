//! Seats with several windows, people who come and go, and sentences.

use hacienda_rules::Hacienda;
use online::{FromClient, FromServer, Occupant, Phrase, Reason};
use tabletop::{Game as _, Seat};

use crate::{
    client::{Client, Table},
    host::Host,
    hosting::{seats, until_present},
    player::Player,
    undo::settle,
};

#[tokio::test]
async fn only_the_newest_window_of_a_seat_acts_but_all_follow() {
    let host = Host::start().await;
    let table = Table::set_up::<Hacienda>(&host.url(), 2).await;
    let mut windows = Vec::new();
    for seed in 0..2 {
        windows.push(Player::<Hacienda>::join(&host.url(), &table, &[table.ticket(0)], seed).await);
    }
    let seat = Seat(0);
    windows[0].act(seat).await;
    let refused = windows[0].client.refused().await;
    assert_eq!(refused, Reason::NotYours, "the older window must not act");
    windows[1].act(seat).await;
    settle(&mut windows, 1).await;
    let newest = windows.pop().expect("there are two");
    drop(newest);
    // Once the newer window is closed, the older one acts again.
    while windows[0].to_act() == Some(seat) {
        windows[0].act(seat).await;
        let message = windows[0].client.next_of(|message| match message {
            FromServer::Seats(_) => None,
            other => Some(other),
        });
        let message = message.await;
        let refused = windows[0].receive(message);
        assert!(matches!(refused, None | Some(Reason::NotYours)), "{refused:?}");
        if windows[0].have > 1 {
            return;
        }
    }
}

/// A page compares these texts, so they must not change.
const TURNS: [&str; 2] = [r#"{"turn":false}"#, r#"{"turn":true}"#];

#[tokio::test]
async fn everybody_is_told_when_it_is_their_turn() {
    let host = Host::start().await;
    let table = Table::set_up::<Hacienda>(&host.url(), 2).await;
    let mut players = Vec::new();
    for seat in [0, 1] {
        players.push(Player::<Hacienda>::join(&host.url(), &table, &[table.ticket(seat)], u64::from(seat)).await);
    }
    for (player, turn) in players.iter_mut().zip([TURNS[1], TURNS[0]]) {
        assert_eq!(next_turn(player).await, turn, "at the beginning, seat 0 may act");
    }
    while players[0].to_act() == Some(Seat(0)) {
        let have = players[0].have + 1;
        players[0].act(Seat(0)).await;
        settle(&mut players, have).await;
    }
    assert_eq!(next_turn(&mut players[1]).await, TURNS[1], "after the turn of seat 0, seat 1 may act");
}

/// The text of the next message about turns; other messages are dropped.
async fn next_turn(player: &mut Player<Hacienda>) -> String {
    loop {
        let text = player.client.next_text().await.expect("the connection is open");
        if TURNS.contains(&text.as_str()) {
            return text;
        }
    }
}

#[tokio::test]
async fn everybody_is_told_who_is_present() {
    let host = Host::start().await;
    let table = Table::set_up::<Hacienda>(&host.url(), 2).await;
    let (mut watching, joined) = Client::joined(&host.url(), &table, &[table.watch]).await;
    assert!(joined.seats.iter().all(|seat| seat.occupant == Occupant::Nobody && !seat.present));
    let (mut person, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    until_present(&mut watching, 1, true).await;
    person.send(&FromClient::Say { seat: Seat(1), phrase: Phrase::GoodLuck }).await;
    let sentence = watching.next_of(|message| match message {
        FromServer::Said { seat, phrase } => Some((seat, phrase)),
        _ => None,
    });
    assert_eq!(sentence.await, (Seat(1), Phrase::GoodLuck));
    let say = FromClient::Say { seat: Seat(0), phrase: Phrase::Bye };
    assert_eq!(person.refused_for(&say).await, Reason::NotYours);
    drop(person);
    let states = seats(&mut watching).await;
    assert_eq!((states[1].occupant, states[1].present), (Occupant::Person, false));
}

#[tokio::test]
async fn a_client_that_reconnects_gets_only_the_missing_entries() {
    let host = Host::start().await;
    let table = Table::set_up::<Hacienda>(&host.url(), 2).await;
    let mut players = vec![
        Player::<Hacienda>::join(&host.url(), &table, &[table.ticket(0)], 1).await,
        Player::<Hacienda>::join(&host.url(), &table, &[table.ticket(1)], 2).await,
    ];
    for entries in 1..40 {
        // Random players may end a game of two early.
        let position = players[0].follower.position();
        let Some(seat) = Hacienda::may_act(position).iter().next() else {
            assert!(Hacienda::is_over(position) && entries > 12, "the game goes on after {entries} entries");
            break;
        };
        if entries % 3 == 0 {
            let place = (entries / 3 % 2) as usize;
            players[place].reconnect(&host.url()).await;
        }
        players[seat.index()].act(seat).await;
        let other = 1 - seat.index();
        if entries % 7 == 0 {
            // The other player reconnects before having read the entry.
            settle(&mut players[seat.index()..=seat.index()], entries).await;
            players[other].reconnect(&host.url()).await;
        }
        settle(&mut players, entries).await;
    }
}
