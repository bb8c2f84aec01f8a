//! A table in memory: only its task changes the game. Each entry of the log is stored before anybody is told.

mod absence;
mod acting;
mod computers;
mod hosting;
mod inviting;
mod joining;
mod loading;
mod looking;
mod people;
mod pointing;
mod presence;
mod rematch;
mod voting;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use online::{FromClient, FromServer, Phrase, Reason, Ticket, hex, write};
use tabletop::{MAX_SEATS, Seat, Viewer};
use tokio::{
    sync::mpsc,
    time::{Instant, timeout_at},
};

use crate::{
    games::{Game, LogEntry, Refusal},
    hub::Hub,
    net::Outbox,
    store::{Chair, Head, Presence},
};
pub use loading::freeze_reason;

use absence::Idle;
use people::Guest;
use presence::ReportedPresence;
use voting::Votes;

/// How long a table stays awake when nobody is there.
const LINGER: Duration = Duration::from_secs(30);
/// The interval between two checks for changes made by other processes.
const LOOK: Duration = Duration::from_secs(2);

/// The number of a connection.
pub type GuestId = u64;

/// A connection that wants to join.
#[derive(Debug)]
pub struct Join {
    /// The number of the connection.
    pub guest: GuestId,
    /// The queue of messages to the connection.
    pub outbox: Outbox,
    /// The tickets that the client sent, valid or not.
    pub tickets: Vec<Ticket>,
    /// The number of entries that the client has.
    pub have: u32,
}

/// A connection that asks for the state of the table without joining it.
#[derive(Debug)]
pub struct Query {
    /// The queue of messages to the connection.
    pub outbox: Outbox,
    /// The connection's count of messages refused in a row.
    pub refused: Arc<AtomicU32>,
    /// The tickets that the client sent, valid or not.
    pub tickets: Vec<Ticket>,
}

/// A request to the task of a table.
#[derive(Debug)]
pub enum Command {
    /// A connection joins.
    Join(Join),
    /// A connection asks for the state of the table.
    Query(Query),
    /// A connection has ended.
    Leave(GuestId),
    /// A connection sent a message.
    Message(GuestId, FromClient),
    /// A computer player has chosen an action.
    Decided {
        /// The seat of the computer player.
        seat: Seat,
        /// The number of log entries that it had seen.
        at: u32,
        /// The action; `None` if it reached no decision.
        action: Option<String>,
    },
    /// A computer player may think again, after the store has failed.
    ThinkAgain,
    /// Another process may have changed the table in the store.
    Look,
    /// A seat has said a sentence to another process.
    Said(Seat, Phrase),
    /// The table was deleted.
    Deleted,
}

/// A table in memory, with its game and its connections.
#[derive(Debug)]
struct Table {
    hub: Arc<Hub>,
    head: Head,
    game: Box<dyn Game>,
    /// The invitation to the next game, if this process has made a new one.
    next_invite: Option<Ticket>,
    /// The version of the rules by which the game is shown and continued. It may be later than the one with which the
    /// game began.
    rules: u32,
    /// The reason why the game cannot continue; `None` if it can.
    frozen: Option<String>,
    chairs: Vec<Chair>,
    /// The number of changes that the store had counted when this table last caught up. If the store has counted more
    /// since, the table catches up again.
    changes: i64,
    guests: Vec<Guest>,
    /// True if an access to the store has failed since this table last caught up, so that the store may hold changes
    /// unknown to it.
    uncertain: bool,
    /// True while a computer player thinks, or waits to think again after the store has failed.
    thinks: bool,
    /// True once the table has been deleted.
    deleted: bool,
    /// The time since anybody last acted.
    idle: Idle,
    /// When the person of each seat left, or when the table woke.
    left: [Instant; MAX_SEATS],
    /// The people who are connected to other processes.
    elsewhere: Presence,
    /// The last report to other processes about the people who are present here.
    reported: ReportedPresence,
    /// The people who were present, and the votes in other processes, when `follow_people` last acted on them.
    followed: Presence,
    /// True if other processes have changed chairs since then.
    chairs_changed: bool,
    votes: Votes,
    commands: mpsc::WeakSender<Command>,
}

/// Runs a table until it falls asleep.
pub async fn run(hub: Arc<Hub>, id: String, sender: mpsc::WeakSender<Command>, mut commands: mpsc::Receiver<Command>) {
    hub.metrics.tables.fetch_add(1, Relaxed);
    match Table::load(&hub, &id, sender).await {
        Ok(mut table) => table.serve(&id, &mut commands).await,
        Err(refusal) => {
            if refusal.reason == Reason::NoTable {
                hub.listing.remove(&id);
            }
            refuse_all(&hub, &id, &mut commands, &refusal).await;
        }
    }
    hub.metrics.tables.fetch_sub(1, Relaxed);
}

/// Refuses everyone who wants to join or see a table that cannot be loaded.
async fn refuse_all(hub: &Hub, id: &str, commands: &mut mpsc::Receiver<Command>, refusal: &Refusal) {
    loop {
        while let Ok(command) = commands.try_recv() {
            match command {
                Command::Join(join) => {
                    hub.metrics.refused(refusal.reason);
                    join.outbox.refuse(None, refusal.clone());
                    join.outbox.close();
                }
                Command::Query(query) => query.refuse(hub, refusal.clone()),
                _ => {}
            }
        }
        if hub.suspend(id, commands) {
            return;
        }
    }
}

impl Table {
    async fn serve(&mut self, id: &str, commands: &mut mpsc::Receiver<Command>) {
        let mut look = Instant::now() + LOOK;
        let mut sleep = Instant::now() + LINGER;
        loop {
            let looks = self.hub.store.is_shared() || self.uncertain;
            let times = [Some(sleep), looks.then_some(look), self.next_replacement()];
            let until = times.into_iter().flatten().min().unwrap_or(sleep);
            match timeout_at(until, commands.recv()).await {
                Ok(Some(command)) => self.handle(command).await,
                Ok(None) => return,
                Err(_) => {}
            }
            let now = Instant::now();
            if looks && now >= look {
                self.look().await;
                look = now + LOOK;
            }
            self.follow_people().await;
            self.report_presence().await;
            self.replace_absent().await;
            self.start_thinking();
            self.tell_turns();
            self.tell_large_screen();
            if !self.guests.is_empty() || self.thinks {
                sleep = now + LINGER;
            } else if (now >= sleep || self.deleted) && self.has_cleared_presence() && self.hub.suspend(id, commands) {
                return;
            }
        }
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Join(join) => self.join(join).await,
            Command::Query(query) => self.answer(query).await,
            Command::Leave(guest) => self.leave(guest),
            Command::Message(guest, message) => self.receive(guest, message).await,
            Command::Decided { seat, at, action } => self.play_decision(seat, at, action).await,
            Command::ThinkAgain => self.thinks = false,
            Command::Look => self.look().await,
            Command::Said(seat, phrase) => self.tell_all(&FromServer::Said { seat, phrase }),
            Command::Deleted => self.dismiss_all("the table was deleted"),
        }
    }

    /// Handles a message from a connection. If the message had no effect, the connection is told the reason.
    async fn receive(&mut self, guest: GuestId, message: FromClient) {
        let id = match &message {
            FromClient::Act { id, .. } => Some(*id),
            _ => None,
        };
        let result = match message {
            FromClient::Act { seat, id, at, action } => self.act(guest, seat, id, at, &action).await,
            FromClient::Undo { seat, keep } => self.undo(guest, seat, keep).await,
            FromClient::Say { seat, phrase } => self.say(guest, seat, phrase),
            FromClient::Replace { seat, level } => self.replace(guest, seat, level).await,
            FromClient::Free { seat } => self.free(guest, seat).await,
            FromClient::Ask { seat } => self.ask(guest, seat),
            FromClient::Point { seat, at } => self.point(guest, seat, at),
            FromClient::List { watch } => self.list(guest, watch).await,
            FromClient::Rematch { seat } => self.rematch(guest, seat).await,
            FromClient::Delete => self.delete(guest).await,
            FromClient::Hello { .. }
            | FromClient::Create { .. }
            | FromClient::Join { .. }
            | FromClient::Look { .. }
            | FromClient::Ping => Err(Refusal::new(Reason::Unreadable, "the connection has already joined a table")),
        };
        if let Err(refusal) = result {
            self.hub.metrics.refused(refusal.reason);
            if let Some(guest) = self.guest(guest) {
                guest.outbox.refuse(id, refusal);
            }
        }
    }

    /// The number of entries in the log.
    fn entries(&self) -> u32 {
        self.game.log().len() as u32
    }

    /// Plays a stored entry and tells everybody.
    fn apply(&mut self, entry: LogEntry) {
        let from = self.entries();
        let viewers = self.viewers();
        match self.game.append(entry, &viewers) {
            Ok(told) => {
                self.idle = Idle::begin();
                for (viewer, entry) in viewers.iter().zip(told) {
                    self.tell(*viewer, &FromServer::Log { from, entries: vec![entry] });
                }
                self.hub.metrics.actions.fetch_add(1, Relaxed);
                if self.game.is_over() {
                    self.tell_all(&self.over());
                }
            }
            Err(what) => {
                tracing::error!("table {}: entry {from} cannot be played: {what}", self.head.id);
                self.frozen = Some(format!("entry {from} cannot be played: {what}"));
            }
        }
    }

    /// The end of the game: its record, and the salt of the commitment.
    fn over(&self) -> FromServer {
        let word = |chair: &Chair| chair.computer().map_or("human", |level| level.word()).to_owned();
        let players: Vec<String> = self.chairs.iter().map(word).collect();
        FromServer::Over { record: self.game.record(&players), salt: hex(&self.head.salt) }
    }

    /// Sends a message to all connections with this viewer, and serialises it only once.
    fn tell(&self, viewer: Viewer, message: &FromServer) {
        let text = Utf8Bytes::from(write(message));
        self.guests.iter().filter(|guest| guest.viewer() == viewer).for_each(|guest| guest.outbox.put(text.clone()));
    }

    /// Sends a message that contains nothing hidden to all connections.
    fn tell_all(&self, message: &FromServer) {
        let text = Utf8Bytes::from(write(message));
        self.guests.iter().for_each(|guest| guest.outbox.put(text.clone()));
    }

    /// Ends all connections, because the table no longer exists.
    fn dismiss_all(&mut self, why: &str) {
        for guest in self.guests.drain(..) {
            guest.outbox.refuse(None, Refusal::new(Reason::NoTable, why));
            guest.outbox.close();
        }
        self.hub.listing.remove(&self.head.id);
        self.deleted = true;
    }
}
