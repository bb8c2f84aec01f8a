//! The beginning of a connection: clients with another protocol, a table whose creation was not confirmed, and people
//! whose connection falls silent.

use std::time::Duration;

use futures_util::StreamExt as _;
use hab_gut::HabGut;
use hacienda_server::{Database, Options};
use online::{
    FromClient, FromServer, OLDEST_PROTOCOL, PROTOCOL, Reason, SeatPlan, SeatState, read_answer, setting_text,
};
use sqlx::{AnyConnection, Connection as _};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::{Host, change, start, start_in_folder},
    hosting::seats,
    player::Player,
    undo::settle,
};

#[tokio::test]
async fn clients_that_are_too_old_or_too_new_are_refused() {
    let host = Host::start().await;
    for protocol in [0, OLDEST_PROTOCOL - 1, PROTOCOL + 1, u32::MAX] {
        let mut client = Client::open(&host.url()).await.expect("the server accepts");
        let hello = FromClient::Hello { protocol, build: "test".to_owned() };
        assert_eq!(client.refused_for(&hello).await, Reason::Protocol, "protocol {protocol}");
        assert_eq!(client.try_next().await, None, "the connection must end");
    }
    // A client of any version can read the refusal, because its form never changes.
    let mut client = Client::open(&host.url()).await.expect("the server accepts");
    client.send_text(r#"{"hello":{"protocol":0,"build":"0.0.1"}}"#).await;
    let refusal = client.next_text().await.expect("an answer");
    assert!(refusal.starts_with(r#"{"refused":{"id":null,"reason":"protocol","detail":"#), "{refusal}");
}

/// The tables in a database.
async fn tables(options: &Options) -> Vec<String> {
    let Database::File { path, .. } = &options.database else { panic!("a file") };
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", path.display())).await.expect("a database");
    let ids =
        sqlx::query_scalar("SELECT id FROM tables").fetch_all(&mut connection).await.expect("the ids can be read");
    connection.close().await.expect("the connection closes");
    ids
}

#[tokio::test]
async fn a_table_whose_creator_never_learnt_of_it_expires() {
    let (_folder, options, service, url) = start_in_folder().await;
    let create = FromClient::Create {
        title: "hab-gut".to_owned(),
        setting: setting_text::<HabGut>(&hab_gut::Setting::default(), 3),
        seats: vec![SeatPlan::Person; 3],
        start: None,
    };
    // The connection ends before the answer arrives, and the client tries again.
    let mut client = Client::connect(&url).await;
    client.send(&create).await;
    while tables(&options).await.is_empty() {
        sleep(Duration::from_millis(10)).await;
    }
    drop(client);
    let mut client = Client::connect(&url).await;
    client.send(&create).await;
    let table = Table::created(client.next().await).expect("a table");
    assert_eq!(tables(&options).await.len(), 2);
    service.end().await;
    // Nobody knows the first table. It expires 90 days after its creation, although the other one is played.
    change(&options.database, "UPDATE tables SET touched = touched - 60 * 86400").await;
    let (service, url) = start(&options).await;
    let mut player = Player::<HabGut>::join(&url, &table, &table.all_seats(), 1).await;
    let seat = player.to_act().expect("the game goes on");
    player.act(seat).await;
    settle(std::slice::from_mut(&mut player), 1).await;
    service.end().await;
    change(&options.database, "UPDATE tables SET touched = touched - 31 * 86400").await;
    let (service, url) = start(&options).await;
    // The server deletes expired tables soon after it starts.
    let deleted = async {
        while tables(&options).await.len() > 1 {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(Duration::from_secs(20), deleted).await.expect("the table is deleted");
    assert_eq!(tables(&options).await, [table.id.as_str()]);
    player.reconnect(&url).await;
    assert_eq!(player.have, 1);
    service.end().await;
}

mod long {
    use super::*;

    /// Reads messages, and answers pings, until the person in seat 1 is absent. Returns the states of the seats.
    async fn until_absent(client: &mut Client) -> Vec<SeatState> {
        loop {
            let message = client.socket.next().await.expect("the connection is open").expect("the connection is open");
            let Message::Text(text) = message else { continue };
            if let FromServer::Seats(seats) = read_answer(&text).expect("a message")
                && !seats[1].present
            {
                return seats;
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn a_silent_client_is_absent_after_a_minute_and_an_idle_one_stays() {
        let host = Host::start().await;
        let url = host.url();
        let table = Table::set_up::<Zoff>(&url, 3).await;
        let (mut idle, _) = Client::joined(&url, &table, &[table.ticket(0)]).await;
        // This client does not answer pings, because nothing reads its socket.
        let (silent, _) = Client::joined(&url, &table, &[table.ticket(1)]).await;
        while !seats(&mut idle).await[1].present {}
        let began = Instant::now();
        let seats = timeout(Duration::from_secs(120), until_absent(&mut idle)).await.expect("the silence is noticed");
        let silence = began.elapsed().as_secs();
        assert!((55..100).contains(&silence), "the silence must be noticed after about a minute, not {silence} s");
        assert!(seats[0].present, "a client that answers pings must stay");
        drop(silent);
    }
}
