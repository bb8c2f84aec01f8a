//! The service: its routes, its start and its shutdown.

use std::{
    io,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, SystemTime},
};

use axum::{
    Json, Router,
    extract::{ConnectInfo, RawQuery, State, WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use online::{MAX_ANSWER_BYTES, MAX_MESSAGE_BYTES};
use tokio::{
    net::TcpListener,
    task::JoinHandle,
    time::{sleep, timeout},
};

use super::{address, connection, invitation, invitation::Invitation, origin, pages};
use crate::{
    hub::Hub,
    limits::{AbsenceLimits, Addresses, Limits, Quota},
    metrics::Metrics,
    retention, sharing,
    shutdown::{Shutdown, ShutdownSender},
    store::{Database, Store, StoreError},
};

/// How long connections may take to end when the server shuts down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// The options of a server.
#[derive(Debug, Clone)]
pub struct Options {
    /// Where tables are stored.
    pub database: Database,
    /// The address and port to listen on; port 0 for any free one.
    pub listen: SocketAddr,
    /// The folder with the game for browsers.
    pub page: PathBuf,
    /// Other origins whose pages may connect.
    pub origins: Vec<String>,
    /// True if a trusted proxy reports the address of each client.
    pub is_behind_proxy: bool,
    /// The number of threads for computer players.
    pub bot_threads: usize,
    /// The limits on messages, connections and tables.
    pub limits: Limits,
    /// How long tables wait for absent people.
    pub absence_limits: AbsenceLimits,
    /// True if the server runs in the program of a public screen. Strangers play there one after another, so the next
    /// game at a table has a new invitation; and the host's connection is a large screen even if people play at it.
    pub is_local: bool,
    /// Returns the current date and time.
    pub clock: fn() -> SystemTime,
}

/// The state that all connections share.
#[derive(Debug)]
pub struct Shared {
    /// The tables and their store.
    pub hub: Arc<Hub>,
    /// The limits for each address.
    pub addresses: Addresses,
    /// Signals that the server is shutting down.
    pub shutdown: Shutdown,
    invitation: Invitation,
    origins: Vec<String>,
    is_behind_proxy: bool,
}

/// The reason why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used, or the system cannot spawn a thread.
    #[error("cannot listen: {0}")]
    Listen(#[from] io::Error),
}

/// A running server.
#[derive(Debug)]
pub struct Service {
    /// The address that the server listens on.
    pub address: SocketAddr,
    shutdown: ShutdownSender,
    task: JoinHandle<io::Result<()>>,
    metrics: Arc<Metrics>,
    invitation: Invitation,
}

impl Service {
    /// Opens the store and starts to listen.
    ///
    /// # Errors
    /// Returns an error if the store cannot be opened or the address cannot be used.
    pub async fn start(options: Options) -> Result<Service, ServiceError> {
        let metrics = Arc::<Metrics>::default();
        let store = Store::open(&options.database, metrics.clone()).await?;
        let (shutdown_sender, mut shutdown) = ShutdownSender::new();
        let hub = Hub::new(store.clone(), metrics.clone(), &options, shutdown.clone());
        let Options { listen, page, origins, is_behind_proxy, limits, .. } = options;
        retention::start(hub.clone(), shutdown.clone());
        sharing::start(hub.clone(), shutdown.clone());
        let addresses = Addresses::new(limits);
        let invitation = Invitation::default();
        let shared = Shared {
            hub,
            addresses,
            shutdown: shutdown.clone(),
            invitation: invitation.clone(),
            origins,
            is_behind_proxy,
        };
        let router = Router::new()
            .route("/ws", get(open))
            .route(invitation::PATH, get(join))
            .route("/tables", get(tables))
            .route("/tables.json", get(listed_tables))
            .route("/healthz", get(health))
            .route("/metrics", get(report_metrics))
            .with_state(Arc::new(shared))
            .merge(pages::files(&page));
        let listener = TcpListener::bind(listen).await?;
        let address = listener.local_addr()?;
        retention::log_outdated(store, shutdown.clone());
        let router = router.into_make_service_with_connect_info::<SocketAddr>();
        let serving = axum::serve(listener, router).with_graceful_shutdown(async move {
            shutdown.started().await;
        });
        let task = tokio::spawn(serving.into_future());
        Ok(Service { address, shutdown: shutdown_sender, task, metrics, invitation })
    }

    /// The state of the short address.
    pub fn invitation(&self) -> Invitation {
        self.invitation.clone()
    }

    /// Ends all connections so that their clients reconnect, and waits at most a few seconds for them to end.
    pub async fn end(self) {
        self.shutdown.begin();
        let ended = async {
            if let Ok(Err(error)) = self.task.await {
                tracing::error!("{error}");
            }
            while self.metrics.sockets.load(Relaxed) > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(SHUTDOWN_TIMEOUT, ended).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

/// Counts a connection for as long as it exists.
struct SocketGuard(Arc<Shared>);

impl SocketGuard {
    fn new(shared: Arc<Shared>) -> SocketGuard {
        shared.hub.metrics.sockets.fetch_add(1, Relaxed);
        SocketGuard(shared)
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        self.0.hub.metrics.sockets.fetch_sub(1, Relaxed);
    }
}

/// Opens a connection.
async fn open(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::is_allowed(&headers, &shared.origins) {
        return (StatusCode::FORBIDDEN, "pages from this origin may not connect to this server").into_response();
    }
    let address = address::of(peer, &headers, shared.is_behind_proxy);
    let sockets = shared.hub.metrics.sockets.load(Relaxed);
    if sockets >= i64::from(shared.hub.limits.sockets) {
        return (StatusCode::SERVICE_UNAVAILABLE, "there are too many connections").into_response();
    }
    if !shared.addresses.allow(address, Quota::Socket) {
        return (StatusCode::TOO_MANY_REQUESTS, "there are too many new connections from this address").into_response();
    }
    // A slightly oversized message gets an answer; a larger one ends the connection.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_ANSWER_BYTES + 64 * 1024)
        .max_message_size(2 * MAX_MESSAGE_BYTES)
        .max_frame_size(2 * MAX_MESSAGE_BYTES);
    let guard = SocketGuard::new(shared.clone());
    upgrade.on_upgrade(move |socket| async move {
        connection::serve(socket, shared, address).await;
        drop(guard);
    })
}

/// Redirects the short address to the link of an invitation, or lets a phone wait for one.
async fn join(State(shared): State<Arc<Shared>>, RawQuery(query): RawQuery) -> Response {
    shared.invitation.answer(query.as_deref() == Some(invitation::WAITS))
}

/// Serves the page that shows two listed tables side by side.
async fn tables() -> Response {
    const POLICY: &str = "default-src 'self' 'unsafe-inline'";
    ([(header::CONTENT_SECURITY_POLICY, POLICY)], Html(include_str!("tables.html"))).into_response()
}

/// Serves the listed tables, oldest entry first.
async fn listed_tables(State(shared): State<Arc<Shared>>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Json(shared.hub.listing.all())).into_response()
}

async fn health(State(shared): State<Arc<Shared>>) -> Response {
    match shared.hub.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

async fn report_metrics(State(shared): State<Arc<Shared>>) -> String {
    shared.hub.metrics.text()
}
