//! Invitations: one link that gives each newcomer a seat, as long as one is free.

use std::collections::BTreeSet;

use online::{FromClient, FromServer, Occupant, Reason, Ticket};
use tabletop::{Level, Seat};
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::{Host, start, start_in_folder},
    hosting::{seats, until_present},
    player::Player,
    rematch::again,
};

/// Lets ten people with an invitation join a table of three seats at the same time, distributed over these servers.
/// Checks that exactly three of them get seats, all different, and that the old links of these seats are invalid.
pub async fn ten_people_on_three_seats(urls: &[String]) {
    let table = Table::set_up::<Zoff>(&urls[0], 3).await;
    let mut coming = Vec::new();
    for number in 0..10 {
        let (url, table) = (urls[number % urls.len()].clone(), table.clone());
        coming.push(tokio::spawn(async move { Client::invited(&url, &table.id, &[table.invite]).await }));
    }
    let (mut seated, mut clients) = (Vec::new(), Vec::new());
    for person in coming {
        let (client, joined, seat) = person.await.expect("the server lets all of them in");
        assert_eq!(joined.viewer, seat.iter().map(|(seat, _)| *seat).collect::<Vec<_>>());
        seated.extend(seat);
        clients.push(client);
    }
    let different: BTreeSet<Seat> = seated.iter().map(|(seat, _)| *seat).collect();
    assert_eq!((seated.len(), different.len()), (3, 3), "{seated:?}");
    for (seat, ticket) in seated {
        let old = FromClient::Join { table: table.id.clone(), tickets: vec![table.ticket(seat.0)], have: 0 };
        assert_eq!(Client::connect(&urls[0]).await.refused_for(&old).await, Reason::NoTicket);
        let (_, joined) = Client::joined(&urls[0], &table, &[ticket]).await;
        assert_eq!(joined.viewer, [seat], "the ticket must be for this seat");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_people_who_join_at_once_share_no_seat() {
    let host = Host::start().await;
    for _ in 0..3 {
        ten_people_on_three_seats(&[host.url()]).await;
    }
}

/// The next new link that the host receives.
async fn freed(client: &mut Client) -> (Seat, Ticket) {
    client
        .next_of(|message| match message {
            FromServer::Freed { seat, ticket } => Some((seat, ticket)),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn an_invitation_gives_the_first_free_seat() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<Zoff>(&url, 4).await;
    let (mut owner, joined, seated) =
        Client::invited(&url, &table.id, &[table.ticket(1), table.host, table.invite]).await;
    assert!(joined.host && joined.viewer == [Seat(1)] && seated.is_none(), "a seated person must get no second seat");
    owner.send(&FromClient::Replace { seat: Seat(0), level: Level::Easy }).await;
    while seats(&mut owner).await[0].occupant != Occupant::Computer(Level::Easy) {}
    let (guest, joined, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    let (seat, ticket) = seated.expect("two seats are left");
    assert_eq!((seat, joined.viewer, joined.host), (Seat(2), vec![Seat(2)], false));
    assert_eq!(joined.seats[2].occupant, Occupant::Person);
    assert_eq!(freed(&mut owner).await, (seat, ticket), "the host must get the new link as well");
    // The guest leaves, and returns with the seat's ticket and the invitation.
    until_present(&mut owner, 2, true).await;
    drop(guest);
    until_present(&mut owner, 2, false).await;
    let (_guest, joined, seated) = Client::invited(&url, &table.id, &[table.invite, ticket]).await;
    assert_eq!((joined.viewer, seated), (vec![Seat(2)], None));
    let (_last, _, seated) = Client::invited(&url, &table.id, &[Ticket::new([7; 16]), table.invite]).await;
    assert_eq!(seated.map(|(seat, _)| seat), Some(Seat(3)), "an invalid ticket must not count as a seat");
    let (_, joined, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    assert!(joined.viewer.is_empty() && seated.is_none() && !joined.host, "a latecomer must watch");
}

#[tokio::test]
async fn a_freed_seat_goes_to_the_next_invited_guest() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<Zoff>(&url, 2).await;
    let (mut owner, _, seated) = Client::invited(&url, &table.id, &[table.host, table.invite]).await;
    assert_eq!(seated.map(|(seat, _)| seat), Some(Seat(0)), "a host without a seat must get one");
    let (mut guest, _, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    assert_eq!(seated.map(|(seat, _)| seat), Some(Seat(1)));
    owner.send(&FromClient::Free { seat: Seat(1) }).await;
    assert_eq!(guest.refused().await, Reason::NoTicket);
    let (_, joined, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    assert_eq!((joined.viewer, seated.map(|(seat, _)| seat)), (vec![Seat(1)], Some(Seat(1))));
}

#[tokio::test]
async fn a_freed_seat_of_a_stand_in_goes_to_the_next_invited_guest() {
    let (_folder, options, service, url) = start_in_folder().await;
    let table = Table::set_up::<Zoff>(&url, 2).await;
    let (mut owner, _, _) = Client::invited(&url, &table.id, &[table.ticket(0), table.host]).await;
    owner.send(&FromClient::Replace { seat: Seat(1), level: Level::Easy }).await;
    while seats(&mut owner).await[1].occupant != Occupant::Computer(Level::Easy) {}
    let (_, _, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    assert_eq!(seated, None, "a seat with a stand-in must not be free");
    owner.send(&FromClient::Free { seat: Seat(1) }).await;
    freed(&mut owner).await;
    assert_eq!(seats(&mut owner).await[1].occupant, Occupant::Nobody);
    service.end().await;
    let (service, url) = start(&options).await;
    let (_, joined, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    assert_eq!(
        (joined.viewer, seated.map(|(seat, _)| seat)),
        (vec![Seat(1)], Some(Seat(1))),
        "the change must be stored"
    );
    service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_valid_for_the_next_game_and_takes_nobodys_seat() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<Zoff>(&url, 2).await;
    let mut players = Vec::new();
    for number in 0..2 {
        let (client, joined, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
        let (_, ticket) = seated.expect("there are two seats");
        players.push(tokio::spawn(Player::<Zoff>::begin(client, &[ticket], joined, number).play()));
    }
    let (mut watching, _, _) = Client::invited(&url, &table.id, &[table.invite]).await;
    let mut next = Vec::new();
    for player in players {
        let mut player = player.await.expect("the player plays to the end");
        let seat = player.seats.iter().next().expect("the player has a seat");
        player.client.send(&FromClient::Rematch { seat }).await;
        next.push((player, seat));
    }
    let (id, tickets) = watching.next_of(again).await;
    assert_eq!(tickets, [table.invite]);
    // The spectator may reach the new table before the players.
    let (_, joined, seated) = Client::invited(&url, &id, &tickets).await;
    assert!(joined.viewer.is_empty() && seated.is_none());
    for (mut player, seat) in next {
        let (id, tickets) = player.client.next_of(again).await;
        assert_eq!(Client::connect(&url).await.join(&id, &tickets, 0).await.viewer, [seat]);
    }
    let (mut owner, _, _) = Client::invited(&url, &id, &[table.host]).await;
    owner.send(&FromClient::Free { seat: Seat(1) }).await;
    freed(&mut owner).await;
    let (_, _, seated) = Client::invited(&url, &id, &[table.invite]).await;
    assert_eq!(seated.map(|(seat, _)| seat), Some(Seat(1)));
    // A guest invited to the old table gets no seat there, and is sent to the new one.
    let (mut owner, _, _) = Client::invited(&url, &table.id, &[table.host]).await;
    owner.send(&FromClient::Free { seat: Seat(0) }).await;
    freed(&mut owner).await;
    let (mut late, joined, seated) = Client::invited(&url, &table.id, &[table.invite]).await;
    assert!(joined.viewer.is_empty() && seated.is_none());
    assert_eq!(late.next_of(again).await, (id, vec![table.invite]));
}
