//! Tests of a large screen with phones. Visitors to a kiosk join by scanning the code, also in attract mode, are asked
//! whether they are still there if they do not act, and leave no table behind; a seat that nobody takes stalls no game;
//! staff can switch phones off and on; a hand at the large screen is hidden. For the browser tests, one test runs the
//! large screen that their three phones join.

use std::{
    env, fs,
    io::{Read as _, Write as _},
    net::TcpStream,
    thread,
    time::Duration,
};

use hacienda::{
    game::{Setting, Title},
    game_screen::phones_panel::PhonesPanel,
    games::hacienda::choice::{Choice, Touch},
    host::{self, HostRequest, LocalServer, wifi::Network},
    kiosk::Kiosk,
    launch::{LaunchOptions, StartScreen},
    online::{Online, Phase},
    playback::PlaybackStatus,
    screen::Screen,
    seats::{PlayerKind, PointedPlace, ScreenViewer, SeatSummary, Tap, taps::Tapped},
    ui::requests::{HostedGame, ScreenRequest},
};
use hacienda_rules::{Action, Hacienda};
use online::{FromClient, Link, Occupant};
use tabletop::Seat;

use crate::{
    driver::{Driver, Pointer, empty_store, folder_of},
    online::{act, has_record},
};

const LARGE: (u32, u32) = (1920, 1080);
const PHONE: (u32, u32) = (360, 640);
/// The pause between two rounds of frames, in which the server works.
const PAUSE: Duration = Duration::from_millis(4);
/// The maximum number of rounds to wait for something.
const MAX_ROUNDS: usize = 4_000;
/// Staff settings for a test: short times, and any free port of this machine.
const STAFF: &str = r#"{"phones":true,"address":"127.0.0.1","port":0,"idle":20,"count":5,"rest":10,"reading":30}"#;

impl Driver {
    fn online(&self) -> &Online {
        self.app.world().resource::<Online>()
    }

    fn is_at_table(&self) -> bool {
        let world = self.app.world();
        let is_there = |online: &Online| online.session.phase() == Phase::AtTable;
        self.screen() == Screen::Match && world.get_resource::<Online>().is_some_and(is_there)
    }

    fn shows_words(&mut self, words: &str) -> bool {
        self.rects().iter().any(|found| found.name.contains(words))
    }

    fn occupant(&self, seat: u8) -> Occupant {
        self.online().session.seats()[usize::from(seat)].occupant
    }
}

/// Runs frames of all screens until `done` returns true. Fails with `what` if that takes too long.
fn until(what: &str, screens: &mut [Driver], mut done: impl FnMut(&mut [Driver]) -> bool) {
    for _ in 0..MAX_ROUNDS {
        screens.iter_mut().for_each(Driver::frame);
        if done(screens) {
            return;
        }
        thread::sleep(PAUSE);
    }
    let texts: Vec<Vec<String>> =
        screens.iter_mut().map(|screen| screen.rects().into_iter().map(|found| found.name).collect()).collect();
    panic!("{what}: {texts:#?}");
}

/// Returns the address to which the server redirects a browser that opens this path; `None` if it shows a page.
fn location(server: &LocalServer, path: &str) -> Option<String> {
    let authority = server.page().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let mut stream = TcpStream::connect(&authority).expect("the server listens");
    write!(stream, "GET /{path} HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n\r\n").expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers");
    let place = answer.lines().find_map(|line| line.strip_prefix("location: /"))?;
    Some(format!("{}{place}", server.page()))
}

/// Returns the link to which the short address leads; `None` if it leads to the plain page, or lets phones wait.
fn invitation(server: &LocalServer) -> Option<Link> {
    location(server, "join")?.parse().ok()
}

/// Starts a phone that opens a link.
fn phone(name: &str, link: &Link) -> Driver {
    let mut phone = Driver::new(name, StartScreen::Title, 1, PHONE, Pointer::Touch);
    phone.app.world_mut().write_message(ScreenRequest::Join(Box::new(link.clone())));
    phone
}

/// Touches a kiosk in its attract mode.
fn begin_visit(kiosk: &mut Driver) {
    assert!(kiosk.until(400, |kiosk| kiosk.screen() == Screen::Match).is_some(), "attract mode runs");
    kiosk.tap_at((640.0, 360.0).into());
    kiosk.frames(6);
}

/// Sets up a table for three phones at a large screen, by two taps, and returns its invitation.
fn set_up(large: &mut Driver) -> Link {
    large.press("Play with phones");
    large.frames(4);
    large.press("3 people");
    await_invitation(large)
}

/// Waits until the panel shows the invitation of a new table, and returns the invitation.
fn await_invitation(large: &mut Driver) -> Link {
    let server = large.app.world().resource::<LocalServer>().clone();
    let mut link = None;
    until("an invitation", std::slice::from_mut(large), |_| {
        link = invitation(&server);
        link.is_some()
    });
    large.frames(6);
    assert!(large.app.world().resource::<PhonesPanel>().0, "the panel with the code is open");
    link.expect("the table has an invitation")
}

/// Chooses a hex on the phone of the person to act, then another one on the large screen. Each choice must appear on
/// the other screen.
fn points_at_hexes(screens: &mut [Driver]) {
    let position = screens[0].position();
    let seat = position.turn.seat;
    let phone = 1 + seat.index();
    until("the phone of the person to act", screens, |screens| {
        let is_ready = |screen: &Driver| !screen.app.world().resource::<PlaybackStatus>().busy;
        screens[phone].position().turn.seat == seat && screens.iter().all(is_ready)
    });
    let (setting, position) = (screens[phone].setting(), screens[phone].position());
    let lands = position.legal(&setting).into_iter().filter_map(|action| match action {
        Action::Land { card, at } => Some((card, at)),
        _ => None,
    });
    let lands: Vec<_> = lands.collect();
    let (card, one) = *lands.first().expect("a land card can be played");
    let other = lands.iter().find(|(held, at)| *held == card && *at != one).expect("it fits on several hexes").1;
    Tapped::Touch(Touch::Propose(Action::Land { card, at: one })).send(screens[phone].app.world_mut());
    until("a hex on the large screen", screens, |screens| {
        screens[0].app.world().resource::<PointedPlace>().0 == Some((seat, one.0))
    });
    screens[0].tap_hex(other);
    let chosen = |screen: &Driver| screen.app.world().resource::<Choice>().pending();
    until("a hex on the phone", screens, |screens| chosen(&screens[phone]) == Some(Action::Land { card, at: other }));
    // On the phone, a second tap on the hex would confirm the action; on the large screen, it must not.
    screens[0].tap_hex(other);
    let actions = screens[0].log_length();
    for _ in 0..50 {
        screens.iter_mut().for_each(Driver::frame);
        thread::sleep(PAUSE);
    }
    assert_eq!((screens[0].log_length(), screens[phone].log_length()), (actions, actions));
    assert_eq!(chosen(&screens[phone]), Some(Action::Land { card, at: other }));
}

#[test]
fn silent_visitors_with_phones_are_asked_replaced_and_forgotten() {
    let mut kiosk = Driver::kiosk("kiosk", STAFF, LARGE);
    begin_visit(&mut kiosk);
    let link = set_up(&mut kiosk);
    assert!(kiosk.shows_words("/join"), "the address is shown for typing");
    let mut screens: Vec<Driver> = vec![kiosk];
    for name in ["one", "two", "three"] {
        screens.push(phone(name, &link));
        until(name, &mut screens, |screens| screens.last().is_some_and(Driver::is_at_table));
    }
    until("the panel closes", &mut screens, |screens| !screens[0].app.world().resource::<PhonesPanel>().0);
    let server = screens[0].app.world().resource::<LocalServer>().clone();
    assert_eq!(invitation(&server), None, "no seat is free, so the short address leads to the plain page");

    // The phones play; the large screen follows and cannot act.
    for number in 1..=6 {
        let mut played = false;
        until("an action", &mut screens, |screens| {
            played = played || screens[1..].iter_mut().any(act::<Hacienda>);
            played && screens.iter().all(|screen| screen.log_length() >= number)
        });
    }
    assert_eq!(screens[0].app.world().resource::<ScreenViewer>().seat, None);
    points_at_hexes(&mut screens);

    // A silent person is asked on both screens, and an answer on the phone is enough.
    let asks = |screens: &mut [Driver]| {
        let on_phones = screens[1..].iter_mut().position(|phone| phone.shows_words("Are you still there?"));
        on_phones.filter(|_| screens[0].shows_words("are you still there?"))
    };
    let mut asked = None;
    let mut until_asked = |screens: &mut Vec<Driver>| {
        until("a question", screens, |screens| {
            asked = asks(screens);
            asked.is_some()
        });
        1 + asked.expect("a phone asks")
    };
    let silent = until_asked(&mut screens);
    screens[silent].frames(2);
    screens[silent].press("I’m here");
    until("an answer", &mut screens, |screens| {
        !screens[0].shows_words("are you still there?") && !screens[silent].shows_words("Are you still there?")
    });

    // Without an answer, a computer player takes over the seat, and the phone leaves the table.
    assert_eq!(until_asked(&mut screens), silent, "it is still the turn of the same person");
    let seat = silent as u8 - 1;
    until("a computer player", &mut screens, |screens| matches!(screens[0].occupant(seat), Occupant::Computer(_)));
    until("the end of the silent phone's game", &mut screens, |screens| screens[silent].screen() == Screen::Setup);

    // Once all have left, the kiosk returns to attract mode, and the table is gone.
    screens.truncate(1);
    until("attract mode", &mut screens, |screens| {
        let world = screens[0].app.world();
        !world.resource::<Kiosk>().visited && world.get_resource::<Online>().is_none()
    });
    // Give the server time to close the table.
    (0..100).for_each(|_| {
        screens[0].frame();
        thread::sleep(PAUSE);
    });
    screens.push(phone("late", &link));
    until("a refusal", &mut screens, |screens| screens[1].shows_words("This table no longer exists."));
}

#[test]
fn a_free_seat_stalls_no_game_and_the_panel_opens_again() {
    let mut kiosk = Driver::kiosk("kiosk", STAFF, LARGE);
    begin_visit(&mut kiosk);
    let link = set_up(&mut kiosk);
    let mut screens = vec![kiosk];
    for name in ["one", "two"] {
        screens.push(phone(name, &link));
        until(name, &mut screens, |screens| screens.last().is_some_and(Driver::is_at_table));
    }
    let is_open = |screens: &[Driver]| screens[0].app.world().resource::<PhonesPanel>().0;
    screens[0].press("Show the board");
    screens[0].frames(4);
    assert!(!is_open(&screens), "the board is visible");
    assert!(screens[0].shows_words("Point the camera"), "the free seat has a code beside the board");
    for button in ["Menu", "Table and links", "Invite link"] {
        screens[0].press(button);
        screens[0].frames(6);
    }
    assert!(is_open(&screens) && screens[0].shows_words("/join"), "the panel with the short address is back");
    screens[0].press("Show the board");
    until("a computer player", &mut screens, |screens| {
        for phone in &mut screens[1..] {
            act::<Hacienda>(phone);
        }
        matches!(screens[0].occupant(2), Occupant::Computer(_))
    });
    assert_eq!([0, 1].map(|seat| screens[0].occupant(seat)), [Occupant::Person; 2]);
    screens[0].frames(4);
    assert!(!screens[0].shows_words("Point the camera"), "no seat is free");
}

#[test]
fn a_phone_that_reads_the_code_in_attract_mode_begins_a_visit() {
    let store = empty_store("woken");
    store.put("kiosk.json", STAFF).expect("the folder is writable");
    let page = folder_of("woken").join("page");
    fs::create_dir_all(&page).expect("the folder is writable");
    fs::write(page.join("index.html"), "<meta name=\"game-server\">").expect("the folder is writable");
    let request = HostRequest {
        port: 0,
        address: Some([127, 0, 0, 1].into()),
        page: Some(page),
        folder: Some(folder_of("woken")),
        network: None,
    };
    let host = host::start(&request).expect("the server starts");
    let options = LaunchOptions { kiosk: true, host: Some(host.clone()), ..LaunchOptions::default() };
    let mut screens = vec![Driver::launched("woken", store, options, LARGE, Pointer::Touch)];
    let is_visited = |screens: &[Driver]| screens[0].app.world().resource::<Kiosk>().visited;
    until("attract mode", &mut screens, |screens| screens[0].screen() == Screen::Match);
    until("the code", &mut screens, |screens| screens[0].shows_words("/join"));

    // Nobody chooses the number of people, so the phone is sent away, and does not wake the screen again.
    assert_eq!(location(&host, "join"), None, "the phone waits");
    until("the question", &mut screens, |screens| screens[0].find("3 people").is_some());
    assert_eq!(location(&host, "join?waits"), None, "the phone still waits");
    until("attract mode", &mut screens, |screens| !is_visited(screens));
    screens[0].frames(4);
    assert_eq!(location(&host, "join?waits").as_deref(), Some(host.page()));
    screens[0].frames(10);
    assert!(!is_visited(&screens));

    // The owner scans the code again. The phone wakes the screen only after a minute, and then somebody chooses.
    assert_eq!(location(&host, "join"), None, "the phone waits");
    screens[0].pass(50);
    assert!(!is_visited(&screens), "the screen rests after a visit in which nobody came");
    until("the question", &mut screens, |screens| screens[0].find("3 people").is_some());
    screens[0].frames(6);
    screens[0].press("3 people");
    let mut to = None;
    until("the table", &mut screens, |_| {
        to = location(&host, "join?waits");
        assert_ne!(to.as_deref(), Some(host.page()), "the phone is not sent away");
        to.is_some()
    });
    let link = to.and_then(|to| to.parse().ok()).expect("the address is the link of the invitation");
    screens.push(phone("woken-phone", &link));
    until("the phone at the table", &mut screens, |screens| screens[1].is_at_table());
}

#[test]
fn a_hand_at_the_large_screen_is_hidden_from_players_with_phones() {
    let store = empty_store("mixed");
    let request = HostRequest {
        port: 0,
        address: Some([127, 0, 0, 1].into()),
        folder: Some(folder_of("mixed")),
        network: Some(Network { name: "Hall; left".to_owned(), password: "cow:pig".to_owned() }),
        page: None,
    };
    let host = host::start(&request).expect("the server starts");
    let options = LaunchOptions { seed: Some(7), host: Some(host), ..LaunchOptions::default() };
    let mut screens = vec![Driver::launched("mixed", store, options, LARGE, Pointer::Touch)];
    let setting = Setting::of::<Hacienda>(hacienda_rules::Setting::default());
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Remote];
    let game = HostedGame { setting, player_kinds, start: Some(Seat(0)) };
    screens[0].app.world_mut().write_message(ScreenRequest::Host(Box::new(game)));
    let link = await_invitation(&mut screens[0]);
    assert!(screens[0].shows_words("First join the network Hall; left"), "the panel has a code for the network");
    screens.push(phone("one", &link));
    until("the phone at the table", &mut screens, |screens| {
        screens[1].is_at_table() && !screens[0].app.world().resource::<PhonesPanel>().0
    });
    let viewer = |screen: &Driver| *screen.app.world().resource::<ScreenViewer>();
    assert_eq!((viewer(&screens[0]).open(), viewer(&screens[0]).called), (None, Some(Seat(0))));
    Tapped::<Touch>::Tap(Tap::Present(Seat(0))).send(screens[0].app.world_mut());
    screens[0].frames(2);
    assert_eq!(viewer(&screens[0]).open(), Some(Seat(0)));
    until("the unattended hand face down", &mut screens, |screens| viewer(&screens[0]).open().is_none());
    assert_eq!(viewer(&screens[1]).open(), Some(Seat(1)), "nobody else looks at a phone");
}

#[test]
fn the_screen_and_the_staff_learn_that_nobody_joins() {
    let staff = STAFF.replace("\"reading\":30", "\"reading\":900");
    let mut kiosk = Driver::kiosk("kiosk", &staff, LARGE);
    begin_visit(&mut kiosk);
    let link = set_up(&mut kiosk);
    let found = |kiosk: &mut Driver| {
        let unjoined = kiosk.app.world().resource::<Kiosk>().unjoined_tables;
        (unjoined, kiosk.shows_words("mobile data"), kiosk.shows_words("not here yet"))
    };
    kiosk.pass(60);
    assert_eq!(found(&mut kiosk), (0, false, true));
    kiosk.pass(31);
    assert_eq!(found(&mut kiosk), (1, true, false));
    let mut screens = vec![kiosk];
    screens.push(phone("one", &link));
    until("the list of people", &mut screens, |screens| found(&mut screens[0]) == (0, false, true));
}

#[test]
fn staff_switch_phones_off_and_on_while_a_table_is_open() {
    let mut kiosk = Driver::kiosk("kiosk", STAFF, LARGE);
    begin_visit(&mut kiosk);
    let link = set_up(&mut kiosk);
    let mut screens = vec![kiosk];
    screens.push(phone("one", &link));
    until("the table on a phone", &mut screens, |screens| screens[1].is_at_table());
    screens[0].app.world_mut().resource_mut::<Kiosk>().staff.phones = false;
    until("the first page", &mut screens, |screens| {
        let world = screens[0].app.world();
        screens[0].screen() == Screen::Setup
            && !world.contains_resource::<LocalServer>()
            && !world.contains_resource::<Online>()
    });
    until("the end on the phone", &mut screens, |screens| screens[1].shows_words("This table no longer exists."));
    screens[0].app.world_mut().resource_mut::<Kiosk>().staff.phones = true;
    until("another server", &mut screens, |screens| screens[0].app.world().contains_resource::<LocalServer>());
    until("the choice", &mut screens, |screens| screens[0].find("Play with phones").is_some());
    screens[0].frames(6);
    let next = set_up(&mut screens[0]);
    assert_ne!(next.table, link.table);
}

/// Moves a seat to another phone, as somebody at the large screen does, and returns the new link.
fn move_seat(large: &mut Driver, seat: Seat) -> Link {
    let old = large.online().session.entrance().expect("the screen is at a table").links[seat.index()];
    large.app.world_mut().resource_mut::<Online>().send(&FromClient::Free { seat });
    let new = |large: &mut Driver| {
        let entrance = large.online().session.entrance()?.clone();
        let ticket = entrance.links[seat.index()].filter(|ticket| Some(*ticket) != old)?;
        Some(Link { page: large.online().session.page().to_owned(), table: entrance.table, ticket })
    };
    until("a new link", std::slice::from_mut(large), |screens| new(&mut screens[0]).is_some());
    new(large).expect("the seat has a new link")
}

mod long {
    use super::*;

    /// The browser tests run this with the name of a game in `HACIENDA_PHONES`, and add three phones. It prints a line
    /// for each event that the browser tests wait for. Seat 1 is moved to another phone after the number of actions in
    /// `HACIENDA_MOVE_AFTER`.
    #[test]
    #[ignore = "long: the browser tests run it"]
    fn three_phones_play_at_a_large_screen() {
        let Ok(title) = env::var("HACIENDA_PHONES") else {
            eprintln!("skipped: HACIENDA_PHONES names no game");
            return;
        };
        let move_after =
            env::var("HACIENDA_MOVE_AFTER").ok().and_then(|number| number.parse().ok()).unwrap_or(usize::MAX);
        let store = empty_store("large");
        let staff = r#"{"phones":true,"rest":900}"#;
        store.put("kiosk.json", staff).expect("the folder is writable");
        let title = Title::from_word(&title);
        assert!(title.is_some(), "HACIENDA_PHONES names a game");
        let request = HostRequest {
            port: 0,
            address: env::var("HACIENDA_ADDRESS").ok().map(|ip| ip.parse().expect("HACIENDA_ADDRESS is an IP address")),
            page: env::var_os("HACIENDA_PROBE").map(Into::into),
            folder: Some(folder_of("large")),
            network: None,
        };
        let host = host::start(&request).expect("the server starts");
        let options = LaunchOptions { kiosk: true, title, seed: Some(7), host: Some(host), ..LaunchOptions::default() };
        let mut large = Driver::launched("large", store, options, LARGE, Pointer::Touch);
        begin_visit(&mut large);
        let link = set_up(&mut large);
        println!("phones join at {}join", link.page);
        let mut has_moved = false;
        while !has_record(&large) {
            large.frame();
            // A frame is 50 ms of game time. Wait as long in real time, so that the phones are not asked too early.
            thread::sleep(Duration::from_millis(50));
            let world = large.app.world();
            assert!(world.contains_resource::<Online>(), "the table is still there");
            let actions = world.resource::<SeatSummary>().actions;
            if !has_moved && actions >= move_after && !world.resource::<PlaybackStatus>().busy {
                has_moved = true;
                println!("the seat moves to {}", move_seat(&mut large, Seat(1)));
            }
        }
        println!("the record is checked");
    }
}
