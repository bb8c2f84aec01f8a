//! Tests of a large screen among phones: it has no seat, shows the shop but no hand, and neither its picture nor its
//! sound depends on hidden cards.

use std::sync::{Arc, Mutex};

use ::online::{Commitment, Entry, FromServer, Joined, Occupant, SeatState, Ticket, write};
use bevy::prelude::{Last, MessageReader, ResMut, Resource};
use hab_gut::HabGut;
use hacienda::{
    game_screen::hall_view::HallView,
    launch::StartScreen,
    online::{Entrance, Online, Session, Transport, TransportEvent},
    playable::Playable,
    playback::PlaybackStatus,
    record::Log,
    sound_cues::PlayCue,
    theme::rects::{Recorded, RectKind},
};
use hacienda_rules::Hacienda;
use tabletop::{Followed, Game as _, Notice, NullSink, Opening, Rng, Seat, Viewer};
use zoff::Zoff;

use crate::driver::{Driver, Pointer};

const SEATS: u8 = 3;
/// The number of actions played in each game.
const ACTIONS: usize = 24;

/// A connection on which the test acts as the server.
#[derive(Debug, Clone, Default)]
struct Wire(Arc<Mutex<Vec<TransportEvent>>>);

impl Wire {
    fn tell(&self, message: &FromServer) {
        self.0.lock().expect("the lock is not poisoned").push(TransportEvent::Text(write(message)));
    }
}

impl Transport for Wire {
    fn open(&mut self, _: &str) {
        self.0.lock().expect("the lock is not poisoned").push(TransportEvent::Opened);
    }

    fn send(&mut self, _: &str) {}

    fn close(&mut self) {}

    fn take_events(&mut self) -> Vec<TransportEvent> {
        std::mem::take(&mut self.0.lock().expect("the lock is not poisoned"))
    }
}

/// The sounds of a screen so far.
#[derive(Resource, Debug, Default)]
struct Heard(Vec<PlayCue>);

fn listen(mut cues: MessageReader<PlayCue>, mut heard: ResMut<Heard>) {
    heard.0.extend(cues.read().copied());
}

/// The seats of a table, each for a person: the second person is away, the other two are present.
fn seats() -> Vec<SeatState> {
    let state = |present| SeatState { occupant: Occupant::Person, present, rematch: false, votes: 0 };
    vec![state(true), state(false), state(true)]
}

/// Returns a large screen at a table, and its connection. The screen imagines the hidden cards by itself.
fn large_screen<G: Playable>(name: &str, setting: &G::Setting, first: &G::Position) -> (Driver, Wire) {
    let mut driver = Driver::new(name, StartScreen::Title, 1, (1920, 1080), Pointer::Mouse);
    driver.enable_screen_reader();
    driver.app.init_resource::<Heard>().add_systems(Last, listen);
    let wire = Wire::default();
    let entrance = Entrance::new("t", vec![Ticket::new([1; 16])]);
    let session = Session::join("http://table.local/".to_owned(), entrance, 1);
    driver.app.insert_resource(Online::new(session, Box::new(wire.clone())));
    driver.frames(2);
    wire.tell(&FromServer::Welcome { protocol: ::online::PROTOCOL, build: "0".to_owned() });
    let opening = Opening::<G>::of(setting, first, Viewer::SPECTATOR);
    wire.tell(&FromServer::Joined(Box::new(Joined {
        table: "t".to_owned(),
        title: G::TITLE.to_owned(),
        setting: ::online::setting_text::<G>(setting, SEATS),
        rules: G::RULES_VERSION,
        opening: serde_json::to_value(opening).expect("an opening is JSON"),
        commitment: Commitment::new(7, &[0; 16]),
        viewer: Vec::new(),
        host: true,
        listed: false,
        seats: seats(),
        from: 0,
        log: Vec::new(),
    })));
    (driver, wire)
}

/// Follows a game from a server on two large screens, which imagine different hidden cards, and checks that both show
/// the same texts and play the same sounds.
fn shows_nothing_hidden<G: Playable + Followed>(setting: &G::Setting, seed: u64) {
    let mut position = G::set_up(setting, SEATS, seed, Some(Seat(0))).expect("three players are allowed");
    let mut screens = ["one", "other"].map(|name| large_screen::<G>(name, setting, &position));
    let mut rng = Rng::new(seed, 9);
    for number in 0..=ACTIONS {
        for (driver, _) in &mut screens {
            let shown = driver.until(4_000, |driver| {
                let log = driver.app.world().get_resource::<Log<G>>();
                let has_all = log.is_some_and(|log| log.entries().len() == number);
                has_all && !driver.app.world().resource::<PlaybackStatus>().busy
            });
            assert!(shown.is_some(), "action {number} is not shown: {:?}", driver.all_text());
            driver.frames(4);
        }
        let [one, other] = screens.each_mut().map(|(driver, _)| driver.all_text());
        assert_eq!(one, other, "{}, after {number} actions", G::TITLE);
        let [one_heard, other_heard] = screens.each_ref().map(|(driver, _)| &driver.app.world().resource::<Heard>().0);
        assert_eq!(one_heard, other_heard, "{}, after {number} actions", G::TITLE);
        assert!(one.iter().any(|text| text.starts_with("Away: ")), "the absent person is shown: {one:?}");
        let acting: Vec<Seat> = G::may_act(&position).iter().collect();
        let Some(seat) = acting.get(rng.below(acting.len().max(1) as u32) as usize).copied() else { break };
        let action = G::random_action(setting, &position, seat, &mut rng).expect("the seat may act");
        let before = position;
        G::play(setting, &mut position, seat, action, &mut NullSink).expect("the action is legal");
        let notice = Notice::<G>::of(setting, &before, seat, action, &position, Viewer::SPECTATOR);
        let entry = Entry::Played(serde_json::to_value(notice).expect("a notice is JSON"));
        for (_, wire) in &screens {
            wire.tell(&FromServer::Log { from: number as u32, entries: vec![entry.clone()] });
        }
    }
    for (mut driver, _) in screens {
        assert!(!driver.app.world().resource::<Heard>().0.is_empty(), "the game has sounds");
        driver.app.insert_resource(HallView::default());
        driver.frames(4);
        let text = driver.all_text();
        assert!(!text.contains("Menu"), "the hall view has no controls: {text:?}");
        driver.finish();
    }
}

/// Loses the connection of a screen at a table, and checks the sign on its menu button.
fn shows_a_lost_connection<G: Playable + Followed>(setting: &G::Setting) {
    let first = G::set_up(setting, SEATS, 3, Some(Seat(0))).expect("three players are allowed");
    let (mut driver, wire) = large_screen::<G>("lost", setting, &first);
    let laid_out = driver.until(4_000, |driver| driver.find("Menu").is_some());
    assert!(laid_out.is_some(), "{:?}", driver.all_text());
    wire.0.lock().expect("the lock is not poisoned").push(TransportEvent::Closed);
    // On the session's clock, the connection ends a minute before the program starts, so it already counts as lost.
    driver.app.world_mut().resource_mut::<Online>().work(-60.0, 0.5);
    driver.frames(4);
    assert!(driver.find("Menu; connection lost").is_some(), "{}: {:?}", G::TITLE, driver.all_text());
    driver.finish();
}

#[test]
fn a_large_screen_shows_the_whole_shop_and_no_hand() {
    // Two decks with four open cards each, and six kinds of pieces.
    const ITEMS: usize = 16;
    let setting = hacienda_rules::Setting::default();
    let first = <Hacienda>::set_up(&setting, SEATS, 5, Some(Seat(0))).expect("three players are allowed");
    let (mut driver, _wire) = large_screen::<Hacienda>("shop", &setting, &first);
    let count = |all: &[Recorded], kind: RectKind| all.iter().filter(|seen| seen.kind == kind).count();
    let is_open = driver.until(4_000, |driver| count(&driver.rects(), RectKind::Shop) >= ITEMS);
    assert!(is_open.is_some(), "{:?}", driver.all_text());
    for size in [(1920, 1080), (1024, 768), (1080, 1920)] {
        driver.resize(size);
        driver.frames(10);
        let all = driver.rects();
        assert!(count(&all, RectKind::Shop) >= ITEMS, "{size:?}");
        assert_eq!(count(&all, RectKind::Card), 0, "{size:?}: nobody at this screen has a hand");
        let panel = |name: &str| all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == name);
        let [shop, banner] = ["shop", "turn"].map(|name| panel(name).expect("the panel is shown").rect);
        assert!(!shop.intersects(banner), "{size:?}: {shop:?}, {banner:?}");
    }
}

#[test]
fn a_lost_connection_shows_on_the_menu_button_of_every_game() {
    shows_a_lost_connection::<Hacienda>(&hacienda_rules::Setting::default());
    shows_a_lost_connection::<Zoff>(&zoff::Setting::default());
    shows_a_lost_connection::<HabGut>(&hab_gut::Setting::default());
}

#[test]
fn a_large_screen_shows_no_hidden_cards_of_hacienda() {
    shows_nothing_hidden::<Hacienda>(&hacienda_rules::Setting::default(), 5);
}

#[test]
fn a_large_screen_shows_no_hidden_cards_of_zoff() {
    shows_nothing_hidden::<Zoff>(&zoff::Setting::default(), 6);
}

#[test]
fn a_large_screen_shows_no_hidden_cards_of_hab_gut() {
    shows_nothing_hidden::<HabGut>(&hab_gut::Setting::default(), 7);
}
