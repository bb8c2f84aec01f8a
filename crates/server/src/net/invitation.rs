//! The short address of a server for one table at a time: it leads to the link of an invitation, which is too long to
//! type.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// The path of the short address.
pub const PATH: &str = "/join";

/// The link to which the short address leads, if a program has set one. A server of its own never has.
#[derive(Debug, Clone, Default)]
pub struct Invitation(Arc<Mutex<Option<String>>>);

impl Invitation {
    /// Sets the part of a link after the `#`, or removes it.
    pub fn set(&self, fragment: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fragment;
    }

    /// Sends a browser to the link, and elsewhere to the page. Nobody keeps the answer, because the next table has
    /// another link.
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
    fn the_short_address_leads_to_the_link_that_was_set_last() {
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
