//! Tests of stored tables: after a restart, on a full disk, under other rules, at the end of their retention and in a
//! database of an earlier version. Another test checks what must not be stored.

use std::{fs, time::Duration};

use futures_util::StreamExt as _;
use hab_gut::HabGut;
use hacienda_server::{Database, Options, Service};
use online::{FromClient, FromServer, Reason, SeatPlan, setting_text};
use tabletop::{Seat, records::Recorded};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::{Message, protocol::frame::coding::CloseCode};

use crate::{
    client::{Client, Table},
    host::{Folder, change, make_old, options, start, start_in_folder},
    player::Player,
};

async fn table(url: &str) -> Table {
    Table::set_up::<HabGut>(url, 3).await
}

/// Plays this number of actions in total, for whichever seat may act.
async fn play(player: &mut Player<HabGut>, actions: u32) {
    let until = player.have + actions;
    while player.have < until {
        if player.pending.is_none() {
            let seat = player.to_act().expect("the game goes on");
            player.act(seat).await;
        }
        let message = player.client.next().await;
        assert_eq!(player.receive(message), None);
    }
}

#[tokio::test]
async fn a_restart_loses_nothing_and_is_announced_to_clients() {
    let (_folder, options, service, url) = start_in_folder().await;
    let table = table(&url).await;
    let mut player = Player::<HabGut>::join(&url, &table, &table.all_seats(), 1).await;
    play(&mut player, 10).await;
    service.end().await;
    let close = loop {
        match player.client.socket.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break frame.code,
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(close, CloseCode::Restart);
    let (service, url) = start(&options).await;
    player.reconnect(&url).await;
    assert_eq!(player.have, 10);
    player.play().await.assert_agrees();
    service.end().await;
}

/// Plays for all seats until the game is over, or an action cannot be stored.
async fn play_until_refused(player: &mut Player<HabGut>) -> Option<Reason> {
    while player.over.is_none() {
        if player.pending.is_none()
            && let Some(seat) = player.to_act()
        {
            player.act(seat).await;
        }
        let message = player.client.next().await;
        if let Some(reason) = player.receive(message) {
            assert_eq!(reason, Reason::Storage);
            return Some(reason);
        }
    }
    None
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_confirmed() {
    let folder = Folder::new();
    let mut options = options(&folder);
    let full = |pages| {
        move |options: &mut Options| {
            let Database::File { most_pages, .. } = &mut options.database else { panic!("a file") };
            *most_pages = pages;
        }
    };
    full(Some(20))(&mut options);
    let (service, url) = start(&options).await;
    let mut tables = vec![table(&url).await];
    let mut player = Player::<HabGut>::join(&url, &tables[0], &tables[0].all_seats(), 1).await;
    play(&mut player, 5).await;
    let mut client = Client::connect(&url).await;
    let create = FromClient::Create {
        title: "hab-gut".to_owned(),
        setting: setting_text::<HabGut>(&hab_gut::Setting::default(), 3),
        seats: vec![SeatPlan::Person; 3],
        start: None,
    };
    let refused = loop {
        client.send(&create).await;
        match client.next().await {
            FromServer::Refused { reason, .. } => break reason,
            other => tables.push(Table::created(other).expect("a table")),
        }
        assert!(tables.len() < 1_000, "the size of the file must be limited");
    };
    assert_eq!(refused, Reason::Storage);
    // Actions still fit into the last pages for a while.
    let mut others = tables[1..].iter();
    while play_until_refused(&mut player).await.is_none() {
        let table = others.next().expect("not all games fit");
        player = Player::join(&url, table, &table.all_seats(), 1).await;
    }
    let confirmed = player.have;
    let table = tables.iter().find(|table| player.tickets.contains(&table.ticket(0))).expect("one of the tables");
    let (_, late) = Client::joined(&url, table, &[table.watch]).await;
    assert_eq!(late.log.len() as u32, confirmed, "the table must still be shown");
    service.end().await;
    full(None)(&mut options);
    let (service, url) = start(&options).await;
    player.reconnect(&url).await;
    assert_eq!(player.have, confirmed);
    player.play().await.assert_agrees();
    service.end().await;
}

/// The version of the rules of Hab & Gut.
const RULES: u32 = <HabGut as Recorded>::RULES_VERSION;

/// Plays five actions, changes the database as another version of the server would have left it, and starts the server
/// again.
async fn changed_after_five_actions(folder: &Folder, sql: &[&'static str]) -> (Service, String, Table, Player<HabGut>) {
    changed_after(folder, 5, sql).await
}

/// Like [`changed_after_five_actions`], with this number of actions.
async fn changed_after(
    folder: &Folder,
    actions: u32,
    sql: &[&'static str],
) -> (Service, String, Table, Player<HabGut>) {
    let options = options(folder);
    let (service, url) = start(&options).await;
    let table = table(&url).await;
    let mut player = Player::<HabGut>::join(&url, &table, &table.all_seats(), 1).await;
    play(&mut player, actions).await;
    service.end().await;
    for sql in sql {
        change(&options.database, sql).await;
    }
    let (service, url) = start(&options).await;
    (service, url, table, player)
}

#[tokio::test]
async fn a_game_under_other_rules_is_shown_but_cannot_continue() {
    let older = "UPDATE tables SET rules = rules - 1";
    for (sql, rules, actions, entries) in [
        // This server is too old for the game.
        (&["UPDATE tables SET rules = rules + 1"][..], RULES + 1, 5, 5),
        (&["UPDATE tables SET rules = rules + 1"], RULES + 1, 0, 0),
        // The corrected rules lead to another position after the fourth action.
        (&[older, "UPDATE actions SET fingerprint = fingerprint - 1 WHERE seq = 3"], RULES - 1, 5, 3),
        // An earlier version of the server stored no fingerprints.
        (&[older, "UPDATE actions SET fingerprint = NULL"], RULES - 1, 5, 5),
    ] {
        let folder = Folder::new();
        let (service, url, table, player) = changed_after(&folder, actions, sql).await;
        let (mut client, joined) = Client::joined(&url, &table, &table.all_seats()).await;
        assert_eq!((joined.rules, joined.log.len()), (rules, entries), "{sql:?}");
        let seat = player.to_act().expect("the game was not over");
        let act = FromClient::Act { seat, id: 999, at: entries as u32, action: "pass".to_owned() };
        assert_eq!(client.refused_for(&act).await, Reason::Rules, "{sql:?}");
        client.send(&FromClient::Look { table: table.id.clone(), tickets: table.all_seats() }).await;
        let looked = client.next_of(|message| match message {
            FromServer::Looked { may_act, .. } => Some(may_act),
            _ => None,
        });
        assert!(!looked.await, "the server must answer that nobody may act: {sql:?}");
        service.end().await;
    }
}

#[tokio::test]
async fn a_game_continues_under_corrected_rules_that_change_nothing_in_it() {
    let folder = Folder::new();
    let older = &["UPDATE tables SET rules = rules - 1"];
    let (service, url, table, mut player) = changed_after_five_actions(&folder, older).await;
    let (_, joined) = Client::joined(&url, &table, &[table.watch]).await;
    assert_eq!((joined.rules, joined.log.len()), (RULES, 5), "the game must continue under the rules of this server");
    player.lay_out_anew(&url).await;
    assert_eq!(player.have, 5);
    player.play().await.assert_agrees();
    service.end().await;
}

#[tokio::test]
async fn a_game_without_any_action_begins_under_corrected_rules() {
    let folder = Folder::new();
    let older = &["UPDATE tables SET rules = rules - 1"];
    let (service, url, table, mut player) = changed_after(&folder, 0, older).await;
    let (_, joined) = Client::joined(&url, &table, &[table.watch]).await;
    assert_eq!((joined.rules, joined.log.len()), (RULES, 0));
    player.lay_out_anew(&url).await;
    player.play().await.assert_agrees();
    service.end().await;
}

#[tokio::test]
async fn a_server_starts_in_spite_of_an_unreadable_table() {
    for sql in ["UPDATE tables SET rules = -1", "UPDATE tables SET rules = rules - 1, salt = 'x'"] {
        let folder = Folder::new();
        let (service, url, table, _) = changed_after_five_actions(&folder, &[sql]).await;
        let mut client = Client::connect(&url).await;
        let join = FromClient::Join { table: table.id, tickets: vec![table.watch], have: 0 };
        assert_eq!(client.refused_for(&join).await, Reason::Storage, "{sql}");
        let other = self::table(&url).await;
        let mut player = Player::<HabGut>::join(&url, &other, &other.all_seats(), 1).await;
        play(&mut player, 1).await;
        service.end().await;
    }
}

#[tokio::test]
async fn only_expired_tables_are_deleted() {
    for (sql, is_kept) in [
        ("UPDATE tables SET touched = touched - 89 * 86400", true),
        ("UPDATE tables SET touched = touched - 91 * 86400", false),
        ("UPDATE tables SET ended = touched - 13 * 86400", true),
        ("UPDATE tables SET ended = touched - 15 * 86400", false),
    ] {
        let (_folder, options, service, url) = start_in_folder().await;
        let table = table(&url).await;
        service.end().await;
        change(&options.database, sql).await;
        let (service, url) = start(&options).await;
        let mut client = Client::connect(&url).await;
        // The server deletes expired tables soon after it starts.
        sleep(Duration::from_millis(300)).await;
        client.send(&FromClient::Join { table: table.id, tickets: vec![table.watch], have: 0 }).await;
        let is_there = matches!(client.next().await, FromServer::Joined(_));
        assert_eq!(is_there, is_kept, "{sql}");
        service.end().await;
    }
}

#[tokio::test]
async fn a_file_of_an_earlier_version_opens() {
    let (_folder, options, service, url) = start_in_folder().await;
    let old = table(&url).await;
    let mut player = Player::<HabGut>::join(&url, &old, &old.all_seats(), 1).await;
    play(&mut player, 5).await;
    service.end().await;
    make_old(&options.database).await;
    let (service, url) = start(&options).await;
    let (_, joined) = Client::joined(&url, &old, &[old.ticket(1), old.host]).await;
    assert!(joined.host && joined.viewer == [Seat(1)]);
    player.reconnect(&url).await;
    play(&mut player, 5).await;
    let new = table(&url).await;
    let (_, _, seated) = Client::invited(&url, &new.id, &[new.invite]).await;
    assert_eq!(seated.map(|(seat, _)| seat), Some(Seat(0)));
    service.end().await;
}

#[tokio::test]
async fn neither_tickets_nor_addresses_are_stored() {
    let (folder, _, service, url) = start_in_folder().await;
    let table = table(&url).await;
    let mut player = Player::<HabGut>::join(&url, &table, &table.all_seats(), 1).await;
    play(&mut player, 5).await;
    service.end().await;
    for file in fs::read_dir(&folder.0).expect("the folder") {
        let bytes = fs::read(file.expect("a file").path()).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        for secret in [table.watch, table.host, table.ticket(0), table.invite] {
            assert!(!text.contains(&secret.to_string()), "no ticket may be stored");
        }
        assert!(!text.contains("127.0.0.1"), "no address may be stored");
    }
}
