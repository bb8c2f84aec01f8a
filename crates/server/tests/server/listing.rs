//! The list of tables that everybody may watch.

use online::{FromClient, FromServer, Reason};
use tabletop::Seat;
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::Host,
    limits::get,
};

fn list(watch: Option<online::Ticket>) -> FromClient {
    FromClient::List { watch }
}

#[tokio::test]
async fn only_a_host_lists_a_table_and_only_with_the_ticket_to_watch() {
    let host = Host::start().await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let (mut owner, _) = Client::joined(&host.url(), &table, &[table.ticket(0), table.host]).await;
    let (mut guest, _) = Client::joined(&host.url(), &table, &[table.ticket(1)]).await;
    assert_eq!(guest.refused_for(&list(Some(table.watch))).await, Reason::NotHost);
    for ticket in [table.ticket(1), table.host] {
        assert_eq!(
            owner.refused_for(&list(Some(ticket))).await,
            Reason::NoTicket,
            "a ticket with more rights must be refused"
        );
    }
    assert!(get(&host, "/tables.json", "").await.ends_with("[]"));
    let entry = format!(r#"[{{"table":"{}","watch":"{}","title":"zoff"}}]"#, table.id, table.watch);
    for _ in 0..2 {
        owner.send(&list(Some(table.watch))).await;
        until_answered(&mut owner).await;
        assert!(get(&host, "/tables.json", "").await.ends_with(&entry), "the table must be listed only once");
    }
    for (tickets, is_listed) in [(vec![table.host], true), (vec![table.watch], false)] {
        let (_, joined) = Client::joined(&host.url(), &table, &tickets).await;
        assert_eq!(joined.listed, is_listed, "only hosts learn that a table is listed");
    }
    let page = get(&host, "/tables", "").await;
    assert!(page.contains("text/html") && page.contains("tables.json"));
    owner.send(&list(None)).await;
    until_answered(&mut owner).await;
    assert!(get(&host, "/tables.json", "").await.ends_with("[]"));
    owner.send(&list(Some(table.watch))).await;
    owner.send(&FromClient::Delete).await;
    assert_eq!(guest.refused().await, Reason::NoTable);
    assert!(get(&host, "/tables.json", "").await.ends_with("[]"), "a deleted table must leave the list");
}

/// Waits until the table has handled the earlier messages of a host.
async fn until_answered(owner: &mut Client) {
    owner.send(&FromClient::Ask { seat: Seat(0) }).await;
    owner.next_of(|message| if let FromServer::Asked(seat) = message { Some(seat) } else { None }).await;
}
