//! The socket in a browser. `web/socket.js` owns the connection and passes events on at once. They wait here in order,
//! because a hidden tab draws no frames.

use std::{
    cell::{Cell, RefCell},
    collections::{BTreeMap, VecDeque},
};

use wasm_bindgen::prelude::*;

use super::{CloseReason, Inbox, MAX_UNSENT_BYTES, SendError, SocketEvent};
use crate::page;

#[wasm_bindgen(raw_module = "./socket.js")]
extern "C" {
    fn socket_open(id: u32, url: &str) -> bool;
    fn socket_send(id: u32, text: &str);
    fn socket_unsent(id: u32) -> f64;
    fn socket_close(id: u32);
    fn socket_leave(id: u32);
}

/// The status code that browsers give for a connection that ended without a close frame.
const BROKEN: u16 = 1006;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum State {
    #[default]
    Connecting,
    Open,
    Closing,
    Closed,
}

#[derive(Default)]
struct ConnectionState {
    inbox: Inbox,
    /// The texts that were passed to the browser. [`ConnectionState::forget_sent`] drops the texts that have been sent.
    given: VecDeque<String>,
    /// The size of `given`.
    bytes: usize,
    state: State,
}

impl ConnectionState {
    /// Drops the texts that the browser has sent, given the number of bytes that it still buffers.
    fn forget_sent(&mut self, waiting: usize) {
        while let Some(first) = self.given.front().filter(|first| self.bytes - first.len() >= waiting) {
            self.bytes -= first.len();
            self.given.pop_front();
        }
    }

    fn end(&mut self, reason: CloseReason, waiting: usize) {
        self.forget_sent(waiting);
        let reason = if self.state == State::Closing { CloseReason::Local } else { reason };
        self.state = State::Closed;
        let unsent = self.given.drain(..).collect();
        self.inbox.events.push_back(SocketEvent::Closed { reason, unsent });
    }
}

thread_local! {
    static CONNECTIONS: RefCell<BTreeMap<u32, ConnectionState>> = const { RefCell::new(BTreeMap::new()) };
    static LAST_ID: Cell<u32> = const { Cell::new(0) };
}

/// Runs `work` on a connection, unless it was dropped.
fn with<R>(id: u32, work: impl FnOnce(&mut ConnectionState) -> R) -> Option<R> {
    CONNECTIONS.with_borrow_mut(|connections| connections.get_mut(&id).map(work))
}

/// Returns the number of bytes that wait in the browser.
fn waiting(id: u32) -> usize {
    socket_unsent(id) as usize
}

/// Records that a connection is open. The page calls it.
#[wasm_bindgen]
pub fn socket_opened(id: u32) {
    with(id, |connection| {
        // The connection may already be closing.
        if connection.state == State::Connecting {
            connection.state = State::Open;
            connection.inbox.events.push_back(SocketEvent::Opened);
        }
    });
    page::wake();
}

/// Receives a text from the server. The page calls it.
#[wasm_bindgen]
pub fn socket_received(id: u32, text: String) {
    if let Some(Err(reason)) = with(id, |connection| connection.inbox.receive(text)) {
        let waiting = waiting(id);
        socket_leave(id);
        with(id, |connection| connection.end(reason, waiting));
    }
    page::wake();
}

/// Receives the end of a connection: the status code, the server's reason, and the number of bytes that were not sent.
/// The page calls it.
#[wasm_bindgen]
pub fn socket_closed(id: u32, code: u16, reason: String, unsent: f64) {
    with(id, |connection| {
        let reason = match (connection.state, code) {
            (State::Connecting, _) => CloseReason::Unreachable(String::new()),
            (_, BROKEN) => CloseReason::Lost(String::new()),
            _ => CloseReason::Server { code, text: reason },
        };
        connection.end(reason, unsent as usize);
    });
    page::wake();
}

/// A connection of the page. Dropping it ends the connection.
pub(super) struct Connection {
    id: u32,
}

impl Connection {
    pub(super) fn open(url: &str) -> Connection {
        let id = LAST_ID.get() + 1;
        LAST_ID.set(id);
        let mut connection = ConnectionState::default();
        // Newer browsers would also accept `http://` and `https://` addresses.
        if !url.starts_with("ws://") && !url.starts_with("wss://") {
            connection.end(CloseReason::BadAddress, 0);
        } else if !socket_open(id, url) {
            connection.end(CloseReason::Unreachable(String::new()), 0);
        }
        CONNECTIONS.with_borrow_mut(|connections| connections.insert(id, connection));
        Connection { id }
    }

    pub(super) fn send(&mut self, text: &str) -> Result<(), SendError> {
        let waiting = waiting(self.id);
        let accept = |connection: &mut ConnectionState| {
            if connection.state != State::Open {
                return Err(SendError::NotOpen);
            }
            if waiting + text.len() > MAX_UNSENT_BYTES {
                return Err(SendError::Full);
            }
            connection.forget_sent(waiting);
            connection.bytes += text.len();
            connection.given.push_back(text.to_owned());
            Ok(())
        };
        with(self.id, accept).unwrap_or(Err(SendError::NotOpen))?;
        socket_send(self.id, text);
        Ok(())
    }

    pub(super) fn close(&mut self) {
        let closes = |connection: &mut ConnectionState| {
            let closes = matches!(connection.state, State::Connecting | State::Open);
            if closes {
                connection.state = State::Closing;
            }
            closes
        };
        if with(self.id, closes) == Some(true) {
            socket_close(self.id);
        }
    }

    pub(super) fn take_events(&mut self) -> Vec<SocketEvent> {
        with(self.id, |connection| connection.inbox.take()).unwrap_or_default()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        socket_leave(self.id);
        CONNECTIONS.with_borrow_mut(|connections| connections.remove(&self.id));
    }
}
