//! The address of a client. It is used only for limits and never stored.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The address of the client: behind a trusted proxy, the last one in `X-Forwarded-For` if it is readable; otherwise
/// the address of the peer.
pub fn of(peer: SocketAddr, headers: &HeaderMap, is_behind_proxy: bool) -> IpAddr {
    let named = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    is_behind_proxy.then(named).flatten().unwrap_or(peer.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_address_added_by_a_trusted_proxy_counts() {
        let peer = SocketAddr::from(([127, 0, 0, 1], 9));
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "9.9.9.9, 10.0.0.7".parse().expect("a header"));
        assert_eq!(of(peer, &headers, true).to_string(), "10.0.0.7");
        assert_eq!(of(peer, &headers, false), peer.ip());
        headers.append("x-forwarded-for", "unknown".parse().expect("a header"));
        assert_eq!(of(peer, &headers, true), peer.ip());
    }
}
