//! People at two processes that share a database: they see and hear each other, and decide together.

use std::time::Duration;

use hacienda_server::{AbsenceLimits, Database};
use online::{FromClient, FromServer, Occupant, Phrase, Reason};
use tabletop::{Level, Seat};
use tokio::time::timeout;
use zoff::Zoff;

use crate::{
    absence::{replace, replaced, until_votes},
    client::{Client, Table},
    host::{Host, change},
    hosting::{seats, until_present},
    postgres::{Postgres, host, postgres},
    rematch::{again, played, want},
};

async fn two_hosts(postgres: &Postgres) -> [Host; 2] {
    [host(&postgres.url).await, host(&postgres.url).await]
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_another_process_are_present_and_heard() {
    let Some(postgres) = postgres() else { return };
    let hosts = two_hosts(&postgres).await;
    let table = Table::set_up::<Zoff>(&hosts[0].url(), 2).await;
    let (mut one, _) = Client::joined(&hosts[0].url(), &table, &[table.ticket(0), table.host]).await;
    let (mut two, _) = Client::joined(&hosts[1].url(), &table, &[table.ticket(1)]).await;
    until_present(&mut one, 1, true).await;
    until_present(&mut two, 0, true).await;
    let (_, joined) = Client::joined(&hosts[1].url(), &table, &[table.watch]).await;
    assert!(joined.seats[0].present, "a latecomer must be told at once");
    assert_eq!(one.refused_for(&replace(1, Level::Easy)).await, Reason::Present);
    two.send(&FromClient::Say { seat: Seat(1), phrase: Phrase::NiceMove }).await;
    for client in [&mut one, &mut two] {
        let sentence = client.next_of(|message| match message {
            FromServer::Said { seat, phrase } => Some((seat, phrase)),
            _ => None,
        });
        assert_eq!(sentence.await, (Seat(1), Phrase::NiceMove));
    }
    // Open a second window of the same seat at the other process.
    let (window, _) = Client::joined(&hosts[0].url(), &table, &[table.ticket(1)]).await;
    drop(two);
    let gone = timeout(Duration::from_millis(500), until_present(&mut one, 1, false)).await;
    assert!(gone.is_err(), "a person must stay present while one window is left");
    drop(window);
    until_present(&mut one, 1, false).await;
    one.send(&replace(1, Level::Easy)).await;
    assert_eq!(replaced(&mut one, 1).await, Level::Easy);
    let (_two, joined) = Client::joined(&hosts[1].url(), &table, &[table.ticket(1)]).await;
    assert_eq!(joined.seats[1].occupant, Occupant::Person);
    while seats(&mut one).await[1].occupant != Occupant::Person {}
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_a_killed_process_are_absent_after_a_minute() {
    let Some(postgres) = postgres() else { return };
    let host = host(&postgres.url).await;
    let database = Database::Postgres { url: postgres.url.clone() };
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (mut one, joined) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    assert!(!joined.seats[1].present);
    let killed =
        format!("INSERT INTO presence SELECT '{}', 'killed', 2, 0, EXTRACT(EPOCH FROM now())::BIGINT", table.id);
    change(&database, killed.leak()).await;
    until_present(&mut one, 1, true).await;
    change(&database, "UPDATE presence SET seen = seen - 58 WHERE process = 'killed'").await;
    until_present(&mut one, 1, false).await;
    // A crash of the database loses the presence data, which is then written again.
    change(&database, "DELETE FROM presence").await;
    let other = self::host(&postgres.url).await;
    let (mut two, _) = Client::joined(&other.url(), &table, &[table.ticket(1)]).await;
    timeout(Duration::from_secs(30), until_present(&mut two, 0, true)).await.expect("presence is written every 20 s");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_processes_vote_together() {
    let Some(postgres) = postgres() else { return };
    let hosts = two_hosts(&postgres).await;
    let table = Table::set_up::<Zoff>(&hosts[0].url(), 4).await;
    let mut people = Vec::new();
    for seat in 0..4 {
        let url = hosts[usize::from(seat) % 2].url();
        people.push(Client::joined(&url, &table, &[table.ticket(seat)]).await.0);
    }
    until_present(&mut people[0], 3, true).await;
    drop(people.pop());
    until_present(&mut people[0], 3, false).await;
    people[0].send(&replace(3, Level::Easy)).await;
    until_votes(&mut people[1], 1).await;
    people[1].send(&replace(3, Level::Hard)).await;
    until_votes(&mut people[0], 2).await;
    // The person comes back at one process, and the other process drops the votes as well.
    let (person, joined) = Client::joined(&hosts[0].url(), &table, &[table.ticket(3)]).await;
    assert_eq!(joined.seats[3].votes, 0);
    until_present(&mut people[1], 3, true).await;
    drop(person);
    until_present(&mut people[1], 3, false).await;
    until_votes(&mut people[2], 0).await;
    people[0].send(&replace(3, Level::Easy)).await;
    people[1].send(&replace(3, Level::Hard)).await;
    until_votes(&mut people[0], 2).await;
    people[2].send(&replace(3, Level::Greedy)).await;
    for person in &mut people {
        assert_eq!(replaced(person, 3).await, Level::Greedy);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_processes_begin_again_together() {
    let Some(postgres) = postgres() else { return };
    let hosts = two_hosts(&postgres).await;
    let urls = [hosts[0].url(), hosts[1].url()];
    let urls = [urls[0].as_str(), &urls[1]];
    let (_, mut one, mut two) = played(urls).await;
    want(&mut one, 0).await;
    let alone = timeout(Duration::from_millis(500), one.next_of(again)).await;
    assert!(alone.is_err(), "no game may begin before the other person agrees");
    two.send(&FromClient::Rematch { seat: Seat(2) }).await;
    assert_eq!(one.next_of(again).await.0, two.next_of(again).await.0);
    // Both want it at the same time.
    for _ in 0..3 {
        let (_, mut one, mut two) = played(urls).await;
        one.send(&FromClient::Rematch { seat: Seat(0) }).await;
        two.send(&FromClient::Rematch { seat: Seat(2) }).await;
        assert_eq!(one.next_of(again).await.0, two.next_of(again).await.0);
    }
    // The only person who has not agreed leaves.
    let (_, mut one, two) = played(urls).await;
    want(&mut one, 0).await;
    drop(two);
    one.next_of(again).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_a_stopped_process_still_count_as_present() {
    let Some(postgres) = postgres() else { return };
    let [first, second] = two_hosts(&postgres).await;
    let urls = [first.url(), second.url()];
    let (table, mut one, two) = played([&urls[0], &urls[1]]).await;
    want(&mut one, 0).await;
    second.service.end().await;
    drop(two);
    let early = timeout(Duration::from_secs(3), one.next_of(again)).await;
    assert!(early.is_err(), "no game may begin while the other person only has to reconnect");
    let (_two, joined) = Client::joined(&urls[0], &table, &[table.ticket(2)]).await;
    assert!(joined.seats[0].rematch && joined.seats[2].present);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_another_process_are_not_replaced() {
    let Some(postgres) = postgres() else { return };
    let mut hosts = Vec::new();
    for _ in 0..2 {
        let database = Database::Postgres { url: postgres.url.clone() };
        let absence_limits = AbsenceLimits { idle: Duration::from_secs(2), gone: Duration::from_millis(10) };
        hosts.push(
            Host::start_with(|options| (options.database, options.absence_limits) = (database, absence_limits)).await,
        );
    }
    let table = Table::set_up::<Zoff>(&hosts[0].url(), 2).await;
    let (one, _) = Client::joined(&hosts[0].url(), &table, &[table.ticket(0)]).await;
    let (mut two, _) = Client::joined(&hosts[1].url(), &table, &[table.ticket(1)]).await;
    assert!(timeout(Duration::from_secs(3), replaced(&mut two, 0)).await.is_err());
    drop(one);
    assert_eq!(replaced(&mut two, 0).await, Level::Medium);
}
