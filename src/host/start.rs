//! Starts the local server.

use std::{
    fs, io,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::Arc,
    time::SystemTime,
};

use hacienda_server::{AbsenceLimits, Background, Database, Limits, Options, ServiceError};

use super::{HostError, HostRequest, LocalServer, address};
use crate::{asset_folder, store::Store};

/// The file with the tables, beside the saved games.
const FILE: &str = "tables.sqlite";

/// Starts the server.
///
/// # Errors
/// Returns the reason if it cannot start.
pub fn start(request: &HostRequest) -> Result<LocalServer, HostError> {
    let ip = match request.address {
        Some(ip) => ip,
        None => *address::local_addresses().first().ok_or(HostError::NoNetwork)?,
    };
    let page = match &request.page {
        Some(folder) if asset_folder::is_page(folder) => Some(folder.clone()),
        Some(folder) => return Err(HostError::NoPage(folder.display().to_string())),
        None => asset_folder::find_page(),
    };
    let has_page = page.is_some();
    let options = Options {
        database: Database::File { path: file(request)?, most_pages: None },
        listen: SocketAddr::new(address::listen_address(ip), request.port),
        // If the folder does not exist, no page is served.
        page: page.unwrap_or_else(|| Path::new("dist").to_owned()),
        origins: Vec::new(),
        is_behind_proxy: false,
        // The window needs the other processors.
        bot_threads: 1,
        absence_limits: AbsenceLimits::default(),
        is_local: true,
        clock: SystemTime::now,
        limits: LIMITS,
    };
    let server = Background::start(options).map_err(|error| reason(&error, request.port))?;
    // Port 0 selects any free port.
    let page = address::page(ip, server.address().port());
    Ok(LocalServer { page, has_page, network: request.network.clone(), server: Arc::new(server) })
}

/// Generous limits, because phones in a hall may share one address behind a router.
const LIMITS: Limits =
    Limits { messages_per_second: 10, sockets_per_minute: 600, tables_per_minute: 60, sockets: 1_000 };

/// The path of the file with the tables. Creates the folder if it is missing.
fn file(request: &HostRequest) -> Result<PathBuf, HostError> {
    let folder = match (&request.folder, Store::default_location()) {
        (Some(folder), _) => folder.clone(),
        (None, Store::Folder(folder)) => folder,
        (None, _) => return Err(HostError::NoFolder),
    };
    fs::create_dir_all(&folder).map_err(|error| HostError::Store(error.to_string()))?;
    Ok(folder.join(FILE))
}

fn reason(error: &ServiceError, port: u16) -> HostError {
    match error {
        ServiceError::Store(error) => HostError::Store(error.to_string()),
        ServiceError::Listen(error) => match error.kind() {
            io::ErrorKind::AddrInUse => HostError::PortTaken(port),
            io::ErrorKind::PermissionDenied => HostError::PortForbidden(port),
            _ => HostError::Other(error.to_string()),
        },
    }
}
