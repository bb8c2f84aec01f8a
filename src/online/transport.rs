//! The connection of a session, by the socket of the platform.

use std::fmt::Debug;

use shell::socket::{Socket, SocketEvent};

use super::SocketNews;

/// A connection that a session uses.
pub trait Transport: Debug + Send + Sync {
    /// Connects anew to an address. An earlier connection is dropped without news.
    fn open(&mut self, address: &str);
    /// Sends a text. A connection that cannot send it ends with news.
    fn send(&mut self, text: &str);
    /// Ends the connection.
    fn close(&mut self);
    /// What has happened since the last call, oldest first.
    fn news(&mut self) -> Vec<SocketNews>;
}

impl Transport for Socket {
    fn open(&mut self, address: &str) {
        Socket::open(self, address);
    }

    fn send(&mut self, text: &str) {
        // The session sends everything that matters again once it has joined anew.
        if Socket::send(self, text).is_err() {
            Socket::close(self);
        }
    }

    fn close(&mut self) {
        Socket::close(self);
    }

    fn news(&mut self) -> Vec<SocketNews> {
        let news = |event| match event {
            SocketEvent::Opened => SocketNews::Opened,
            SocketEvent::Text(text) => SocketNews::Text(text),
            SocketEvent::Closed { .. } => SocketNews::Closed,
        };
        self.take_events().into_iter().map(news).collect()
    }
}
