//! Bad messages of all kinds, while others play. Each is refused with a reason, nobody else notices anything, and the
//! server's memory does not grow.

use futures_util::SinkExt as _;
use hab_gut::HabGut;
use online::{FromClient, FromServer, MAX_MESSAGE_BYTES, Reason, SeatPlan, setting_text, write};
use tabletop::Seat;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Client, Table},
    games::play_whole_game,
    host::{Folder, Host},
    killed::{Program, connect, file},
};

/// The limit of these servers on the messages per second from a connection. Bursts may be twice as large.
const MAX_PER_SECOND: u32 = 50;
/// The number of bad messages from one connection: fewer than a burst.
const BURST: usize = 80;
/// The number of kinds of bad messages from a client at a table.
const KINDS: usize = 13;

/// The table at which the bad messages arrive, and another one.
struct Tables {
    attacked: Table,
    other: Table,
}

impl Tables {
    async fn set_up(url: &str) -> Tables {
        Tables { attacked: Table::set_up::<HabGut>(url, 3).await, other: Table::set_up::<HabGut>(url, 3).await }
    }

    /// A bad message of somebody with the links of seats 0 and 1, after seat 0 has passed in the action with `id` 1.
    /// Also returns the reason why it is refused; `None` if the sender gets the first entry again.
    fn message(&self, number: usize) -> (Message, Option<Reason>) {
        let id = number as u64 + 10;
        let act = |seat, id, at, action: &str| {
            Message::text(write(&FromClient::Act { seat: Seat(seat), id, at, action: action.to_owned() }))
        };
        let text = |message: &FromClient| Message::text(write(message));
        let join = || FromClient::Join {
            table: self.attacked.id.clone(),
            tickets: self.attacked.all_seats(),
            have: number as u32,
        };
        let create = || FromClient::Create {
            title: "chess".to_owned(),
            setting: setting_text::<HabGut>(&hab_gut::Setting::default(), 3),
            seats: vec![SeatPlan::Person; 3],
            start: None,
        };
        let (message, reason) = match number % KINDS {
            // Broken.
            0 => (Message::text(format!("{{\"act\":{number}}}")), Reason::Unreadable),
            1 => (Message::binary(vec![7; number]), Reason::Unreadable),
            2 => (act(0, id, 1, "fly"), Reason::Unreadable),
            // Oversized.
            3 => (Message::text("y".repeat(MAX_MESSAGE_BYTES + 1 + number)), Reason::TooLarge),
            // Out of turn, or against the rules.
            4 => (act(1, id, 1, "pass"), Reason::NotToAct),
            5 => (act(0, id, 1, "pass"), Reason::Illegal),
            6 => (text(&create()), Reason::NoGame),
            // Forged: the rights of others.
            7 => (act(2, id, 1, "pass"), Reason::NotYours),
            8 => (text(&FromClient::Undo { seat: Seat(1), keep: 0 }), Reason::NoUndo),
            9 => (text(&FromClient::Delete), Reason::NotHost),
            // Replayed: the action that was played, first with a new `id`, below with the same `id`; and the message
            // that joined the table.
            10 => (act(0, id, 0, "pass"), Reason::Outdated),
            11 => (text(&join()), Reason::Unreadable),
            _ => return (act(0, 1, 0, "pass"), None),
        };
        (message, Some(reason))
    }

    /// Sends the bad messages with these numbers, and checks the answer to each.
    async fn attack(&self, url: &str, numbers: std::ops::Range<usize>) {
        let (mut client, _) = Client::joined(url, &self.attacked, &self.attacked.all_seats()[..2]).await;
        let first = |message| match message {
            FromServer::Log { from: 0, entries } => Some(Ok(entries.len())),
            FromServer::Refused { reason, .. } => Some(Err(reason)),
            _ => None,
        };
        // The first attack plays this action; the others replay it.
        client.send(&FromClient::Act { seat: Seat(0), id: 1, at: 0, action: "pass".to_owned() }).await;
        assert_eq!(client.next_of(first).await, Ok(1));
        for number in numbers {
            let (message, reason) = self.message(number);
            client.socket.send(message).await.expect("the server reads");
            let answer = client.next_of(first).await;
            assert_eq!(answer, reason.map_or(Ok(1), Err), "message {number}, of kind {}", number % KINDS);
        }
        self.forge_link(url).await;
    }

    /// Tries to join with the links of another table.
    async fn forge_link(&self, url: &str) {
        let mut client = Client::connect(url).await;
        let join = FromClient::Join { table: self.attacked.id.clone(), tickets: self.other.all_seats(), have: 0 };
        assert_eq!(client.refused_for(&join).await, Reason::NoTicket);
        assert_eq!(client.try_next().await, None);
    }
}

/// Sends many harmless messages at once, again and again. Messages beyond the limit must be refused.
async fn flood(url: &str) {
    // Enough to exceed the limit, but too few for the server to close the connection, which could lose answers.
    const AT_ONCE: usize = 3 * MAX_PER_SECOND as usize + 40;
    let mut too_fast = 0;
    for _ in 0..5 {
        let mut client = Client::connect(url).await;
        for _ in 0..AT_ONCE {
            client.socket.feed(Message::text(write(&FromClient::Ping))).await.expect("the server reads");
        }
        client.socket.flush().await.expect("the server reads");
        for _ in 0..AT_ONCE {
            match client.next().await {
                FromServer::Pong => {}
                FromServer::Refused { reason: Reason::TooFast, .. } => too_fast += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(too_fast > 0, "messages beyond the limit must be refused");
}

/// Sends this number of bad messages, and a flood of harmless ones, while other clients play a whole game at another
/// table and somebody watches the attacked table.
async fn others_are_not_disturbed(url: &str, tables: &Tables, messages: usize) {
    let playing = {
        let url = url.to_owned();
        tokio::spawn(async move { play_whole_game::<HabGut>(&url, &hab_gut::Setting::default(), 4, 0, 3).await })
    };
    let flooding = {
        let url = url.to_owned();
        tokio::spawn(async move { flood(&url).await })
    };
    let (mut watching, joined) = Client::joined(url, &tables.attacked, &[tables.attacked.watch]).await;
    for first in (0..messages).step_by(BURST) {
        tables.attack(url, first..messages.min(first + BURST)).await;
    }
    flooding.await.expect("the flood is stopped");
    assert!(playing.await.expect("the others play to the end") > 10);
    watching.send(&FromClient::Ping).await;
    let mut entries = joined.log.len();
    loop {
        match watching.next().await {
            FromServer::Log { entries: more, .. } => entries += more.len(),
            // The connections of the attacker come and go.
            FromServer::Seats(_) => {}
            FromServer::Pong => break,
            other => panic!("{other:?}"),
        }
    }
    let (_, late) = Client::joined(url, &tables.attacked, &[tables.attacked.watch]).await;
    assert_eq!((entries, late.log.len()), (1, 1), "only the one legal action must be played, once");
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_not_disturbed_by_sixty_bad_messages() {
    let host = Host::start_with(|options| options.limits.messages_per_second = MAX_PER_SECOND).await;
    let tables = Tables::set_up(&host.url()).await;
    others_are_not_disturbed(&host.url(), &tables, 60).await;
}

/// The tolerated growth of the program's memory in KiB: the heap gets fragmented, and tables stay in memory for half a
/// minute. A leak of the oversized messages of two rounds would exceed it.
const MAX_GROWTH: u64 = 2 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_bad_messages_leak_no_memory() {
    let folder = Folder::new();
    let program = Program::start_with(&file(&folder), MAX_PER_SECOND);
    drop(connect(&program.url()).await);
    let tables = Tables::set_up(&program.url()).await;
    let mut memory = Vec::new();
    // The first round fills the caches and the heap.
    for _ in 0..3 {
        others_are_not_disturbed(&program.url(), &tables, 1_000).await;
        memory.extend(program.memory());
    }
    println!("memory of the server in KiB after each thousand bad messages: {memory:?}");
    let [first, .., last] = memory[..] else {
        println!("not measured: the system does not report the memory of a process");
        return;
    };
    assert!(last < first + MAX_GROWTH, "the memory must not grow: {memory:?}");
}
