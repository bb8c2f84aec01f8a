//! The shutdown of the server: a signal that all tasks await while they work.

use tokio::sync::watch;

/// The sender of the signal that the server is shutting down.
#[derive(Debug)]
pub struct ShutdownSender(watch::Sender<bool>);

/// The signal that the server is shutting down.
#[derive(Debug, Clone)]
pub struct Shutdown(watch::Receiver<bool>);

impl ShutdownSender {
    /// The two ends of a signal that has not been sent yet.
    pub fn new() -> (ShutdownSender, Shutdown) {
        let (sender, receiver) = watch::channel(false);
        (ShutdownSender(sender), Shutdown(receiver))
    }

    /// Sends the signal to all tasks.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }
}

impl Shutdown {
    /// True once the shutdown has begun.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the shutdown has started.
    pub async fn started(&mut self) {
        // If the sender is gone, the server has ended as well.
        let _ = self.0.wait_for(|ends| *ends).await;
    }
}
