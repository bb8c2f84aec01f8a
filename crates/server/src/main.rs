//! The program `hacienda-server`.

use std::{net::SocketAddr, path::PathBuf, process::ExitCode, time::SystemTime};

use clap::Parser;
use hacienda_server::{AbsenceLimits, Database, Limits, Options, Service};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// Lets people play Hacienda, Zoff in Buffalo and Hab & Gut over a network, and serves the game for browsers.
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The SQLite file that stores the games; it is created if it does not exist.
    #[arg(long, value_name = "FILE", default_value = "hacienda.sqlite", conflicts_with = "database")]
    data: PathBuf,
    /// A Postgres database, which several servers may share, instead of a file: postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, value_name = "URL", env = "HACIENDA_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address and port to listen on.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8080")]
    listen: SocketAddr,
    /// The folder with the game for browsers, which wasm-build.sh makes.
    #[arg(long, value_name = "FOLDER", default_value = "dist")]
    page: PathBuf,
    /// An origin, such as https://example.org, whose pages may also connect; may be repeated.
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Trust the last address in X-Forwarded-For. Use this only if all connections come through a proxy that sets it.
    #[arg(long)]
    behind_proxy: bool,
    /// The number of threads for computer players; by default, one fewer than the machine has cores.
    #[arg(long, value_name = "COUNT")]
    thinkers: Option<usize>,
    /// The maximum number of messages per second from a connection, and of actions per second from a seat.
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    messages_per_second: u32,
    /// The maximum number of new connections per minute from an address.
    #[arg(long, value_name = "COUNT", default_value_t = 60)]
    sockets_per_minute: u32,
    /// The maximum number of new tables per minute from an address.
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    tables_per_minute: u32,
    /// The maximum number of open connections to the whole server.
    #[arg(long, value_name = "COUNT", default_value_t = 10_000)]
    sockets: u32,
    /// The maximum size of the SQLite file in pages of 4 KiB.
    #[arg(long, hide = true)]
    most_pages: Option<u32>,
}

impl Args {
    fn options(self) -> Options {
        let database = match self.database {
            Some(url) => Database::Postgres { url },
            None => Database::File { path: self.data, most_pages: self.most_pages },
        };
        let cores = || std::thread::available_parallelism().map_or(1, usize::from) - 1;
        Options {
            database,
            listen: self.listen,
            page: self.page,
            origins: self.origins,
            is_behind_proxy: self.behind_proxy,
            bot_threads: self.thinkers.unwrap_or_else(cores),
            absence_limits: AbsenceLimits::default(),
            is_local: false,
            clock: SystemTime::now,
            limits: Limits {
                messages_per_second: self.messages_per_second,
                sockets_per_minute: self.sockets_per_minute,
                tables_per_minute: self.tables_per_minute,
                sockets: self.sockets,
            },
        }
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    match run(Args::parse().options()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hacienda-server: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(options: Options) -> Result<(), Box<dyn std::error::Error>> {
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    if !options.page.join("index.html").exists() {
        tracing::warn!("{} has no index.html, so browsers cannot play here", options.page.display());
    }
    let service = Service::start(options).await?;
    println!("listening on {}", service.address);
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    service.end().await;
    Ok(())
}
