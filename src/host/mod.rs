//! Play with phones: the local server, its address, and the code for joining the wireless network.

#[cfg(not(target_arch = "wasm32"))]
use std::{net::IpAddr, path::PathBuf};

#[cfg(feature = "host")]
use std::sync::Arc;

use bevy::prelude::*;

use self::wifi::Network;
use crate::texts::Untranslated;
#[cfg(not(target_arch = "wasm32"))]
use crate::texts::{Text, text};

#[cfg(not(target_arch = "wasm32"))]
pub mod address;
#[cfg(feature = "host")]
mod start;
pub mod wifi;

#[cfg(feature = "host")]
pub use start::start;

/// The default port of the server.
pub const PORT: u16 = 8080;

/// The local server. It ends when the last clone is dropped.
#[derive(Resource, Debug, Clone)]
pub struct LocalServer {
    page: String,
    has_page: bool,
    network: Option<Network>,
    #[cfg(feature = "host")]
    server: Arc<hacienda_server::Background>,
}

impl LocalServer {
    /// The address of the server's page on the local network, with a trailing slash.
    pub fn page(&self) -> &str {
        &self.page
    }

    /// Returns true if the server is running. It stops by itself only after a fault.
    pub fn is_running(&self) -> bool {
        #[cfg(feature = "host")]
        {
            self.server.is_running()
        }
        #[cfg(not(feature = "host"))]
        {
            false
        }
    }

    /// Returns true if the server can send the game to the browsers of phones.
    pub fn has_page(&self) -> bool {
        self.has_page
    }

    /// The wireless network of the phones, if it was given.
    pub fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// The short address, for a QR code that leads to a table with a free seat.
    pub fn short_link(&self) -> String {
        format!("{}join", self.page)
    }

    /// The short address that redirects to the invitation, as people type it.
    pub fn short_address(&self) -> Untranslated {
        Untranslated::line(&format!("{}join", self.page.trim_start_matches("http://")))
    }

    /// Sets the link to which the short address redirects, given as its part after the `#`, or removes the link.
    pub fn invite(&self, fragment: Option<String>) {
        #[cfg(feature = "host")]
        self.server.invitation().set(fragment);
        #[cfg(not(feature = "host"))]
        drop(fragment);
    }

    /// Lets phones wait at the short address for a table that may soon be set up, or sends away the waiting phones.
    pub fn expect_table(&self, expects: bool) {
        #[cfg(feature = "host")]
        self.server.invitation().expect_table(expects);
        #[cfg(not(feature = "host"))]
        let _ = expects;
    }

    /// Returns true if a phone waits at the short address for a table.
    pub fn has_waiting_phone(&self) -> bool {
        #[cfg(feature = "host")]
        {
            self.server.invitation().has_waiting_phone()
        }
        #[cfg(not(feature = "host"))]
        {
            false
        }
    }
}

/// The options of the local server.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostRequest {
    /// The port.
    pub port: u16,
    /// The address of this machine for phones; by default the likeliest address.
    pub address: Option<IpAddr>,
    /// The folder with the game for browsers; by default the program searches for it.
    pub page: Option<PathBuf>,
    /// The folder for the tables; by default the folder of the saved games.
    pub folder: Option<PathBuf>,
    /// The wireless network of the phones, to show its code.
    pub network: Option<Network>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Default for HostRequest {
    fn default() -> HostRequest {
        HostRequest { port: PORT, address: None, page: None, folder: None, network: None }
    }
}

/// The reason why the local server cannot start.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HostError {
    /// The program was built without the server.
    #[error("this build has no server; use a release, or build the program with the feature \"host\"")]
    NoServer,
    /// The machine is not on a network.
    #[error("this computer is not on a network; connect it, or give its address with --address")]
    NoNetwork,
    /// Another program uses the port.
    #[error("port {0} is in use by another program; choose a different one with --port")]
    PortTaken(u16),
    /// The system does not let this program use the port.
    #[error("this user may not use port {0}; choose one above 1023 with --port")]
    PortForbidden(u16),
    /// The requested folder does not contain the page; the field is the path of the folder.
    #[error("{0} does not contain the game's index.html")]
    NoPage(String),
    /// There is no folder for the tables.
    #[error("there is no folder for the tables; set one with HACIENDA_DATA")]
    NoFolder,
    /// The tables cannot be stored; the field describes the error.
    #[error("the tables cannot be stored: {0}")]
    Store(String),
    /// Another error, which the field describes.
    #[error("{0}")]
    Other(String),
}

#[cfg(not(target_arch = "wasm32"))]
impl HostError {
    /// The message for the screen.
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

/// An address for the screen.
#[cfg(not(target_arch = "wasm32"))]
pub fn address_text(ip: IpAddr) -> Text {
    Text::untranslated(Untranslated::line(&ip.to_string()))
}

/// The page address that a server with an automatic address would have now; `None` if there is no network.
#[cfg(feature = "host")]
pub fn current_page(server: &LocalServer) -> Option<String> {
    let ip = *address::local_addresses().first()?;
    Some(address::page(ip, server.server.address().port()))
}

/// The `current_page` function of a build without the server.
#[cfg(all(not(feature = "host"), not(target_arch = "wasm32")))]
pub fn current_page(_: &LocalServer) -> Option<String> {
    None
}

/// The `start` function of a build without the server.
///
/// # Errors
/// Always fails.
#[cfg(all(not(feature = "host"), not(target_arch = "wasm32")))]
pub fn start(_: &HostRequest) -> Result<LocalServer, HostError> {
    Err(HostError::NoServer)
}
