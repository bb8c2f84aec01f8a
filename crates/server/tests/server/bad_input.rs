//! Messages that must have no effect. Each is refused with a reason, and no other client notices.

use futures_util::SinkExt as _;
use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::{FromClient, FromServer, MAX_MESSAGE_BYTES, PROTOCOL, Reason, SeatPlan, Ticket, setting_text};
use tabletop::{Level, Seat};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Client, Table},
    host::Host,
    player::Player,
};

fn setting() -> String {
    setting_text::<HabGut>(&hab_gut::Setting::default(), 3)
}

fn hacienda() -> String {
    setting_text::<Hacienda>(&hacienda_rules::Setting::default(), 2)
}

async fn table(url: &str) -> Table {
    Table::set_up::<HabGut>(url, 3).await
}

fn act(seat: u8, id: u64, at: u32, action: &str) -> FromClient {
    FromClient::Act { seat: Seat(seat), id, at, action: action.to_owned() }
}

#[tokio::test]
async fn nothing_is_possible_before_the_greeting() {
    let host = Host::start().await;
    let mut client = Client::open(&host.url()).await.expect("the server accepts");
    assert_eq!(client.refused_for(&FromClient::Delete).await, Reason::Unreadable);
    let join = FromClient::Join { table: "0".repeat(16), tickets: Vec::new(), have: 0 };
    assert_eq!(client.refused_for(&join).await, Reason::Unreadable);
    client.greet().await;
    let hello = |protocol| FromClient::Hello { protocol, build: "test".to_owned() };
    assert_eq!(client.refused_for(&hello(PROTOCOL)).await, Reason::Unreadable);
    assert_eq!(client.refused_for(&FromClient::Delete).await, Reason::Unreadable);
    let mut other = Client::open(&host.url()).await.expect("the server accepts");
    assert_eq!(other.refused_for(&hello(PROTOCOL + 1)).await, Reason::Protocol);
    assert_eq!(other.try_next().await, None);
}

#[tokio::test]
async fn texts_that_are_not_messages_are_refused() {
    let host = Host::start().await;
    let mut client = Client::connect(&host.url()).await;
    for text in ["", "{", "null", "\"hello\"", "{\"join\":{}}", "{\"act\":{\"seat\":-1}}", "[[[[[[[[", "\u{0}"] {
        client.send_text(text).await;
        assert_eq!(client.refused().await, Reason::Unreadable, "{text}");
    }
    client.socket.send(Message::binary(vec![1, 2, 3])).await.expect("the server reads");
    assert_eq!(client.refused().await, Reason::Unreadable);
    client.send_text(&" ".repeat(MAX_MESSAGE_BYTES + 1)).await;
    assert_eq!(client.refused().await, Reason::TooLarge);
    client.create("hab-gut", &setting(), vec![SeatPlan::Person; 3]).await;
    // The connection may already be closed while this is sent.
    let _ = client.socket.send(Message::text("x".repeat(3 * MAX_MESSAGE_BYTES))).await;
    assert_eq!(client.try_next().await, None, "a far too large message must end the connection");
}

#[tokio::test]
async fn games_that_cannot_be_played_are_not_set_up() {
    let host = Host::start().await;
    let mut client = Client::connect(&host.url()).await;
    let person = SeatPlan::Person;
    let many = vec![person; 3];
    for (title, setting, seats) in [
        ("chess", setting(), many.clone()),
        ("hab-gut", "{}".to_owned(), many.clone()),
        ("hab-gut", setting(), vec![person; 4]),
        ("hab-gut", setting(), Vec::new()),
        ("hab-gut", setting(), vec![person; 200]),
        ("hab-gut", setting_text::<HabGut>(&hab_gut::Setting::default(), 9), vec![person; 9]),
        ("hab-gut", setting(), vec![SeatPlan::Computer(Level::Easy); 3]),
        ("hab-gut", setting(), vec![person, person, SeatPlan::Computer(Level::Expert)]),
        // The program offers this level in local games, but it needs too much processor time for the server.
        ("hacienda", hacienda(), vec![person, SeatPlan::Computer(Level::Expert)]),
    ] {
        let message = FromClient::Create { title: title.to_owned(), setting, seats, start: None };
        assert_eq!(client.refused_for(&message).await, Reason::NoGame, "{message:?}");
    }
    let message =
        FromClient::Create { title: "hab-gut".to_owned(), setting: setting(), seats: many, start: Some(Seat(7)) };
    client.send(&message).await;
    // Hab & Gut has a starting player, so the starting seat must exist.
    assert_eq!(client.refused().await, Reason::NoGame);
}

#[tokio::test]
async fn altered_links_are_refused() {
    let host = Host::start().await;
    let table = table(&host.url()).await;
    let other = self::table(&host.url()).await;
    for (id, ticket, reason) in [
        (table.id.as_str(), Ticket::new([7; 16]), Reason::NoTicket),
        (&table.id, other.ticket(0), Reason::NoTicket),
        ("0123456789abcdef", table.ticket(0), Reason::NoTable),
        ("../../etc/passwd", table.ticket(0), Reason::NoTable),
        ("", table.ticket(0), Reason::NoTable),
    ] {
        let mut client = Client::connect(&host.url()).await;
        let join = FromClient::Join { table: id.to_owned(), tickets: vec![ticket], have: 0 };
        assert_eq!(client.refused_for(&join).await, reason, "{id}");
    }
    let mut client = Client::connect(&host.url()).await;
    let join = |tickets| FromClient::Join { table: table.id.clone(), tickets, have: 0 };
    assert_eq!(client.refused_for(&join(Vec::new())).await, Reason::NoTicket);
    let mut client = Client::connect(&host.url()).await;
    assert_eq!(client.refused_for(&join(vec![table.ticket(0); 17])).await, Reason::NoTicket);
    let joined = client.join(&table.id, &[table.ticket(0)], 9_999).await;
    assert_eq!((joined.from, joined.log), (0, Vec::new()), "a client with too many entries must get the whole log");
    assert_eq!(client.refused_for(&join(vec![table.ticket(1)])).await, Reason::Unreadable);
}

#[tokio::test]
async fn actions_that_may_not_be_played_are_refused() {
    let host = Host::start().await;
    let table = table(&host.url()).await;
    let mut one = Player::<HabGut>::join(&host.url(), &table, &[table.ticket(0)], 1).await;
    let mut two = Player::<HabGut>::join(&host.url(), &table, &[table.ticket(1)], 2).await;
    let (mut watching, _) = Client::joined(&host.url(), &table, &[table.watch]).await;
    assert_eq!(one.to_act(), Some(Seat(0)));
    assert_eq!(two.client.refused_for(&act(1, 1, 0, "pass")).await, Reason::NotToAct);
    assert_eq!(two.client.refused_for(&act(0, 1, 0, "pass")).await, Reason::NotYours);
    assert_eq!(two.client.refused_for(&act(250, 1, 0, "pass")).await, Reason::NotYours);
    assert_eq!(watching.refused_for(&act(0, 1, 0, "pass")).await, Reason::NotYours);
    assert_eq!(one.client.refused_for(&act(0, 1, 1, "pass")).await, Reason::Outdated);
    assert_eq!(one.client.refused_for(&act(0, 1, u32::MAX, "pass")).await, Reason::Outdated);
    assert_eq!(one.client.refused_for(&act(0, 1, 0, "fly")).await, Reason::Unreadable);
    assert_eq!(one.client.refused_for(&act(0, 1, 0, " pass")).await, Reason::Unreadable);
    assert_eq!(one.client.refused_for(&act(0, 1, 0, "keep")).await, Reason::Illegal);
    one.act(Seat(0)).await;
    // An action with a number that was used before is not played again, but the sender gets its entry again.
    let (id, text) = (one.pending.expect("the action was sent"), "pass");
    one.client.send(&act(0, id, 0, text)).await;
    one.client.send(&act(0, id, 1, text)).await;
    let mut entries = Vec::new();
    while entries.len() < 3 {
        entries.extend(
            one.client
                .next_of(|message| match message {
                    FromServer::Log { from: 0, entries } => Some(entries),
                    other => panic!("{other:?}"),
                })
                .await,
        );
    }
    assert!(entries.iter().all(|entry| *entry == entries[0]));
    assert_eq!(two.client.refused_for(&FromClient::Undo { seat: Seat(1), keep: 0 }).await, Reason::NoUndo);
    assert_eq!(two.client.refused_for(&FromClient::Rematch { seat: Seat(1) }).await, Reason::Phase);
    for message in [FromClient::Delete, FromClient::Free { seat: Seat(0) }, FromClient::Ask { seat: Seat(0) }] {
        assert_eq!(two.client.refused_for(&message).await, Reason::NotHost);
    }
    let replace = FromClient::Replace { seat: Seat(2), level: Level::Easy };
    assert_eq!(watching.refused_for(&replace).await, Reason::NotHost, "a spectator must have no vote");
    let (_, late) = Client::joined(&host.url(), &table, &[table.watch]).await;
    assert_eq!(late.log.len(), 1);
}
