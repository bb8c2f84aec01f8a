//! Computer players that replace absent people: after a vote of the people who are present, and after three days.

use std::{
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant, SystemTime},
};

use hacienda_server::{AbsenceLimits, Options};
use online::{FromClient, FromServer, Occupant, Reason};
use tabletop::{Level, Seat};
use tokio::time::{sleep, timeout};
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::{Folder, Host, change, options, start, start_in_folder},
    hosting::{seats, until_present},
};

pub fn replace(seat: u8, level: Level) -> FromClient {
    FromClient::Replace { seat: Seat(seat), level }
}

/// Waits until this many people have voted to replace the absent person in seat 3, and no more messages arrive.
pub async fn until_votes(client: &mut Client, votes: u8) {
    let mut state = seats(client).await[3];
    loop {
        match timeout(Duration::from_millis(200), seats(client)).await {
            Ok(states) => state = states[3],
            Err(_) if state.votes == votes => break,
            Err(_) => state = seats(client).await[3],
        }
    }
    assert!(state.occupant == Occupant::Person && !state.present);
}

/// Waits until a computer player takes a seat, and returns its level.
pub async fn replaced(client: &mut Client, seat: usize) -> Level {
    loop {
        if let Occupant::Computer(level) = seats(client).await[seat].occupant {
            return level;
        }
    }
}

/// A table of four people, where the last one has left.
async fn three_of_four(url: &str) -> (Table, [Client; 3]) {
    let table = Table::set_up::<Zoff>(url, 4).await;
    let mut people = Vec::new();
    for seat in 0..4 {
        people.push(Client::joined(url, &table, &[table.ticket(seat)]).await.0);
    }
    until_present(&mut people[0], 3, true).await;
    drop(people.pop());
    until_present(&mut people[0], 3, false).await;
    (table, people.try_into().expect("three are left"))
}

#[tokio::test]
async fn an_absent_person_is_replaced_once_everybody_present_has_voted() {
    let host = Host::start().await;
    let url = host.url();
    let (table, [mut one, mut two, mut three]) = three_of_four(&url).await;
    assert_eq!(one.refused_for(&replace(1, Level::Easy)).await, Reason::Present);
    assert_eq!(one.refused_for(&replace(3, Level::Expert)).await, Reason::NoGame);
    one.send(&replace(3, Level::Easy)).await;
    one.send(&replace(3, Level::Easy)).await;
    until_votes(&mut one, 1).await;
    two.send(&replace(3, Level::Hard)).await;
    until_votes(&mut one, 2).await;
    let (_, joined) = Client::joined(&url, &table, &[table.watch]).await;
    assert_eq!(joined.seats[3].votes, 2, "a latecomer must be told the number of votes");
    three.send(&replace(3, Level::Greedy)).await;
    assert_eq!(replaced(&mut one, 3).await, Level::Greedy);
    assert_eq!(
        one.refused_for(&replace(3, Level::Easy)).await,
        Reason::Present,
        "a request must be refused while a computer player is playing"
    );
    // The person comes back and leaves again, so earlier votes must not count.
    let (person, joined) = Client::joined(&url, &table, &[table.ticket(3)]).await;
    assert_eq!((joined.seats[3].occupant, joined.seats[3].votes), (Occupant::Person, 0));
    until_present(&mut one, 3, true).await;
    drop(person);
    until_present(&mut one, 3, false).await;
    three.send(&replace(3, Level::Hard)).await;
    until_votes(&mut one, 1).await;
}

#[tokio::test]
async fn a_vote_lapses_when_its_voter_leaves_or_the_absent_person_returns() {
    let host = Host::start().await;
    let url = host.url();
    let (table, [mut one, mut two, three]) = three_of_four(&url).await;
    one.send(&replace(3, Level::Easy)).await;
    until_votes(&mut two, 1).await;
    // The person comes back for a moment, so the vote no longer counts.
    let (person, joined) = Client::joined(&url, &table, &[table.ticket(3)]).await;
    assert_eq!(joined.seats[3].votes, 0);
    until_present(&mut one, 3, true).await;
    drop(person);
    until_present(&mut one, 3, false).await;
    two.send(&replace(3, Level::Easy)).await;
    until_votes(&mut one, 1).await;
    // When the voter leaves, the vote no longer counts.
    drop(two);
    until_votes(&mut one, 0).await;
    one.send(&replace(3, Level::Hard)).await;
    until_votes(&mut one, 1).await;
    // The only person who has not voted leaves.
    drop(three);
    assert_eq!(replaced(&mut one, 3).await, Level::Hard);
    // A client that holds two seats casts the votes of both.
    let table = Table::set_up::<Zoff>(&url, 3).await;
    let (mut two, _) = Client::joined(&url, &table, &[table.ticket(0), table.ticket(1)]).await;
    two.send(&replace(2, Level::Easy)).await;
    assert_eq!(replaced(&mut two, 2).await, Level::Easy);
}

#[tokio::test]
async fn people_who_leave_during_a_shutdown_do_not_complete_a_vote() {
    let (_folder, options, service, url) = start_in_folder().await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        let (table, mut people) = three_of_four(&url).await;
        people[0].send(&replace(3, Level::Easy)).await;
        until_votes(&mut people[0], 1).await;
        tables.push((table, people));
    }
    service.end().await;
    let (_service, url) = start(&options).await;
    for (table, _) in tables {
        let (_, joined) = Client::joined(&url, &table, &[table.watch]).await;
        assert_eq!(joined.seats[3].occupant, Occupant::Person, "a shutdown must not complete a vote");
    }
}

/// The options of a server that, once nobody has acted for three days, replaces people a second after they have left.
fn impatient(folder: &Folder) -> Options {
    let gone = Duration::from_secs(1);
    Options { absence_limits: AbsenceLimits { gone, ..AbsenceLimits::default() }, ..options(folder) }
}

/// Sets up a table of two where seat 0 may act and its person has left. Then restarts the server, and runs `sql` on the
/// database in between.
async fn after(folder: &Folder, sql: &'static str) -> (Host, Table) {
    let options = impatient(folder);
    let (service, url) = start(&options).await;
    let table = Table::set_up::<Zoff>(&url, 2).await;
    let (mut watching, _) = Client::joined(&url, &table, &[table.watch]).await;
    let one = Client::joined(&url, &table, &[table.ticket(0)]).await;
    until_present(&mut watching, 0, true).await;
    drop(one);
    until_present(&mut watching, 0, false).await;
    service.end().await;
    change(&options.database, sql).await;
    (Host::start_with(|other| *other = options).await, table)
}

/// Joins as seat 1. Returns the level of the computer player that takes seat 0 within this time, if any.
async fn taken(url: &str, table: &Table, millis: u64) -> Option<Level> {
    let (mut two, _) = Client::joined(url, table, &[table.ticket(1)]).await;
    timeout(Duration::from_millis(millis), replaced(&mut two, 0)).await.ok()
}

#[tokio::test]
async fn a_computer_player_plays_for_a_person_who_was_away_for_three_days() {
    let folder = Folder::new();
    let (host, table) = after(&folder, "UPDATE tables SET touched = touched - 73 * 3600").await;
    assert_eq!(taken(&host.url(), &table, 15_000).await, Some(Level::Medium));
    let (mut watching, joined) = Client::joined(&host.url(), &table, &[table.watch, table.ticket(1)]).await;
    if joined.log.is_empty() {
        let played = |message| matches!(message, FromServer::Log { .. }).then_some(());
        watching.next_of(played).await;
    }
    let (_, joined) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    assert_eq!(joined.seats[0].occupant, Occupant::Person, "the person must get the seat back");
}

#[tokio::test]
async fn nobody_is_replaced_too_early() {
    for sql in [
        "UPDATE tables SET touched = touched - 71 * 3600",
        "UPDATE tables SET touched = touched + 73 * 3600",
        // A free seat has no person who could be absent.
        "UPDATE tables SET touched = touched - 73 * 3600; UPDATE chairs SET came = 0",
    ] {
        let folder = Folder::new();
        let (host, table) = after(&folder, sql).await;
        assert_eq!(taken(&host.url(), &table, 1_500).await, None, "{sql}");
    }
    // After a restart, people reconnect, and the order must not matter.
    let folder = Folder::new();
    let (host, table) = after(&folder, "UPDATE tables SET touched = touched - 73 * 3600").await;
    let (mut two, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    sleep(Duration::from_millis(100)).await;
    let (_one, _) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    assert!(timeout(Duration::from_millis(1_500), replaced(&mut two, 0)).await.is_err());
}

#[tokio::test]
async fn a_person_who_leaves_an_awake_table_is_replaced_after_the_idle_time() {
    let absence_limits = AbsenceLimits { idle: Duration::from_millis(1_500), gone: Duration::from_millis(10) };
    let host = Host::start_with(|options| options.absence_limits = absence_limits).await;
    // The idle time begins when the table is set up. On a busy machine, the person joins much later.
    let began = Instant::now();
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (one, joined) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    assert!(joined.seats[0].present);
    drop(one);
    let (mut two, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    assert_eq!(replaced(&mut two, 0).await, Level::Medium);
    assert!(began.elapsed() >= absence_limits.idle, "the table must wait for the person");
}

/// The hours by which the clocks of two tests are fast.
static FAST: [AtomicU64; 2] = [const { AtomicU64::new(0) }; 2];

fn clock<const N: usize>() -> SystemTime {
    SystemTime::now() + Duration::from_secs(3_600 * FAST[N].load(Relaxed))
}

#[tokio::test]
async fn nobody_is_replaced_when_a_fast_clock_is_corrected() {
    FAST[1].store(100, Relaxed);
    let folder = Folder::new();
    let options = Options { clock: clock::<1>, ..impatient(&folder) };
    let host = Host::start_with(|other| *other = options.clone()).await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    change(&options.database, "UPDATE chairs SET came = 1").await;
    let correction = async {
        sleep(Duration::from_millis(100)).await;
        FAST[1].store(0, Relaxed);
    };
    let url = host.url();
    let (level, ()) = tokio::join!(taken(&url, &table, 1_500), correction);
    assert_eq!(level, None);
}

#[tokio::test]
async fn nobody_is_replaced_when_a_clock_jumps() {
    let folder = Folder::new();
    let options = Options { clock: clock::<0>, ..impatient(&folder) };
    let host = Host::start_with(|other| *other = options.clone()).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        tables.push(Table::set_up::<Zoff>(&host.url(), 2).await);
    }
    // Nobody is at these tables yet, so each table is loaded only when somebody joins.
    change(&options.database, "UPDATE chairs SET came = 1").await;
    let (mut before, _) = Client::joined(&host.url(), &tables[0], &[tables[0].ticket(1)]).await;
    FAST[0].store(100, Relaxed);
    assert_eq!(
        taken(&host.url(), &tables[1], 1_500).await,
        None,
        "a table that wakes after the jump must not replace anybody"
    );
    let awake = timeout(Duration::from_millis(200), replaced(&mut before, 0)).await;
    assert!(awake.is_err(), "a table that was awake must not replace anybody");
}
