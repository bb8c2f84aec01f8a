//! Places at which phones and a large screen point.

use online::{FromClient, FromServer, Phrase, Reason};
use tabletop::Seat;
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::Host,
};

/// Waits until a place is pointed at.
async fn pointed(client: &mut Client) -> (Seat, Option<u16>) {
    let place = client.next_of(|message| match message {
        FromServer::Pointed { seat, at } => Some((seat, at)),
        _ => None,
    });
    place.await
}

/// Waits until a client is told whether there is a large screen.
async fn large_screen(client: &mut Client) -> bool {
    client.next_of(|message| if let FromServer::LargeScreen(is_shown) = message { Some(is_shown) } else { None }).await
}

/// Checks that a phone is not told a place before it is told that the screen has gone.
async fn assert_was_not_told(phone: &mut Client) {
    let heard = phone.next_of(|message| match message {
        FromServer::LargeScreen(false) => Some(true),
        FromServer::Pointed { .. } => Some(false),
        _ => None,
    });
    assert!(heard.await, "other phones must not be told the place");
}

#[tokio::test]
async fn a_phone_and_a_large_screen_point_for_each_other_only() {
    let host = Host::start().await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (mut one, _) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    let (mut other, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    let (mut screen, _) = Client::joined(&host.url(), &table, &[table.host]).await;
    assert!(large_screen(&mut one).await && large_screen(&mut other).await);
    let point = |seat: u8, at| FromClient::Point { seat: Seat(seat), at };
    one.send(&point(0, Some(7))).await;
    assert_eq!(pointed(&mut screen).await, (Seat(0), Some(7)));
    assert_eq!(one.refused_for(&point(1, Some(7))).await, Reason::NotYours);
    screen.send(&point(0, Some(9))).await;
    assert_eq!(pointed(&mut one).await, (Seat(0), Some(9)));
    // Only the newest window of a seat points, and only it is told.
    let (mut newest, _) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    one.send(&point(0, Some(3))).await;
    newest.send(&point(0, Some(4))).await;
    assert_eq!(pointed(&mut screen).await, (Seat(0), Some(4)));
    screen.send(&point(0, Some(5))).await;
    assert_eq!(pointed(&mut newest).await, (Seat(0), Some(5)));
    drop(screen);
    assert_was_not_told(&mut other).await;
    let (mut owner, _) = Client::joined(&host.url(), &table, &[table.ticket(1), table.host]).await;
    assert_eq!(
        owner.refused_for(&point(0, Some(9))).await,
        Reason::NotYours,
        "a host with a seat must count as a player"
    );
}

#[tokio::test]
async fn a_public_screen_at_which_people_play_points_like_a_large_screen() {
    let host = Host::start_with(|options| options.is_local = true).await;
    let table = Table::set_up::<Zoff>(&host.url(), 3).await;
    let (mut phone, _) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    let (mut other, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    let (mut screen, joined) = Client::joined(&host.url(), &table, &[table.ticket(2), table.host]).await;
    assert!(joined.host && joined.viewer == [Seat(2)]);
    assert!(large_screen(&mut phone).await && large_screen(&mut other).await);
    let point = |seat: u8, at| FromClient::Point { seat: Seat(seat), at };
    phone.send(&point(0, Some(7))).await;
    assert_eq!(pointed(&mut screen).await, (Seat(0), Some(7)));
    screen.send(&point(0, Some(9))).await;
    assert_eq!(pointed(&mut phone).await, (Seat(0), Some(9)));
    // The people at the screen see their own places there.
    screen.send(&point(2, Some(5))).await;
    screen.send(&FromClient::Say { seat: Seat(2), phrase: Phrase::Hello }).await;
    let heard = screen.next_of(|message| match message {
        FromServer::Said { .. } => Some(true),
        FromServer::Pointed { .. } | FromServer::LargeScreen(_) => Some(false),
        _ => None,
    });
    assert!(heard.await);
    drop(screen);
    assert_was_not_told(&mut other).await;
}
