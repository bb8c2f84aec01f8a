//! A session with a server: it decides which messages to send, and interprets the answers. It does no input or output,
//! so that tests can simulate every order of events.

use std::collections::VecDeque;

use super::{
    entrance::{Creation, Entrance},
    session_event::SessionEvent,
};
use online::{Entry, FromClient, FromServer, Joined, PROTOCOL, Reason, SeatState, Ticket, read_answer, write};
use tabletop::Seat;

/// How long a connection may be lost before people are told, in seconds.
pub const LOSS_GRACE: f64 = 3.0;
/// How long the server may be silent before the session sends a ping, in seconds.
const SILENCE: f64 = 20.0;
/// How long the server may be silent before the connection counts as dead, in seconds.
const DEAD: f64 = 45.0;
/// The wait before each attempt to connect again, in seconds; the last value is repeated.
const WAITS: [f64; 6] = [1.0, 2.0, 4.0, 8.0, 16.0, 30.0];

/// A command of the session to its socket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Open a new connection.
    Open,
    /// Send a text.
    Send(String),
    /// Close the connection.
    Close,
}

/// An event on the socket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TransportEvent {
    /// The connection is open.
    Opened,
    /// A text arrived.
    Text(String),
    /// The connection failed or ended.
    Closed,
}

/// The phase of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// There is no connection, or it is not usable yet.
    Connecting,
    /// The table is being set up or joined.
    Joining,
    /// The session is at its table.
    AtTable,
    /// The server refused, and a retry would not help.
    Refused(Reason),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Goal {
    Create(Creation),
    Join(Entrance),
}

/// An action that the server has not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Asked {
    seat: Seat,
    id: u64,
    at: u32,
    action: String,
}

/// A session with a server about one table.
#[derive(Debug)]
pub struct Session {
    /// The address of the server's page, with a trailing slash.
    page: String,
    goal: Goal,
    phase: Phase,
    seats: Vec<SeatState>,
    viewer: Vec<Seat>,
    host: bool,
    is_listed: bool,
    /// The number of entries received.
    have: u32,
    asked: Option<Asked>,
    next_id: u64,
    failures: usize,
    retry_at: Option<f64>,
    lost_at: Option<f64>,
    /// The time of the last event on the socket; `None` from the event until the next tick.
    heard_at: Option<f64>,
    /// True if a ping has been sent since that event.
    pinged: bool,
    commands: Vec<Command>,
    events: VecDeque<SessionEvent>,
}

impl Session {
    /// Creates a session that sets up a table. `first_id` is a random number from which the numbers of actions are
    /// derived.
    pub fn create(page: String, creation: Creation, first_id: u64) -> Session {
        Session::new(page, Goal::Create(creation), first_id)
    }

    /// Creates a session that joins a table. `first_id` is a random number from which the numbers of actions are
    /// derived.
    pub fn join(page: String, entrance: Entrance, first_id: u64) -> Session {
        Session::new(page, Goal::Join(entrance), first_id)
    }

    fn new(page: String, goal: Goal, first_id: u64) -> Session {
        Session {
            page,
            goal,
            phase: Phase::Connecting,
            seats: Vec::new(),
            viewer: Vec::new(),
            host: false,
            is_listed: false,
            have: 0,
            asked: None,
            // Not every program reads larger JSON numbers exactly.
            next_id: first_id >> 12,
            failures: 0,
            retry_at: None,
            lost_at: Some(f64::NEG_INFINITY),
            heard_at: None,
            pinged: false,
            commands: vec![Command::Open],
            events: VecDeque::new(),
        }
    }

    /// The address of the server's page.
    pub fn page(&self) -> &str {
        &self.page
    }

    /// The phase of the session.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The tickets of this screen; `None` until the table is set up.
    pub fn entrance(&self) -> Option<&Entrance> {
        match &self.goal {
            Goal::Join(entrance) => Some(entrance),
            Goal::Create(_) => None,
        }
    }

    /// The seats, as the server last described them.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// The seats for which this screen acts.
    pub fn viewer(&self) -> &[Seat] {
        &self.viewer
    }

    /// Returns true if this screen has the rights of the host.
    pub fn is_host(&self) -> bool {
        self.host
    }

    /// Returns true if the table was on the server's list when this screen last joined the table.
    pub fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// Returns true if the connection has been lost for so long that people should be told.
    pub fn is_lost(&self, now: f64) -> bool {
        self.lost_at.is_some_and(|lost| now - lost > LOSS_GRACE) && !matches!(self.phase, Phase::Refused(_))
    }

    /// Returns true if an action waits for its answer.
    pub fn waits_for_answer(&self) -> bool {
        self.asked.is_some()
    }

    /// Takes the oldest event.
    pub fn next_event(&mut self) -> Option<SessionEvent> {
        self.events.pop_front()
    }

    /// The commands for the socket since the last call.
    pub fn take_commands(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }

    /// Updates the timers, and reconnects when it is due. `now` is in seconds, `jitter` between 0 and 1.
    pub fn tick(&mut self, now: f64, jitter: f64) {
        self.lost_at = self.lost_at.map(|lost| if lost.is_finite() { lost } else { now });
        let silence = now - *self.heard_at.get_or_insert(now);
        let is_open = self.retry_at.is_none() && !matches!(self.phase, Phase::Refused(_));
        if is_open && silence > DEAD {
            self.commands.push(Command::Close);
            self.lose_connection();
        } else if self.phase == Phase::AtTable && silence > SILENCE && !self.pinged {
            self.pinged = true;
            self.send(&FromClient::Ping);
        }
        match self.retry_at {
            Some(at) if at.is_infinite() => {
                let wait = WAITS[self.failures.clamp(1, WAITS.len()) - 1];
                self.retry_at = Some(now + wait * (0.75 + 0.5 * jitter));
            }
            Some(at) if now >= at => {
                self.retry_at = None;
                self.commands.push(Command::Open);
            }
            Some(_) | None => {}
        }
    }

    /// Handles an event on the socket.
    pub fn handle_socket_event(&mut self, event: TransportEvent) {
        (self.heard_at, self.pinged) = (None, false);
        match event {
            TransportEvent::Opened => {
                self.send(&FromClient::Hello { protocol: PROTOCOL, build: env!("CARGO_PKG_VERSION").to_owned() });
            }
            TransportEvent::Closed => self.lose_connection(),
            TransportEvent::Text(text) => match read_answer(&text) {
                Ok(message) => self.answer(message),
                // If a message cannot be read, the server probably has another version.
                Err(_) => self.refuse_for_good(Reason::Protocol),
            },
        }
    }

    fn lose_connection(&mut self) {
        // A connection that the session has closed reports its end later.
        if matches!(self.phase, Phase::Refused(_)) || self.retry_at.is_some() {
            return;
        }
        self.phase = Phase::Connecting;
        self.failures += 1;
        // The time is not known here; `tick` fills it in.
        self.retry_at = Some(f64::INFINITY);
        self.lost_at = self.lost_at.or(Some(f64::NEG_INFINITY));
    }

    fn refuse_for_good(&mut self, reason: Reason) {
        self.phase = Phase::Refused(reason);
        self.retry_at = None;
        self.commands.push(Command::Close);
    }

    fn send(&mut self, message: &FromClient) {
        self.commands.push(Command::Send(write(message)));
    }

    fn answer(&mut self, message: FromServer) {
        match message {
            FromServer::Welcome { .. } => self.greet(),
            FromServer::Created { table, seats, watch, host, invite } => {
                self.enter(table, seats, host, (watch, invite));
            }
            FromServer::Seated { seat: _, tickets } => self.take_seat(tickets),
            FromServer::Joined(joined) => self.sit_down(joined),
            FromServer::Log { from, entries } => self.append(from, entries),
            FromServer::Seats(seats) if seats.len() == self.seats.len() => self.seats = seats,
            // The number of seats never changes.
            FromServer::Seats(_) => {}
            FromServer::Said { seat, phrase } => self.events.push_back(SessionEvent::Said(seat, phrase)),
            FromServer::Asked(seat) => self.events.push_back(SessionEvent::Asked(seat)),
            FromServer::LargeScreen(is_shown) => self.events.push_back(SessionEvent::LargeScreen(is_shown)),
            FromServer::Pointed { seat, at } => self.events.push_back(SessionEvent::Pointed(seat, at)),
            FromServer::Freed { seat, ticket } => {
                if let Goal::Join(Entrance { links, .. }) = &mut self.goal
                    && let Some(link) = links.get_mut(seat.index())
                {
                    *link = Some(ticket);
                }
                self.events.push_back(SessionEvent::Tickets);
            }
            // The rules already determine whose turn it is.
            FromServer::Turn(_) | FromServer::Looked { .. } | FromServer::Pong => {}
            FromServer::Over { record, salt } => self.events.push_back(SessionEvent::Over(record, salt)),
            FromServer::Again { table, tickets, invite } => {
                // The other links of the host stay the same.
                let Goal::Join(before) = &self.goal else { return };
                let invite = invite.or(before.invite);
                self.goal = Goal::Join(Entrance { table, tickets, invite, ..before.clone() });
                (self.have, self.asked) = (0, None);
                self.events.push_back(SessionEvent::Again);
                self.connect_anew();
            }
            FromServer::Refused { id, reason, detail: _ } => self.refused(id, reason),
        }
    }

    /// Creates or joins the table.
    fn greet(&mut self) {
        self.phase = Phase::Joining;
        let message = match &self.goal {
            Goal::Create(Creation { title, setting, seats, start, here: _ }) => FromClient::Create {
                title: title.clone(),
                setting: setting.clone(),
                seats: seats.clone(),
                start: *start,
            },
            Goal::Join(Entrance { table, tickets, .. }) => {
                FromClient::Join { table: table.clone(), tickets: tickets.clone(), have: self.have }
            }
        };
        self.send(&message);
    }

    /// Joins the table that this screen has set up.
    fn enter(
        &mut self,
        table: String,
        mut seats: Vec<Option<Ticket>>,
        host: Ticket,
        (watch, invite): (Ticket, Ticket),
    ) {
        let Goal::Create(creation) = &self.goal else { return };
        let mine = |seat: &Seat| seats.get_mut(seat.index()).and_then(Option::take);
        let tickets: Vec<Ticket> = creation.here.iter().filter_map(mine).chain([host]).collect();
        self.goal = Goal::Join(Entrance { table, tickets, links: seats, watch: Some(watch), invite: Some(invite) });
        self.events.push_back(SessionEvent::Created);
        self.greet();
    }

    /// Takes the tickets with which this screen reconnects. They do not include the invitation, which could give
    /// another seat.
    fn take_seat(&mut self, tickets: Vec<Ticket>) {
        let Goal::Join(entrance) = &mut self.goal else { return };
        entrance.tickets = tickets;
        self.events.push_back(SessionEvent::Tickets);
    }

    fn sit_down(&mut self, mut joined: Box<Joined>) {
        (self.phase, self.failures, self.lost_at) = (Phase::AtTable, 0, None);
        self.seats.clone_from(&joined.seats);
        self.viewer.clone_from(&joined.viewer);
        self.host = joined.host;
        self.is_listed = joined.listed;
        if joined.from > 0 && joined.from == self.have {
            let log = std::mem::take(&mut joined.log);
            self.append(joined.from, log);
        } else if joined.from > 0 {
            return self.request_log();
        } else {
            let is_mine =
                |entry: &Entry, seat: Seat| matches!(entry, Entry::Played(notice) if notice["seat"] == seat.0);
            // The log may already contain the action, if the connection was lost after the server had stored it.
            if let Some(asked) = &self.asked
                && joined.log.iter().skip(asked.at as usize).any(|entry| is_mine(entry, asked.seat))
            {
                self.asked = None;
            }
            self.have = joined.log.len() as u32;
            self.events.push_back(SessionEvent::Joined(joined));
        }
        // The server ignores an action that it has already played.
        if let Some(Asked { seat, id, at, action }) = self.asked.clone() {
            self.send(&FromClient::Act { seat, id, at, action });
        }
    }

    fn append(&mut self, from: u32, mut entries: Vec<Entry>) {
        let Some(known) = self.have.checked_sub(from) else { return self.request_log() };
        entries.drain(..entries.len().min(known as usize));
        if entries.is_empty() {
            return;
        }
        self.have += entries.len() as u32;
        self.events.push_back(SessionEvent::Entries(entries));
    }

    /// Requests the whole log, because an entry is missing or contradicts the table.
    pub fn request_log(&mut self) {
        self.have = 0;
        if matches!(self.phase, Phase::Joining | Phase::AtTable) {
            self.connect_anew();
        }
    }

    /// Replaces the connection, because each connection can join only one table, and only once.
    fn connect_anew(&mut self) {
        self.phase = Phase::Connecting;
        self.commands.push(Command::Open);
    }

    fn refused(&mut self, id: Option<u64>, reason: Reason) {
        if let Some(id) = id {
            if self.asked.as_ref().is_some_and(|asked| asked.id == id) {
                self.asked = None;
                self.events.push_back(SessionEvent::ActRefused(reason));
            }
            return;
        }
        match (self.phase, reason) {
            (Phase::AtTable, _) => self.events.push_back(SessionEvent::Refused(reason)),
            // These reasons are temporary, so the session tries again later.
            (_, Reason::TooFast | Reason::Full | Reason::Storage) => {
                self.commands.push(Command::Close);
                self.lose_connection();
            }
            _ => self.refuse_for_good(reason),
        }
    }

    /// Asks to play an action. `unseen` is the number of entries that have arrived but have not been shown yet. Does
    /// nothing while another action waits for its answer.
    pub fn act(&mut self, seat: Seat, action: String, unseen: usize) {
        if self.asked.is_some() {
            return;
        }
        self.next_id += 1;
        let at = self.have.saturating_sub(u32::try_from(unseen).unwrap_or(u32::MAX));
        let asked = Asked { seat, id: self.next_id, at, action };
        if self.phase == Phase::AtTable {
            let Asked { seat, id, at, action } = asked.clone();
            self.send(&FromClient::Act { seat, id, at, action });
        }
        self.asked = Some(asked);
    }

    /// Confirms the action of a seat, so that it is not sent again.
    pub fn confirm(&mut self, seat: Seat) {
        if self.asked.as_ref().is_some_and(|asked| asked.seat == seat) {
            self.asked = None;
        }
    }

    /// Sends any other message to the server. Without a connection, the message is lost.
    pub fn send_at_table(&mut self, message: &FromClient) {
        if self.phase == Phase::AtTable {
            self.send(message);
        }
    }
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
