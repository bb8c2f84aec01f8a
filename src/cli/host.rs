//! `hacienda host`: opens the window and starts the local server for phones.

use std::{net::IpAddr, path::PathBuf};

use super::{
    output::{self, Failure},
    window,
};
use crate::{
    host::{self, HostRequest},
    launch::{LaunchArgs, LaunchOptions},
};

/// The arguments of `hacienda host`.
#[derive(clap::Args)]
pub(super) struct HostArgs {
    /// The port on which phones find this computer
    #[arg(long, value_name = "PORT", default_value_t = host::PORT)]
    port: u16,
    /// The address of this computer on the network of the phones; by default the most likely one
    #[arg(long, value_name = "IP")]
    address: Option<IpAddr>,
    /// The folder with the game for browsers; by default dist beside the program, or where packages install it
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    #[command(flatten)]
    launch: LaunchArgs,
}

pub(super) fn host(HostArgs { port, address, page, launch }: HostArgs) -> Result<(), Failure> {
    window::open(&launch, || {
        if launch.server.is_some() {
            return Err(Failure::invalid_option("server: this program itself is the server".to_owned()));
        }
        let options = launch.options().map_err(Failure::invalid_option)?;
        let request = HostRequest { port, address, page, folder: None };
        let server = host::start(&request).map_err(|error| Failure::Unusable(error.to_string()))?;
        output::print(&format!("phones find this computer at {}\n", server.page()))?;
        if !server.has_page() {
            eprintln!(
                "hacienda: there is no folder dist with the game for browsers, so no browser can join; see --page"
            );
        }
        Ok(LaunchOptions { host: Some(server), ..options })
    })
}
