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
struct Talk {
    inbox: Inbox,
    /// The texts that were passed to the browser. [`Talk::forget_sent`] drops the texts that have been sent.
    given: VecDeque<String>,
    /// The size of `given`.
    bytes: usize,
    state: State,
}

impl Talk {
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
    static TALKS: RefCell<BTreeMap<u32, Talk>> = const { RefCell::new(BTreeMap::new()) };
    static LAST_ID: Cell<u32> = const { Cell::new(0) };
}

/// Runs `work` on a connection, unless it was dropped.
fn with<R>(id: u32, work: impl FnOnce(&mut Talk) -> R) -> Option<R> {
    TALKS.with_borrow_mut(|talks| talks.get_mut(&id).map(work))
}

/// Returns the number of bytes that wait in the browser.
fn waiting(id: u32) -> usize {
    socket_unsent(id) as usize
}

/// Records that a connection is open. The page calls it.
#[wasm_bindgen]
pub fn socket_opened(id: u32) {
    with(id, |talk| {
        // The connection may already be closing.
        if talk.state == State::Connecting {
            talk.state = State::Open;
            talk.inbox.events.push_back(SocketEvent::Opened);
        }
    });
    page::wake();
}

/// Receives a text from the server. The page calls it.
#[wasm_bindgen]
pub fn socket_received(id: u32, text: String) {
    if let Some(Err(reason)) = with(id, |talk| talk.inbox.receive(text)) {
        let waiting = waiting(id);
        socket_leave(id);
        with(id, |talk| talk.end(reason, waiting));
    }
    page::wake();
}

/// Receives the end of a connection: the status code, the server's reason, and the number of bytes that were not sent.
/// The page calls it.
#[wasm_bindgen]
pub fn socket_closed(id: u32, code: u16, reason: String, unsent: f64) {
    with(id, |talk| {
        let reason = match (talk.state, code) {
            (State::Connecting, _) => CloseReason::Unreachable(String::new()),
            (_, BROKEN) => CloseReason::Lost(String::new()),
            _ => CloseReason::Server { code, text: reason },
        };
        talk.end(reason, unsent as usize);
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
        let mut talk = Talk::default();
        // Newer browsers would also accept `http://` and `https://` addresses.
        if !url.starts_with("ws://") && !url.starts_with("wss://") {
            talk.end(CloseReason::BadAddress, 0);
        } else if !socket_open(id, url) {
            talk.end(CloseReason::Unreachable(String::new()), 0);
        }
        TALKS.with_borrow_mut(|talks| talks.insert(id, talk));
        Connection { id }
    }

    pub(super) fn send(&mut self, text: &str) -> Result<(), SendError> {
        let waiting = waiting(self.id);
        let accept = |talk: &mut Talk| {
            if talk.state != State::Open {
                return Err(SendError::NotOpen);
            }
            if waiting + text.len() > MAX_UNSENT_BYTES {
                return Err(SendError::Full);
            }
            talk.forget_sent(waiting);
            talk.bytes += text.len();
            talk.given.push_back(text.to_owned());
            Ok(())
        };
        with(self.id, accept).unwrap_or(Err(SendError::NotOpen))?;
        socket_send(self.id, text);
        Ok(())
    }

    pub(super) fn close(&mut self) {
        let closes = |talk: &mut Talk| {
            let closes = matches!(talk.state, State::Connecting | State::Open);
            if closes {
                talk.state = State::Closing;
            }
            closes
        };
        if with(self.id, closes) == Some(true) {
            socket_close(self.id);
        }
    }

    pub(super) fn take_events(&mut self) -> Vec<SocketEvent> {
        with(self.id, |talk| talk.inbox.take()).unwrap_or_default()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        socket_leave(self.id);
        TALKS.with_borrow_mut(|talks| talks.remove(&self.id));
    }
}
