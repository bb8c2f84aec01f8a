//! Tests of the socket on the desktop against servers on this computer.

use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, Weak, mpsc},
    thread,
    time::{Duration, Instant},
};

use rustls::{RootCertStore, ServerConfig, ServerConnection, StreamOwned, pki_types::PrivateKeyDer};
use tungstenite::{
    Message, WebSocket, accept,
    protocol::{CloseFrame, frame::coding::CloseCode},
};

use super::{
    desktop::{Connection, Options, SharedWaker},
    *,
};

/// The longest wait for what must happen.
const PATIENCE: Duration = Duration::from_secs(20);

/// Starts a server for one connection. Returns its address.
fn server(serve: impl FnOnce(TcpStream) + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = listener.local_addr().expect("the server has an address").port();
    thread::spawn(move || serve(listener.accept().expect("a client comes").0));
    format!("ws://127.0.0.1:{port}/ws")
}

/// A server that talks after the handshake.
fn talking(serve: impl FnOnce(WebSocket<TcpStream>) + Send + 'static) -> String {
    server(|stream| serve(accept(stream).expect("the handshake succeeds")))
}

/// Sends every text back until the client goes.
fn echo<S: Read + Write>(mut socket: WebSocket<S>) {
    while let Ok(message) = socket.read() {
        if message.is_text() && socket.send(message).is_err() {
            return;
        }
    }
}

fn opened(url: &str) -> Socket {
    let mut socket = Socket::default();
    socket.open(url);
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
    socket
}

fn with(url: &str, options: Options) -> Socket {
    let connection = Connection::open(url, options, SharedWaker::default());
    Socket { connection: Some(connection), waker: SharedWaker::default() }
}

/// Waits for events.
fn next(socket: &mut Socket) -> Vec<SocketEvent> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        let events = socket.take_events();
        if !events.is_empty() {
            return events;
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("nothing happened")
}

/// Returns the events up to the end of the connection, and checks that nothing follows.
fn until_closed(socket: &mut Socket) -> (Vec<SocketEvent>, CloseReason, Vec<String>) {
    let mut all = Vec::new();
    loop {
        all.extend(next(socket));
        let Some(SocketEvent::Closed { reason, unsent }) = all.last().cloned() else { continue };
        all.pop();
        assert_eq!(socket.send("too late"), Err(SendError::NotOpen));
        thread::sleep(Duration::from_millis(20));
        assert_eq!(socket.take_events(), []);
        return (all, reason, unsent);
    }
}

fn is_gone<T>(one: &Weak<T>) -> bool {
    let began = Instant::now();
    while one.strong_count() > 0 && began.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(1));
    }
    one.strong_count() == 0
}

#[test]
fn texts_come_back_whole_and_in_order() {
    let mut socket = Socket::default();
    assert_eq!(socket.send("nobody"), Err(SendError::NotOpen));
    assert_eq!(socket.take_events(), []);
    let (woken, wakes) = mpsc::channel();
    socket.wake_with(move || {
        let _ = woken.send(());
    });
    socket.open(&talking(echo));
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
    assert_eq!(wakes.recv_timeout(PATIENCE), Ok(()));
    let big = "Ä".repeat(MAX_UNSENT_BYTES / 4);
    let texts: Vec<String> = (0..200).map(|count| count.to_string()).chain([String::new(), big]).collect();
    for text in &texts {
        assert_eq!(socket.send(text), Ok(()));
    }
    let mut back = Vec::new();
    while back.len() < texts.len() {
        back.extend(next(&mut socket));
    }
    assert_eq!(back, texts.into_iter().map(SocketEvent::Text).collect::<Vec<_>>());
    assert_eq!(wakes.recv_timeout(PATIENCE), Ok(()));
}

#[test]
fn a_text_may_be_as_large_as_the_limit_and_no_larger() {
    for (bytes, reason) in [(MAX_TEXT_BYTES, CloseReason::Here), (MAX_TEXT_BYTES + 1, CloseReason::TooLarge)] {
        let mut socket = opened(&talking(move |mut socket| {
            let _ = socket.send(Message::text("x".repeat(bytes)));
            while socket.read().is_ok() {}
        }));
        if reason == CloseReason::Here {
            assert_eq!(next(&mut socket), [SocketEvent::Text("x".repeat(bytes))]);
            socket.close();
        }
        assert_eq!(until_closed(&mut socket), (vec![], reason, vec![]));
    }
}

#[test]
fn unread_texts_are_limited_and_kept() {
    let mut socket =
        opened(&talking(|mut socket| while socket.send(Message::text("x".repeat(MAX_TEXT_BYTES))).is_ok() {}));
    // The thread notices the fifth text while nobody reads.
    thread::sleep(Duration::from_millis(300));
    let (before, reason, _) = until_closed(&mut socket);
    assert_eq!((before.len(), reason), (MAX_UNREAD_BYTES / MAX_TEXT_BYTES, CloseReason::Unread));
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
}

#[test]
fn the_server_says_why_it_closes() {
    let (told, hears) = mpsc::channel();
    let url = talking(move |mut socket| {
        let frame = CloseFrame { code: CloseCode::Restart, reason: "back soon".into() };
        let _ = socket.send(Message::text("last")).and_then(|()| socket.close(Some(frame)));
        let _ = told.send(socket.read().expect("the client answers the goodbye"));
    });
    let reason = CloseReason::Server { code: 1012, text: "back soon".to_owned() };
    let last = SocketEvent::Text("last".to_owned());
    assert_eq!(until_closed(&mut opened(&url)), (vec![last], reason, vec![]));
    assert!(hears.recv_timeout(PATIENCE).expect("the server heard it").is_close());
}

#[test]
fn a_server_that_vanishes_is_lost() {
    let mut socket = opened(&talking(drop));
    let (_, reason, _) = until_closed(&mut socket);
    assert!(matches!(reason, CloseReason::Lost(_)), "{reason:?}");
}

#[test]
fn a_silent_server_is_lost_after_a_while_and_pings_keep_another() {
    let options =
        Options { ping: Duration::from_millis(50), silence: Duration::from_millis(400), ..Options::default() };
    let (end, ends) = mpsc::channel::<()>();
    let url = talking(move |_socket| {
        let _ = ends.recv();
    });
    let began = Instant::now();
    let (before, reason, _) = until_closed(&mut with(&url, options.clone()));
    assert_eq!(before, [SocketEvent::Opened]);
    assert!(matches!(reason, CloseReason::Lost(_)), "{reason:?}");
    assert!(began.elapsed() >= options.silence);
    drop(end);
    // The answers to pings are a sign of life.
    let mut socket = with(&talking(echo), options.clone());
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
    thread::sleep(options.silence * 3);
    assert_eq!(socket.take_events(), []);
}

#[test]
fn what_cannot_be_reached_says_so() {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port is free").local_addr().expect("it has an address");
    let hasty = Options { connect: Duration::from_millis(200), ..Options::default() };
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
        let (before, reason, _) = until_closed(&mut with(&url, hasty.clone()));
        assert_eq!(before, []);
        assert!(matches!(&reason, CloseReason::Unreachable(why) if why.contains(word)), "{url}: {reason:?}");
    }
    for url in ["", "table", "http://127.0.0.1/", "ws://", "ws:///ws", "ws://a b/"] {
        let (_, reason, _) = until_closed(&mut with(url, hasty.clone()));
        assert_eq!(reason, CloseReason::BadAddress, "{url}");
    }
}

#[test]
fn what_waits_is_limited_and_reported_when_the_connection_breaks() {
    let (end, ends) = mpsc::channel::<()>();
    let mut socket = opened(&talking(move |_socket| {
        let _ = ends.recv();
    }));
    assert_eq!(socket.send(&"x".repeat(MAX_UNSENT_BYTES + 1)), Err(SendError::Full));
    let mut sent = Vec::new();
    let filler = "x".repeat(16 * 1024);
    let mut still = 0;
    // The system takes some megabytes before anything waits.
    while still < 100 {
        let text = format!("{} {filler}", sent.len());
        match socket.send(&text) {
            Ok(()) => (sent.push(text), still = 0).1,
            Err(error) => {
                assert_eq!(error, SendError::Full);
                thread::sleep(Duration::from_millis(2));
                still += 1;
            }
        }
    }
    drop(end);
    let (_, reason, unsent) = until_closed(&mut socket);
    assert!(matches!(reason, CloseReason::Lost(_)), "{reason:?}");
    assert!(unsent.len() > 10 && unsent.iter().map(String::len).sum::<usize>() <= MAX_UNSENT_BYTES, "{}", unsent.len());
    assert!(sent.ends_with(&unsent), "exactly the last texts are reported");
}

#[test]
fn closing_sends_what_waits_and_says_goodbye() {
    let (told, hears) = mpsc::channel();
    let mut socket = opened(&talking(move |mut socket| {
        thread::sleep(Duration::from_millis(100));
        while let Ok(message) = socket.read() {
            let _ = told.send(message);
        }
    }));
    for count in 0..10 {
        assert_eq!(socket.send(&count.to_string()), Ok(()));
    }
    socket.close();
    assert_eq!(socket.send("late"), Err(SendError::NotOpen));
    assert_eq!(until_closed(&mut socket), (vec![], CloseReason::Here, vec![]));
    let heard: Vec<Message> = hears.iter().collect();
    assert!(heard.last().is_some_and(Message::is_close));
    let texts: Vec<String> = (0..10).map(|count| count.to_string()).collect();
    assert_eq!(heard[..10].iter().map(|text| text.to_string()).collect::<Vec<_>>(), texts);
    // A server that does not answer is not waited for.
    let (_end, ends) = mpsc::channel::<()>();
    let deaf = talking(move |_socket| {
        let _ = ends.recv();
    });
    let mut socket = with(&deaf, Options { goodbye: Duration::from_millis(100), ..Options::default() });
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
    socket.close();
    assert_eq!(until_closed(&mut socket), (vec![], CloseReason::Here, vec![]));
}

#[test]
fn a_dropped_socket_ends_its_thread_and_leaves_the_server() {
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
        let mut socket = with(&url, Options::default());
        if opens {
            assert_eq!(next(&mut socket), [SocketEvent::Opened]);
            assert_eq!(socket.send("last"), Ok(()));
        }
        let thread = socket.connection.as_ref().expect("it was opened").watched();
        assert!(thread.strong_count() > 1, "the thread runs");
        drop(socket);
        assert!(is_gone(&thread), "{url}");
    }
    let heard: Vec<Message> = hears.iter().collect();
    assert!(matches!(&heard[..], [Message::Text(text), Message::Close(_)] if text.as_str() == "last"), "{heard:?}");
}

#[test]
fn another_connection_begins_afresh() {
    let mut socket = opened(&talking(|mut socket| {
        let _ = socket.send(Message::text("from the first"));
        while socket.read().is_ok() {}
    }));
    thread::sleep(Duration::from_millis(50));
    socket.open(&talking(echo));
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
    assert_eq!(socket.send("to the second"), Ok(()));
    assert_eq!(next(&mut socket), [SocketEvent::Text("to the second".to_owned())]);
    socket.close();
    assert_eq!(until_closed(&mut socket).1, CloseReason::Here);
    socket.open(&talking(echo));
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
}

#[test]
fn a_secure_connection_needs_a_trusted_certificate() {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate can be made");
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).expect("the key is valid");
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the versions are known")
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
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
    roots.add(made.cert.der().clone()).expect("the certificate is valid");
    let mut socket = with(&secure(), Options { roots: Arc::new(roots), ..Options::default() });
    assert_eq!(next(&mut socket), [SocketEvent::Opened]);
    let text = "x".repeat(MAX_UNSENT_BYTES);
    assert_eq!(socket.send(&text), Ok(()));
    assert_eq!(next(&mut socket), [SocketEvent::Text(text)]);
    let (_, reason, _) = until_closed(&mut with(&secure(), Options::default()));
    assert!(matches!(&reason, CloseReason::Unreachable(why) if why.contains("certificate")), "{reason:?}");
}
