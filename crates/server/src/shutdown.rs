//! The end of the server, for which all its tasks wait beside their work.

use tokio::sync::watch;

/// Ends the server.
#[derive(Debug)]
pub struct Ending(watch::Sender<bool>);

/// Tells when the server ends.
#[derive(Debug, Clone)]
pub struct Shutdown(watch::Receiver<bool>);

impl Ending {
    /// A server that does not end yet.
    pub fn new() -> (Ending, Shutdown) {
        let (sender, receiver) = watch::channel(false);
        (Ending(sender), Shutdown(receiver))
    }

    /// Lets all tasks end.
    pub fn begin(&self) {
        self.0.send_replace(true);
    }
}

impl Shutdown {
    /// True once the server ends.
    pub fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the server ends.
    pub async fn begins(&mut self) {
        // If the sender is gone, the server has ended, too.
        let _ = self.0.wait_for(|ends| *ends).await;
    }
}
