//! Tests of the session. The tests act as the server.

use online::{Commitment, FromClient, FromServer, Occupant, SeatPlan, read, write};

use tabletop::Level;

use super::*;

/// A session and its clock.
struct Client {
    session: Session,
    now: f64,
}

impl Client {
    fn creating() -> Client {
        let creation = Creation {
            title: "hab_gut".to_owned(),
            setting: "{}".to_owned(),
            seats: vec![SeatPlan::Person, SeatPlan::Person, SeatPlan::Computer(Level::Easy)],
            here: vec![Seat(0)],
            start: None,
        };
        Client { session: Session::create("http://table.local/".to_owned(), creation, 7 << 12), now: 10.0 }
    }

    fn joining() -> Client {
        Client::joining_with(vec![ticket(1)])
    }

    fn joining_with(tickets: Vec<Ticket>) -> Client {
        let entrance = Entrance::new("t", tickets);
        Client { session: Session::join("http://table.local/".to_owned(), entrance, 7 << 12), now: 10.0 }
    }

    /// The commands, with messages parsed.
    fn commands(&mut self) -> Vec<Result<FromClient, Command>> {
        let parsed = |command| match command {
            Command::Send(text) => Ok(read(&text).expect("the session sends messages")),
            other => Err(other),
        };
        self.session.take_commands().into_iter().map(parsed).collect()
    }

    fn receive(&mut self, message: &FromServer) -> Vec<Result<FromClient, Command>> {
        self.session.handle_socket_event(TransportEvent::Text(write(message)));
        self.commands()
    }

    fn pass(&mut self, seconds: f64) -> Vec<Result<FromClient, Command>> {
        self.now += seconds;
        self.session.tick(self.now, 0.5);
        self.commands()
    }

    fn connect(&mut self) -> Vec<Result<FromClient, Command>> {
        self.session.handle_socket_event(TransportEvent::Opened);
        assert!(matches!(self.commands()[..], [Ok(FromClient::Hello { protocol: PROTOCOL, .. })]));
        self.receive(&FromServer::Welcome { protocol: PROTOCOL, build: "0".to_owned() })
    }

    fn events(&mut self) -> Vec<SessionEvent> {
        std::iter::from_fn(|| self.session.next_event()).collect()
    }

    /// Connects, and joins a table with this number of entries.
    fn at_table(entries: u32) -> Client {
        let mut client = Client::joining();
        client.pass(0.0);
        client.connect();
        client.receive(&joined(0, entries));
        client.events();
        client
    }
}

fn ticket(byte: u8) -> Ticket {
    Ticket::new([byte; 16])
}

fn joined(from: u32, entries: u32) -> FromServer {
    let state = SeatState { occupant: Occupant::Person, present: true, rematch: false, votes: 0 };
    FromServer::Joined(Box::new(Joined {
        table: "t".to_owned(),
        title: "hab_gut".to_owned(),
        setting: "{}".to_owned(),
        rules: 1,
        opening: serde_json::json!({}),
        commitment: Commitment::new(1, &[2; 16]),
        viewer: vec![Seat(0)],
        host: false,
        listed: false,
        seats: vec![state; 2],
        from,
        log: vec![entry(); entries as usize],
    }))
}

fn entry() -> Entry {
    Entry::Played(serde_json::json!({"seat": 0}))
}

#[test]
fn a_table_is_set_up_and_joined_with_the_tickets_of_this_screen() {
    let mut client = Client::creating();
    assert_eq!(client.pass(0.0), [Err(Command::Open)]);
    assert!(matches!(client.connect()[..], [Ok(FromClient::Create { .. })]));
    let created = FromServer::Created {
        table: "t".to_owned(),
        seats: vec![Some(ticket(1)), Some(ticket(2)), None],
        watch: ticket(3),
        host: ticket(4),
        invite: ticket(5),
    };
    let join = FromClient::Join { table: "t".to_owned(), tickets: vec![ticket(1), ticket(4)], have: 0 };
    assert_eq!(client.receive(&created), [Ok(join)]);
    let entrance = client.session.entrance().expect("the table is set up");
    assert_eq!(entrance.links, [None, Some(ticket(2)), None], "this screen's ticket must not be a link for others");
    assert_eq!(client.receive(&joined(0, 2)), []);
    assert!(matches!(client.events()[..], [SessionEvent::Created, SessionEvent::Joined(_)]));
    assert_eq!(client.session.phase(), Phase::AtTable);
}

#[test]
fn an_invitation_is_exchanged_for_the_ticket_of_a_seat() {
    let mut client = Client::joining_with(vec![ticket(3), ticket(5)]);
    client.pass(0.0);
    client.connect();
    client.receive(&FromServer::Seated { seat: Seat(1), tickets: vec![ticket(6), ticket(3)] });
    client.receive(&joined(0, 0));
    let tickets = |client: &Client| client.session.entrance().map(|entrance| entrance.tickets.clone());
    assert_eq!(tickets(&client), Some(vec![ticket(6), ticket(3)]), "the ticket to watch must stay");
    assert!(matches!(client.events()[..], [SessionEvent::Tickets, SessionEvent::Joined(_)]));
    client.session.handle_socket_event(TransportEvent::Closed);
    client.pass(0.0);
    client.pass(2.0);
    let [Ok(FromClient::Join { tickets, .. })] = &client.connect()[..] else { panic!("the session joins again") };
    assert!(!tickets.contains(&ticket(5)), "the invitation must not give a second seat");
}

#[test]
fn a_session_reconnects_and_asks_for_the_missing_entries() {
    let mut client = Client::at_table(3);
    client.session.handle_socket_event(TransportEvent::Closed);
    assert_eq!(client.pass(0.0), []);
    assert!(!client.session.is_lost(client.now), "a short gap must not be reported");
    assert_eq!(client.pass(0.5), []);
    assert_eq!(client.pass(0.6), [Err(Command::Open)], "after one second");
    client.session.handle_socket_event(TransportEvent::Closed);
    assert_eq!(client.pass(0.0), []);
    assert_eq!(client.pass(1.9), []);
    assert!(client.session.is_lost(client.now + 1.0));
    assert_eq!(client.pass(0.2), [Err(Command::Open)], "after two more seconds");
    assert_eq!(client.connect(), [Ok(FromClient::Join { table: "t".to_owned(), tickets: vec![ticket(1)], have: 3 })]);
    client.receive(&joined(3, 2));
    assert!(
        matches!(&client.events()[..], [SessionEvent::Entries(entries)] if entries.len() == 2),
        "the table must stay as it is"
    );
    assert!(!client.session.is_lost(client.now));
}

#[test]
fn waits_between_attempts_grow_to_half_a_minute() {
    let mut client = Client::at_table(0);
    let waits: Vec<f64> = (0..8)
        .map(|_| {
            client.session.handle_socket_event(TransportEvent::Closed);
            client.pass(0.0);
            let began = client.now;
            while client.pass(0.25).is_empty() {}
            client.now - began
        })
        .collect();
    assert_eq!(waits, [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]);
}

#[test]
fn an_action_is_sent_again_under_the_same_number_until_it_is_answered() {
    let mut client = Client::at_table(1);
    client.session.act(Seat(0), "pass".to_owned(), 0);
    let act = FromClient::Act { seat: Seat(0), id: 8, at: 1, action: "pass".to_owned() };
    assert_eq!(client.commands(), [Ok(act.clone())]);
    client.session.act(Seat(0), "pass".to_owned(), 0);
    assert_eq!(client.commands(), [], "no second action before the answer to the first");
    client.session.handle_socket_event(TransportEvent::Closed);
    client.pass(0.0);
    client.pass(2.0);
    client.connect();
    assert_eq!(client.receive(&joined(1, 0)), [Ok(act)]);
    client.receive(&FromServer::Log { from: 1, entries: vec![entry()] });
    client.session.confirm(Seat(0));
    assert!(!client.session.waits_for_answer());
}

#[test]
fn known_entries_are_skipped_and_gaps_are_filled() {
    let mut client = Client::at_table(2);
    client.receive(&FromServer::Log { from: 1, entries: vec![entry(); 3] });
    assert!(matches!(&client.events()[..], [SessionEvent::Entries(entries)] if entries.len() == 2));
    let again = client.receive(&FromServer::Log { from: 9, entries: vec![entry()] });
    assert_eq!(again, [Err(Command::Open)], "entries 4 to 8 are missing, and a connection joins only once");
    assert!(matches!(client.connect()[..], [Ok(FromClient::Join { have: 0, .. })]));
    client.receive(&joined(0, 10));
    assert!(matches!(client.events()[..], [SessionEvent::Joined(_)]));
}

#[test]
fn temporary_refusals_are_retried_and_others_end_the_session() {
    let refused = |reason| FromServer::Refused { id: None, reason, detail: String::new() };
    let mut client = Client::joining();
    client.pass(0.0);
    client.connect();
    assert_eq!(client.receive(&refused(Reason::Full)), [Err(Command::Close)]);
    assert_eq!(client.session.phase(), Phase::Connecting);
    client.pass(0.0);
    assert_eq!(client.pass(2.0), [Err(Command::Open)]);
    client.connect();
    assert_eq!(client.receive(&refused(Reason::NoTicket)), [Err(Command::Close)]);
    assert_eq!(client.session.phase(), Phase::Refused(Reason::NoTicket));
    client.session.handle_socket_event(TransportEvent::Closed);
    assert_eq!((client.pass(0.0), client.pass(100.0)), (vec![], vec![]));
}

#[test]
fn an_unreadable_message_ends_the_session() {
    let mut client = Client::at_table(0);
    client.session.handle_socket_event(TransportEvent::Text("{\"news\":1}".to_owned()));
    assert_eq!(client.session.phase(), Phase::Refused(Reason::Protocol));
}

#[test]
fn questions_and_places_are_passed_on() {
    let mut client = Client::at_table(0);
    assert_eq!(client.receive(&FromServer::Asked(Seat(0))), []);
    client.receive(&FromServer::LargeScreen(true));
    client.receive(&FromServer::Pointed { seat: Seat(0), at: Some(7) });
    let events = client.events();
    assert!(matches!(
        events[..],
        [SessionEvent::Asked(Seat(0)), SessionEvent::LargeScreen(true), SessionEvent::Pointed(Seat(0), Some(7))]
    ));
}

#[test]
fn the_next_game_is_joined_with_its_tickets() {
    let mut client = Client::at_table(5);
    let again = FromServer::Again { table: "u".to_owned(), tickets: vec![ticket(9)], invite: Some(ticket(8)) };
    let join = FromClient::Join { table: "u".to_owned(), tickets: vec![ticket(9)], have: 0 };
    assert_eq!(client.receive(&again), [Err(Command::Open)], "a connection joins only one table");
    assert_eq!(client.connect(), [Ok(join)]);
    assert_eq!(client.session.entrance().and_then(|entrance| entrance.invite), Some(ticket(8)));
}

#[test]
fn a_silent_connection_is_pinged_and_then_dropped() {
    let mut client = Client::at_table(0);
    client.pass(0.0);
    assert_eq!(client.pass(19.0), []);
    assert_eq!(client.pass(2.0), [Ok(FromClient::Ping)]);
    assert_eq!(client.pass(2.0), [], "once is enough");
    client.receive(&FromServer::Pong);
    client.pass(0.0);
    assert_eq!(client.pass(19.0), [], "an answer must reset the timer");
    assert_eq!(client.pass(2.0), [Ok(FromClient::Ping)]);
    assert_eq!(client.pass(25.0), [Err(Command::Close)]);
    assert_eq!(client.session.phase(), Phase::Connecting);
    assert_eq!(client.pass(0.5), []);
    // The end of the closed connection does not count as a second failure, which would double the time until the next
    // attempt.
    client.session.handle_socket_event(TransportEvent::Closed);
    assert_eq!(client.pass(0.75), [Err(Command::Open)]);
}

#[test]
fn an_action_that_is_already_in_the_log_is_not_sent_again() {
    let mut client = Client::at_table(0);
    client.session.act(Seat(0), "pass".to_owned(), 0);
    client.commands();
    client.session.handle_socket_event(TransportEvent::Closed);
    client.pass(0.0);
    client.pass(2.0);
    client.connect();
    assert_eq!(client.receive(&joined(0, 1)), [], "the server had stored it before the connection was lost");
    assert!(!client.session.waits_for_answer(), "the person must be able to act again");
}

#[test]
fn an_action_is_based_on_the_entries_that_were_shown() {
    let mut client = Client::at_table(5);
    client.session.act(Seat(0), "pass".to_owned(), 2);
    assert!(matches!(client.commands()[..], [Ok(FromClient::Act { at: 3, .. })]));
}

#[test]
fn a_connection_that_never_answers_is_dropped() {
    let mut client = Client::joining();
    client.pass(0.0);
    client.session.handle_socket_event(TransportEvent::Opened);
    client.commands();
    client.pass(0.0);
    assert_eq!(client.pass(46.0), [Err(Command::Close)]);
    client.pass(0.0);
    assert_eq!(client.pass(2.0), [Err(Command::Open)]);
}

#[test]
fn a_seat_list_of_a_different_length_is_ignored() {
    let mut client = Client::at_table(0);
    client.receive(&FromServer::Seats(Vec::new()));
    assert_eq!(client.session.seats().len(), 2);
}
