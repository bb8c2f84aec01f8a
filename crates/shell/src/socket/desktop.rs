//! The socket on the desktop: a thread that waits for the network and for the game at the same time.

use std::{
    collections::VecDeque,
    io,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    thread,
    time::Duration,
};

use mio::{Poll, Token};
use rustls::RootCertStore;

use super::{CloseReason, Inbox, MAX_TEXT_BYTES, MAX_UNSENT_BYTES, SendError, SocketEvent};
use crate::heartbeat::catch_panic;

mod connection;
mod wire;

use connection::serve;

/// The token of wake-ups by the game.
const GAME: Token = Token(0);
/// The token of events from the network.
const NETWORK: Token = Token(1);

/// The function that wakes the app for an event.
#[derive(Clone, Default)]
pub(super) struct SharedWaker(Arc<OnceLock<Box<dyn Fn() + Send + Sync>>>);

impl SharedWaker {
    pub(super) fn set(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.0.set(Box::new(wake));
    }

    fn wake(&self) {
        if let Some(wake) = self.0.get() {
            wake();
        }
    }
}

/// The settings that tests change.
#[derive(Debug, Clone)]
pub(super) struct Options {
    /// The maximum time for opening the connection.
    pub(super) connect_timeout: Duration,
    /// The time between two pings.
    pub(super) ping_interval: Duration,
    /// The time without any byte after which the connection counts as lost.
    pub(super) silence_timeout: Duration,
    /// The maximum time, after [`super::Socket::close`], for sending the remaining texts and receiving the server's
    /// close frame.
    pub(super) closing_timeout: Duration,
    /// The trusted certificate authorities.
    pub(super) roots: Arc<RootCertStore>,
}

impl Default for Options {
    fn default() -> Options {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        Options {
            connect_timeout: Duration::from_secs(10),
            ping_interval: Duration::from_secs(20),
            silence_timeout: Duration::from_secs(60),
            closing_timeout: Duration::from_secs(2),
            roots: Arc::new(roots),
        }
    }
}

/// An instruction of the game to the thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Instruction {
    /// Exchange texts.
    #[default]
    Continue,
    /// Send the remaining texts and start the closing handshake.
    Close,
    /// End at once, because the socket was dropped.
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum State {
    #[default]
    Connecting,
    Open,
    Closed,
}

#[derive(Default)]
struct Inner {
    inbox: Inbox,
    /// The accepted texts that have not been passed to the network completely.
    outbox: VecDeque<String>,
    /// The size of `outbox`.
    unsent: usize,
    instruction: Instruction,
    state: State,
}

/// The state that the game and the thread share.
pub(super) struct Shared {
    inner: Mutex<Inner>,
    app: SharedWaker,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn instruction(&self) -> Instruction {
        self.lock().instruction
    }

    fn opened(&self) {
        let mut inner = self.lock();
        inner.state = State::Open;
        inner.inbox.events.push_back(SocketEvent::Opened);
        drop(inner);
        self.app.wake();
    }

    fn receive(&self, text: String) -> Result<(), CloseReason> {
        self.lock().inbox.receive(text)?;
        self.app.wake();
        Ok(())
    }

    /// Returns the first text to send.
    fn first(&self) -> Option<String> {
        self.lock().outbox.front().cloned()
    }

    /// Removes the first text after it was sent.
    fn sent_first(&self) {
        let mut inner = self.lock();
        inner.unsent -= inner.outbox.pop_front().map_or(0, |text| text.len());
    }

    fn closed(&self, reason: CloseReason) {
        let mut inner = self.lock();
        inner.state = State::Closed;
        inner.unsent = 0;
        let unsent = inner.outbox.drain(..).collect();
        inner.inbox.events.push_back(SocketEvent::Closed { reason, unsent });
        drop(inner);
        self.app.wake();
    }
}

/// A connection and its thread. Dropping it ends the thread.
pub(super) struct Connection {
    shared: Arc<Shared>,
    /// Wakes the thread; `None` if it could not start.
    thread: Option<Arc<mio::Waker>>,
}

impl Connection {
    pub(super) fn open(url: &str, options: Options, app: SharedWaker) -> Connection {
        let shared = Arc::new(Shared { inner: Mutex::default(), app });
        let thread = start(url.to_owned(), options, Arc::clone(&shared));
        let thread = thread.map_err(|error| shared.closed(CloseReason::Unreachable(error.to_string()))).ok();
        Connection { shared, thread }
    }

    pub(super) fn send(&mut self, text: &str) -> Result<(), SendError> {
        let mut inner = self.shared.lock();
        if inner.state != State::Open || inner.instruction != Instruction::Continue {
            return Err(SendError::NotOpen);
        }
        if inner.unsent + text.len() > MAX_UNSENT_BYTES {
            drop(inner);
            // The system reports free space only once there is plenty, so let the thread try to send now.
            self.wake_thread();
            return Err(SendError::Full);
        }
        inner.unsent += text.len();
        inner.outbox.push_back(text.to_owned());
        drop(inner);
        self.wake_thread();
        Ok(())
    }

    pub(super) fn close(&mut self) {
        self.instruct(Instruction::Close);
    }

    pub(super) fn take_events(&mut self) -> Vec<SocketEvent> {
        self.shared.lock().inbox.take()
    }

    /// Returns the shared state, which the thread holds as long as it runs.
    #[cfg(test)]
    pub(super) fn watched(&self) -> std::sync::Weak<Shared> {
        Arc::downgrade(&self.shared)
    }

    fn instruct(&self, instruction: Instruction) {
        self.shared.lock().instruction = instruction;
        self.wake_thread();
    }

    fn wake_thread(&self) {
        // A thread that cannot be woken notices at its next ping.
        let _ = self.thread.as_ref().map(|thread| thread.wake());
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.instruct(Instruction::End);
    }
}

fn start(url: String, options: Options, shared: Arc<Shared>) -> io::Result<Arc<mio::Waker>> {
    let poll = Poll::new()?;
    let waker = Arc::new(mio::Waker::new(poll.registry(), GAME)?);
    let own = Arc::clone(&waker);
    thread::Builder::new().name("socket".to_owned()).spawn(move || {
        // A panic must not leave the game waiting for a connection that nobody serves.
        let end = catch_panic(|| serve(&url, &options, &shared, poll, &own));
        shared.closed(end.unwrap_or_else(|_| CloseReason::Lost(String::new())));
    })?;
    Ok(waker)
}
