//! Decides which pages may open a connection: the pages of this server and of allowed origins.

use axum::http::{HeaderMap, header};

/// Returns true if the request comes from a page of this server, from a page of an allowed origin, or from no page, as
/// the requests of native clients do.
pub fn is_allowed(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_own = origin.split_once("://").is_some_and(|(_, authority)| host == Some(authority));
    is_own || allowed.iter().any(|other| other.trim_end_matches('/') == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_server_and_of_allowed_origins_may_connect() {
        let allowed = ["https://game.example/".to_owned()];
        let check = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "play.example:8080".parse().expect("a host"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().expect("an origin"));
            }
            is_allowed(&headers, &allowed)
        };
        assert!(check(None) && check(Some("http://play.example:8080")) && check(Some("https://game.example")));
        for other in ["null", "", "http://play.example", "https://play.example:8080.evil.example", "https://evil"] {
            assert!(!check(Some(other)), "{other}");
        }
    }
}
