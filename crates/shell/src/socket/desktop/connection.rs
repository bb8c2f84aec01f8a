//! A connection on its own thread, from connecting to the reason why it ended.

use std::{io, net::SocketAddr, sync::Arc, time::Instant};

use mio::{Events, Interest, Poll, net::TcpStream};
use tungstenite::{
    Error, HandshakeError, Message, WebSocket,
    error::{CapacityError, ProtocolError, UrlError},
    http::Uri,
    protocol::WebSocketConfig,
};

use super::{
    CloseReason, Instruction, MAX_TEXT_BYTES, NETWORK, Options, Shared,
    wire::{LookUp, Wire},
};

/// The status code that RFC 6455 reserves for a close frame without a code.
const NO_STATUS: u16 = 1005;

/// Opens the connection and serves it until it ends. Returns the reason for the end.
pub(super) fn serve(url: &str, options: &Options, shared: &Shared, poll: Poll, waker: &Arc<mio::Waker>) -> CloseReason {
    let mut waiting = Waiting { poll, events: Events::with_capacity(8), shared };
    match connect(url, options, &mut waiting, waker) {
        Ok(socket) => {
            shared.opened();
            OpenConnection { socket, in_flight: false, last_ping: Instant::now(), close_deadline: None }
                .run(options, &mut waiting)
        }
        Err(reason) => reason,
    }
}

/// The events for which the thread waits, from the network and from the game.
struct Waiting<'a> {
    poll: Poll,
    events: Events,
    shared: &'a Shared,
}

impl Waiting<'_> {
    /// Waits until something may have happened, but not beyond `end`.
    fn until(&mut self, end: Instant) -> io::Result<()> {
        let left = end.saturating_duration_since(Instant::now());
        match self.poll.poll(&mut self.events, Some(left)) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(()),
            done => done,
        }
    }

    /// While connecting, waits until something may have happened.
    ///
    /// # Errors
    /// Returns the reason to give up: the game has ended the connection, the wait failed, or `end` has passed.
    fn while_connecting(&mut self, end: Instant) -> Result<(), CloseReason> {
        self.until(end).map_err(unreachable)?;
        if self.shared.instruction() != Instruction::Continue {
            return Err(CloseReason::Local);
        }
        if Instant::now() >= end {
            return Err(unreachable(io::Error::from(io::ErrorKind::TimedOut)));
        }
        Ok(())
    }
}

fn unreachable(error: impl ToString) -> CloseReason {
    CloseReason::Unreachable(error.to_string())
}

fn connect(
    url: &str,
    options: &Options,
    waiting: &mut Waiting,
    waker: &Arc<mio::Waker>,
) -> Result<WebSocket<Wire>, CloseReason> {
    let end = Instant::now() + options.connect_timeout;
    let address: Uri = url.parse().map_err(|_| CloseReason::BadAddress)?;
    let secure = match address.scheme_str() {
        Some("wss") => true,
        Some("ws") => false,
        _ => return Err(CloseReason::BadAddress),
    };
    let host = address.host().filter(|host| !host.is_empty()).ok_or(CloseReason::BadAddress)?;
    let host = host.trim_matches(['[', ']']);
    let port = address.port_u16().unwrap_or(if secure { 443 } else { 80 });
    let look_up = LookUp::start(host, port, waker).map_err(unreachable)?;
    let addresses = loop {
        match look_up.take() {
            Some(found) => break found.map_err(unreachable)?,
            None => waiting.while_connecting(end)?,
        }
    };
    let stream = connect_any(&addresses, waiting, end)?;
    // Texts are small and should be sent without delay.
    stream.set_nodelay(true).map_err(unreachable)?;
    let wire = if secure {
        Wire::secure(stream, host, Arc::clone(&options.roots)).map_err(unreachable)?
    } else {
        Wire::plain(stream)
    };
    let config = WebSocketConfig::default().max_message_size(Some(MAX_TEXT_BYTES)).max_frame_size(Some(MAX_TEXT_BYTES));
    let mut handshake = tungstenite::client::client_with_config(address, wire, Some(config));
    loop {
        match handshake {
            Ok((socket, _)) => return Ok(socket),
            Err(HandshakeError::Failure(Error::Url(UrlError::NoHostName | UrlError::EmptyHostName))) => {
                return Err(CloseReason::BadAddress);
            }
            Err(HandshakeError::Failure(error)) => return Err(unreachable(error)),
            Err(HandshakeError::Interrupted(half)) => {
                waiting.while_connecting(end)?;
                handshake = half.handshake();
            }
        }
    }
}

/// Connects to the first address that answers. Each address gets an equal share of the remaining time.
fn connect_any(addresses: &[SocketAddr], waiting: &mut Waiting, end: Instant) -> Result<TcpStream, CloseReason> {
    let mut last = unreachable(io::Error::from(io::ErrorKind::NotFound));
    for (place, address) in addresses.iter().enumerate() {
        let left = end.saturating_duration_since(Instant::now());
        let share = left / u32::try_from(addresses.len() - place).unwrap_or(u32::MAX);
        match connect_to(*address, waiting, Instant::now() + share) {
            Ok(stream) => return Ok(stream),
            Err(CloseReason::Local) => return Err(CloseReason::Local),
            Err(reason) => last = reason,
        }
    }
    Err(last)
}

fn connect_to(address: SocketAddr, waiting: &mut Waiting, end: Instant) -> Result<TcpStream, CloseReason> {
    let mut stream = TcpStream::connect(address).map_err(unreachable)?;
    waiting
        .poll
        .registry()
        .register(&mut stream, NETWORK, Interest::READABLE | Interest::WRITABLE)
        .map_err(unreachable)?;
    loop {
        waiting.while_connecting(end)?;
        if let Some(error) = stream.take_error().map_err(unreachable)? {
            return Err(unreachable(error));
        }
        match stream.peer_addr() {
            Ok(_) => return Ok(stream),
            // Something else woke the thread.
            Err(error) if error.kind() == io::ErrorKind::NotConnected => {}
            Err(error) => return Err(unreachable(error)),
        }
    }
}

/// An open connection.
struct OpenConnection {
    socket: WebSocket<Wire>,
    /// True if the first text of the outbox is in the connection's buffers but not yet sent completely.
    in_flight: bool,
    last_ping: Instant,
    /// The time at which the wait for the server's close frame ends, once this side is closing.
    close_deadline: Option<Instant>,
}

impl OpenConnection {
    /// Serves the connection and returns the reason why it ended.
    fn run(mut self, options: &Options, waiting: &mut Waiting) -> CloseReason {
        loop {
            let instruction = waiting.shared.instruction();
            if instruction == Instruction::End {
                // Send what fits into the system's buffers, and drop the rest.
                let _ = self.send(waiting.shared).and_then(|()| self.socket.close(None));
                return CloseReason::Local;
            }
            let sent = self.serve_output(instruction, options, waiting.shared);
            // Before giving up on a broken connection, read the server's last messages, which may contain the reason.
            match self.receive(waiting.shared) {
                Ok(()) => {}
                Err(CloseReason::Lost(_) | CloseReason::Server { .. }) if self.close_deadline.is_some() => {
                    return CloseReason::Local;
                }
                Err(reason) => return reason,
            }
            if let Err(error) = sent {
                return if self.close_deadline.is_some() { CloseReason::Local } else { reason_of(error) };
            }
            let (now, heard) = (Instant::now(), self.socket.get_ref().heard);
            if self.close_deadline.is_some_and(|end| now >= end) {
                return CloseReason::Local;
            }
            if now >= heard + options.silence_timeout {
                return CloseReason::Lost(io::Error::from(io::ErrorKind::TimedOut).to_string());
            }
            let next = (self.last_ping + options.ping_interval).min(heard + options.silence_timeout);
            if let Err(error) = waiting.until(self.close_deadline.map_or(next, |end| end.min(next))) {
                return CloseReason::Lost(error.to_string());
            }
        }
    }

    /// Sends the waiting texts, a ping when one is due, and this side's close frame.
    fn serve_output(&mut self, instruction: Instruction, options: &Options, shared: &Shared) -> Result<(), Error> {
        if instruction == Instruction::Close && self.close_deadline.is_none() {
            self.close_deadline = Some(Instant::now() + options.closing_timeout);
        }
        if self.socket.can_write() && self.last_ping.elapsed() >= options.ping_interval {
            self.last_ping = Instant::now();
            is_finished(self.socket.write(Message::Ping(Default::default())))?;
        }
        self.send(shared)?;
        if instruction == Instruction::Close && self.socket.can_write() && !self.in_flight && shared.first().is_none() {
            is_finished(self.socket.close(None))?;
        }
        Ok(())
    }

    /// Sends as many texts from the outbox as the network accepts.
    fn send(&mut self, shared: &Shared) -> Result<(), Error> {
        loop {
            if !is_finished(self.socket.flush())? {
                return Ok(());
            }
            if std::mem::take(&mut self.in_flight) {
                shared.sent_first();
            }
            let Some(text) = shared.first().filter(|_| self.socket.can_write()) else { return Ok(()) };
            self.in_flight = true;
            is_finished(self.socket.write(Message::Text(text.into())))?;
        }
    }

    /// Receives what has arrived.
    ///
    /// # Errors
    /// Returns the reason why the connection ends.
    fn receive(&mut self, shared: &Shared) -> Result<(), CloseReason> {
        while shared.instruction() != Instruction::End {
            match self.socket.read() {
                Ok(Message::Text(text)) => shared.receive(text.as_str().to_owned())?,
                Ok(Message::Binary(_)) => return Err(CloseReason::Lost("binary data".to_owned())),
                Ok(Message::Close(frame)) => {
                    // Send the answer to the close frame.
                    let _ = self.socket.flush();
                    let (code, text) =
                        frame.map_or((NO_STATUS, String::new()), |frame| (frame.code.into(), frame.reason.to_string()));
                    return Err(CloseReason::Server { code, text });
                }
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => return Err(reason_of(error)),
            }
        }
        Ok(())
    }
}

/// Returns true if an operation has finished, and false if it is still pending.
///
/// # Errors
/// Returns the error of a failed operation.
fn is_finished(done: Result<(), Error>) -> Result<bool, Error> {
    match done {
        Ok(()) => Ok(true),
        Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Ok(false),
        Err(error) => Err(error),
    }
}

fn reason_of(error: Error) -> CloseReason {
    match error {
        Error::Capacity(CapacityError::MessageTooLong { .. }) => CloseReason::TooLarge,
        Error::ConnectionClosed | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => {
            CloseReason::Lost(io::Error::from(io::ErrorKind::ConnectionReset).to_string())
        }
        error => CloseReason::Lost(error.to_string()),
    }
}
