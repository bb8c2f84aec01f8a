//! The queue of messages to a connection, limited in bytes.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use online::{FromServer, write};
use tokio::sync::{Notify, mpsc};

use crate::games::Refusal;

/// The maximum number of waiting bytes. A connection that falls further behind is closed, and its client reconnects.
const MAX_WAITING_BYTES: usize = 256 * 1024;

/// The sending end of a connection's queue. Clones belong to the same connection.
#[derive(Debug, Clone)]
pub struct Outbox {
    sender: mpsc::UnboundedSender<OutboxItem>,
    waiting: Arc<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    too_slow: Notify,
}

/// An entry of the queue.
#[derive(Debug)]
pub enum OutboxItem {
    /// A message, and the number of bytes with which it counts towards the limit.
    Text(Utf8Bytes, usize),
    /// Closes the connection.
    Close,
}

/// The receiving end of the queue, from which the connection sends.
#[derive(Debug)]
pub struct OutboxReceiver {
    receiver: mpsc::UnboundedReceiver<OutboxItem>,
    waiting: Arc<Waiting>,
}

impl Outbox {
    /// The two ends of an empty queue.
    pub fn new() -> (Outbox, OutboxReceiver) {
        let (sender, receiver) = mpsc::unbounded_channel();
        let waiting = Arc::<Waiting>::default();
        (Outbox { sender, waiting: waiting.clone() }, OutboxReceiver { receiver, waiting })
    }

    /// Queues a message that was serialised once for several connections. If the queue would then hold too many bytes,
    /// the message is dropped and the connection ends.
    pub fn put(&self, text: Utf8Bytes) {
        let size = text.len();
        if self.waiting.bytes.fetch_add(size, Ordering::Relaxed) + size > MAX_WAITING_BYTES {
            self.waiting.too_slow.notify_one();
            return;
        }
        // The connection may just have ended.
        let _ = self.sender.send(OutboxItem::Text(text, size));
    }

    /// Queues a message for this connection alone.
    pub fn send(&self, message: &FromServer) {
        self.put(write(message).into());
    }

    /// Queues an answer of any size. It does not count towards the limit, because the client asks for it only once.
    pub fn send_whole(&self, message: &FromServer) {
        let _ = self.sender.send(OutboxItem::Text(write(message).into(), 0));
    }

    /// Reports why a message had no effect. `id` is the number of the action in that message.
    pub fn refuse(&self, id: Option<u64>, refusal: Refusal) {
        self.send(&FromServer::Refused { id, reason: refusal.reason, detail: refusal.detail });
    }

    /// Closes the connection after all waiting messages are sent.
    pub fn close(&self) {
        let _ = self.sender.send(OutboxItem::Close);
    }

    /// Waits until too many bytes are queued.
    pub async fn overflow(&self) {
        self.waiting.too_slow.notified().await;
    }
}

impl OutboxReceiver {
    /// Waits for the next message to send; `None` once no [`Outbox`] exists.
    pub async fn next(&mut self) -> Option<OutboxItem> {
        self.receiver.recv().await
    }

    /// Counts a message as sent.
    pub fn sent(&self, bytes: usize) {
        self.waiting.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }
}
