//! A client of the oldest version of the protocol that the server supports.

use std::{collections::BTreeSet, fs};

use hab_gut::HabGut;
use online::{FromClient, FromServer, OLDEST_PROTOCOL, read_answer};
use serde_json::Value;

use crate::{
    client::{Client, Table},
    host::Host,
    player::Player,
};

/// A stored text of the tests.
fn stored(folder: &str, name: &str) -> String {
    let path = format!("{}/../../tests/{folder}/{name}.json", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The names of the fields of each object in a message, except in values whose format belongs to the rules.
fn fields(message: &Value, found: &mut BTreeSet<String>) {
    match message {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                if !["opening", "played"].contains(&name.as_str()) {
                    fields(value, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

/// Checks that a client that rejects unknown answers and fields can read an answer.
fn assert_readable_by_old_client(text: &str) {
    let answer: Value = serde_json::from_str(text).expect("an answer is JSON");
    let kind = answer.as_str().or_else(|| Some(answer.as_object()?.keys().next()?)).expect("an answer has a kind");
    assert_ne!(kind, "looked", "the old version has no such answer");
    let known: Value = serde_json::from_str(&stored("answers", kind)).expect("the stored answer is JSON");
    let (mut sent, mut known_fields) = (BTreeSet::new(), BTreeSet::new());
    fields(&answer, &mut sent);
    fields(&known, &mut known_fields);
    assert!(sent.is_subset(&known_fields), "{text}");
}

#[tokio::test]
async fn a_client_of_the_previous_version_plays_a_whole_game() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<HabGut>(&url, 3).await;
    let hello = stored("messages", &format!("hello-{OLDEST_PROTOCOL}"));
    let mut client = Client::open(&url).await.expect("the server accepts");
    client.send_text(&hello).await;
    let welcome = client.next_text().await.expect("an answer");
    assert_readable_by_old_client(&welcome);
    assert!(
        matches!(read_answer(&welcome), Ok(FromServer::Welcome { protocol: OLDEST_PROTOCOL, .. })),
        "the server must speak the version of the client: {welcome}"
    );
    let tickets = table.all_seats();
    let join = FromClient::Join { table: table.id.clone(), tickets: tickets.clone(), have: 0 };
    client.send(&join).await;
    let joined = client.next_text().await.expect("an answer");
    assert_readable_by_old_client(&joined);
    let Ok(FromServer::Joined(joined)) = read_answer(&joined) else { panic!("{joined}") };
    let mut player = Player::<HabGut>::begin(client, &tickets, *joined, 1);
    while player.over.is_none() {
        if player.pending.is_none()
            && let Some(seat) = player.to_act()
        {
            player.act(seat).await;
        }
        let text = player.client.next_text().await.expect("the connection is open");
        assert_readable_by_old_client(&text);
        let message = read_answer(&text).expect("an answer is readable");
        assert_eq!(player.receive(message), None, "{text}");
    }
    player.assert_agrees();
}
