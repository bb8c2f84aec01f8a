//! The address at which phones on the local network reach this machine.

use std::net::{IpAddr, Ipv6Addr};

/// The name prefixes of interfaces that cannot reach phones: interfaces of virtual machines, containers and tunnels.
const VIRTUAL: [&str; 17] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "vethernet",
    "lxc",
    "lxd",
    "cni",
    "podman",
    "tun",
    "tap",
    "wg",
    "utun",
    "tailscale",
    "zt",
];

/// An address of an interface of this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The name of the interface.
    pub name: String,
    /// The address.
    pub ip: IpAddr,
}

/// The addresses at which phones may reach this machine, the likeliest first. `routed` is the address that this machine
/// uses to reach other networks; `None` on a network without a router.
pub fn ranked(candidates: &[Candidate], routed: Option<IpAddr>) -> Vec<IpAddr> {
    let mut ranks: Vec<((bool, u8, bool), IpAddr)> = Vec::new();
    for Candidate { name, ip } in candidates {
        let Some(reachability) = reachability(*ip) else { continue };
        let name = name.to_lowercase();
        let is_real = !VIRTUAL.iter().any(|start| name.starts_with(start));
        ranks.push(((is_real, reachability, Some(*ip) == routed), *ip));
    }
    // Equal ranks stay in the order given by the system.
    ranks.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
    let mut addresses: Vec<IpAddr> = Vec::new();
    for (_, ip) in ranks {
        if !addresses.contains(&ip) {
            addresses.push(ip);
        }
    }
    addresses
}

/// The reachability of an address, higher if phones reach it more easily; `None` if they cannot reach it.
fn reachability(ip: IpAddr) -> Option<u8> {
    match ip {
        IpAddr::V4(ip) if ip.is_loopback() || ip.is_unspecified() || ip.is_multicast() || ip.is_broadcast() => None,
        IpAddr::V4(ip) if ip.is_private() => Some(3),
        // On a network without a router, machines assign themselves such addresses.
        IpAddr::V4(ip) if ip.is_link_local() => Some(1),
        IpAddr::V4(_) => Some(2),
        IpAddr::V6(ip) if ip.is_loopback() || ip.is_unspecified() || ip.is_multicast() => None,
        // These need the name of an interface, which differs on each phone.
        IpAddr::V6(ip) if ip.is_unicast_link_local() => None,
        IpAddr::V6(_) => Some(0),
    }
}

/// The address of the page on this machine, with a trailing slash.
///
/// # Examples
///
/// ```
/// use hacienda::host::address::page;
/// assert_eq!(page([192, 168, 0, 7].into(), 8080), "http://192.168.0.7:8080/");
/// assert_eq!(page([192, 168, 0, 7].into(), 80), "http://192.168.0.7/");
/// ```
pub fn page(ip: IpAddr, port: u16) -> String {
    let host = match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    if port == 80 { format!("http://{host}/") } else { format!("http://{host}:{port}/") }
}

/// The address for a server to listen on, so that phones reach it at `ip`.
pub fn listen_address(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => IpAddr::from([0, 0, 0, 0]),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::UNSPECIFIED),
    }
}

/// The choice after the current one: the addresses in order, then `None`, which selects the likeliest address.
pub fn next(all: &[IpAddr], now: Option<IpAddr>) -> Option<IpAddr> {
    let place = now.map_or(0, |now| all.iter().position(|ip| *ip == now).map_or(all.len(), |place| place + 1));
    all.get(place).copied()
}

/// The addresses of this machine, the likeliest first.
#[cfg(feature = "host")]
pub fn local_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let candidates: Vec<Candidate> = interfaces
        .into_iter()
        .filter(|interface| !interface.is_loopback())
        .map(|interface| Candidate { ip: interface.ip(), name: interface.name })
        .collect();
    ranked(&candidates, routed())
}

/// The address that this machine uses to reach other networks. Nothing is sent.
#[cfg(feature = "host")]
fn routed() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // This address is reserved for documentation, so nobody uses it.
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates(list: &[(&str, &str)]) -> Vec<Candidate> {
        let candidate = |(name, ip): &(&str, &str)| Candidate {
            name: (*name).to_owned(),
            ip: ip.parse().expect("the text is an address"),
        };
        list.iter().map(candidate).collect()
    }

    fn first(list: &[(&str, &str)], routed: Option<&str>) -> Option<String> {
        let routed = routed.map(|ip| ip.parse().expect("the text is an address"));
        ranked(&candidates(list), routed).first().map(IpAddr::to_string)
    }

    #[test]
    fn the_address_on_the_local_network_comes_first() {
        let usual = [("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.0.7"), ("wlan0", "fe80::1")];
        assert_eq!(first(&usual, Some("192.168.0.7")).as_deref(), Some("192.168.0.7"));
        assert_eq!(first(&usual, None).as_deref(), Some("192.168.0.7"), "a network without a router has no route");
        let tunnel = [("tun0", "10.8.0.2"), ("eth0", "192.168.1.5")];
        assert_eq!(first(&tunnel, Some("10.8.0.2")).as_deref(), Some("192.168.1.5"), "a tunnel reaches no phones");
        let two = [("eth0", "10.0.0.2"), ("wlan0", "192.168.0.7")];
        assert_eq!(first(&two, Some("192.168.0.7")).as_deref(), Some("192.168.0.7"), "the routed network wins");
        assert_eq!(first(&two, None).as_deref(), Some("10.0.0.2"), "without a route, the first one wins");
    }

    #[test]
    fn an_unusual_address_is_better_than_none() {
        assert_eq!(first(&[("lo", "127.0.0.1"), ("lo", "::1"), ("eth0", "fe80::1")], None), None);
        assert_eq!(first(&[("eth0", "169.254.3.4")], None).as_deref(), Some("169.254.3.4"));
        assert_eq!(first(&[("vethernet", "172.20.0.1")], None).as_deref(), Some("172.20.0.1"));
        assert_eq!(first(&[("eth0", "2001:db8::5"), ("eth0", "fe80::1")], None).as_deref(), Some("2001:db8::5"));
        let all = [("eth0", "169.254.3.4"), ("eth0", "203.0.113.5"), ("eth0", "203.0.113.5"), ("eth0", "10.0.0.2")];
        let ranked: Vec<String> = ranked(&candidates(&all), None).iter().map(IpAddr::to_string).collect();
        assert_eq!(ranked, ["10.0.0.2", "203.0.113.5", "169.254.3.4"], "each address must be offered once");
    }

    #[test]
    fn the_choice_cycles_through_all_addresses_and_none() {
        let all: [IpAddr; 2] = [[10, 0, 0, 2].into(), [192, 168, 0, 7].into()];
        assert_eq!(
            [next(&all, None), next(&all, Some(all[0])), next(&all, Some(all[1]))],
            [Some(all[0]), Some(all[1]), None]
        );
        assert_eq!(next(&all, Some([10, 0, 0, 9].into())), None, "the likeliest address follows an unknown one");
        assert_eq!(next(&[], None), None);
    }

    #[test]
    fn an_ipv6_address_is_written_in_brackets() {
        let ip: IpAddr = "2001:db8::5".parse().expect("the text is an address");
        assert_eq!(page(ip, 8080), "http://[2001:db8::5]:8080/");
        assert_eq!(listen_address(ip).to_string(), "::");
    }
}
