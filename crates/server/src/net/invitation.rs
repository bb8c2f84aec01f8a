//! The short address of a server. It redirects to the invitation of one table at a time, because links are too long to
//! type.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// The path of the short address.
pub const PATH: &str = "/join";

/// The link that the short address redirects to, if a program has set one. A standalone server never sets one.
#[derive(Debug, Clone, Default)]
pub struct Invitation(Arc<Mutex<Option<String>>>);

impl Invitation {
    /// Sets the part of the link after the `#`, or removes the link.
    pub fn set(&self, fragment: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fragment;
    }

    /// Redirects a browser to the link or, without a link, to the start page. The answer must not be cached, because
    /// the next table has another link.
    pub(super) fn answer(&self) -> Response {
        let fragment = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let to = fragment.map_or_else(|| "/".to_owned(), |fragment| format!("/#{fragment}"));
        (StatusCode::SEE_OTHER, [(header::LOCATION, to), (header::CACHE_CONTROL, "no-store".to_owned())])
            .into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_address_redirects_to_the_link_set_last() {
        let invitation = Invitation::default();
        let to = |invitation: &Invitation| {
            let answer = invitation.answer();
            answer.headers()[header::LOCATION].to_str().expect("an address").to_owned()
        };
        assert_eq!(to(&invitation), "/");
        invitation.clone().set(Some("table.secret".to_owned()));
        assert_eq!(to(&invitation), "/#table.secret");
        invitation.set(None);
        assert_eq!(to(&invitation), "/");
    }
}
