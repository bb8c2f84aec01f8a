//! The short address of a server. It redirects to the invitation of one table at a time, because links are too long to
//! type. While no table has a free seat, phones that open the address can wait for a table that is about to be set up.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::{
    http::{StatusCode, header},
    response::{Html, IntoResponse, Response},
};

/// The path of the short address.
pub const PATH: &str = "/join";
/// The query string that the page of a waiting phone adds when it asks again.
pub const WAITS: &str = "waits";

/// The state of the short address. At a standalone server, the address always redirects to the start page.
#[derive(Debug, Clone, Default)]
pub struct Invitation(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    /// The part of the link after the `#`, if a table has a free seat.
    fragment: Option<String>,
    /// True if a table may soon be set up.
    expects_table: bool,
    /// True if a phone waits for that table.
    has_phone: bool,
}

impl Invitation {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the part of the link after the `#`, or removes the link.
    pub fn set(&self, fragment: Option<String>) {
        self.state().fragment = fragment;
    }

    /// Lets phones wait for a table, or sends the waiting phones away.
    pub fn expect_table(&self, expects: bool) {
        let mut state = self.state();
        state.expects_table = expects;
        state.has_phone &= expects;
    }

    /// True if a phone waits for a table.
    pub fn has_waiting_phone(&self) -> bool {
        self.state().has_phone
    }

    /// Redirects a browser to the link. Without a link, the browser waits if a table is expected; otherwise it is
    /// redirected to the start page. `waits` is true if the browser is already waiting. The answer must not be cached,
    /// because the next table has another link.
    pub(super) fn answer(&self, waits: bool) -> Response {
        const POLICY: &str = "default-src 'self' 'unsafe-inline'";
        let mut state = self.state();
        let no_store = (header::CACHE_CONTROL, "no-store");
        // A phone that was sent away must scan the code again.
        if state.fragment.is_none() && state.expects_table && (state.has_phone || !waits) {
            state.has_phone = true;
            let page = Html(include_str!("join.html"));
            return ([(header::CONTENT_SECURITY_POLICY, POLICY), no_store], page).into_response();
        }
        let to = state.fragment.as_ref().map_or_else(|| "/".to_owned(), |fragment| format!("/#{fragment}"));
        (StatusCode::SEE_OTHER, [(header::LOCATION, to), (no_store.0, no_store.1.to_owned())]).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The address to which a browser is redirected; `None` if it waits.
    fn to(invitation: &Invitation, waits: bool) -> Option<String> {
        let answer = invitation.answer(waits);
        let location = answer.headers().get(header::LOCATION)?;
        Some(location.to_str().expect("an address").to_owned())
    }

    #[test]
    fn the_short_address_redirects_to_the_link_set_last() {
        let invitation = Invitation::default();
        assert_eq!(to(&invitation, false).as_deref(), Some("/"));
        invitation.clone().set(Some("table.secret".to_owned()));
        assert_eq!(to(&invitation, false).as_deref(), Some("/#table.secret"));
        invitation.set(None);
        assert_eq!(to(&invitation, false).as_deref(), Some("/"));
    }

    #[test]
    fn a_phone_waits_for_a_table_that_is_about_to_be_set_up() {
        let invitation = Invitation::default();
        invitation.expect_table(true);
        assert!(!invitation.has_waiting_phone());
        assert_eq!([to(&invitation, false), to(&invitation, true)], [None, None]);
        assert!(invitation.has_waiting_phone());
        invitation.expect_table(true);
        assert!(invitation.has_waiting_phone(), "the phone must still wait");
        invitation.set(Some("table.secret".to_owned()));
        assert_eq!(to(&invitation, true).as_deref(), Some("/#table.secret"));
    }

    #[test]
    fn a_phone_that_was_sent_away_must_scan_the_code_again() {
        let invitation = Invitation::default();
        invitation.expect_table(true);
        assert_eq!(to(&invitation, false), None);
        invitation.expect_table(false);
        invitation.expect_table(true);
        assert_eq!(to(&invitation, true).as_deref(), Some("/"));
        assert!(!invitation.has_waiting_phone());
        assert_eq!(to(&invitation, false), None, "a phone that scans the code again must wait");
    }
}
