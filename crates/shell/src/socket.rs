//! A connection to a server that carries texts both ways. It runs on a separate thread on the desktop, and in
//! `web/socket.js` in a browser.

use std::collections::VecDeque;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

#[cfg(target_arch = "wasm32")]
use browser as platform;
#[cfg(not(target_arch = "wasm32"))]
use desktop as platform;

#[cfg(target_arch = "wasm32")]
pub use crate::page::{bell_volume, forget_fragment, fragment_of_page, notify_turn, server_of_page};

/// The size limit in bytes of all texts that wait to be sent.
pub const MAX_UNSENT_BYTES: usize = 256 * 1024;

/// The size limit in bytes of a received text.
pub const MAX_TEXT_BYTES: usize = 1024 * 1024;

/// The size limit in bytes of all received texts that wait for [`Socket::take_events`].
pub const MAX_UNREAD_BYTES: usize = 4 * MAX_TEXT_BYTES;

/// The minimum number of bytes counted for a received text, because every event takes up memory.
const MIN_COUNTED_BYTES: usize = 64;

/// An event of a connection. [`SocketEvent::Closed`] is the last event until the socket is opened again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SocketEvent {
    /// The server has accepted the connection.
    Opened,
    /// A text arrived. Texts arrive complete, and in the order in which they were sent.
    Text(String),
    /// The connection could not be opened, or has ended.
    Closed {
        /// Why it ended.
        reason: CloseReason,
        /// The accepted texts that were not passed to the network completely, in order. A text that is not listed may
        /// still get lost, and under WebKit the list is empty. In a browser, a listed text may still arrive. Only an
        /// answer from the server shows what arrived.
        unsent: Vec<String>,
    },
}

/// Why a connection ended. The messages are for developers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CloseReason {
    /// [`Socket::close`] was called.
    #[error("closed")]
    Local,
    /// The address is not a `ws://` or `wss://` address.
    #[error("this is not the address of a socket")]
    BadAddress,
    /// The connection could not be opened, for the reason in the text; a browser gives no reason.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server ended the connection.
    #[error("the server closed the connection: {code} {text}")]
    Server {
        /// The status code of RFC 6455; 1005 if the server gave no code. WebKitGTK takes 1012 and 1013 for a broken
        /// connection.
        code: u16,
        /// The server's explanation, perhaps empty.
        text: String,
    },
    /// The connection broke, was silent for too long or carried invalid data; a browser gives no details.
    #[error("the connection was lost: {0}")]
    Lost(String),
    /// A received text was larger than [`MAX_TEXT_BYTES`].
    #[error("a received text was too large")]
    TooLarge,
    /// More than [`MAX_UNREAD_BYTES`] were received but not read.
    #[error("too much was received and not read")]
    Unread,
}

/// Why a text was not accepted for sending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// The connection is not open, or is closing.
    #[error("the connection is not open")]
    NotOpen,
    /// With this text, more than [`MAX_UNSENT_BYTES`] would wait to be sent.
    #[error("too much is waiting to be sent")]
    Full,
}

/// A socket with at most one connection to a server at a time. Dropping it ends the connection.
///
/// # Examples
///
/// ```no_run
/// use shell::socket::{Socket, SocketEvent};
/// let mut socket = Socket::default();
/// socket.open("ws://127.0.0.1:8080/ws");
/// // Once a frame:
/// for event in socket.take_events() {
///     match event {
///         SocketEvent::Opened => socket.send("hello").expect("the connection has just opened"),
///         SocketEvent::Text(text) => println!("{text}"),
///         SocketEvent::Closed { reason, unsent } => println!("{reason}, {} texts unsent", unsent.len()),
///     }
/// }
/// ```
#[derive(Default)]
pub struct Socket {
    connection: Option<platform::Connection>,
    #[cfg(not(target_arch = "wasm32"))]
    waker: platform::SharedWaker,
}

impl Socket {
    /// Connects to an address such as `wss://play.example/ws`; an event reports the outcome. An earlier connection ends
    /// without further events. If it still has unsent texts, first call [`Socket::close`] and wait for
    /// [`SocketEvent::Closed`].
    pub fn open(&mut self, url: &str) {
        // The old connection ends before the new one begins.
        self.connection = None;
        #[cfg(target_arch = "wasm32")]
        let connection = platform::Connection::open(url);
        #[cfg(not(target_arch = "wasm32"))]
        let connection = platform::Connection::open(url, platform::Options::default(), self.waker.clone());
        self.connection = Some(connection);
    }

    /// Sends a text after all earlier ones.
    ///
    /// # Errors
    /// Fails if the connection is not open, or if too much is already waiting. The text is then never sent.
    pub fn send(&mut self, text: &str) -> Result<(), SendError> {
        self.connection.as_mut().map_or(Err(SendError::NotOpen), |connection| connection.send(text))
    }

    /// Sends the waiting texts, performs the closing handshake, and ends the connection. [`SocketEvent::Closed`]
    /// follows within a few seconds.
    pub fn close(&mut self) {
        if let Some(connection) = &mut self.connection {
            connection.close();
        }
    }

    /// Returns what has happened since the last call, in order.
    pub fn take_events(&mut self) -> Vec<SocketEvent> {
        self.connection.as_mut().map(platform::Connection::take_events).unwrap_or_default()
    }

    /// Sets the function that is called from another thread whenever an event arrives. Only the first call has an
    /// effect.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn wake_with(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.waker.set(wake);
    }
}

/// The events that wait to be taken.
#[derive(Debug, Default)]
struct Inbox {
    events: VecDeque<SocketEvent>,
    /// The size of the waiting texts, each counted as at least [`MIN_COUNTED_BYTES`].
    bytes: usize,
}

impl Inbox {
    /// Adds a received text.
    ///
    /// # Errors
    /// Returns the reason to close the connection if the text is too large, or if too much is unread.
    fn receive(&mut self, text: String) -> Result<(), CloseReason> {
        if text.len() > MAX_TEXT_BYTES {
            return Err(CloseReason::TooLarge);
        }
        let bytes = text.len().max(MIN_COUNTED_BYTES);
        if self.bytes + bytes > MAX_UNREAD_BYTES {
            return Err(CloseReason::Unread);
        }
        self.bytes += bytes;
        self.events.push_back(SocketEvent::Text(text));
        Ok(())
    }

    fn take(&mut self) -> Vec<SocketEvent> {
        self.bytes = 0;
        self.events.drain(..).collect()
    }
}

/// Wakes the app when the tab is shown again, because events that arrived while it was hidden may not have woken it.
#[cfg(target_arch = "wasm32")]
pub fn wake_when_shown() {
    crate::page::on_visibility_change(crate::page::wake);
}
