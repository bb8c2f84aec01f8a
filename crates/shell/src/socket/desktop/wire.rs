//! The byte stream to the server: plain or secure, and never blocking.

use std::{
    io::{self, IoSlice, Read, Write},
    net::{IpAddr, SocketAddr, ToSocketAddrs},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Instant,
};

use mio::net::TcpStream;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, pki_types::ServerName};

/// A stream that records the time at which the last bytes arrived.
pub(super) struct Wire {
    stream: Stream,
    /// The time at which the last bytes arrived.
    pub(super) heard: Instant,
}

enum Stream {
    Plain(TcpStream),
    Secure(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Wire {
    /// Makes a plain stream.
    pub(super) fn plain(stream: TcpStream) -> Wire {
        Wire { stream: Stream::Plain(stream), heard: Instant::now() }
    }

    /// Makes a secure stream to the server with this name. The handshake happens while reading and writing.
    ///
    /// # Errors
    /// Fails if the name is neither a host name nor an IP address.
    pub(super) fn secure(stream: TcpStream, host: &str, roots: Arc<RootCertStore>) -> io::Result<Wire> {
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let session = ClientConnection::new(Arc::new(config), name).map_err(io::Error::other)?;
        let stream = Stream::Secure(Box::new(StreamOwned::new(session, stream)));
        Ok(Wire { stream, heard: Instant::now() })
    }
}

impl Read for Wire {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = match &mut self.stream {
            Stream::Plain(stream) => stream.read(to),
            Stream::Secure(stream) => stream.read(to),
        }?;
        self.heard = Instant::now();
        Ok(read)
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.stream {
            Stream::Plain(stream) => stream.write(bytes),
            Stream::Secure(stream) => stream.write(bytes),
        }
    }

    fn write_vectored(&mut self, slices: &[IoSlice<'_>]) -> io::Result<usize> {
        match &mut self.stream {
            Stream::Plain(stream) => stream.write_vectored(slices),
            Stream::Secure(stream) => stream.write_vectored(slices),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.stream {
            Stream::Plain(stream) => stream.flush(),
            Stream::Secure(stream) => stream.flush(),
        }
    }
}

/// A look-up of the addresses of a host. The system has no timeout for it, so it runs on a separate thread.
pub(super) struct LookUp(Arc<Mutex<Option<io::Result<Vec<SocketAddr>>>>>);

impl LookUp {
    /// Starts the look-up, and wakes the waiting thread at its end.
    ///
    /// # Errors
    /// Fails if the system cannot spawn a thread.
    pub(super) fn start(host: &str, port: u16, waker: &Arc<mio::Waker>) -> io::Result<LookUp> {
        if let Ok(address) = host.parse::<IpAddr>() {
            return Ok(LookUp(Arc::new(Mutex::new(Some(Ok(vec![(address, port).into()]))))));
        }
        let found = Arc::new(Mutex::new(None));
        let (place, waker, host) = (Arc::clone(&found), Arc::clone(waker), host.to_owned());
        thread::Builder::new().name("look-up".to_owned()).spawn(move || {
            let addresses = (host.as_str(), port).to_socket_addrs().map(Iterator::collect);
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(addresses);
            // If the connection was given up meanwhile, nobody needs the result.
            let _ = waker.wake();
        })?;
        Ok(LookUp(found))
    }

    /// Returns the result once it is available.
    pub(super) fn take(&self) -> Option<io::Result<Vec<SocketAddr>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
