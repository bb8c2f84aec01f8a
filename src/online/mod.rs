//! Play over a network: a session with a server, and the table of a game that is played there.
//!
//! What people at this screen want to do goes to the server instead of into the turn schedule. What the server tells is
//! learnt by the imagined position on the table and played by the same schedule, so that everything else works as in any
//! other game.

use std::{collections::VecDeque, fmt::Debug};

use bevy::prelude::*;
use online::{Commitment, Entry, FromClient, Joined, Phrase, Reason, socket_address};
use tabletop::Seat;

use crate::{
    AppSystems,
    playable::Playable,
    seats::SeatSystems,
    table::AfterDirectEdits,
    texts::{Text, text},
};

mod entrance;
pub mod links;
pub mod session;
pub mod table;
mod transport;

pub use entrance::{Creation, Entrance};
pub use links::Links;
pub use session::{Command, News, Phase, Session, SocketNews};
pub use table::{JoinError, VerifyError};
pub use transport::{SocketTransport, Transport};

/// The session of this program with a server. The resource exists from the wish to play over a network until the table
/// is left.
#[derive(Resource, Debug)]
pub struct Online {
    /// The session.
    pub session: Session,
    transport: Box<dyn Transport>,
    /// What has arrived and is not on the table yet.
    waiting: VecDeque<Entry>,
    /// A table to lay out, which the screens do.
    joined: Option<Box<Joined>>,
    /// True while a look back holds up what has arrived.
    is_held: bool,
    /// The commitment of the table that was laid out last.
    commitment: Option<Commitment>,
    /// The record and the salt, once the game is over.
    over: Option<(String, String)>,
    /// What was said last.
    said: Option<(Seat, Phrase)>,
    /// The seat at this screen whose person is asked whether they are still there.
    asked: Option<Seat>,
    /// True if the host wants the table on the server's list.
    is_listed: bool,
    /// A message about a wish that had no effect.
    refusal: Option<Reason>,
    act_refused: Option<Reason>,
    /// What the server told and the table contradicted last, for the log.
    pub fault: Option<String>,
    /// True if the menu opens with the links of the table.
    pub shows_links: bool,
    /// True if the tickets changed since they were stored.
    pub links_changed: bool,
    /// The number of sentences said so far.
    sentences: usize,
    now: f64,
}

impl Online {
    /// Starts a session over a connection that is not open yet.
    pub fn new(session: Session, transport: Box<dyn Transport>) -> Online {
        Online {
            session,
            transport,
            waiting: VecDeque::new(),
            joined: None,
            is_held: false,
            commitment: None,
            over: None,
            said: None,
            asked: None,
            is_listed: false,
            refusal: None,
            act_refused: None,
            fault: None,
            shows_links: false,
            links_changed: false,
            sentences: 0,
            now: 0.0,
        }
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

    /// What was said last, and by which seat.
    pub fn last_sentence(&self) -> Option<(Seat, Phrase)> {
        self.said
    }

    /// The number of sentences said so far.
    pub fn sentences(&self) -> usize {
        self.sentences
    }

    /// The seat at this screen whose person is asked whether they are still there.
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// Answers that the person is still there.
    pub fn answer(&mut self) {
        if let Some(seat) = self.asked.take() {
            self.say(&FromClient::Say { seat, phrase: Phrase::OneMoment });
        }
    }

    /// True if the host wants the table on the server's list, where everybody can watch it.
    pub fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// Puts the table on the server's list, or takes it off.
    pub fn list(&mut self, is_listed: bool) {
        self.is_listed = is_listed;
        let watch = self.session.entrance().and_then(|entrance| entrance.watch).filter(|_| is_listed);
        self.say(&FromClient::List { watch });
    }

    /// Takes the reason why the last wish had no effect.
    pub fn take_refusal(&mut self) -> Option<Reason> {
        self.refusal.take()
    }

    /// Returns true if a table was laid out.
    pub fn has_table(&self) -> bool {
        self.commitment.is_some()
    }

    /// Returns true if the session needs frames: a connection is to be made, or something has yet to be played.
    pub fn needs_frames(&self) -> bool {
        self.session.phase() == Phase::Connecting || !self.waiting.is_empty() && !self.is_held
    }

    /// The number of entries that have arrived and are not on the table yet.
    fn unseen(&self) -> usize {
        self.waiting.len()
    }

    /// Returns true if people should be told that the connection is lost.
    pub fn is_lost(&self) -> bool {
        self.session.is_lost(self.now)
    }

    /// Lets the session work: reads the connection, passes the time, and sends what is to be sent. `now` is in seconds,
    /// `jitter` between 0 and 1.
    pub fn work(&mut self, now: f64, jitter: f64) {
        self.now = now;
        for news in self.transport.news() {
            self.session.hear(news);
            if self.obey() {
                // What is left is of the old connection.
                break;
            }
        }
        self.session.tick(now, jitter);
        self.obey();
        while let Some(news) = self.session.next_news() {
            match news {
                News::Created => (self.links_changed, self.shows_links) = (true, true),
                News::Tickets => self.links_changed = true,
                News::Again => {
                    self.links_changed = true;
                    (self.over, self.joined) = (None, None);
                    self.waiting.clear();
                }
                News::Joined(joined) => {
                    self.waiting.clear();
                    self.joined = Some(joined);
                    // The server may have started again, or this may be the next game.
                    if self.is_listed {
                        self.list(true);
                    }
                }
                News::Entries(entries) => self.waiting.extend(entries),
                News::Said(seat, phrase) => {
                    self.said = Some((seat, phrase));
                    self.sentences += 1;
                }
                News::Asked(seat) => self.asked = Some(seat),
                News::ActRefused(reason) => self.act_refused = Some(reason),
                News::Refused(reason) => self.refusal = Some(reason),
                News::Over(record, salt) => self.over = Some((record, salt)),
            }
        }
    }

    /// Says something to the server at once. It is lost without a connection.
    pub fn say(&mut self, message: &FromClient) {
        self.asked = None;
        self.session.say(message);
        self.obey();
    }

    /// Sends what the session has to send: the next frame may be seconds away. Returns true if a new connection was begun.
    fn obey(&mut self) -> bool {
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
pub struct SessionWorks;

/// Adds the session, which works in every frame.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            work.in_set(SessionWorks).in_set(AppSystems::Navigate),
            table::update_players.after(AppSystems::Navigate).before(AfterDirectEdits),
        )
            .run_if(resource_exists::<Online>),
    );
}

/// Adds the table of a game that is played over a network.
pub fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            table::ask_for_undo::<G>.after(SeatSystems::Input).before(SeatSystems::Undo),
            table::send::<G>.after(AppSystems::Input).before(AppSystems::Think),
            table::receive::<G>.after(AppSystems::Think).before(AppSystems::Play),
        )
            .run_if(table::is_remote::<G>),
    );
}

fn work(mut online: ResMut<Online>, time: Res<Time<Real>>) {
    let now = time.elapsed_secs_f64();
    // The fraction of a second is as good as a random number here.
    online.work(now, now.fract());
}
