//! A client that uses the session of the program (the same source files) over a connection that may break at any
//! message.

use online::{Entry, FromClient, read_setting};
use tabletop::{Follower, Notice, Opening, Rng, Seat, Seats, Viewer};

use crate::{
    client::{Client, Table},
    player::Tested,
};

#[path = "../../../../src/online/entrance.rs"]
mod entrance;
#[path = "../../../../src/online/session.rs"]
#[allow(dead_code, reason = "the program uses the rest")]
mod session;
#[path = "../../../../src/online/session_event.rs"]
mod session_event;

use entrance::Entrance;
use session::{Command, Phase, Session, TransportEvent};
use session_event::SessionEvent;

/// A fault of the connection at a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The connection breaks before the message arrives.
    Before,
    /// The connection breaks after the message has arrived.
    After,
    /// An action arrives twice.
    Twice,
    /// An action arrives late: after the screen has given up the connection and is back at the table over another one.
    Late,
}

/// A screen with one seat that plays at random.
#[derive(Debug)]
pub struct Screen<G: Tested> {
    url: String,
    session: Session,
    connection: Option<Client>,
    /// The fault, and the number of the message that it affects.
    fault: (Fault, usize),
    /// The number of messages so far that the fault could have affected.
    messages: usize,
    /// A connection that the screen has given up, with the action that it has not delivered yet.
    late: Option<(Client, Option<String>)>,
    /// The seconds on the clock of the session.
    now: f64,
    rng: Rng,
    setting: G::Setting,
    pub follower: Option<Follower<G>>,
    /// The number of entries received.
    pub have: u32,
    /// The actions chosen here and not refused.
    pub chosen: Vec<String>,
    pub is_over: bool,
}

impl<G: Tested<Setting: Default>> Screen<G> {
    /// A screen that joins a table with the ticket of a seat.
    pub fn new(url: &str, table: &Table, seat: u8, fault: (Fault, usize), seed: u64) -> Screen<G> {
        let entrance = Entrance::new(&table.id, vec![table.ticket(seat)]);
        Screen {
            url: url.to_owned(),
            session: Session::join("http://table.local/".to_owned(), entrance, seed << 12),
            connection: None,
            fault,
            messages: 0,
            late: None,
            now: 0.0,
            rng: Rng::new(seed, 78),
            setting: G::Setting::default(),
            follower: None,
            have: 0,
            chosen: Vec::new(),
            is_over: false,
        }
    }

    /// True once the fault has happened.
    pub fn had_fault(&self) -> bool {
        self.messages > self.fault.1
    }

    /// Plays at random until the game is over, or until there are this many entries and every action is answered.
    pub async fn play_to(&mut self, entries: u32) {
        while !self.is_over && (self.have < entries || self.session.waits_for_answer()) {
            if self.have < entries
                && !self.session.waits_for_answer()
                && let Some(seat) = self.to_act()
            {
                let action = self.choose(seat);
                self.chosen.push(action.clone());
                self.session.act(seat, action, 0);
            }
            self.work().await;
        }
    }

    /// Receives messages until it has this many entries.
    pub async fn follow_to(&mut self, entries: u32) {
        while self.have < entries {
            self.work().await;
        }
    }

    /// The texts of its own actions in the game.
    pub fn played(&self) -> Vec<String> {
        let notices = self.follower.iter().flat_map(Follower::notices);
        let own = notices.filter(|notice| self.session.viewer().contains(&notice.seat));
        let text = |notice: &Notice<G>| match notice.told.action::<G>(&self.setting) {
            Ok(Some(action)) => G::action_text(&self.setting, action),
            other => panic!("a seat knows its own actions: {other:?}"),
        };
        own.map(text).collect()
    }

    fn to_act(&self) -> Option<Seat> {
        let position = self.follower.as_ref()?.position();
        G::may_act(position).iter().find(|seat| self.session.viewer().contains(seat))
    }

    fn choose(&mut self, seat: Seat) -> String {
        let position = self.follower.as_ref().expect("there is a table").position();
        let action = G::random_action(&self.setting, position, seat, &mut self.rng);
        G::action_text(&self.setting, action.expect("the seat may act"))
    }

    /// Lets the session work until one more message has arrived or, without a connection, a second has passed.
    async fn work(&mut self) {
        self.carry_out().await;
        if self.session.phase() == Phase::AtTable
            && let Some((connection, late)) = &mut self.late
            && let Some(text) = late.take()
        {
            connection.send_text(&text).await;
        }
        match &mut self.connection {
            None => {
                self.now += 1.0;
                self.session.tick(self.now, 0.5);
            }
            Some(connection) => match connection.next_text().await {
                Some(text) => self.receive(text),
                None => self.cut(),
            },
        }
        self.carry_out().await;
        while let Some(event) = self.session.next_event() {
            self.learn(event);
        }
    }

    async fn carry_out(&mut self) {
        loop {
            let commands = self.session.take_commands();
            if commands.is_empty() {
                return;
            }
            for command in commands {
                match command {
                    Command::Open => {
                        self.connection = Some(Client::open(&self.url).await.expect("the server accepts"));
                        self.session.handle_socket_event(TransportEvent::Opened);
                    }
                    Command::Close => self.connection = None,
                    Command::Send(text) => self.send(text).await,
                }
            }
        }
    }

    /// Breaks the connection without a close frame.
    fn cut(&mut self) {
        self.connection = None;
        self.session.handle_socket_event(TransportEvent::Closed);
    }

    /// Counts a message. Returns the fault if it affects this message.
    fn count(&mut self, is_act: bool) -> Option<Fault> {
        let (fault, at) = self.fault;
        if matches!(fault, Fault::Twice | Fault::Late) && !is_act {
            return None;
        }
        self.messages += 1;
        (self.messages == at + 1).then_some(fault)
    }

    async fn send(&mut self, text: String) {
        let fault = self.count(matches!(online::read(&text), Ok(FromClient::Act { .. })));
        let copies = match fault {
            Some(Fault::Before | Fault::Late) => 0,
            Some(Fault::Twice) => 2,
            Some(Fault::After) | None => 1,
        };
        if let Some(connection) = &mut self.connection {
            for _ in 0..copies {
                connection.send_text(&text).await;
            }
        }
        match fault {
            Some(Fault::Before | Fault::After) => self.cut(),
            Some(Fault::Late) => {
                self.late = self.connection.take().map(|connection| (connection, Some(text)));
                self.cut();
            }
            Some(Fault::Twice) | None => {}
        }
    }

    fn receive(&mut self, text: String) {
        let fault = self.count(false);
        if fault != Some(Fault::Before) {
            self.session.handle_socket_event(TransportEvent::Text(text));
        }
        if fault.is_some() {
            // What the session sends now is lost.
            self.cut();
        }
    }

    fn learn(&mut self, event: SessionEvent) {
        match event {
            SessionEvent::Joined(joined) => {
                let (setting, _) = read_setting::<G>(&joined.setting).expect("the setting is readable");
                let seats: Seats = joined.viewer.iter().copied().collect();
                let viewer = Viewer::from(seats);
                let opening: Opening<G> = serde_json::from_value(joined.opening).expect("the opening is readable");
                let first = opening.imagine(&setting, viewer, &mut self.rng).expect("the opening is possible");
                self.follower = Some(Follower::new(setting.clone(), viewer, first));
                (self.setting, self.have) = (setting, 0);
                self.append(joined.log);
            }
            SessionEvent::Entries(entries) => self.append(entries),
            SessionEvent::Over(..) => self.is_over = true,
            SessionEvent::ActRefused(reason) => {
                // Another seat acted first.
                assert_eq!(reason, online::Reason::Outdated);
                self.chosen.pop();
            }
            SessionEvent::Refused(reason) => panic!("{reason}"),
            SessionEvent::Created
            | SessionEvent::Tickets
            | SessionEvent::Said(..)
            | SessionEvent::Asked(_)
            | SessionEvent::LargeScreen(_)
            | SessionEvent::Pointed(..)
            | SessionEvent::Again => {}
        }
    }

    fn append(&mut self, entries: Vec<Entry>) {
        let follower = self.follower.as_mut().expect("there is a table");
        for entry in entries {
            let Entry::Played(notice) = entry else { panic!("nobody takes anything back") };
            let notice: Notice<G> = serde_json::from_value(notice).expect("a notice");
            self.session.confirm(notice.seat);
            follower.receive(notice).expect("the notice agrees with what was known");
            self.have += 1;
        }
    }
}
