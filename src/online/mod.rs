//! Play over a network: a session with a server, and the table of a game that is played there.
//!
//! The actions of people at this screen go to the server instead of the turn schedule. The imagined position on the
//! table learns each notice from the server, and the turn schedule then plays its action, so everything else works as
//! in a local game.

use std::{collections::VecDeque, fmt::Debug, ops::Range};

use bevy::prelude::*;
use online::{Commitment, Entry, FromClient, Joined, Phrase, Reason, socket_address};
use tabletop::Seat;

use crate::{
    AppSystems,
    seats::{SeatSystems, input::HandlesTouches},
    table::AfterDirectEdits,
    texts::{Text, text},
};

use pointing::Pointing;

mod entrance;
pub mod links;
mod looking;
mod pointing;
pub mod session;
mod session_event;
pub mod table;
mod transport;

pub use entrance::{Creation, Entrance};
pub use links::Links;
pub use looking::Looks;
pub use session::{Command, Phase, Session, TransportEvent};
pub use session_event::SessionEvent;
pub use table::{JoinError, VerifyError};
pub use transport::{SocketTransport, Transport};

/// The session of this program with a server. The resource exists from the request to play over a network until the
/// table is left.
#[derive(Resource, Debug)]
pub struct Online {
    /// The session.
    pub session: Session,
    transport: Box<dyn Transport>,
    /// The entries that have arrived but are not on the table yet.
    waiting: VecDeque<Entry>,
    /// The numbers of the actions that were played while the person at this screen was away, until they act.
    missed: Option<Range<usize>>,
    /// True if the first waiting entry was sent because this screen had reconnected.
    came_back: bool,
    /// A table that the screens must lay out.
    joined: Option<Box<Joined>>,
    /// True while a look back delays the entries that have arrived.
    is_held: bool,
    /// The commitment of the table that was laid out last.
    commitment: Option<Commitment>,
    /// The record and the salt, once the game is over.
    over: Option<(String, String)>,
    /// The last sentence, and the seat that said it.
    last_sentence: Option<(Seat, Phrase)>,
    /// True if the published record matches the game that this screen saw.
    is_checked: bool,
    /// The seat at this screen whose person was asked whether they are still there.
    asked: Option<Seat>,
    /// True if this screen has chosen to have the table on the server's list; `None` before any choice.
    listed_choice: Option<bool>,
    pointing: Pointing,
    /// The reason why the last request had no effect.
    refusal: Option<Reason>,
    act_refused: Option<Reason>,
    /// True if the last request was not sent, because there is no connection.
    is_unsent: bool,
    /// The last error caused by data from the server, for the log.
    pub fault: Option<String>,
    /// True if the menu opens with the links of the table.
    pub shows_links: bool,
    /// True if the table is at the server in this program, so that the other players are next to this screen.
    pub is_local: bool,
    /// True if the tickets have changed since they were stored.
    pub links_changed: bool,
    /// The number of sentences said so far.
    sentences: usize,
    /// The number of signs of life so far, by seat.
    signs: Vec<usize>,
    now: f64,
}

impl Online {
    /// Starts a session over a connection that is not open yet.
    pub fn new(session: Session, transport: Box<dyn Transport>) -> Online {
        Online {
            session,
            transport,
            waiting: VecDeque::new(),
            missed: None,
            came_back: false,
            joined: None,
            is_held: false,
            commitment: None,
            over: None,
            last_sentence: None,
            is_checked: false,
            asked: None,
            listed_choice: None,
            pointing: Pointing::default(),
            refusal: None,
            act_refused: None,
            is_unsent: false,
            fault: None,
            shows_links: false,
            is_local: false,
            links_changed: false,
            sentences: 0,
            signs: Vec::new(),
            now: 0.0,
        }
    }

    /// Returns true if players at other screens see this screen. Computer players count, too: they may stand in for
    /// people who are nearby and come back.
    pub fn is_public(&self) -> bool {
        self.is_local && self.session.seats().len() > self.session.viewer().len()
    }

    /// Takes the table to lay out, if there is one.
    pub fn take_joined(&mut self) -> Option<Box<Joined>> {
        let joined = self.joined.take()?;
        self.commitment = Some(joined.commitment.clone());
        Some(joined)
    }

    /// The commitment of the table, the text of its record and the salt, once the game is over.
    pub fn over(&self) -> Option<(&Commitment, &str, &str)> {
        let (record, salt) = self.over.as_ref()?;
        Some((self.commitment.as_ref()?, record, salt))
    }

    /// The last sentence, and the seat that said it.
    pub fn last_sentence(&self) -> Option<(Seat, Phrase)> {
        self.last_sentence
    }

    /// The number of sentences said so far.
    pub fn sentences(&self) -> usize {
        self.sentences
    }

    /// The number of signs of life so far besides actions, by seat: sentences, and places at which the person pointed.
    /// Seats beyond the end of the list have given no sign.
    pub fn signs(&self) -> &[usize] {
        &self.signs
    }

    fn count_sign(&mut self, seat: Seat) {
        if self.signs.len() <= seat.index() {
            self.signs.resize(seat.index() + 1, 0);
        }
        self.signs[seat.index()] += 1;
    }

    /// The seat at this screen whose person was asked whether they are still there. An action is an answer, too.
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// Answers that the person is still there.
    pub fn answer(&mut self) {
        if self.session.phase() == Phase::AtTable
            && let Some(seat) = self.asked.take()
        {
            self.send(&FromClient::Say { seat, phrase: Phrase::OneMoment });
        }
    }

    /// Returns true if the server's list contains the table, so that everybody can watch it, or will contain it once
    /// the server has the host's choice.
    pub fn is_listed(&self) -> bool {
        self.listed_choice.unwrap_or(self.session.is_listed())
    }

    /// Adds the table to the server's list, or removes it. Without the ticket to watch, it cannot be added.
    pub fn list(&mut self, is_listed: bool) {
        let watch = self.session.entrance().and_then(|entrance| entrance.watch).filter(|_| is_listed);
        if is_listed == watch.is_some() {
            self.listed_choice = Some(is_listed);
            self.send(&FromClient::List { watch });
        }
    }

    /// Returns true if the record that the server published at the end passed the check: it matches the commitment and
    /// the game as this screen saw it.
    pub fn is_checked(&self) -> bool {
        self.is_checked
    }

    /// Stores whether the check of the published record succeeded.
    pub fn set_checked(&mut self, is_checked: bool) {
        self.is_checked = is_checked;
    }

    /// Takes the reason why the last request had no effect.
    pub fn take_refusal(&mut self) -> Option<Reason> {
        self.refusal.take()
    }

    /// Returns true once if a request was not sent, because there is no connection.
    pub fn take_unsent(&mut self) -> bool {
        std::mem::take(&mut self.is_unsent)
    }

    /// A number unique to the game on the table; `None` if no table was laid out.
    pub fn game(&self) -> Option<u64> {
        self.commitment.as_ref().map(Commitment::number)
    }

    /// Returns true if a table was laid out.
    pub fn has_table(&self) -> bool {
        self.commitment.is_some()
    }

    /// Returns true if the session needs frames, because it is connecting or has entries to play.
    pub fn needs_frames(&self) -> bool {
        self.session.phase() == Phase::Connecting || !self.waiting.is_empty() && !self.is_held
    }

    /// The number of entries that have arrived but are not on the table yet.
    fn unseen(&self) -> usize {
        self.waiting.len()
    }

    /// The numbers of the actions, counted from 0, that were played while the person at this screen was away. `None` if
    /// there are none, or once the person has acted.
    pub fn missed(&self) -> Option<Range<usize>> {
        self.missed.clone()
    }

    /// Adds the waiting entries, which follow this number of actions, to the missed actions.
    fn miss_waiting(&mut self, actions: usize) {
        self.came_back = false;
        let start = self.missed.take().map_or(actions, |missed| missed.start.min(actions));
        self.missed = Some(start..actions + self.waiting.len());
    }

    /// Returns true if people should be told that the connection is lost.
    pub fn is_lost(&self) -> bool {
        self.session.is_lost(self.now)
    }

    /// Lets the session work: reads the connection, updates the timers, and sends the waiting messages. `now` is in
    /// seconds, `jitter` between 0 and 1.
    pub fn work(&mut self, now: f64, jitter: f64) {
        self.now = now;
        let was_at_table = self.session.phase() == Phase::AtTable;
        for event in self.transport.take_events() {
            self.session.handle_socket_event(event);
            if self.carry_out_commands() {
                // The remaining events belong to the old connection.
                break;
            }
        }
        self.session.tick(now, jitter);
        self.carry_out_commands();
        while let Some(event) = self.session.next_event() {
            match event {
                SessionEvent::Created => (self.links_changed, self.shows_links) = (true, true),
                SessionEvent::Tickets => self.links_changed = true,
                SessionEvent::Again => {
                    self.links_changed = true;
                    (self.over, self.joined, self.is_checked) = (None, None, false);
                    self.missed = None;
                    self.waiting.clear();
                }
                SessionEvent::Joined(joined) => {
                    (self.asked, self.is_checked, self.came_back) = (None, false, false);
                    self.waiting.clear();
                    self.joined = Some(joined);
                }
                SessionEvent::Entries(entries) => {
                    (self.asked, self.pointing.shown) = (None, None);
                    self.came_back |= !was_at_table;
                    self.waiting.extend(entries);
                }
                SessionEvent::Said(seat, phrase) => {
                    self.last_sentence = Some((seat, phrase));
                    self.sentences += 1;
                    self.count_sign(seat);
                }
                SessionEvent::Asked(seat) => self.asked = Some(seat),
                SessionEvent::LargeScreen(is_shown) => self.pointing.set_large_screen(is_shown),
                SessionEvent::Pointed(seat, at) => {
                    let is_here = self.session.viewer().contains(&seat);
                    // The echo of a tap on this screen is not a sign of the person with the phone.
                    if self.pointing.receive(seat, at, is_here) {
                        self.count_sign(seat);
                    }
                }
                SessionEvent::ActRefused(reason) => self.act_refused = Some(reason),
                SessionEvent::Refused(reason) => self.refusal = Some(reason),
                SessionEvent::Over(record, salt) => (self.over, self.missed) = (Some((record, salt)), None),
            }
        }
        match (was_at_table, self.session.phase() == Phase::AtTable) {
            // The server may have restarted, or the choice may have been lost with the connection.
            (false, true) => {
                if let Some(choice) = self.listed_choice.filter(|choice| *choice != self.session.is_listed()) {
                    self.list(choice);
                }
            }
            // After a new connection, the server reports again whether there is a large screen.
            (true, false) => self.pointing = Pointing::default(),
            _ => {}
        }
    }

    /// Sends a message to the server at once. Without a connection, the message is lost.
    pub fn send(&mut self, message: &FromClient) {
        self.session.send_at_table(message);
        self.carry_out_commands();
    }

    /// Sends a person's request, or records that there is no connection, so that the person is told. Returns true if
    /// the request was sent.
    pub fn request(&mut self, message: &FromClient) -> bool {
        self.is_unsent = self.session.phase() != Phase::AtTable;
        self.send(message);
        !self.is_unsent
    }

    /// Carries out the commands of the session now, because the next frame may be seconds away. Returns true if a new
    /// connection was started.
    fn carry_out_commands(&mut self) -> bool {
        let commands = self.session.take_commands();
        let opens = commands.contains(&Command::Open);
        for command in commands {
            match command {
                Command::Open => self.transport.open(&socket_address(self.session.page())),
                Command::Send(text) => self.transport.send(&text),
                Command::Close => self.transport.close(),
            }
        }
        opens
    }
}

/// The sentence that explains why a server refused something.
pub fn refusal_text(reason: Reason) -> Text {
    text!("online-refused", reason = reason)
}

/// The system in which the session reads and writes its connection.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SessionSystems;

/// Adds the systems of the session, which run in every frame while there is a session.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            work.in_set(SessionSystems).in_set(AppSystems::Navigate),
            table::update_players.after(AppSystems::Navigate).before(AfterDirectEdits),
        )
            .run_if(resource_exists::<Online>),
    )
    .add_systems(Update, pointing::show.after(AppSystems::Play).before(AppSystems::Render));
}

/// Adds the systems for the table of a game that is played over a network.
pub fn game_plugin<G: HandlesTouches>(app: &mut App) {
    app.add_systems(
        Update,
        (
            table::ask_for_undo::<G>.after(SeatSystems::Input).before(SeatSystems::Undo),
            pointing::select_tapped::<G>.after(SeatSystems::Questions).before(SeatSystems::Input),
            (pointing::send::<G>, pointing::send_taps::<G>, table::send::<G>)
                .chain()
                .after(AppSystems::Input)
                .before(AppSystems::Think),
            table::receive::<G>.after(AppSystems::Think).before(AppSystems::Play),
        )
            .run_if(table::is_remote::<G>),
    );
}

fn work(mut online: ResMut<Online>, time: Res<Time<Real>>) {
    let now = time.elapsed_secs_f64();
    // The fraction of the current second is random enough here.
    online.work(now, now.fract());
}
