//! Phones that join with the QR code of attract mode. The first phone begins a visit on the page that asks for the
//! number of people; all phones wait until their table is set up.

use bevy::{prelude::*, time::Real};

use super::wake_limit::WakeLimit;
use crate::{
    host::LocalServer,
    kiosk::{Kiosk, VisitorGone},
    menu::draft::{Draft, Page},
    online::Online,
    screen::Screen,
};

/// The state kept from the last frame.
#[derive(Debug, Default)]
pub(super) struct LastFrame {
    /// True if there was a visitor.
    visited: bool,
    /// True if the page for phones is still to be opened.
    opens_page: bool,
}

/// Opens the page for phones if a phone began the visit, and tells the server whether phones can wait for a table.
/// Resets the limit once somebody has come to the screen.
pub(super) fn receive(
    server: Option<Res<LocalServer>>,
    (kiosk, screen, online): (Res<Kiosk>, Res<State<Screen>>, Option<Res<Online>>),
    time: Res<Time<Real>>,
    (mut draft, mut limit): (ResMut<Draft>, ResMut<WakeLimit>),
    mut last: Local<LastFrame>,
) {
    let before = std::mem::take(&mut *last);
    last.visited = kiosk.visited;
    if !limit.may_wake() {
        limit.pass(time.delta());
    }
    let Some(server) = server else { return };
    let is_setup = *screen.get() == Screen::Setup;
    if before.opens_page && kiosk.visited && is_setup {
        draft.page = Page::Phones;
    }
    // The screen opens on its first page in the next frame, and only then can another page be opened.
    let comes = kiosk.visited && !before.visited && server.has_waiting_phone();
    last.opens_page = comes || before.opens_page && kiosk.visited && !is_setup;
    if comes {
        // While phones may not wake the screen, only a touch begins a visit.
        if limit.may_wake() { limit.begin() } else { *limit = WakeLimit::default() }
    }
    let chooses = last.opens_page || is_setup && draft.page == Page::Phones;
    // Only a person at the screen can leave the page for phones.
    if kiosk.visited && !chooses {
        limit.set_if_neq(WakeLimit::default());
    }
    let sets_up = online.is_some_and(|online| {
        let session = &online.session;
        session.page() == server.page() && session.seats().is_empty()
    });
    server.expect_table(!kiosk.visited || chooses || sets_up);
}

/// Sends away the phones that are still waiting when the visitor has gone. Otherwise they would wake the screen again.
pub(super) fn dismiss(_: On<VisitorGone>, server: Option<Res<LocalServer>>, mut limit: ResMut<WakeLimit>) {
    limit.end();
    if let Some(server) = server {
        server.expect_table(false);
    }
}
