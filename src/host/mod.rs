//! Play with phones: the server in this program, its address on the local network, and the code of that network.

#[cfg(not(target_arch = "wasm32"))]
use std::{net::IpAddr, path::PathBuf};

#[cfg(feature = "host")]
use std::sync::Arc;

use bevy::prelude::*;

use crate::texts::Untranslated;
#[cfg(not(target_arch = "wasm32"))]
use crate::texts::{Text, text};

#[cfg(not(target_arch = "wasm32"))]
pub mod address;
#[cfg(feature = "host")]
mod start;
pub mod wifi;

/// The port of the server, unless another one is asked for.
pub const PORT: u16 = 8080;

/// The server in this program. It ends when the last copy of the value is dropped.
#[derive(Resource, Debug, Clone)]
pub struct LocalServer {
    page: String,
    has_page: bool,
    #[cfg(feature = "host")]
    server: Arc<hacienda_server::Background>,
}

impl LocalServer {
    /// The address of its page on the local network, with a slash at its end.
    pub fn page(&self) -> &str {
        &self.page
    }

    /// True if it can send the game to the browsers of phones.
    pub fn has_page(&self) -> bool {
        self.has_page
    }

    /// The short address that leads to the invitation, as people type it.
    pub fn short_address(&self) -> Untranslated {
        Untranslated::line(&format!("{}join", self.page.trim_start_matches("http://")))
    }

    /// Sets the part of a link after the `#` to which the short address leads, or removes it.
    pub fn invite(&self, fragment: Option<String>) {
        #[cfg(feature = "host")]
        self.server.invitation().set(fragment);
        #[cfg(not(feature = "host"))]
        drop(fragment);
    }
}

/// What the server in this program should be like.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostRequest {
    /// The port.
    pub port: u16,
    /// The address of this machine for phones; the one that suits best if not given.
    pub address: Option<IpAddr>,
    /// The folder with the game for browsers; searched for if not given.
    pub page: Option<PathBuf>,
    /// The folder for the tables; that of the saved games if not given.
    pub folder: Option<PathBuf>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Default for HostRequest {
    fn default() -> HostRequest {
        HostRequest { port: PORT, address: None, page: None, folder: None }
    }
}

/// A reason why this program cannot be a server.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HostError {
    /// The program was built without the server.
    #[error("this build has no server; build it with the feature \"host\", which releases have")]
    NoServer,
    /// The machine is in no network.
    #[error("this computer is in no network; connect it, or name its address with --address")]
    NoNetwork,
    /// Another program uses the port.
    #[error("port {0} is taken by another program; choose another one with --port")]
    PortTaken(u16),
    /// The system does not let this program use the port.
    #[error("port {0} may not be used; choose one above 1023 with --port")]
    PortForbidden(u16),
    /// There is no folder with the page: where it was searched.
    #[error("{0} has no index.html of the game")]
    NoPage(String),
    /// There is no folder in which to store the tables.
    #[error("there is no folder for the tables; name one with HACIENDA_DATA")]
    NoFolder,
    /// The tables cannot be stored: a description.
    #[error("the tables cannot be stored: {0}")]
    Store(String),
    /// Another error: a description.
    #[error("{0}")]
    Other(String),
}

#[cfg(not(target_arch = "wasm32"))]
impl HostError {
    /// The error for the screen.
    pub fn text(&self) -> Text {
        match self {
            HostError::NoServer => text!("host-no-server"),
            HostError::NoNetwork => text!("host-no-network"),
            HostError::PortTaken(port) | HostError::PortForbidden(port) => {
                text!("host-port-taken", port = Untranslated::line(&port.to_string()))
            }
            HostError::NoPage(_) => text!("host-no-page"),
            HostError::NoFolder => text!("host-no-folder"),
            HostError::Store(why) | HostError::Other(why) => text!("host-failed", why = Untranslated::error(why)),
        }
    }
}

/// Starts the server.
///
/// # Errors
/// Returns the reason if it cannot start.
#[cfg(feature = "host")]
pub fn start(request: &HostRequest) -> Result<LocalServer, HostError> {
    start::start(request)
}

/// Stands in for the function that starts the server, in a build without it.
///
/// # Errors
/// Always fails.
#[cfg(all(not(feature = "host"), not(target_arch = "wasm32")))]
pub fn start(_: &HostRequest) -> Result<LocalServer, HostError> {
    Err(HostError::NoServer)
}
