//! Another game after the end, for all people who are present.

use hab_gut::HabGut;
use online::{FromClient, FromServer, Occupant, Reason, SeatPlan, Ticket, setting_text};
use tabletop::{Level, Opening, Seat};
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::{Host, change, start_in_folder},
    hosting::{seats, until_present},
    player::Player,
};

/// The table of the next game and the tickets for it, if the message contains them.
pub fn again(message: FromServer) -> Option<(String, Vec<Ticket>)> {
    match message {
        FromServer::Again { table, tickets, invite: _ } => Some((table, tickets)),
        _ => None,
    }
}

/// Plays a game of two people and a computer player to its end. Both people are still there.
pub async fn played(urls: [&str; 2]) -> (Table, Client, Client) {
    let setting = setting_text::<HabGut>(&hab_gut::Setting::default(), 3);
    let plans = vec![SeatPlan::Person, SeatPlan::Computer(Level::Greedy), SeatPlan::Person];
    let table = Client::connect(urls[0]).await.create("hab-gut", &setting, plans).await;
    let one = Player::<HabGut>::join(urls[0], &table, &[table.ticket(0), table.host], 1).await;
    let two = Player::<HabGut>::join(urls[1], &table, &[table.ticket(2)], 2).await;
    let (one, two) = (tokio::spawn(one.play()), tokio::spawn(two.play()));
    (table, one.await.expect("played").client, two.await.expect("played").client)
}

/// Asks for another game for a seat, and waits until everybody is told.
pub async fn want(client: &mut Client, seat: u8) {
    client.send(&FromClient::Rematch { seat: Seat(seat) }).await;
    while !seats(client).await[usize::from(seat)].rematch {}
}

#[tokio::test]
async fn another_game_begins_once_all_people_want_it() {
    let host = Host::start().await;
    let url = host.url();
    let (table, mut one, mut two) = played([&url, &url]).await;
    want(&mut one, 0).await;
    let (_, joined) = Client::joined(&url, &table, &[table.watch]).await;
    assert!(joined.seats[0].rematch && !joined.seats[2].rematch);
    two.send(&FromClient::Rematch { seat: Seat(2) }).await;
    let (id, tickets) = one.next_of(again).await;
    assert_eq!(two.next_of(again).await, (id.clone(), vec![table.ticket(2)]));
    let joined = Client::connect(&url).await.join(&id, &tickets, 0).await;
    assert!(joined.host && joined.viewer == [Seat(0)] && joined.log.is_empty());
    let opening: Opening<HabGut> = serde_json::from_value(joined.opening).expect("an opening");
    assert_eq!(opening.start, Seat(1), "the next seat must start");
    // Latecomers with the old link are told, too.
    let (mut late, _) = Client::joined(&url, &table, &[table.watch]).await;
    assert_eq!(late.next_of(again).await, (id, vec![table.watch]));
}

#[tokio::test]
async fn another_game_begins_without_people_who_have_left() {
    let host = Host::start().await;
    let url = host.url();
    let (table, mut one, two) = played([&url, &url]).await;
    drop(two);
    until_present(&mut one, 2, false).await;
    one.send(&FromClient::Rematch { seat: Seat(0) }).await;
    let (id, _) = one.next_of(again).await;
    let (mut two, joined) = Client::joined(&url, &table, &[table.ticket(2)]).await;
    assert_eq!(joined.viewer, [Seat(2)]);
    let (found, tickets) = two.next_of(again).await;
    assert_eq!(found, id, "a latecomer must find the game");
    let joined = Client::connect(&url).await.join(&id, &tickets, 0).await;
    assert_eq!((joined.viewer, joined.seats[2].occupant), (vec![Seat(2)], Occupant::Person));
}

#[tokio::test]
async fn a_stand_in_also_plays_the_next_game() {
    let (_folder, options, service, url) = start_in_folder().await;
    let (table, mut one, two) = played([&url, &url]).await;
    drop(two);
    until_present(&mut one, 2, false).await;
    change(&options.database, "UPDATE chairs SET stand_in = 'easy' WHERE seat = 2").await;
    one.send(&FromClient::Rematch { seat: Seat(0) }).await;
    let (id, tickets) = one.next_of(again).await;
    let joined = Client::connect(&url).await.join(&id, &tickets, 0).await;
    assert_eq!(joined.seats[2].occupant, Occupant::Computer(Level::Easy));
    let joined = Client::connect(&url).await.join(&id, &[table.ticket(2)], 0).await;
    assert_eq!(joined.seats[2].occupant, Occupant::Person, "the person must get the seat back");
    service.end().await;
}

#[tokio::test]
async fn people_who_have_left_lose_their_seats_in_the_next_game_where_strangers_play() {
    let host = Host::start_with(|options| options.is_local = true).await;
    let url = host.url();
    let table = Table::set_up::<Zoff>(&url, 2).await;
    let mut owner = Player::<Zoff>::join(&url, &table, &[table.ticket(0), table.host], 1).await;
    let (guest, _) = Client::joined(&url, &table, &[table.ticket(1)]).await;
    until_present(&mut owner.client, 1, true).await;
    drop(guest);
    until_present(&mut owner.client, 1, false).await;
    owner.client.send(&FromClient::Replace { seat: Seat(1), level: Level::Greedy }).await;
    assert_eq!(seats(&mut owner.client).await[1].occupant, Occupant::Computer(Level::Greedy));
    let mut owner = owner.play().await.client;
    owner.send(&FromClient::Rematch { seat: Seat(0) }).await;
    let next = |message| match message {
        FromServer::Again { table, tickets, invite } => Some((table, tickets, invite)),
        _ => None,
    };
    let (id, tickets, invite) = owner.next_of(next).await;
    let mut owner = Client::connect(&url).await;
    let joined = owner.join(&id, &tickets, 0).await;
    assert_eq!(joined.viewer, [Seat(0)], "people must keep their seats");
    assert_eq!(joined.seats[1].occupant, Occupant::Computer(Level::Greedy), "the stand-in must go on");
    let old = FromClient::Join { table: id.clone(), tickets: vec![table.ticket(1)], have: 0 };
    assert_eq!(Client::connect(&url).await.refused_for(&old).await, Reason::NoTicket);
    // The host can give the seat to somebody else.
    owner.send(&FromClient::Free { seat: Seat(1) }).await;
    while seats(&mut owner).await[1].occupant != Occupant::Nobody {}
    let invite = invite.expect("the host gets the new invitation");
    let (_, joined, seated) = Client::invited(&url, &id, &[invite]).await;
    assert_eq!((joined.viewer, seated.map(|(seat, _)| seat)), (vec![Seat(1)], Some(Seat(1))));
}

#[tokio::test]
async fn another_game_begins_when_the_only_person_who_has_not_agreed_leaves() {
    let host = Host::start().await;
    let url = host.url();
    let (table, mut one, two) = played([&url, &url]).await;
    want(&mut one, 0).await;
    let (mut watching, _) = Client::joined(&url, &table, &[table.watch]).await;
    drop(two);
    let (id, _) = one.next_of(again).await;
    assert_eq!(watching.next_of(again).await.0, id);
    // If nobody is present, no game begins.
    let (table, one, two) = played([&url, &url]).await;
    let (mut watching, _) = Client::joined(&url, &table, &[table.watch]).await;
    drop((one, two));
    while seats(&mut watching).await.iter().filter(|seat| seat.present).count() > 1 {}
    watching.send(&FromClient::Ping).await;
    assert_eq!(watching.next().await, FromServer::Pong);
}

#[tokio::test]
async fn each_game_has_another_invitation_where_strangers_play() {
    let host = Host::start_with(|options| options.is_local = true).await;
    let url = host.url();
    let (table, mut one, mut two) = played([&url, &url]).await;
    let (mut watching, _, _) = Client::invited(&url, &table.id, &[table.invite]).await;
    want(&mut one, 0).await;
    two.send(&FromClient::Rematch { seat: Seat(2) }).await;
    let next = |message| match message {
        FromServer::Again { table, tickets, invite } => Some((table, tickets, invite)),
        _ => None,
    };
    let (id, tickets, invite) = one.next_of(next).await;
    let invite = invite.expect("the host gets the new invitation");
    assert_eq!(
        two.next_of(next).await,
        (id.clone(), vec![table.ticket(2)], None),
        "only the host may get the invitation"
    );
    assert_eq!(watching.next_of(next).await, (id.clone(), vec![table.invite], None));
    let old = FromClient::Join { table: id.clone(), tickets: vec![table.invite], have: 0 };
    assert_eq!(Client::connect(&url).await.refused_for(&old).await, Reason::NoTicket);
    let mut owner = Client::connect(&url).await;
    let joined = owner.join(&id, &tickets, 0).await;
    assert!(joined.host && joined.viewer == [Seat(0)], "people must keep their seats");
    assert_eq!(Client::connect(&url).await.join(&id, &[table.ticket(2)], 0).await.viewer, [Seat(2)]);
    owner.send(&FromClient::Free { seat: Seat(2) }).await;
    while seats(&mut owner).await[2].occupant != Occupant::Nobody {}
    let (_, joined, seated) = Client::invited(&url, &id, &[invite]).await;
    assert_eq!((joined.viewer, seated.map(|(seat, _)| seat)), (vec![Seat(2)], Some(Seat(2))));
}
