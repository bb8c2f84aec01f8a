//! Tests of the socket on the desktop against servers on this computer.

use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Weak, mpsc},
    thread,
    time::{Duration, Instant},
};

use rustls::{
    RootCertStore, ServerConfig, ServerConnection, StreamOwned,
    pki_types::{CertificateDer, PrivateKeyDer},
};
use tungstenite::{
    Message, WebSocket, accept,
    protocol::{CloseFrame, frame::coding::CloseCode},
};

use super::{
    desktop::{Connection, Options, Shared, SharedWaker},
    *,
};

/// The maximum wait for an event that must happen.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// Starts a server for one connection. Returns its address.
fn server(serve: impl FnOnce(TcpStream) + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = listener.local_addr().expect("the server has an address").port();
    thread::spawn(move || serve(listener.accept().expect("a client comes").0));
    format!("ws://127.0.0.1:{port}/ws")
}

/// Starts a server that runs `serve` after the handshake.
fn talking(serve: impl FnOnce(WebSocket<TcpStream>) + Send + 'static) -> String {
    server(|stream| serve(accept(stream).expect("the handshake succeeds")))
}

/// Sends every text back until the client disconnects.
fn echo<S: Read + Write>(mut socket: WebSocket<S>) {
    while let Ok(message) = socket.read() {
        if message.is_text() && socket.send(message).is_err() {
            return;
        }
    }
}

/// A socket whose events are taken one by one.
struct Client {
    socket: Socket,
    events: VecDeque<SocketEvent>,
}

impl Client {
    fn new(url: &str, options: Options) -> Client {
        let connection = Some(Connection::open(url, options, SharedWaker::default()));
        Client { socket: Socket { connection, waker: SharedWaker::default() }, events: VecDeque::new() }
    }

    fn opened(url: &str) -> Client {
        let mut client = Client::new(url, Options::default());
        client.expect_opened();
        client
    }

    fn expect_opened(&mut self) {
        assert_eq!(self.next(), SocketEvent::Opened);
    }

    fn expect_text(&mut self, text: &str) {
        // A failure must not print a megabyte.
        let event = self.next();
        assert!(matches!(&event, SocketEvent::Text(got) if got == text), "{:.200}", format!("{event:?}"));
    }

    /// Waits for an event.
    fn next(&mut self) -> SocketEvent {
        let began = Instant::now();
        while began.elapsed() < TIME_LIMIT {
            self.events.extend(self.socket.take_events());
            if let Some(event) = self.events.pop_front() {
                return event;
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("nothing happened")
    }

    /// Waits for the end of the connection and checks that nothing follows.
    fn expect_closed(&mut self) -> (CloseReason, Vec<String>) {
        match self.next() {
            SocketEvent::Closed { reason, unsent } => {
                assert_eq!(self.socket.send("too late"), Err(SendError::NotOpen));
                self.expect_silence(Duration::from_millis(20));
                (reason, unsent)
            }
            event => panic!("{:.200}", format!("{event:?}")),
        }
    }

    fn expect_silence(&mut self, time: Duration) {
        thread::sleep(time);
        self.events.extend(self.socket.take_events());
        assert!(self.events.is_empty(), "{:.200}", format!("{:?}", self.events));
    }

    fn thread(&self) -> Weak<Shared> {
        self.socket.connection.as_ref().expect("the connection was opened").watched()
    }
}

/// Waits until at most this number of owners hold the shared state. Returns false after a timeout.
fn falls_to(holders: usize, shared: &Weak<Shared>) -> bool {
    let began = Instant::now();
    while shared.strong_count() > holders && began.elapsed() < TIME_LIMIT {
        thread::sleep(Duration::from_millis(1));
    }
    shared.strong_count() <= holders
}

#[test]
fn texts_arrive_complete_and_in_order() {
    let mut socket = Socket::default();
    assert_eq!(socket.send("nobody"), Err(SendError::NotOpen));
    assert_eq!(socket.take_events(), []);
    let (woken, wakes) = mpsc::channel();
    socket.wake_with(move || {
        let _ = woken.send(());
    });
    socket.open(&talking(echo));
    let mut client = Client { socket, events: VecDeque::new() };
    client.expect_opened();
    assert_eq!(wakes.recv_timeout(TIME_LIMIT), Ok(()));
    let big = "Ä".repeat(MAX_UNSENT_BYTES / 4);
    let texts: Vec<String> = (0..200).map(|count| count.to_string()).chain([String::new(), big]).collect();
    for text in &texts {
        assert_eq!(client.socket.send(text), Ok(()));
    }
    for text in &texts {
        client.expect_text(text);
        assert_eq!(wakes.recv_timeout(TIME_LIMIT), Ok(()));
    }
}

#[test]
fn a_text_may_be_as_large_as_the_limit_and_no_larger() {
    for (bytes, reason) in [(MAX_TEXT_BYTES, CloseReason::Local), (MAX_TEXT_BYTES + 1, CloseReason::TooLarge)] {
        let mut client = Client::opened(&talking(move |mut socket| {
            let _ = socket.send(Message::text("x".repeat(bytes)));
            while socket.read().is_ok() {}
        }));
        if reason == CloseReason::Local {
            client.expect_text(&"x".repeat(bytes));
            client.socket.close();
        }
        assert_eq!(client.expect_closed(), (reason, vec![]));
    }
}

#[test]
fn unread_texts_are_limited_and_kept() {
    let text = "x".repeat(MAX_TEXT_BYTES);
    let sent = text.clone();
    let url = talking(move |mut socket| while socket.send(Message::text(sent.clone())).is_ok() {});
    let mut client = Client::new(&url, Options::default());
    assert!(falls_to(1, &client.thread()), "the thread must end although nobody reads");
    client.expect_opened();
    (0..MAX_UNREAD_BYTES / MAX_TEXT_BYTES).for_each(|_| client.expect_text(&text));
    assert_eq!(client.expect_closed(), (CloseReason::Unread, vec![]));
}

#[test]
fn the_inbox_counts_bytes_and_is_empty_once_taken() {
    let mut inbox = Inbox::default();
    let part = "x".repeat(MAX_TEXT_BYTES);
    for _ in 0..2 {
        for _ in 0..MAX_UNREAD_BYTES / MAX_TEXT_BYTES {
            assert_eq!(inbox.receive(part.clone()), Ok(()));
        }
        assert_eq!(inbox.receive("x".to_owned()), Err(CloseReason::Unread));
        assert_eq!(inbox.take().len(), MAX_UNREAD_BYTES / MAX_TEXT_BYTES);
    }
    assert_eq!(inbox.receive(part + "x"), Err(CloseReason::TooLarge));
    let empty = (0..MAX_UNREAD_BYTES).take_while(|_| inbox.receive(String::new()).is_ok()).count();
    assert_eq!(empty, MAX_UNREAD_BYTES / MIN_COUNTED_BYTES, "empty texts must count as well");
}

#[test]
fn the_servers_reason_for_closing_is_reported() {
    let (told, hears) = mpsc::channel();
    let mut client = Client::opened(&talking(move |mut socket| {
        let frame = CloseFrame { code: CloseCode::Restart, reason: "back soon".into() };
        let _ = socket.send(Message::text("last")).and_then(|()| socket.close(Some(frame)));
        let _ = told.send(socket.read().expect("the client answers the close frame"));
    }));
    client.expect_text("last");
    let reason = CloseReason::Server { code: 1012, text: "back soon".to_owned() };
    assert_eq!(client.expect_closed(), (reason, vec![]));
    assert!(hears.recv_timeout(TIME_LIMIT).expect("the server heard it").is_close());
}

#[test]
fn a_server_that_vanishes_is_reported_as_lost() {
    let (reason, _) = Client::opened(&talking(drop)).expect_closed();
    assert!(matches!(reason, CloseReason::Lost(_)), "{reason:?}");
}

#[test]
fn a_silent_server_is_reported_as_lost_unless_it_answers_pings() {
    let options = Options {
        ping_interval: Duration::from_millis(50),
        silence_timeout: Duration::from_millis(400),
        ..Options::default()
    };
    let (_end, ends) = mpsc::channel::<()>();
    let silent = talking(move |_socket| {
        let _ = ends.recv();
    });
    let mut client = Client::new(&silent, options.clone());
    client.expect_opened();
    let began = Instant::now();
    let (reason, _) = client.expect_closed();
    assert!(matches!(reason, CloseReason::Lost(_)), "{reason:?}");
    assert!(began.elapsed() >= options.silence_timeout / 2);
    let mut client = Client::new(&talking(echo), options.clone());
    client.expect_opened();
    client.expect_silence(options.silence_timeout * 3);
}

#[test]
fn unreachable_servers_are_reported_with_a_reason() {
    let free =
        TcpListener::bind("127.0.0.1:0").expect("a port is free").local_addr().expect("the listener has an address");
    let hasty = Options { connect_timeout: Duration::from_millis(500), ..Options::default() };
    let refusing = server(|mut stream| {
        let _ = stream.read(&mut [0; 4096]);
        let _ = stream.write_all(b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n");
    });
    let (_end, ends) = mpsc::channel::<()>();
    let mute = server(move |_stream| {
        let _ = ends.recv();
    });
    for (url, word) in [
        (format!("ws://{free}/"), "refused"),
        (format!("wss://{free}/"), "refused"),
        ("ws://no-such-host.invalid/".to_owned(), ""),
        (refusing, "503"),
        (mute, "timed out"),
    ] {
        let (reason, _) = Client::new(&url, hasty.clone()).expect_closed();
        assert!(matches!(&reason, CloseReason::Unreachable(why) if why.contains(word)), "{url}: {reason:?}");
    }
    for url in ["", "table", "http://127.0.0.1/", "ws://", "ws:///ws", "ws://a b/"] {
        assert_eq!(Client::new(url, hasty.clone()).expect_closed().0, CloseReason::BadAddress, "{url}");
    }
}

#[test]
fn unsent_texts_are_limited_and_reported_when_the_connection_breaks() {
    let (go_on, goes_on) = mpsc::channel::<()>();
    let (told, hears) = mpsc::channel();
    let mut client = Client::opened(&talking(move |mut socket| {
        let _ = goes_on.recv();
        let _ = socket.get_ref().shutdown(Shutdown::Write);
        let _ = goes_on.recv();
        // Once the client is gone, reads what it had passed to the system.
        while let Ok(message) = socket.read() {
            let _ = told.send(message.to_string());
        }
    }));
    assert_eq!(client.socket.send(&"x".repeat(MAX_UNSENT_BYTES + 1)), Err(SendError::Full));
    let filler = "x".repeat(16 * 1024);
    let (mut sent, mut refused_in_a_row) = (Vec::new(), 0);
    // The system buffers some megabytes before any text has to wait.
    while refused_in_a_row < 100 {
        let text = format!("{} {filler}", sent.len());
        match client.socket.send(&text) {
            Ok(()) => {
                sent.push(text);
                refused_in_a_row = 0;
            }
            Err(error) => {
                assert_eq!(error, SendError::Full);
                thread::sleep(Duration::from_millis(2));
                refused_in_a_row += 1;
            }
        }
    }
    let _ = go_on.send(());
    let (reason, unsent) = client.expect_closed();
    drop(go_on);
    assert!(matches!(reason, CloseReason::Lost(_)), "{reason:?}");
    assert!(unsent.len() > 10 && unsent.iter().map(String::len).sum::<usize>() <= MAX_UNSENT_BYTES, "{}", unsent.len());
    let heard: Vec<String> = hears.iter().chain(unsent).collect();
    assert!(heard == sent, "each text must either arrive or be reported: {} of {}", heard.len(), sent.len());
}

#[test]
fn closing_sends_the_waiting_texts_and_a_close_frame() {
    let (told, hears) = mpsc::channel();
    let mut client = Client::opened(&talking(move |mut socket| {
        thread::sleep(Duration::from_millis(100));
        while let Ok(message) = socket.read() {
            let _ = told.send(message);
        }
    }));
    let texts: Vec<String> = (0..10).map(|count| count.to_string()).collect();
    for text in &texts {
        assert_eq!(client.socket.send(text), Ok(()));
    }
    client.socket.close();
    assert_eq!(client.socket.send("late"), Err(SendError::NotOpen));
    assert_eq!(client.expect_closed(), (CloseReason::Local, vec![]));
    let heard: Vec<Message> = hears.iter().collect();
    assert!(heard.last().is_some_and(Message::is_close));
    assert_eq!(heard[..10].iter().map(ToString::to_string).collect::<Vec<_>>(), texts);
    // Closing does not wait for a server that does not answer.
    let (_end, ends) = mpsc::channel::<()>();
    let deaf = talking(move |_socket| {
        let _ = ends.recv();
    });
    let mut client = Client::new(&deaf, Options { closing_timeout: Duration::from_millis(100), ..Options::default() });
    client.expect_opened();
    client.socket.close();
    assert_eq!(client.expect_closed(), (CloseReason::Local, vec![]));
}

#[test]
fn a_dropped_socket_ends_its_thread_and_its_connection() {
    let (told, hears) = mpsc::channel();
    let open = talking(move |mut socket| {
        while let Ok(message) = socket.read() {
            let _ = told.send(message);
        }
    });
    let (_end, ends) = mpsc::channel::<()>();
    let mute = server(move |_stream| {
        let _ = ends.recv();
    });
    for (url, opens) in [(open, true), (mute, false)] {
        let mut client = Client::new(&url, Options::default());
        if opens {
            client.expect_opened();
            assert_eq!(client.socket.send("last"), Ok(()));
        }
        let thread = client.thread();
        assert!(thread.strong_count() > 1, "the thread must run");
        drop(client);
        assert!(falls_to(0, &thread), "{url}");
    }
    let heard: Vec<Message> = hears.iter().collect();
    assert!(matches!(&heard[..], [Message::Text(text), Message::Close(_)] if text.as_str() == "last"), "{heard:?}");
}

#[test]
fn a_new_connection_has_no_events_of_the_old_one() {
    let mut client = Client::opened(&talking(|mut socket| {
        let _ = socket.send(Message::text("from the first"));
        while socket.read().is_ok() {}
    }));
    thread::sleep(Duration::from_millis(50));
    client.socket.open(&talking(echo));
    client.events.clear();
    client.expect_opened();
    assert_eq!(client.socket.send("to the second"), Ok(()));
    client.expect_text("to the second");
    client.socket.close();
    assert_eq!(client.expect_closed().0, CloseReason::Local);
    client.socket.open(&talking(echo));
    client.expect_opened();
}

/// The certificate is for `localhost` and its key is only for this test. Made with `openssl req -x509 -newkey ec
/// -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext
/// basicConstraints=critical,CA:FALSE`.
#[test]
fn a_secure_connection_needs_a_trusted_certificate() {
    let certificate = CertificateDer::from(&include_bytes!("tests/certificate.der")[..]);
    let key = PrivateKeyDer::try_from(&include_bytes!("tests/key.der")[..]).expect("the key is valid");
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the versions are known")
        .with_no_client_auth()
        .with_single_cert(vec![certificate.clone()], key)
        .expect("the certificate is valid");
    let config = Arc::new(config);
    let secure = || {
        let config = Arc::clone(&config);
        let url = server(move |stream| {
            let session = ServerConnection::new(config).expect("the configuration is valid");
            if let Ok(socket) = accept(StreamOwned::new(session, stream)) {
                echo(socket);
            }
        });
        url.replace("ws://127.0.0.1", "wss://localhost")
    };
    let mut roots = RootCertStore::empty();
    roots.add(certificate).expect("the certificate is valid");
    let mut client = Client::new(&secure(), Options { roots: Arc::new(roots), ..Options::default() });
    client.expect_opened();
    let text = "x".repeat(MAX_UNSENT_BYTES);
    assert_eq!(client.socket.send(&text), Ok(()));
    client.expect_text(&text);
    let (reason, _) = Client::new(&secure(), Options::default()).expect_closed();
    assert!(matches!(&reason, CloseReason::Unreachable(why) if why.contains("certificate")), "{reason:?}");
}
