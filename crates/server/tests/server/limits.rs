//! Limits on messages, connections and tables, the origins of pages, and what is served over HTTP: pages, health checks
//! and metrics.

use std::time::Duration;

use online::{FromClient, FromServer, Reason, SeatPlan, setting_text};
use tabletop::Game as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::sleep,
};
use tokio_tungstenite::tungstenite::{Error, client::IntoClientRequest as _, http::StatusCode};
use zoff::Zoff;

use crate::{client::Client, host::Host};

fn setting() -> String {
    setting_text::<Zoff>(&zoff::Setting::default(), 2)
}

#[tokio::test]
async fn too_many_messages_are_refused_and_end_the_connection() {
    let host = Host::start_with(|options| options.limits.messages_per_second = 10).await;
    let mut client = Client::connect(&host.url()).await;
    // A burst of 20 messages is allowed, including the greeting.
    for _ in 0..60 {
        client.send(&FromClient::Delete).await;
    }
    let mut reasons = Vec::new();
    for _ in 0..60 {
        reasons.push(client.refused().await);
    }
    let too_fast = reasons.iter().filter(|reason| **reason == Reason::TooFast).count();
    assert!((35..=41).contains(&too_fast), "{reasons:?}");
    sleep(Duration::from_millis(300)).await;
    client.create(Zoff::TITLE, &setting(), vec![SeatPlan::Person; 2]).await;
    let mut other = Client::connect(&host.url()).await;
    for _ in 0..200 {
        other.send(&FromClient::Delete).await;
    }
    while other.try_next().await.is_some() {}
}

/// The status of the answer to a WebSocket request.
async fn status(url: &str, origin: Option<&str>) -> StatusCode {
    let mut request = url.into_client_request().expect("an address");
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().expect("an origin"));
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((_, response)) => response.status(),
        Err(Error::Http(response)) => response.status(),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn connections_and_tables_are_limited() {
    let host = Host::start_with(|options| {
        options.limits.sockets_per_minute = 3;
        options.limits.tables_per_minute = 1;
    })
    .await;
    let mut client = Client::connect(&host.url()).await;
    client.create(Zoff::TITLE, &setting(), vec![SeatPlan::Person; 2]).await;
    let create = FromClient::Create {
        title: Zoff::TITLE.to_owned(),
        setting: setting(),
        seats: vec![SeatPlan::Person; 2],
        start: None,
    };
    assert_eq!(client.refused_for(&create).await, Reason::TooFast);
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(status(&host.url(), None).await);
    }
    let (open, refused) = (StatusCode::SWITCHING_PROTOCOLS, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answers, [open, open, refused]);
    let host = Host::start_with(|options| options.limits.sockets = 1).await;
    let _client = Client::connect(&host.url()).await;
    assert_eq!(status(&host.url(), None).await, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn only_own_pages_and_pages_of_allowed_origins_may_connect() {
    let host = Host::start_with(|options| options.origins.push("https://game.example".to_owned())).await;
    let own = format!("http://{}", host.service.address);
    for (origin, expected) in [
        (own.as_str(), StatusCode::SWITCHING_PROTOCOLS),
        ("https://game.example", StatusCode::SWITCHING_PROTOCOLS),
        ("https://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
    ] {
        assert_eq!(status(&host.url(), Some(origin)).await, expected, "{origin}");
    }
}

/// Requests a page and returns the whole answer.
pub async fn get(host: &Host, path: &str, accepts: &str) -> String {
    let mut stream = TcpStream::connect(host.service.address).await.expect("the server accepts");
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: test\r\nAccept-Encoding: {accepts}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("the server answers");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn pages_health_checks_and_metrics_are_served() {
    let host = Host::start_with(|options| {
        std::fs::create_dir_all(options.page.join("0123456789ab")).expect("a folder");
        let put = |name: &str, text: &str| std::fs::write(options.page.join(name), text).expect("a file");
        put("index.html", "<title>Hacienda</title><meta name=\"game-server\" content=\"\">");
        put("index.html.br", "a packed page names no server");
        put("0123456789ab/boot.js", "export {};");
        put("0123456789ab/boot.js.br", "packed");
    })
    .await;
    let page = get(&host, "/", "br").await;
    assert!(page.contains("<title>Hacienda</title>") && page.contains("cache-control: no-cache"), "{page}");
    assert!(page.contains("content-type: text/html"), "{page}");
    assert!(page.contains("<meta name=\"game-server\" content=\"./\">"), "the page must name its server: {page}");
    let script = get(&host, "/0123456789ab/boot.js", "gzip, br").await;
    assert!(script.contains("packed") && script.contains("content-encoding: br"), "{script}");
    assert!(script.contains("immutable") && script.contains("content-type: text/javascript"), "{script}");
    assert!(get(&host, "/0123456789ab/boot.js", "identity").await.contains("export {};"));
    assert!(get(&host, "/../test.sqlite", "br").await.contains(" 404 "));
    assert!(get(&host, "/healthz", "br").await.ends_with("ok\n"));
    let mut client = Client::connect(&host.url()).await;
    client.create(Zoff::TITLE, &setting(), vec![SeatPlan::Person; 2]).await;
    assert_eq!(client.refused_for(&FromClient::Delete).await, Reason::Unreadable);
    let metrics = get(&host, "/metrics", "br").await;
    for line in ["sockets 1", "tables_created_total 1", "refusals_total{reason=\"unreadable\"} 1"] {
        assert!(metrics.contains(&format!("hacienda_{line}\n")), "{line} is not in\n{metrics}");
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_is_disconnected() {
    let host = Host::start().await;
    let mut client = Client::connect(&host.url()).await;
    let table = client.create(Zoff::TITLE, &setting(), vec![SeatPlan::Person; 2]).await;
    let (mut stalled, _) = Client::joined(&host.url(), &table, &[table.watch]).await;
    let (mut chatty, _) = Client::joined(&host.url(), &table, &[table.ticket(0)]).await;
    // The system buffers several megabytes before the server's queue begins to fill.
    let say = online::write(&FromClient::Say { seat: tabletop::Seat(0), phrase: online::Phrase::Hello });
    let metrics = loop {
        for _ in 0..5_000 {
            chatty.send_text(&say).await;
            chatty.next_of(|message| matches!(message, FromServer::Said { .. }).then_some(())).await;
        }
        let metrics = get(&host, "/metrics", "br").await;
        if metrics.contains("hacienda_too_slow_total 1\n") {
            break metrics;
        }
    };
    assert!(metrics.contains("hacienda_sockets "));
    while stalled.try_next().await.is_some() {}
}
