//! `hacienda host`: opens the window and starts the local server for phones.

use std::{net::IpAddr, path::PathBuf};

use super::{
    output::{self, Failure},
    window,
};
use crate::{
    host::{self, HostRequest, wifi::Network},
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
    /// The name of the phones' wireless network, to show a code with which phones join it
    #[arg(long, value_name = "NAME")]
    network: Option<String>,
    /// The password of this network; by default it has none
    #[arg(long, value_name = "PASSWORD")]
    network_password: Option<String>,
    #[command(flatten)]
    launch: LaunchArgs,
}

pub(super) fn host(args: HostArgs) -> Result<(), Failure> {
    let HostArgs { port, address, page, network: name, network_password: password, launch } = args;
    window::open(&launch, || {
        if launch.server.is_some() {
            return Err(Failure::invalid_option("server: this program itself is the server".to_owned()));
        }
        let network = network(name, password).map_err(Failure::invalid_option)?;
        let options = launch.options().map_err(Failure::invalid_option)?;
        let request = HostRequest { port, address, page, folder: None, network };
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

/// The network with this name and password; `None` if neither is given.
///
/// # Errors
/// Returns the name of the invalid option, a colon, and an explanation.
fn network(name: Option<String>, password: Option<String>) -> Result<Option<Network>, String> {
    let Some(name) = name else {
        let without_name = "network-password: the name of the network is missing; give it with --network";
        return if password.is_some() { Err(without_name.to_owned()) } else { Ok(None) };
    };
    let network = Network { name, password: password.unwrap_or_default() };
    match network.code() {
        Some(_) => Ok(Some(network)),
        None => Err("network: the name of a network has 1 to 32 bytes".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_needs_a_name_but_no_password() {
        let of = |name: Option<&str>, password: Option<&str>| {
            let known = network(name.map(str::to_owned), password.map(str::to_owned));
            known.map(|network| network.map(|network| (network.name, network.password)))
        };
        assert_eq!(of(None, None), Ok(None));
        let pair = |name: &str, password: &str| Ok(Some((name.to_owned(), password.to_owned())));
        assert_eq!(of(Some("Hall; left"), Some("cow:pig")), pair("Hall; left", "cow:pig"));
        assert_eq!(of(Some("Hall"), None), pair("Hall", ""));
        for (name, password, option) in [
            (None, Some("cow:pig"), "network-password: "),
            (Some(""), Some("cow:pig"), "network: "),
            (Some("a name of thirty-three characters"), None, "network: "),
        ] {
            let error = of(name, password).expect_err("the network is unusable");
            assert!(error.starts_with(option), "{error}");
        }
    }
}
