//! The messages that wait to be sent to a connection, up to a limit in bytes.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use online::{FromServer, write};
use tokio::sync::{Notify, mpsc};

use crate::games::Refusal;

/// The largest number of bytes that wait. A connection that is slower is closed; its client comes again.
const MOST_BYTES: usize = 256 * 1024;

/// Where messages for a connection are put. Clones are for the same connection.
#[derive(Debug, Clone)]
pub struct Outbox {
    sender: mpsc::UnboundedSender<Out>,
    waiting: Arc<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    too_slow: Notify,
}

/// Something to send.
#[derive(Debug)]
pub enum Out {
    /// A message, and the number of bytes that count as waiting.
    Text(Utf8Bytes, usize),
    /// The connection is to be closed, because the client may not be at its table any more.
    Dismissed,
}

/// The end of an outbox from which a connection sends.
#[derive(Debug)]
pub struct Outgoing {
    receiver: mpsc::UnboundedReceiver<Out>,
    waiting: Arc<Waiting>,
}

impl Outbox {
    /// An empty outbox and its end.
    pub fn new() -> (Outbox, Outgoing) {
        let (sender, receiver) = mpsc::unbounded_channel();
        let waiting = Arc::<Waiting>::default();
        (Outbox { sender, waiting: waiting.clone() }, Outgoing { receiver, waiting })
    }

    /// Puts in a message that is written once for several connections.
    pub fn put(&self, text: Utf8Bytes) {
        let size = text.len();
        if self.waiting.bytes.fetch_add(size, Ordering::Relaxed) + size > MOST_BYTES {
            self.waiting.too_slow.notify_one();
            return;
        }
        // The connection may just have ended.
        let _ = self.sender.send(Out::Text(text, size));
    }

    /// Puts in a message for this connection alone.
    pub fn send(&self, message: &FromServer) {
        self.put(write(message).into());
    }

    /// Puts in an answer of any size that was asked for once, so that it does not count as waiting.
    pub fn send_whole(&self, message: &FromServer) {
        let _ = self.sender.send(Out::Text(write(message).into(), 0));
    }

    /// Tells why a message had no effect. `id` is the number of the action that it contained.
    pub fn refuse(&self, id: Option<u64>, refusal: Refusal) {
        self.send(&FromServer::Refused { id, reason: refusal.reason, detail: refusal.detail });
    }

    /// Closes the connection after what waits.
    pub fn dismiss(&self) {
        let _ = self.sender.send(Out::Dismissed);
    }
}

impl Outgoing {
    /// The next message to send. Never ends while an [`Outbox`] exists.
    pub async fn next(&mut self) -> Option<Out> {
        self.receiver.recv().await
    }

    /// Counts a message as sent.
    pub fn sent(&self, bytes: usize) {
        self.waiting.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Tells when more messages wait than may.
    pub fn overflow(&self) -> Overflow {
        Overflow(self.waiting.clone())
    }
}

/// Tells when more messages wait than may.
#[derive(Debug)]
pub struct Overflow(Arc<Waiting>);

impl Overflow {
    /// Waits for that.
    pub async fn happens(&self) {
        self.0.too_slow.notified().await;
    }
}
