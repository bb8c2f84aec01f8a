//! A server in this process, with a new database.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::SystemTime,
};

use hacienda_server::{AbsenceLimits, Database, Limits, Options, Service};
use sqlx::{AnyConnection, Connection as _, any::install_default_drivers};

/// A folder that is removed when the value is dropped.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hacienda-server-{}-{}", process::id(), NEXT.fetch_add(1, Relaxed));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder for temporary files");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server without rate limits.
#[derive(Debug)]
pub struct Host {
    pub service: Service,
    _folder: Folder,
}

/// The options of a server without rate limits, with its database in a folder.
pub fn options(folder: &Folder) -> Options {
    let many = 1_000_000;
    Options {
        database: Database::File { path: folder.0.join("test.sqlite"), most_pages: None },
        listen: ([127, 0, 0, 1], 0).into(),
        page: folder.0.join("dist"),
        origins: Vec::new(),
        is_behind_proxy: false,
        bot_threads: 2,
        absence_limits: AbsenceLimits::default(),
        is_local: false,
        clock: SystemTime::now,
        limits: Limits { messages_per_second: many, sockets_per_minute: many, tables_per_minute: many, sockets: many },
    }
}

impl Host {
    pub async fn start() -> Host {
        Host::start_with(|_| {}).await
    }

    pub async fn start_with(change: impl FnOnce(&mut Options)) -> Host {
        let folder = Folder::new();
        let mut options = options(&folder);
        change(&mut options);
        let (service, _) = start(&options).await;
        Host { service, _folder: folder }
    }

    /// The URL of the server's socket.
    pub fn url(&self) -> String {
        format!("ws://{}/ws", self.service.address)
    }
}

/// Starts a server that can be restarted with the same options.
pub async fn start(options: &Options) -> (Service, String) {
    let service = Service::start(options.clone()).await.expect("the server starts");
    let url = format!("ws://{}/ws", service.address);
    (service, url)
}

/// Starts a server in a new folder, which can be restarted with the same options.
pub async fn start_in_folder() -> (Folder, Options, Service, String) {
    let folder = Folder::new();
    let options = options(&folder);
    let (service, url) = start(&options).await;
    (folder, options, service, url)
}

/// Changes a database without informing its servers.
pub async fn change(database: &Database, sql: &'static str) {
    install_default_drivers();
    let url = match database {
        Database::File { path, .. } => format!("sqlite://{}", path.display()),
        Database::Postgres { url } => url.clone(),
    };
    let mut connection = AnyConnection::connect(&url).await.expect("a database");
    sqlx::query(sql).execute(&mut connection).await.expect("the statement runs");
    connection.close().await.expect("the connection closes");
}

/// Removes the columns that earlier versions did not have.
pub async fn make_old(database: &Database) {
    change(database, "ALTER TABLE links DROP COLUMN is_invite").await;
    change(database, "ALTER TABLE actions DROP COLUMN fingerprint").await;
}
