//! Runs a server inside another program, on a separate thread.

use std::{
    io,
    net::SocketAddr,
    sync::mpsc,
    thread::{self, JoinHandle},
};

use tokio::{runtime::Builder, sync::oneshot};

use crate::net::{Invitation, Options, Service, ServiceError};

/// The number of server threads, without the threads for computer players. A table for phones needs few.
const THREADS: usize = 2;

/// A server that runs until it is dropped. Dropping it waits at most a few seconds for all connections to end.
#[derive(Debug)]
pub struct Background {
    address: SocketAddr,
    invitation: Invitation,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Background {
    /// Starts a server and waits until it listens.
    ///
    /// # Errors
    /// Returns an error if the store cannot be opened, the address cannot be used, or the system cannot spawn a thread.
    pub fn start(options: Options) -> Result<Background, ServiceError> {
        let (sender, receiver) = mpsc::channel();
        let (end, end_requested) = oneshot::channel::<()>();
        let run = move || {
            let runtime = match Builder::new_multi_thread().worker_threads(THREADS).enable_all().build() {
                Ok(runtime) => runtime,
                Err(error) => return drop(sender.send(Err(error.into()))),
            };
            runtime.block_on(async {
                match Service::start(options).await {
                    Ok(service) => {
                        // If the receiver is gone, `end` was dropped as well.
                        let _ = sender.send(Ok((service.address, service.invitation())));
                        let _ = end_requested.await;
                        service.end().await;
                    }
                    Err(error) => drop(sender.send(Err(error))),
                }
            });
        };
        let thread = thread::Builder::new().name("server".to_owned()).spawn(run)?;
        let (address, invitation) = receiver.recv().map_err(|_| io::Error::other("the server thread has ended"))??;
        Ok(Background { address, invitation, end: Some(end), thread: Some(thread) })
    }

    /// True while the server is running. Unless it is dropped, it ends only after a fault.
    pub fn is_running(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| !thread.is_finished())
    }

    /// The address that the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The state of the short address.
    pub fn invitation(&self) -> &Invitation {
        &self.invitation
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.end.take();
        // If the thread panicked, it has already reported that.
        self.thread.take().map(JoinHandle::join);
    }
}
