//! Tests of the page of a table on a server.

use online::{Commitment, FromServer, Joined};

use super::*;
use crate::{
    online::{Entrance, Session, Transport, TransportEvent},
    texts::{Language, Translations},
    ui::checks::{WINDOWS, draw_rects, draw_rects_in, faults, narrow, overflow_faults, tap, untranslated_texts},
};

/// A connection that delivers these messages from the server.
#[derive(Debug)]
struct Script(Vec<FromServer>);

impl Transport for Script {
    fn open(&mut self, _: &str) {}

    fn send(&mut self, _: &str) {}

    fn close(&mut self) {}

    fn take_events(&mut self) -> Vec<TransportEvent> {
        self.0.drain(..).map(|message| TransportEvent::Text(online::write(&message))).collect()
    }
}

/// The host's session at a table for five: one person is absent, one seat is free, and one seat has a computer player.
fn host(viewer: Vec<Seat>) -> Online {
    let state = |occupant, present| SeatState { occupant, present, rematch: false, votes: 0 };
    let seats = vec![
        state(Occupant::Person, true),
        SeatState { votes: 2, ..state(Occupant::Person, false) },
        state(Occupant::Nobody, false),
        state(Occupant::Computer(Level::Hard), true),
        state(Occupant::Person, true),
    ];
    let joined = Joined {
        table: "0123456789abcdef".to_owned(),
        title: "hacienda".to_owned(),
        setting: String::new(),
        rules: 1,
        opening: serde_json::Value::Null,
        commitment: Commitment::new(1, &[2; 16]),
        viewer,
        host: true,
        listed: false,
        seats,
        from: 0,
        log: Vec::new(),
    };
    let ticket = |byte| Some(Ticket::new([byte; 16]));
    let entrance = Entrance {
        table: joined.table.clone(),
        tickets: vec![Ticket::new([1; 16])],
        links: vec![None, ticket(2), ticket(3), ticket(7), ticket(4)],
        watch: ticket(5),
        invite: ticket(6),
    };
    let session = Session::join("http://table.local/".to_owned(), entrance, 1);
    let mut online = Online::new(session, Box::new(Script(vec![FromServer::Joined(Box::new(joined))])));
    online.work(1.0, 0.5);
    online
}

fn names() -> Vec<Who> {
    let kinds = [PlayerKind::Human, PlayerKind::Remote, PlayerKind::Remote, PlayerKind::Bot(Level::Hard)];
    names::names(&crate::seats::Seating::of(kinds.into_iter().chain([PlayerKind::Remote]).collect()))
}

const VIEWS: [OnlineView; 7] = [
    OnlineView::Seats,
    OnlineView::Code(LinkKind::Seat(Seat(1))),
    OnlineView::Code(LinkKind::Invite),
    OnlineView::Code(LinkKind::Watch),
    OnlineView::Phrases,
    OnlineView::Deleting,
    OnlineView::Freeing(Seat(4)),
];

#[test]
fn the_page_has_no_faults_in_any_window_or_language() {
    let (online, names) = (host(vec![Seat(0)]), names());
    let facts = OnlineFacts { online: &online, names: &names };
    let pseudo = Translations::built_in(Language::PSEUDO);
    for view in VIEWS {
        for window in WINDOWS {
            let all = draw_rects(window, |ctx| drop(draw(ctx, &mut view.clone(), &facts)));
            assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {view:?}");
        }
        for window in narrow() {
            let all = draw_rects_in(&pseudo, window, |ctx| drop(draw(ctx, &mut view.clone(), &facts)));
            let found: Vec<_> = overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
            assert_eq!(found, Vec::<String>::new(), "{window:?} {view:?}");
        }
    }
}

#[test]
fn the_host_copies_links_replaces_an_absent_person_and_sends_a_sentence() {
    let (online, names) = (host(vec![Seat(0)]), names());
    let facts = OnlineFacts { online: &online, names: &names };
    let press = |name: &str, view: &mut OnlineView| {
        let mut requests = Vec::new();
        tap(WINDOWS[0], name, |ctx| requests.extend(draw(ctx, view, &facts)));
        requests
    };
    let mut view = OnlineView::Seats;
    press("Spectator link", &mut view);
    assert_eq!(press("List at /tables for the hall", &mut view), [OnlineRequest::List(true)]);
    press("Back", &mut view);
    press("Link", &mut view);
    assert_eq!(view, OnlineView::Code(LinkKind::Seat(Seat(1))));
    let link = format!("http://table.local/#0123456789abcdef.{}", Ticket::new([2; 16]));
    assert_eq!(press("Copy link", &mut view), [OnlineRequest::Copy(link)]);
    assert_eq!(press("Back", &mut view), []);
    assert_eq!(view, OnlineView::Seats);
    press("Invite link", &mut view);
    let invitation = format!("http://table.local/#0123456789abcdef.{}", Ticket::new([6; 16]));
    assert_eq!(press("Copy link", &mut view), [OnlineRequest::Copy(invitation)]);
    press("Back", &mut view);
    let replace = FromClient::Replace { seat: Seat(1), level: REPLACEMENT };
    assert_eq!(press("Computer takes over", &mut view), [OnlineRequest::Say(replace)]);
    press("Say something", &mut view);
    let thanks = FromClient::Say { seat: Seat(0), phrase: Phrase::Thanks };
    assert_eq!(press("Thanks!", &mut view), [OnlineRequest::Say(thanks)]);
    press("Back", &mut view);
    press("Delete table", &mut view);
    assert_eq!((press("Keep the table", &mut view), view), (Vec::new(), OnlineView::Seats));
    press("Delete table", &mut view);
    assert_eq!(press("Delete table", &mut view), [OnlineRequest::Say(FromClient::Delete)]);
    assert_eq!(press("Back", &mut view), [OnlineRequest::Back]);
}

#[test]
fn the_page_of_a_link_closes_when_the_link_disappears() {
    let (online, names) = (host(Vec::new()), names());
    let facts = OnlineFacts { online: &online, names: &names };
    let mut view = OnlineView::Code(LinkKind::Seat(Seat(1)));
    draw_rects(WINDOWS[0], |ctx| drop(draw(ctx, &mut view, &facts)));
    assert_eq!(view, OnlineView::Seats);
}

#[test]
fn at_the_local_server_the_invitation_opens_the_panel_for_phones() {
    let (mut online, names) = (host(vec![Seat(0)]), names());
    online.is_local = true;
    let facts = OnlineFacts { online: &online, names: &names };
    let (mut view, mut requests) = (OnlineView::Seats, Vec::new());
    tap(WINDOWS[0], "Invite link", |ctx| requests.extend(draw(ctx, &mut view, &facts)));
    assert_eq!((requests, view), (vec![OnlineRequest::Phones], OnlineView::Seats));
}

#[test]
fn a_large_screen_shows_no_link_that_reveals_a_hand() {
    for (viewer, is_local) in [(Vec::new(), false), (Vec::new(), true), (vec![Seat(0)], true)] {
        let (mut online, names) = (host(viewer), names());
        online.is_local = is_local;
        let facts = OnlineFacts { online: &online, names: &names };
        assert!(
            (0..5).all(|seat| facts.link(LinkKind::Seat(Seat(seat))).is_none()),
            "a large screen shows no links to seats"
        );
        assert!(facts.link(LinkKind::Invite).is_some());
        let free = "New link; the old one stops working";
        let (mut view, mut requests) = (OnlineView::Seats, Vec::new());
        tap(WINDOWS[0], free, |ctx| requests.extend(draw(ctx, &mut view, &facts)));
        assert_eq!(requests, [OnlineRequest::Say(FromClient::Free { seat: Seat(1) })]);
    }
}

#[test]
fn freeing_the_seat_of_a_person_who_is_present_needs_confirmation() {
    let names = names();
    let mut online = host(Vec::new());
    let mut view = OnlineView::Freeing(Seat(4));
    let facts = OnlineFacts { online: &online, names: &names };
    let press = |name: &str, view: &mut OnlineView| {
        let mut requests = Vec::new();
        tap(WINDOWS[0], name, |ctx| requests.extend(draw(ctx, view, &facts)));
        requests
    };
    assert_eq!((press("Keep the seat", &mut view), view), (Vec::new(), OnlineView::Seats));
    view = OnlineView::Freeing(Seat(4));
    let free = [OnlineRequest::Say(FromClient::Free { seat: Seat(4) })];
    assert_eq!(press("New link; the old one stops working", &mut view), free);
    online.session = Session::join("http://table.local/".to_owned(), Entrance::new("t", Vec::new()), 1);
    view = OnlineView::Deleting;
    let facts = OnlineFacts { online: &online, names: &names };
    draw_rects(WINDOWS[0], |ctx| drop(draw(ctx, &mut view, &facts)));
    assert_eq!(view, OnlineView::Seats, "the question closes with its table");
}
