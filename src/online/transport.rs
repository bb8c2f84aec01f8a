//! The connection of a session, over the platform's socket.

use std::fmt::{self, Debug};

use shell::socket::{Socket, SocketEvent};

use super::TransportEvent;

/// A connection to a server, which sends and receives texts.
pub trait Transport: Debug + Send + Sync {
    /// Opens a new connection to an address. An earlier connection is dropped without an event.
    fn open(&mut self, address: &str);
    /// Sends a text. If that fails, the connection ends, which is reported as an event.
    fn send(&mut self, text: &str);
    /// Ends the connection.
    fn close(&mut self);
    /// The events since the last call, oldest first.
    fn take_events(&mut self) -> Vec<TransportEvent>;
}

/// A connection over the network.
pub struct SocketTransport(pub Socket);

impl Debug for SocketTransport {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("SocketTransport")
    }
}

impl Transport for SocketTransport {
    fn open(&mut self, address: &str) {
        self.0.open(address);
    }

    fn send(&mut self, text: &str) {
        // Once the session has rejoined, it resends everything that matters.
        if self.0.send(text).is_err() {
            self.0.close();
        }
    }

    fn close(&mut self) {
        self.0.close();
    }

    fn take_events(&mut self) -> Vec<TransportEvent> {
        let convert = |event| match event {
            SocketEvent::Opened => TransportEvent::Opened,
            SocketEvent::Text(text) => TransportEvent::Text(text),
            SocketEvent::Closed { .. } => TransportEvent::Closed,
        };
        self.0.take_events().into_iter().map(convert).collect()
    }
}
