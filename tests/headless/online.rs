//! Tests of games on a server: the table follows the messages of the server, asks the server instead of playing actions
//! itself, and takes back the actions that the server takes back.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use hacienda::{
    game_plugin,
    games::hacienda::choice::Touch,
    online::{Entrance, Online, Session, Transport, TransportEvent, VerifyError, table},
    playable::Playable,
    record::Log,
    seats::{Seating, Tap, input::HandlesTouches, look_back, taps::Tapped},
    turn::{Intent, Intents},
};
use online::{Commitment, Entry, FromClient, FromServer, Joined, Occupant, Reason, SeatState, Ticket, read, write};
use tabletop::{Game as _, Notice, NullSink, Opening, Rng, Seat, Viewer, records::Record};

/// Both directions of a connection: unread messages of the server, and messages sent by the client.
#[derive(Debug, Clone, Default)]
pub struct Wire(pub Arc<Mutex<(Vec<TransportEvent>, Vec<FromClient>)>>);

impl Wire {
    pub fn tell(&self, message: &FromServer) {
        self.0.lock().expect("the lock is not poisoned").0.push(TransportEvent::Text(write(message)));
    }

    pub fn heard(&self) -> Vec<FromClient> {
        std::mem::take(&mut self.0.lock().expect("the lock is not poisoned").1)
    }
}

impl Transport for Wire {
    fn open(&mut self, address: &str) {
        assert_eq!(address, "ws://table.local/ws");
        self.0.lock().expect("the lock is not poisoned").0.push(TransportEvent::Opened);
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

/// A simulated server with one table, and the program of the person in seat 0.
pub struct Match<G: Playable> {
    pub app: App,
    pub wire: Wire,
    setting: G::Setting,
    positions: Vec<G::Position>,
    actions: Vec<(Seat, G::Action)>,
    pub log: Vec<Entry>,
    seed: u64,
    rng: Rng,
}

/// The salt of all commitments in these tests.
const SALT: [u8; 16] = [0; 16];

const SEATS: u8 = 3;

impl<G: HandlesTouches> Match<G> {
    /// Sets up a game and lays it out in the program.
    pub fn new(setting: G::Setting, seed: u64) -> Match<G> {
        let first = G::set_up(&setting, SEATS, seed, Some(Seat(0))).expect("three players are allowed");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, game_plugin));
        let wire = Wire::default();
        let entrance = Entrance::new("t", vec![Ticket::new([1; 16])]);
        let session = Session::join("http://table.local/".to_owned(), entrance, seed);
        app.insert_resource(Online::new(session, Box::new(wire.clone())));
        let (actions, log, rng) = (Vec::new(), Vec::new(), Rng::new(seed, 9));
        let mut game = Match { app, wire, setting, positions: vec![first], actions, log, seed, rng };
        game.app.update();
        game.wire.tell(&FromServer::Welcome { protocol: online::PROTOCOL, build: "0".to_owned() });
        game.join();
        game
    }

    fn viewer() -> Viewer {
        Seat(0).into()
    }

    fn now(&self) -> &G::Position {
        self.positions.last().expect("there is a first position")
    }

    fn commitment(&self) -> Commitment {
        Commitment::new(self.seed, &SALT)
    }

    /// The record that the server publishes at the end.
    fn record(&self) -> Record<G> {
        let words = vec!["human".to_owned(); usize::from(SEATS)];
        let (mut record, _) = Record::<G>::begin(self.setting.clone(), words, self.seed, Some(Seat(0)))
            .expect("three players are allowed");
        for ((seat, action), after) in self.actions.iter().zip(&self.positions[1..]) {
            record.push(*seat, *action, after);
        }
        record
    }

    /// Sends the whole game, as a server does when somebody joins.
    pub fn join(&mut self) {
        let state = |occupant| SeatState { occupant, present: true, rematch: false, votes: 0 };
        let joined = Joined {
            table: "t".to_owned(),
            title: G::TITLE.to_owned(),
            setting: online::setting_text::<G>(&self.setting, SEATS),
            rules: G::RULES_VERSION,
            opening: serde_json::to_value(Opening::<G>::of(&self.setting, &self.positions[0], Self::viewer()))
                .expect("an opening is JSON"),
            commitment: self.commitment(),
            viewer: vec![Seat(0)],
            host: false,
            listed: false,
            seats: vec![state(Occupant::Person); usize::from(SEATS)],
            from: 0,
            log: self.log.clone(),
        };
        self.wire.tell(&FromServer::Joined(Box::new(joined)));
        self.app.update();
        let joined = self.app.world_mut().resource_mut::<Online>().take_joined().expect("the table was joined");
        let seed = self.rng.next();
        let seating = table::lay_out::<G>(self.app.world_mut(), &joined, seed).expect("the server follows the rules");
        self.app.insert_resource(seating);
        self.wire.heard();
        self.check();
    }

    /// Plays an action on the server and sends the notice about it.
    pub fn play(&mut self, seat: Seat, action: G::Action) {
        let mut after = *self.now();
        G::play(&self.setting, &mut after, seat, action, &mut NullSink).expect("the action is legal");
        let notice = Notice::<G>::of(&self.setting, self.now(), seat, action, &after, Self::viewer());
        let entry = Entry::Played(serde_json::to_value(notice).expect("a notice is JSON"));
        self.wire.tell(&FromServer::Log { from: self.log.len() as u32, entries: vec![entry.clone()] });
        self.positions.push(after);
        self.actions.push((seat, action));
        self.log.push(entry);
        self.app.update();
    }

    /// Checks that this person sees the same on the table as in the true position.
    fn check(&mut self) {
        let found = hacienda::table::snapshot::<G>(self.app.world_mut()).expect("a game is on the table");
        let seen = |position| G::seen_by(&self.setting, position, Self::viewer());
        assert_eq!(seen(&found), seen(self.now()), "after {} entries", self.log.len());
    }

    /// A random action of a seat that may act.
    pub fn choose(&mut self) -> (Seat, G::Action) {
        let now = *self.now();
        let seats: Vec<Seat> = G::may_act(&now).iter().collect();
        let seat = seats[self.rng.below(seats.len() as u32) as usize];
        let action = G::random_action(&self.setting, &now, seat, &mut self.rng).expect("the seat may act");
        (seat, action)
    }

    /// Plays a whole random game. The person's actions go through the program and the server.
    fn play_to_the_end(&mut self) {
        while !G::is_over(self.now()) {
            let (seat, action) = self.choose();
            if seat == Seat(0) {
                self.act(action);
            } else {
                self.play(seat, action);
            }
            self.check();
        }
        let entries = self.app.world().resource::<Log<G>>().entries().len();
        assert_eq!(entries, self.log.len(), "the log of the table has every action");
    }

    /// Lets the person at the program act.
    pub fn act(&mut self, action: G::Action) {
        self.app.world_mut().resource_mut::<Intents<G>>().push(Intent { seat: Seat(0), action });
        self.app.update();
        let before = hacienda::table::snapshot::<G>(self.app.world_mut());
        let heard = self.wire.heard();
        let [FromClient::Act { seat: Seat(0), action: text, .. }] = &heard[..] else { panic!("{heard:?}") };
        assert_eq!(*text, G::action_text(&self.setting, action));
        self.app.update();
        assert_eq!(hacienda::table::snapshot::<G>(self.app.world_mut()), before, "the server has not answered yet");
        assert!(!self.app.world().resource::<Intents<G>>().is_empty(), "nobody may act before the server has answered");
        self.play(Seat(0), action);
        assert!(self.app.world().resource::<Intents<G>>().is_empty());
    }
}

/// Looks back at a running game from its beginning. Each position must show what this person saw then, and an action
/// that arrives meanwhile is played afterwards.
fn look_back_at<G: HandlesTouches>(setting: G::Setting) {
    let mut game = Match::<G>::new(setting, 11);
    for _ in 0..25 {
        let (seat, action) = game.choose();
        game.play(seat, action);
    }
    let last = game.actions.len();
    look_back::open::<G>(game.app.world_mut(), 0, Some(last)).expect("the past is consistent");
    let first = game.app.world().resource::<Log<G>>().entries().len();
    for number in first..=last {
        assert_eq!(game.app.world().resource::<Log<G>>().entries().len(), number);
        let found = hacienda::table::snapshot::<G>(game.app.world_mut()).expect("a game is on the table");
        let seen = |position| G::seen_by(&game.setting, position, Match::<G>::viewer());
        assert_eq!(seen(&found), seen(&game.positions[number]), "after {number} actions");
        game.app.update();
    }
    let (seat, action) = game.choose();
    game.play(seat, action);
    assert_eq!(game.app.world().resource::<Log<G>>().entries().len(), last, "the look back continues");
    assert!(look_back::close::<G>(game.app.world_mut()));
    game.app.update();
    game.check();
    assert_eq!(game.app.world().resource::<Log<G>>().entries().len(), last + 1);
}

#[test]
fn a_look_back_works_in_a_game_on_a_server() {
    look_back_at::<hacienda_rules::Hacienda>(hacienda::launch::LaunchOptions::default().setting);
    look_back_at::<zoff::Zoff>(zoff::Setting::default());
    look_back_at::<hab_gut::HabGut>(hab_gut::Setting::default());
}

#[test]
fn a_finished_game_accepts_only_its_own_record() {
    type G = hab_gut::HabGut;
    let mut game = Match::<G>::new(hab_gut::Setting::default(), 5);
    game.play_to_the_end();
    let (commitment, record, salt) = (game.commitment(), game.record(), online::hex(&SALT));
    let mut publish = |commitment: &Commitment, record: &Record<G>| {
        table::publish::<G>(game.app.world_mut(), commitment, &record.text(), &salt)
    };
    assert_eq!(publish(&Commitment::new(6, &SALT), &record), Err(VerifyError::Seed));
    let shorter = Record { actions: record.actions[1..].to_vec(), ..record.clone() };
    assert!(publish(&commitment, &shorter).is_err());
    assert_eq!(publish(&commitment, &record), Ok(()));
    let log = game.app.world().resource::<Log<G>>();
    assert_eq!(log.record().map(Record::text), Some(record.text()));
    assert!(log.is_remote(), "the game still belongs to the server");
}

fn games<G: HandlesTouches>(settings: &[G::Setting]) {
    for (number, setting) in settings.iter().cycle().take(6).enumerate() {
        Match::<G>::new(setting.clone(), number as u64).play_to_the_end();
    }
}

#[test]
fn a_table_follows_whole_games_on_a_server() {
    let hacienda = hacienda::launch::LaunchOptions::default().setting;
    games::<hacienda_rules::Hacienda>(&[hacienda]);
    let auction =
        <zoff::Zoff as tabletop::HasFileFormats>::setting(&[("auction", "true")]).expect("the game has this rule");
    games::<zoff::Zoff>(&[zoff::Setting::default(), auction]);
    games::<hab_gut::HabGut>(&[hab_gut::Setting::default()]);
}

#[test]
fn actions_that_the_server_takes_back_are_removed() {
    let mut game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
    for _ in 0..7 {
        let (seat, action) = game.choose();
        game.play(seat, action);
    }
    let entry = Entry::TakenBack { keep: 5, by: Seat(1) };
    game.wire.tell(&FromServer::Log { from: 7, entries: vec![entry.clone()] });
    game.log.push(entry);
    game.positions.truncate(6);
    game.actions.truncate(5);
    game.app.update();
    game.check();
    assert_eq!(game.app.world().resource::<Log<hab_gut::HabGut>>().entries().len(), 5);
    let (seat, action) = game.choose();
    game.play(seat, action);
    game.check();
    game.join();
    assert_eq!(
        game.app.world().resource::<Log<hab_gut::HabGut>>().entries().len(),
        6,
        "a client that joins later sees the same game"
    );
}

#[test]
fn undo_asks_the_server_to_take_the_action_back() {
    let mut game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
    let action = hab_gut::Action::Pass;
    assert_eq!(hab_gut::HabGut::check(&game.setting, game.now(), Seat(0), action), Ok(()));
    game.act(action);
    game.app.world_mut().write_message(Tap::Undo);
    game.app.update();
    assert_eq!(game.wire.heard(), [FromClient::Undo { seat: Seat(0), keep: 0 }]);
    game.check();
}

#[test]
fn after_a_contradiction_the_client_requests_the_whole_game() {
    let mut game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
    let (seat, action) = game.choose();
    let other = serde_json::json!({"seat": 2 - seat.0 % 2, "told": {"whole": "pass"}, "news": []});
    game.wire.tell(&FromServer::Log { from: 0, entries: vec![Entry::Played(other)] });
    game.app.update();
    game.app.update();
    game.app.update();
    assert!(matches!(game.wire.heard()[..], [FromClient::Hello { .. }]), "the client reconnects exactly once");
    game.wire.tell(&FromServer::Welcome { protocol: online::PROTOCOL, build: "0".to_owned() });
    game.app.update();
    assert!(matches!(game.wire.heard()[..], [FromClient::Join { have: 0, .. }]));
    game.join();
    game.play(seat, action);
    game.check();
}

#[test]
fn a_hand_is_hidden_from_players_next_to_the_screen() {
    for is_local in [false, true] {
        let mut game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
        game.app.world_mut().resource_mut::<Online>().is_local = is_local;
        game.join();
        assert_eq!(game.app.world().resource::<Seating>().hides_hands(), is_local);
    }
}

#[test]
fn a_refused_action_can_be_chosen_again() {
    let mut game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
    let intent = Intent { seat: Seat(0), action: hab_gut::Action::Pass };
    game.app.world_mut().resource_mut::<Intents<hab_gut::HabGut>>().push(intent);
    game.app.update();
    let heard = game.wire.heard();
    let [FromClient::Act { id, .. }] = heard[..] else { panic!("{heard:?}") };
    game.wire.tell(&FromServer::Refused { id: Some(id), reason: Reason::Outdated, detail: String::new() });
    game.app.update();
    game.app.update();
    assert!(game.app.world().resource::<Intents<hab_gut::HabGut>>().is_empty());
    game.act(hab_gut::Action::Pass);
    game.check();
}

/// The answer of a server to a spectator who joins at the beginning of a game.
pub fn joined_without_a_seat(game: &Match<hab_gut::HabGut>) -> Joined {
    let opening = Opening::<hab_gut::HabGut>::of(&game.setting, &game.positions[0], Viewer::SPECTATOR);
    Joined {
        table: "t".to_owned(),
        title: "hab_gut".to_owned(),
        setting: online::setting_text::<hab_gut::HabGut>(&game.setting, SEATS),
        rules: 1,
        opening: serde_json::to_value(opening).expect("an opening is JSON"),
        commitment: Commitment::new(1, &[0; 16]),
        viewer: Vec::new(),
        host: false,
        listed: false,
        seats: vec![
            SeatState { occupant: Occupant::Person, present: true, rematch: false, votes: 0 };
            usize::from(SEATS)
        ],
        from: 0,
        log: Vec::new(),
    }
}

#[test]
fn a_table_with_another_rules_version_or_an_unknown_seat_is_not_laid_out() {
    let game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, game_plugin));
    let joined = Joined { rules: 99, ..joined_without_a_seat(&game) };
    let other = table::lay_out::<hab_gut::HabGut>(app.world_mut(), &joined, 1);
    assert!(matches!(other, Err(table::JoinError::Rules)));
    let altered = Joined { rules: 1, viewer: vec![Seat(7)], ..joined };
    assert!(matches!(table::lay_out::<hab_gut::HabGut>(app.world_mut(), &altered, 1), Err(table::JoinError::Seats)));
    assert!(app.world().resource::<Log<hab_gut::HabGut>>().past().is_none());
    assert!(app.world().resource::<Seating>().player_kinds.is_empty());
}

/// Points at another place from a large screen while a person keeps confirming, with frames of this duration. Returns
/// the number of frames until the new place is played.
fn frames_until_confirmed(milliseconds: u64) -> usize {
    use hacienda_rules::{Action, Hacienda};

    let mut game = Match::<Hacienda>::new(hacienda::launch::LaunchOptions::default().setting, 12);
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(milliseconds)));
    let legal = game.now().legal(&game.setting);
    let place = |action: &Action| if let Action::Land { card, at } = *action { Some((card, at)) } else { None };
    let chosen = *legal.iter().find(|action| place(action).is_some()).expect("a land card can be played");
    let (card, here) = place(&chosen).expect("it is a land card");
    let same_card = legal.iter().filter_map(place).filter(|(other, _)| *other == card);
    let at = same_card.map(|(_, at)| at).find(|at| *at != here).expect("it can be played on another hex");

    Tapped::Touch(Touch::Propose(chosen)).send(game.app.world_mut());
    game.app.update();
    game.wire.tell(&FromServer::Pointed { seat: Seat(0), at: Some(at.0) });
    game.wire.heard();
    let mut played = None;
    let mut frames = 0;
    while played.is_none() && frames < 20 {
        Tapped::<Touch>::Tap(Tap::Confirm).send(game.app.world_mut());
        game.app.update();
        let act = |message| if let FromClient::Act { action, .. } = message { Some(action) } else { None };
        played = game.wire.heard().into_iter().find_map(act);
        frames += 1;
    }
    assert_eq!(played, Some(<Hacienda>::action_text(&game.setting, Action::Land { card, at })));
    frames
}

#[test]
fn a_place_tapped_on_a_large_screen_must_be_seen_before_it_is_confirmed() {
    assert_eq!(frames_until_confirmed(110), 6, "the place must be visible for half a second");
    assert_eq!(frames_until_confirmed(400), 4, "the place must be visible for three frames on a slow machine");
}

#[test]
fn a_choice_about_the_list_survives_a_lost_connection() {
    let game = Match::<hab_gut::HabGut>::new(hab_gut::Setting::default(), 4);
    let joined = Joined { host: true, listed: true, ..joined_without_a_seat(&game) };
    let joined = FromServer::Joined(Box::new(joined));
    let wire = Wire::default();
    let entrance = Entrance { watch: Some(Ticket::new([2; 16])), ..Entrance::new("t", vec![Ticket::new([1; 16])]) };
    let session = Session::join("http://table.local/".to_owned(), entrance, 1);
    let mut online = Online::new(session, Box::new(wire.clone()));
    let connect = |online: &mut Online, now: f64| {
        online.work(now, 0.5);
        online.work(now, 0.5);
        wire.tell(&FromServer::Welcome { protocol: online::PROTOCOL, build: "0".to_owned() });
        online.work(now, 0.5);
        wire.heard();
        wire.tell(&joined);
        online.work(now, 0.5);
        wire.heard()
    };
    assert_eq!(connect(&mut online, 0.0), [], "an earlier run of the program has listed the table");
    assert!(online.is_listed());
    wire.0.lock().expect("the lock is not poisoned").0.push(TransportEvent::Closed);
    online.work(1.0, 0.5);
    online.list(false);
    assert_eq!(wire.heard(), [], "there is no connection");
    assert_eq!(connect(&mut online, 100.0), [FromClient::List { watch: None }]);
    assert!(!online.is_listed());
}
