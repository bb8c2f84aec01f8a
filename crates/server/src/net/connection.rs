//! A connection: it reads messages, limits their rate, and sends what has been put into its outbox.

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use online::{FromClient, FromServer, MessageError, OLDEST_PROTOCOL, PROTOCOL, Reason, Ticket, read};
use tokio::{
    sync::mpsc,
    time::{MissedTickBehavior, interval, timeout},
};

use super::{
    outbox::{Outbox, OutboxItem, OutboxReceiver},
    service::Shared,
};
use crate::{
    games::Refusal,
    limits::{Bucket, Quota},
    table::{Command, Join, Query},
};

/// The time between pings.
const PING: Duration = Duration::from_secs(20);
/// The number of unanswered pings that are tolerated. When the next one is due, after 60 to 80 seconds of silence, the
/// connection counts as lost.
const UNANSWERED: u32 = 3;
/// The maximum time for sending one message.
const SENDING: Duration = Duration::from_secs(30);
/// The maximum number of refused messages in a row that a connection survives. A refusal by the table counts only if it
/// answers [`FromClient::Look`].
const MAX_REFUSED: u32 = 100;
/// The maximum length of a client's build name in bytes. No client needs more.
const MAX_BUILD_BYTES: usize = 100;
/// The maximum number of tickets in a message. No client needs more.
const MAX_TICKETS: usize = 16;

/// The number of the next connection, unique in this process.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// Why a connection ends.
enum End {
    /// The client closed the connection, or it broke.
    Gone,
    /// The server closes it with this code and reason.
    Closed(u16, &'static str),
}

struct Connection {
    shared: Arc<Shared>,
    address: IpAddr,
    id: u64,
    outbox: Outbox,
    has_greeted: bool,
    table: Option<mpsc::Sender<Command>>,
    messages: Bucket,
    /// The number of messages refused in a row. A table updates it when it answers a look.
    refused: Arc<AtomicU32>,
}

/// Serves a connection until it ends.
pub async fn serve(mut socket: WebSocket, shared: Arc<Shared>, address: IpAddr) {
    let (outbox, mut outgoing) = Outbox::new();
    let messages = Bucket::for_messages(&shared.hub.limits);
    let id = NEXT.fetch_add(1, Relaxed);
    let mut connection =
        Connection { shared, address, id, outbox, has_greeted: false, table: None, messages, refused: Arc::default() };
    let end = connection.run(&mut socket, &mut outgoing).await;
    if let Some(table) = &connection.table {
        let _ = table.send(Command::Leave(id)).await;
    }
    if let End::Closed(code, reason) = end {
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        // Do not wait long for a client that has stopped reading.
        let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
    }
}

impl Connection {
    async fn run(&mut self, socket: &mut WebSocket, outgoing: &mut OutboxReceiver) -> End {
        let mut shutdown = self.shared.shutdown.clone();
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unanswered = 0;
        loop {
            if self.refused.load(Relaxed) > MAX_REFUSED {
                return End::Closed(close_code::POLICY, "too many messages were refused");
            }
            tokio::select! {
                () = shutdown.started() => return End::Closed(RESTARTS, "the server is restarting"),
                () = self.outbox.overflow() => return self.too_slow(),
                Some(out) = outgoing.next() => match out {
                    OutboxItem::Close => return End::Closed(close_code::NORMAL, "the server has ended the connection"),
                    OutboxItem::Text(text, counted) => {
                        let sent = tokio::select! {
                            sent = timeout(SENDING, socket.send(Message::Text(text))) => sent,
                            () = self.outbox.overflow() => return self.too_slow(),
                        };
                        outgoing.sent(counted);
                        if !matches!(sent, Ok(Ok(()))) {
                            return End::Gone;
                        }
                    }
                },
                received = socket.recv() => {
                    unanswered = 0;
                    match received {
                        Some(Ok(Message::Text(text))) => if let Some(end) = self.receive(&text).await {
                            return end;
                        },
                        Some(Ok(Message::Binary(_))) => {
                            self.refuse(None, Refusal::new(Reason::Unreadable, "messages must be text, not binary"));
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                        Some(Err(_)) => return End::Closed(close_code::SIZE, "the message is unreadable or too large"),
                    }
                }
                _ = pings.tick() => {
                    unanswered += 1;
                    let ping = Message::Ping(Default::default());
                    if unanswered > UNANSWERED || !matches!(timeout(SENDING, socket.send(ping)).await, Ok(Ok(()))) {
                        return End::Gone;
                    }
                }
            }
        }
    }

    fn too_slow(&self) -> End {
        self.shared.hub.metrics.too_slow.fetch_add(1, Relaxed);
        End::Closed(close_code::AGAIN, "the client reads too slowly")
    }

    fn refuse(&mut self, id: Option<u64>, refusal: Refusal) {
        self.refused.fetch_add(1, Relaxed);
        self.shared.hub.metrics.refused(refusal.reason);
        self.outbox.refuse(id, refusal);
    }

    /// Handles a message. Returns the reason if the connection ends.
    async fn receive(&mut self, text: &str) -> Option<End> {
        let is_within_limit = self.messages.take(Instant::now());
        let mut is_look = false;
        let (id, result) = match read(text) {
            Ok(message) => {
                is_look = matches!(message, FromClient::Look { .. });
                let id = match &message {
                    FromClient::Act { id, .. } => Some(*id),
                    _ => None,
                };
                let too_fast = || Err(Refusal::new(Reason::TooFast, "too many messages"));
                (id, if is_within_limit { self.handle(message).await } else { too_fast() })
            }
            Err(error @ MessageError::TooLarge(..)) => (None, Err(Refusal::new(Reason::TooLarge, error.to_string()))),
            Err(MessageError::Unreadable(what)) => (None, Err(Refusal::new(Reason::Unreadable, what))),
        };
        match result {
            Ok(end) => {
                // The table decides later whether a look is refused.
                if !is_look {
                    self.refused.store(0, Relaxed);
                }
                end
            }
            Err(refusal) => {
                self.refuse(id, refusal);
                None
            }
        }
    }

    async fn handle(&mut self, message: FromClient) -> Result<Option<End>, Refusal> {
        let not_now = |what: &str| Err(Refusal::new(Reason::Unreadable, what));
        match message {
            FromClient::Hello { .. } if self.has_greeted => not_now("the connection has already begun"),
            FromClient::Hello { protocol, build } => Ok(self.greet(protocol, &build)),
            _ if !self.has_greeted => not_now("a connection must begin with \"hello\""),
            _ if self.table.as_ref().is_some_and(mpsc::Sender::is_closed) => {
                Ok(Some(End::Closed(close_code::ERROR, "the table has failed")))
            }
            FromClient::Create { title, setting, seats, start } => {
                if !self.shared.addresses.allow(self.address, Quota::Table) {
                    return Err(Refusal::new(Reason::TooFast, "too many new tables from this address"));
                }
                let created = self.shared.hub.create(title, setting, &seats, start).await?;
                let crate::hub::Created { table, seats, watch, host, invite } = created;
                self.outbox.send(&FromServer::Created { table, seats, watch, host, invite });
                Ok(None)
            }
            FromClient::Ping => {
                self.outbox.send(&FromServer::Pong);
                Ok(None)
            }
            FromClient::Look { table, tickets } => {
                check_link(&table, &tickets)?;
                let query = Query { outbox: self.outbox.clone(), refused: self.refused.clone(), tickets };
                self.shared.hub.tell(&table, Command::Query(query)).await;
                Ok(None)
            }
            FromClient::Join { .. } if self.table.is_some() => not_now("the connection has already joined a table"),
            FromClient::Join { table, tickets, have } => {
                self.join(&table, tickets, have).await?;
                Ok(None)
            }
            message => {
                let Some(table) = &self.table else { return not_now("the connection has not joined a table") };
                match table.send(Command::Message(self.id, message)).await {
                    Ok(()) => Ok(None),
                    Err(_) => Ok(Some(End::Closed(close_code::ERROR, "the table has failed"))),
                }
            }
        }
    }

    fn greet(&mut self, protocol: u32, build: &str) -> Option<End> {
        if !(OLDEST_PROTOCOL..=PROTOCOL).contains(&protocol) || build.len() > MAX_BUILD_BYTES {
            let versions = format!("{OLDEST_PROTOCOL} to {PROTOCOL}");
            let what = format!(
                "the server needs protocol version {versions} and a build name of at most {MAX_BUILD_BYTES} bytes"
            );
            self.refuse(None, Refusal::new(Reason::Protocol, what));
            self.outbox.close();
            return None;
        }
        self.has_greeted = true;
        let build = env!("CARGO_PKG_VERSION").to_owned();
        self.outbox.send(&FromServer::Welcome { protocol, build });
        None
    }

    async fn join(&mut self, table: &str, tickets: Vec<Ticket>, have: u32) -> Result<(), Refusal> {
        check_link(table, &tickets)?;
        let join = Join { guest: self.id, outbox: self.outbox.clone(), tickets, have };
        self.table = Some(self.shared.hub.tell(table, Command::Join(join)).await);
        Ok(())
    }
}

/// Checks the form of a table's id and the number of tickets.
///
/// # Errors
/// Returns [`Reason::NoTable`] or [`Reason::NoTicket`].
fn check_link(table: &str, tickets: &[Ticket]) -> Result<(), Refusal> {
    if online::from_hex::<8>(table).is_none() {
        return Err(Refusal::new(Reason::NoTable, "there is no such table"));
    }
    if tickets.len() > MAX_TICKETS {
        return Err(Refusal::new(Reason::NoTicket, "too many tickets"));
    }
    Ok(())
}

/// The close code for a restart of the server, for example with a new version.
const RESTARTS: u16 = close_code::RESTART;
