//! Tests of the questions about known tables. The tests act as the servers.

use std::sync::{Arc, Mutex};

use online::read;

use super::*;
use crate::online::{Entrance, links::KnownTable};

/// A connection: the events for the client, the messages of the client, and how often it was opened.
#[derive(Debug, Clone, Default)]
struct Wire(Arc<Mutex<(Vec<TransportEvent>, Vec<FromClient>, usize)>>);

impl Wire {
    fn tell(&self, event: TransportEvent) {
        self.0.lock().expect("the lock is not poisoned").0.push(event);
    }

    fn answer(&self, message: &FromServer) {
        self.tell(TransportEvent::Text(write(message)));
    }

    fn heard(&self) -> Vec<FromClient> {
        std::mem::take(&mut self.0.lock().expect("the lock is not poisoned").1)
    }

    fn opened(&self) -> usize {
        self.0.lock().expect("the lock is not poisoned").2
    }
}

impl Transport for Wire {
    fn open(&mut self, address: &str) {
        assert_eq!(address, "ws://table.local/ws");
        self.0.lock().expect("the lock is not poisoned").2 += 1;
    }

    fn send(&mut self, text: &str) {
        let message = read(text).expect("the client sends messages");
        self.0.lock().expect("the lock is not poisoned").1.push(message);
    }

    fn close(&mut self) {}

    fn take_events(&mut self) -> Vec<TransportEvent> {
        std::mem::take(&mut self.0.lock().expect("the lock is not poisoned").0)
    }
}

const PAGE: &str = "http://table.local/";
/// The date and time at the beginning of each test, in seconds since 1970.
const CLOCK: u64 = 2_000_000_000;

/// The list of this device, its conversations, and the connection to the only server.
struct List {
    links: Links,
    looks: Looks,
    wire: Wire,
}

impl List {
    /// Creates a list of this many tables, numbered from 0; the table with the highest number comes first.
    fn of(count: u8) -> List {
        let mut links = Links::default();
        for number in 0..count {
            links.remember(KnownTable {
                page: PAGE.to_owned(),
                title: "zoff".to_owned(),
                entrance: Entrance::new(&id(number), vec![ticket(number)]),
                over: false,
                turn: false,
                gone: false,
                seen: 0,
            });
        }
        List { links, looks: Looks::default(), wire: Wire::default() }
    }

    /// Runs [`Looks::work`] at this time. Returns the messages to the server, and whether the list has changed.
    fn work(&mut self, now: f64) -> (Vec<FromClient>, bool) {
        let changed = self.looks.work(now, CLOCK + now as u64, &mut self.links, || Box::new(self.wire.clone()));
        (self.wire.heard(), changed)
    }

    /// Connects and greets. Returns the first question.
    fn greet(&mut self, now: f64) -> Vec<FromClient> {
        assert_eq!(self.work(now).0, []);
        self.wire.tell(TransportEvent::Opened);
        let (messages, _) = self.work(now);
        assert!(matches!(messages[..], [FromClient::Hello { protocol: PROTOCOL, .. }]), "{messages:?}");
        self.wire.answer(&FromServer::Welcome { protocol: PROTOCOL, build: "0".to_owned() });
        self.work(now).0
    }

    /// Answers that a table is in this state.
    fn say(&self, number: u8, may_act: bool, over: bool, again: Option<u8>) {
        self.wire.answer(&FromServer::Looked { table: id(number), may_act, over, again: again.map(id) });
    }

    /// The state of a table: over, turn, gone.
    fn state(&self, number: u8) -> Option<(bool, bool, bool)> {
        self.links.find(PAGE, &id(number)).map(|known| (known.over, known.turn, known.gone))
    }
}

fn id(number: u8) -> String {
    format!("{number:016x}")
}

fn ticket(byte: u8) -> Ticket {
    Ticket::new([byte; 16])
}

fn look(number: u8) -> FromClient {
    FromClient::Look { table: id(number), tickets: vec![ticket(number)] }
}

#[test]
fn the_list_shows_the_answers_of_the_server() {
    let mut list = List::of(3);
    assert_eq!(list.greet(0.0), [look(2)]);
    assert_eq!(list.work(1.0), (vec![], false), "one question at a time");
    list.say(2, true, false, None);
    assert_eq!(list.work(1.0), (vec![look(1)], true));
    list.say(1, false, true, None);
    assert_eq!(list.work(1.0), (vec![look(0)], true));
    let refused = FromServer::Refused { id: None, reason: Reason::NoTable, detail: String::new() };
    list.wire.answer(&refused);
    assert_eq!(list.work(1.0), (vec![], true));
    let states = [list.state(2), list.state(1), list.state(0)];
    assert_eq!(states, [(false, true, false), (true, false, false), (false, false, true)].map(Some));
    // Somebody takes an action back, so it is no longer this person's turn.
    assert_eq!(list.work(ROUND - 0.1), (vec![], false));
    assert_eq!(list.work(ROUND), (vec![look(2)], false));
    list.say(2, false, false, None);
    assert_eq!(list.work(ROUND), (vec![look(1)], true));
    assert_eq!(list.state(2), Some((false, false, false)));
    assert_eq!(list.wire.opened(), 1, "the connection stays open");
    drop(list.looks);
    assert_eq!(Arc::strong_count(&list.wire.0), 1, "no connection outlives the list");
}

#[test]
fn the_known_state_stays_while_a_server_cannot_be_reached() {
    let mut list = List::of(1);
    list.links.see(PAGE, &id(0), (false, true), CLOCK - 7_200);
    assert_eq!(list.work(0.0), (vec![], false));
    list.wire.tell(TransportEvent::Closed);
    assert_eq!(list.work(1.0), (vec![], false));
    assert_eq!((list.state(0), list.wire.opened()), (Some((false, true, false)), 1));
    assert_eq!(list.greet(ROUND), [look(0)]);
    assert_eq!(list.wire.opened(), 2, "the connection is tried again");
    // A server that cannot read its store, and then one that does not answer at all.
    let refused = FromServer::Refused { id: None, reason: Reason::Storage, detail: String::new() };
    list.wire.answer(&refused);
    assert_eq!(list.work(ROUND + 1.0), (vec![], false));
    assert_eq!(list.work(2.0 * ROUND), (vec![look(0)], false));
    assert_eq!(list.work(3.0 * ROUND), (vec![], false));
    assert_eq!((list.state(0), list.wire.opened()), (Some((false, true, false)), 3));
    let since = |list: &List| list.links.find(PAGE, &id(0)).and_then(|known| known.outdated_since(CLOCK + 60));
    assert_eq!(since(&list), Some(CLOCK - 7_200), "the list shows how old the state is");
    list.links.see(PAGE, &id(0), (false, true), CLOCK);
    assert_eq!(since(&list), None);
    list.links.see(PAGE, &id(0), (true, false), CLOCK - 7_200);
    assert_eq!(since(&list), None, "a finished game stays finished");
}

#[test]
fn a_long_list_takes_several_rounds() {
    let count = MAX_QUESTIONS as u8 + 4;
    let mut list = List::of(count);
    let mut asked = list.greet(0.0);
    for round in 0..2 {
        let now = f64::from(round) * ROUND;
        asked.extend(list.work(now).0);
        while let Some(FromClient::Look { table, .. }) = asked.last() {
            let number = u8::from_str_radix(table, 16).expect("the id is a number");
            list.say(number, false, false, None);
            let (next, _) = list.work(now);
            if next.is_empty() {
                break;
            }
            asked.extend(next);
        }
    }
    let expected: Vec<FromClient> = (0..count).rev().cycle().take(2 * MAX_QUESTIONS).map(look).collect();
    assert_eq!(asked, expected);
}

#[test]
fn a_finished_game_leads_to_the_next_one() {
    let mut list = List::of(1);
    list.greet(0.0);
    list.say(0, false, true, Some(7));
    assert_eq!(list.work(0.0), (vec![], true));
    assert_eq!(list.state(0), None);
    assert_eq!(list.state(7), Some((false, false, false)));
    let (messages, _) = list.work(ROUND);
    assert_eq!(messages, [FromClient::Look { table: id(7), tickets: vec![ticket(0)] }], "the tickets are the same");
}

#[test]
fn an_older_server_changes_nothing() {
    let mut list = List::of(1);
    list.work(0.0);
    list.wire.tell(TransportEvent::Opened);
    list.work(0.0);
    let refused = FromServer::Refused { id: None, reason: Reason::Protocol, detail: String::new() };
    list.wire.answer(&refused);
    list.wire.tell(TransportEvent::Closed);
    assert_eq!(list.work(0.0), (vec![], false));
    assert_eq!(list.state(0), Some((false, false, false)));
}
