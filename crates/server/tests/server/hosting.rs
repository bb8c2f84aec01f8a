//! The rights of the host, and another game after the end.

use online::{FromClient, FromServer, Occupant, Reason, SeatPlan, SeatState, Ticket, setting_text};
use tabletop::{Level, Seat};
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::Host,
    player::Player,
};

/// The place of the next game, if the message tells it, and the tickets for it.
pub fn again(message: FromServer) -> Option<(String, Vec<Ticket>)> {
    match message {
        FromServer::Again { table, tickets } => Some((table, tickets)),
        _ => None,
    }
}

/// The next states of the seats.
pub async fn seats(client: &mut Client) -> Vec<SeatState> {
    client
        .next_of(|message| match message {
            FromServer::Seats(seats) => Some(seats),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn a_freed_seat_has_another_link() {
    let host = Host::start().await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (mut owner, joined) = Client::joined(&host.url(), &table, &[table.ticket(0), table.host]).await;
    assert!(joined.host && joined.viewer == [Seat(0)]);
    let (mut guest, joined) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    assert!(!joined.host);
    owner.send(&FromClient::Free { seat: Seat(1) }).await;
    let ticket = owner
        .next_of(|message| match message {
            FromServer::Freed { seat: Seat(1), ticket } => Some(ticket),
            _ => None,
        })
        .await;
    assert_eq!(guest.refused().await, Reason::NoTicket);
    while guest.try_next().await.is_some() {}
    let mut old = Client::connect(&host.url()).await;
    let join = FromClient::Join { table: table.id.clone(), tickets: vec![table.ticket(1)], have: 0 };
    assert_eq!(old.refused_for(&join).await, Reason::NoTicket);
    let (_, joined) = Client::joined(&host.url(), &table, &[ticket]).await;
    assert_eq!(joined.viewer, [Seat(1)]);
}

#[tokio::test]
async fn a_computer_player_gives_the_seat_back_to_its_person() {
    let host = Host::start().await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let tickets = [table.ticket(0), table.host];
    let mut owner = Player::<Zoff>::join(&host.url(), &table, &tickets, 1).await;
    let replace = FromClient::Replace { seat: Seat(1), level: Level::Greedy };
    let (guest, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    while !seats(&mut owner.client).await[1].present {}
    assert_eq!(owner.client.refused_for(&replace).await, Reason::Present);
    drop(guest);
    while seats(&mut owner.client).await[1].present {}
    let expert = FromClient::Replace { seat: Seat(1), level: Level::Expert };
    assert_eq!(owner.client.refused_for(&expert).await, Reason::NoGame);
    assert_eq!(
        owner.client.refused_for(&FromClient::Replace { seat: Seat(0), level: Level::Easy }).await,
        Reason::Present
    );
    assert_eq!(
        owner.client.refused_for(&FromClient::Replace { seat: Seat(5), level: Level::Easy }).await,
        Reason::NotYours
    );
    owner.client.send(&replace).await;
    assert_eq!(seats(&mut owner.client).await[1].occupant, Occupant::Computer(Level::Greedy));
    // The computer player plays for the absent person.
    while owner.follower.notices().iter().filter(|notice| notice.seat == Seat(1)).count() < 3 {
        if owner.pending.is_none() && owner.to_act().is_some() {
            owner.act(Seat(0)).await;
        }
        let message = owner.client.next().await;
        if owner.receive(message).is_some() {
            owner.pending = None;
        }
    }
    // The person comes back: from now on, nobody else plays for the seat.
    let mut guest = Player::<Zoff>::join(&host.url(), &table, &[table.ticket(1)], 2).await;
    let states = seats(&mut guest.client).await;
    assert_eq!((states[1].occupant, states[1].present), (Occupant::Person, true));
    let before = guest.follower.notices().iter().filter(|notice| notice.seat == Seat(1)).count();
    let playing = tokio::spawn(owner.play());
    let guest = guest.play().await;
    let own = guest.follower.notices().iter().filter(|notice| notice.seat == Seat(1)).count();
    assert_eq!(own, before + guest.sent as usize);
    guest.agrees();
    playing.await.expect("the owner plays to the end").agrees();
}

#[tokio::test]
async fn a_deleted_table_is_gone() {
    let host = Host::start().await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (mut owner, _) = Client::joined(&host.url(), &table, &[table.host]).await;
    let (mut guest, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    assert_eq!(guest.refused_for(&FromClient::Delete).await, Reason::NotHost);
    owner.send(&FromClient::Delete).await;
    assert_eq!((owner.refused().await, guest.refused().await), (Reason::NoTable, Reason::NoTable));
    let mut late = Client::connect(&host.url()).await;
    let join = FromClient::Join { table: table.id.clone(), tickets: vec![table.ticket(1)], have: 0 };
    assert_eq!(late.refused_for(&join).await, Reason::NoTable);
}

#[tokio::test]
async fn another_game_begins_once_all_people_want_it() {
    let host = Host::start().await;
    let url = host.url();
    let setting = setting_text::<hab_gut::HabGut>(&hab_gut::Setting::default(), 3);
    let plans = vec![SeatPlan::Person, SeatPlan::Computer(Level::Greedy), SeatPlan::Person];
    let table = Client::connect(&url).await.create("hab-gut", &setting, plans).await;
    let one = Player::<hab_gut::HabGut>::join(&url, &table, &[table.ticket(0), table.host], 1).await;
    let two = Player::<hab_gut::HabGut>::join(&url, &table, &[table.ticket(2)], 2).await;
    let (one, two) = (tokio::spawn(one.play()), tokio::spawn(two.play()));
    let (mut one, two) = (one.await.expect("played"), two.await.expect("played"));
    one.client.send(&FromClient::Rematch { seat: Seat(0) }).await;
    while !seats(&mut one.client).await[0].rematch {}
    // The other one has gone, and comes again later.
    drop(two);
    let (mut two, joined) = Client::joined(&url, &table, &[table.ticket(2)]).await;
    assert!(joined.seats[0].rematch && !joined.seats[2].rematch);
    two.send(&FromClient::Rematch { seat: Seat(2) }).await;
    let (id, tickets) = one.client.next_of(again).await;
    assert_eq!(two.next_of(again).await, (id.clone(), vec![table.ticket(2)]));
    let mut next = Client::connect(&url).await;
    let joined = next.join(&id, &tickets, 0).await;
    assert!(joined.host && joined.viewer == [Seat(0)] && joined.log.is_empty());
    let opening: tabletop::Opening<hab_gut::HabGut> = serde_json::from_value(joined.opening).expect("an opening");
    assert_eq!(opening.start, Seat(1), "the next seat starts");
    // Latecomers with the old link are told, too.
    let (mut late, _) = Client::joined(&url, &table, &[table.watch]).await;
    assert_eq!(late.next_of(again).await, (id, vec![table.watch]));
}
