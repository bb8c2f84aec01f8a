//! The rights of the host.

use online::{FromClient, FromServer, Occupant, Phrase, Reason, SeatState};
use tabletop::{Level, Seat};
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::Host,
    player::Player,
};

/// Waits until the person of a seat is present, or absent if `present` is false.
pub async fn until_present(client: &mut Client, seat: usize, present: bool) {
    while seats(client).await[seat].present != present {}
}

/// Waits for the next message with the states of the seats.
pub async fn seats(client: &mut Client) -> Vec<SeatState> {
    client
        .next_of(|message| match message {
            FromServer::Seats(seats) => Some(seats),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn a_freed_seat_gets_a_new_link() {
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
    until_present(&mut owner.client, 1, true).await;
    assert_eq!(owner.client.refused_for(&replace).await, Reason::Present);
    drop(guest);
    until_present(&mut owner.client, 1, false).await;
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
    // Once the person is back, nobody else plays for the seat.
    let mut guest = Player::<Zoff>::join(&host.url(), &table, &[table.ticket(1)], 2).await;
    let states = seats(&mut guest.client).await;
    assert_eq!((states[1].occupant, states[1].present), (Occupant::Person, true));
    let before = guest.follower.notices().iter().filter(|notice| notice.seat == Seat(1)).count();
    let playing = tokio::spawn(owner.play());
    let guest = guest.play().await;
    let own = guest.follower.notices().iter().filter(|notice| notice.seat == Seat(1)).count();
    assert_eq!(own, before + guest.sent as usize);
    guest.assert_agrees();
    playing.await.expect("the owner plays to the end").assert_agrees();
}

#[tokio::test]
async fn only_the_person_of_the_seat_is_asked_and_a_sentence_counts_as_the_answer() {
    let host = Host::start().await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (mut owner, _) = Client::joined(&host.url(), &table, &[table.host]).await;
    let (mut guest, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    let (mut other, _) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    owner.send(&FromClient::Ask { seat: Seat(1) }).await;
    let asked = |message| if let FromServer::Asked(seat) = message { Some(seat) } else { None };
    assert_eq!(guest.next_of(asked).await, Seat(1));
    guest.send(&FromClient::Say { seat: Seat(1), phrase: Phrase::OneMoment }).await;
    for client in [&mut owner, &mut other] {
        let heard = client.next_of(|message| match message {
            FromServer::Said { seat, phrase } => Some((seat, phrase)),
            FromServer::Asked(_) => panic!("only the person of the seat may be asked"),
            _ => None,
        });
        assert_eq!(heard.await, (Seat(1), Phrase::OneMoment));
    }
    assert_eq!(owner.refused_for(&FromClient::Ask { seat: Seat(5) }).await, Reason::NotYours);
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
