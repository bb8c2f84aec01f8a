//! Questions about the state of a table from connections that have not joined it.

use hab_gut::HabGut;
use online::{FromClient, FromServer, Occupant, Reason, Ticket};
use tabletop::{Level, Seat};
use zoff::Zoff;

use crate::{
    absence::{replace, replaced},
    client::{Client, Table},
    host::{Host, start, start_in_folder},
    hosting::until_present,
    player::Player,
    rematch::{again, played, want},
    undo::settle,
};

fn look(table: &str, tickets: &[Ticket]) -> FromClient {
    FromClient::Look { table: table.to_owned(), tickets: tickets.to_vec() }
}

/// Asks for the state of a table. Returns whether a seat of the tickets may act, whether the game is over, and the table
/// of the next game.
async fn state(client: &mut Client, table: &str, tickets: &[Ticket]) -> (bool, bool, Option<String>) {
    client.send(&look(table, tickets)).await;
    let looked = |message| match message {
        FromServer::Looked { table: id, may_act, over, again } => Some((id, may_act, over, again)),
        FromServer::Refused { .. } => panic!("{message:?}"),
        _ => None,
    };
    let (id, may_act, over, again) = client.next_of(looked).await;
    assert_eq!(id, table);
    (may_act, over, again)
}

/// For each seat, whether the server says that it may act.
async fn turns(url: &str, table: &Table) -> Vec<bool> {
    let mut client = Client::connect(url).await;
    let mut turns = Vec::new();
    for ticket in table.all_seats() {
        turns.push(state(&mut client, &table.id, &[ticket]).await.0);
    }
    turns
}

#[tokio::test]
async fn whose_turn_it_is_follows_from_the_position_even_after_an_undo() {
    let (_folder, options, service, url) = start_in_folder().await;
    let table = Table::set_up::<Zoff>(&url, 3).await;
    assert_eq!(turns(&url, &table).await, [true, true, true], "everybody chooses a pair");
    let mut players = [Player::<Zoff>::join(&url, &table, &[table.ticket(0)], 1).await];
    players[0].act(Seat(0)).await;
    settle(&mut players, 1).await;
    assert_eq!(turns(&url, &table).await, [false, true, true]);
    players[0].client.send(&FromClient::Undo { seat: Seat(0), keep: 0 }).await;
    settle(&mut players, 2).await;
    assert_eq!(turns(&url, &table).await, [true, true, true], "an undo must let the seat act again");
    players[0].act(Seat(0)).await;
    settle(&mut players, 3).await;
    let mut client = Client::connect(&url).await;
    let both = [table.ticket(0), table.ticket(2)];
    assert_eq!(state(&mut client, &table.id, &both).await, (true, false, None), "one of the two seats may act");
    assert_eq!(
        state(&mut client, &table.id, &[table.watch, table.host]).await,
        (false, false, None),
        "tickets without a seat may never act"
    );
    service.end().await;
    let (_service, url) = start(&options).await;
    assert_eq!(
        turns(&url, &table).await,
        [false, true, true],
        "the server must answer for a table that is not in memory"
    );
}

#[tokio::test]
async fn looking_takes_no_seat_and_ends_no_stand_in() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<Zoff>(&url, 3).await;
    let (mut owner, _) = Client::joined(&url, &table, &[table.ticket(0), table.host]).await;
    let (person, _) = Client::joined(&url, &table, &[table.ticket(1)]).await;
    until_present(&mut owner, 1, true).await;
    drop(person);
    until_present(&mut owner, 1, false).await;
    owner.send(&replace(1, Level::Easy)).await;
    assert_eq!(replaced(&mut owner, 1).await, Level::Easy);
    let mut client = Client::connect(&url).await;
    for tickets in [[table.ticket(1)], [table.ticket(2)], [table.invite]] {
        state(&mut client, &table.id, &tickets).await;
    }
    let (_watching, joined) = Client::joined(&url, &table, &[table.watch]).await;
    assert_eq!(joined.seats[1].occupant, Occupant::Computer(Level::Easy), "the stand-in must keep the seat");
    assert_eq!((joined.seats[2].occupant, joined.seats[2].present), (Occupant::Nobody, false));
    // The connection can still join, because looking is not joining.
    assert_eq!(client.join(&table.id, &[table.ticket(1)], 0).await.viewer, [Seat(1)]);
    assert_eq!(state(&mut client, &table.id, &[table.watch]).await, (false, false, None));
}

#[tokio::test]
async fn a_look_needs_a_greeting_a_table_and_a_ticket() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<HabGut>(&url, 3).await;
    let other = Table::set_up::<HabGut>(&url, 3).await;
    let mut client = Client::open(&url).await.expect("the server accepts");
    assert_eq!(client.refused_for(&look(&table.id, &[table.watch])).await, Reason::Unreadable);
    client.greet().await;
    for (id, tickets, reason) in [
        ("0123456789abcdef", vec![table.watch], Reason::NoTable),
        ("../../etc/passwd", vec![table.watch], Reason::NoTable),
        (&table.id, vec![other.ticket(0)], Reason::NoTicket),
        (&table.id, Vec::new(), Reason::NoTicket),
        (&table.id, vec![table.watch; 17], Reason::NoTicket),
    ] {
        assert_eq!(client.refused_for(&look(id, &tickets)).await, reason, "{id}");
    }
    assert_eq!(
        state(&mut client, &table.id, &[table.watch]).await,
        (false, false, None),
        "the connection must stay open"
    );
}

#[tokio::test]
async fn too_many_refused_looks_end_the_connection() {
    let host = Host::start().await;
    let url = host.url();
    let table = Table::set_up::<HabGut>(&url, 3).await;
    let refused = [("0123456789abcdef", Reason::NoTable), (&table.id, Reason::NoTicket)];
    for (id, reason) in refused {
        let mut client = Client::connect(&url).await;
        let looks = look(id, &[Ticket::new([7; 16])]);
        for _ in 0..100 {
            assert_eq!(client.refused_for(&looks).await, reason);
        }
        assert_eq!(
            state(&mut client, &table.id, &[table.watch]).await,
            (false, false, None),
            "an answered look must reset the count"
        );
        for _ in 0..101 {
            assert_eq!(client.refused_for(&looks).await, reason);
        }
        assert_eq!(client.try_next().await, None, "{reason}");
    }
}

#[tokio::test]
async fn a_look_at_a_finished_game_names_the_next_one() {
    let host = Host::start().await;
    let url = host.url();
    let (table, mut one, mut two) = played([&url, &url]).await;
    let mut client = Client::connect(&url).await;
    assert_eq!(state(&mut client, &table.id, &[table.ticket(2)]).await, (false, true, None));
    want(&mut one, 0).await;
    two.send(&FromClient::Rematch { seat: Seat(2) }).await;
    let (next, _) = one.next_of(again).await;
    assert_eq!(state(&mut client, &table.id, &[table.ticket(2)]).await, (false, true, Some(next.clone())));
    let (_, is_over, after) = state(&mut client, &next, &[table.ticket(2)]).await;
    assert_eq!((is_over, after), (false, None), "the same ticket must be valid at the next table");
}
