//! The panel over the board of a new table for phones: the QR code of the invitation, an address to type, and the
//! people who have joined. It closes once all seats are taken. If nobody joins for a while, it says what to check.

use std::time::Duration;

use bevy::{prelude::*, time::Real};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, Vec2, vec2},
};
use online::{FromClient, Link, Occupant, SeatState};
use tabletop::Seat;

use super::online_page::REPLACEMENT;
use crate::{
    emblems,
    host::{LocalServer, wifi::Network},
    kiosk::Kiosk,
    online::{Links, Online, Phase, Session, SessionSystems},
    screen::{NavigationSystems, Screen},
    seats::{PlayerKind, SeatSummary, names},
    stage::gestures::PanelAreas,
    texts::{Untranslated, Who},
    ui::{
        OverlaySystems, UiSystems,
        parts::{DIM, draw_modal_dialog, mark_covered, qr_code},
        requests::{MenuOpen, ScreenRequest},
    },
    widgets::prelude::*,
};

/// True while the panel is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PhonesPanel(pub bool);

/// The time for which the panel has been open without anybody joining.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct JoinTimer {
    waited: Duration,
    /// The number of people with phones.
    people: usize,
}

impl JoinTimer {
    /// The wait after which something is probably keeping phones from joining.
    const LIMIT: Duration = Duration::from_secs(90);

    /// Advances the timer. `people` is the number of people with phones; `None` while the panel is closed.
    fn pass(&mut self, time: Duration, people: Option<usize>) {
        *self = match people {
            Some(people) if people == self.people => JoinTimer { waited: self.waited + time, people },
            _ => JoinTimer { waited: Duration::ZERO, people: people.unwrap_or(0) },
        };
    }

    /// Returns true if something is probably keeping phones from joining.
    pub fn is_over(self) -> bool {
        self.waited >= JoinTimer::LIMIT
    }
}

/// The data of the panel.
#[derive(Debug, Clone)]
pub struct PhonesFacts<'a> {
    /// The link of the invitation.
    pub link: &'a str,
    /// The address to type.
    pub short: Untranslated,
    /// The states of the seats.
    pub seats: &'a [SeatState],
    /// The names of the players, by seat.
    pub names: &'a [Who],
    /// The seats of people at this screen.
    pub here: &'a [Seat],
    /// The wireless network, if it is known.
    pub network: Option<&'a Network>,
    /// True if the server can send the game to browsers.
    pub has_page: bool,
    /// True if nobody has joined for a while.
    pub is_stuck: bool,
}

/// A request made by a tap on the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhonesRequest {
    /// Show the board.
    Hide,
    /// Let computer players take the seats that are free or whose players are absent.
    Start,
    /// Leave the table.
    Leave,
}

/// Adds the panel.
pub fn plugin(app: &mut App) {
    app.init_resource::<PhonesPanel>()
        .init_resource::<JoinTimer>()
        .add_systems(
            Update,
            (set_local_address, (open, count_wait, invite).chain().run_if(resource_exists::<LocalServer>))
                .chain()
                .after(SessionSystems)
                .before(NavigationSystems::Execute),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(resource_exists::<LocalServer>.and_then(in_state(Screen::Match)))
                .in_set(UiSystems::Overlays)
                .after(OverlaySystems::Menu)
                .before(OverlaySystems::Watching),
        );
}

/// Sets the address of the local server in [`Links`], so that new tables are set up there.
fn set_local_address(server: Option<Res<LocalServer>>, mut links: ResMut<Links>) {
    let page = server.as_ref().map(|server| server.page());
    if links.local.as_deref() != page {
        links.local = page.map(str::to_owned);
    }
}

/// The link of the invitation, if this screen hosts a table at the local server and a seat is free.
pub(super) fn invitation(online: &Online, server: &LocalServer) -> Option<Link> {
    let session = &online.session;
    let is_host = session.is_host() && session.page() == server.page();
    let is_free = session.seats().iter().any(|state| state.occupant == Occupant::Nobody);
    let entrance = session.entrance().filter(|_| is_host && is_free)?;
    Some(Link { page: session.page().to_owned(), table: entrance.table.clone(), ticket: entrance.invite? })
}

/// Records whether the table is at the local server. For a new table there, opens the panel instead of the menu page
/// with the links.
fn open(online: Option<ResMut<Online>>, server: Res<LocalServer>, mut panel: ResMut<PhonesPanel>) {
    let Some(mut online) = online else {
        panel.set_if_neq(PhonesPanel(false));
        return;
    };
    let is_local = online.session.page() == server.page();
    if online.is_local != is_local {
        online.is_local = is_local;
    }
    if online.shows_links && is_local {
        online.shows_links = false;
        panel.0 = true;
    }
}

/// Measures the time since the panel opened or somebody last joined.
fn count_wait(
    online: Option<Res<Online>>,
    panel: Res<PhonesPanel>,
    time: Res<Time<Real>>,
    mut timer: ResMut<JoinTimer>,
) {
    let people = online.filter(|_| panel.0).map(|online| people_with_phones(&online.session));
    timer.pass(time.delta(), people);
}

/// The number of seats that people at other screens have taken.
pub fn people_with_phones(session: &Session) -> usize {
    let states = (0..).map(Seat).zip(session.seats());
    states.filter(|(seat, state)| state.occupant == Occupant::Person && !session.viewer().contains(seat)).count()
}

/// Makes the short address open the invitation.
fn invite(online: Option<Res<Online>>, server: Res<LocalServer>, mut last: Local<Option<String>>) {
    let link = online.as_ref().and_then(|online| invitation(online, &server));
    let fragment = link.map(|link| format!("{}.{}", link.table, link.ticket));
    // A restarted server has lost the invitation.
    if server.is_changed() || *last != fragment {
        *last = fragment;
        server.invite(last.clone());
    }
}

fn show(
    mut contexts: EguiContexts,
    mut panel: ResMut<PhonesPanel>,
    (server, online): (Res<LocalServer>, Option<ResMut<Online>>),
    (summary, menu, kiosk): (Res<SeatSummary>, Res<MenuOpen>, Option<Res<Kiosk>>),
    timer: Res<JoinTimer>,
    mut covered: ResMut<PanelAreas>,
    mut go: MessageWriter<ScreenRequest>,
) -> Result {
    let Some(mut online) = online.filter(|_| panel.0 && !menu.0) else { return Ok(()) };
    if online.session.phase() != Phase::AtTable {
        return Ok(());
    }
    let Some(link) = invitation(&online, &server) else {
        panel.0 = false;
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    let link = link.to_string();
    let facts = PhonesFacts {
        link: &link,
        short: server.short_address(),
        seats: online.session.seats(),
        names: &summary.names,
        here: online.session.viewer(),
        network: server.network().or(kiosk.as_ref().and_then(|kiosk| kiosk.staff.network.as_ref())),
        has_page: server.has_page(),
        is_stuck: timer.is_over(),
    };
    match draw(ctx, &facts) {
        None => {}
        Some(PhonesRequest::Hide) => panel.0 = false,
        Some(PhonesRequest::Leave) => drop(go.write(ScreenRequest::Setup)),
        Some(PhonesRequest::Start) => {
            panel.0 = false;
            let has_begun = summary.actions > 0;
            for seat in seats_to_replace(online.session.seats(), has_begun) {
                online.send(&FromClient::Replace { seat, level: REPLACEMENT });
            }
        }
    }
    Ok(())
}

/// The free seats and, before the game begins, the seats of absent people. During the game, an absent person's
/// phone may only be asleep.
fn seats_to_replace(seats: &[SeatState], has_begun: bool) -> Vec<Seat> {
    let waits = |state: &SeatState| match state.occupant {
        Occupant::Nobody => true,
        Occupant::Person => !state.present && !has_begun,
        Occupant::Computer(_) => false,
    };
    (0..).map(Seat).zip(seats).filter(|(_, state)| waits(state)).map(|(seat, _)| seat).collect()
}

/// Draws the panel; returns the request from a tap.
pub fn draw(ctx: &Context, facts: &PhonesFacts<'_>) -> Option<PhonesRequest> {
    let scale = Scale::of(ctx);
    let gap = scale.gap(1.0);
    let room = ctx.content_rect().shrink(gap);
    let size = room.size().min(vec2(scale.column(1480.0), scale.column(940.0)));
    let (request, away) = draw_modal_dialog(ctx, "phones", Rect::from_center_size(room.center(), size), DIM, |ui| {
        let mut area = ui.max_rect();
        let mut head = area.cut_top(scale.target(), gap);
        let hide = ButtonLook::icon(icons::EYE, ui.tr(text!("phones-hide")));
        let mut request = None;
        if button_at(ui, head.cut_right(scale.target(), gap), &hide).clicked() {
            request = Some(PhonesRequest::Hide);
        }
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("phones-title")), Type::Headline, INK);
        request = buttons(ui, area.cut_bottom(scale.target(), gap), facts).or(request);
        let help = facts.is_stuck.then(|| ui.tr(text!("phones-stuck")));
        let about = if facts.has_page { text!("phones-same-network") } else { text!("host-no-page") };
        let about = ui.tr(about);
        let high = text_height(ui.ctx(), &about, Type::Body, area.width());
        // The help text also covers the network.
        let is_needed = help.is_none() || !facts.has_page;
        if is_needed && high < area.height() * 0.25 {
            lines_in(ui, area.cut_bottom(high, gap), Align2::LEFT_BOTTOM, &about, Type::Body, INK_MUTED);
        }
        let (codes_area, list) = if area.width() > area.height() {
            let share = if facts.network.is_some() { 0.64 } else { 0.54 };
            let [codes_area, list] = area.split_at_share(share, 3.0 * gap);
            (codes_area, list)
        } else {
            let rows = facts.seats.len() as f32 * (scale.target() + gap);
            let high = help.as_ref().map_or(rows, |help| text_height(ui.ctx(), help, Type::Lead, area.width()));
            let list = area.cut_bottom(high.min(area.height() * 0.5), gap);
            (area, list)
        };
        codes(ui, codes_area, facts);
        match &help {
            Some(help) => {
                lines_in(ui, list, Align2::LEFT_CENTER, help, Type::Lead, INK);
            }
            None => seats(ui, list, facts),
        }
        request
    });
    request.or(away.then_some(PhonesRequest::Hide))
}

fn buttons(ui: &Ui, mut foot: Rect, facts: &PhonesFacts) -> Option<PhonesRequest> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let has_come = |state: &SeatState| state.occupant == Occupant::Person && state.present;
    let start = ButtonLook::primary(ui.tr(text!("phones-start"))).with_icon(icons::PLAY);
    let start = start.enabled(facts.seats.iter().any(has_come));
    let mut leave = ButtonLook::plain(ui.tr(text!("menu-leave"))).with_icon(icons::DOOR_OPEN);
    if button_width(ui, &start) + gap + button_width(ui, &leave) > foot.width() {
        leave.icon_only = true;
    }
    let left = foot.cut_right(button_width(ui, &leave), gap);
    if button_at(ui, left, &leave).clicked() {
        return Some(PhonesRequest::Leave);
    }
    let place = foot.with_max_x(foot.left() + button_width(ui, &start).min(foot.width()));
    button_at(ui, place, &start).clicked().then_some(PhonesRequest::Start)
}

/// The captions and contents of the QR codes that a phone scans to join: the code of the network, if it is known, and
/// the code of the link.
pub fn captioned_codes(link: &str, network: Option<&Network>) -> Vec<(Text, String)> {
    let network = network.and_then(|network| Some((network, network.code()?)));
    let table = if network.is_some() { text!("phones-scan-second") } else { text!("phones-scan") };
    let network = network.map(|(network, code)| (text!("phones-scan-network", name = network.shown_name()), code));
    network.into_iter().chain([(table, link.to_owned())]).collect()
}

/// Draws the QR codes of the network, if it is known, and of the table, and below them the address.
fn codes(ui: &Ui, mut area: Rect, facts: &PhonesFacts) {
    let gap = Scale::of(ui.ctx()).gap(1.0);
    let typed = ui.tr(text!("phones-type", address = facts.short.clone()));
    let fits = |step: &Type| text_width(ui.ctx(), &typed, *step) <= area.width();
    let step = [Type::Headline, Type::Title, Type::LeadStrong].into_iter().find(fits).unwrap_or(Type::Body);
    let height = text_height(ui.ctx(), &typed, step, area.width());
    lines_in(ui, area.cut_bottom(height, gap), Align2::CENTER_BOTTOM, &typed, step, INK);
    let all = captioned_codes(facts.link, facts.network);
    let wide = area.width() > area.height();
    let columns = if wide { all.len() } else { 1 };
    let places = CellGrid::filling(area, columns, all.len() / columns, 2.0 * gap);
    for (number, (about, code)) in all.iter().enumerate() {
        let mut place = places.nth(number);
        let about = ui.tr(about);
        let height = text_height(ui.ctx(), &about, Type::LeadStrong, place.width());
        lines_in(ui, place.cut_bottom(height, gap), Align2::CENTER_BOTTOM, &about, Type::LeadStrong, INK);
        qr_code::paint(ui, place, code);
    }
}

/// Draws the seats with the people who have joined.
fn seats(ui: &Ui, area: Rect, facts: &PhonesFacts) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let count = facts.seats.len().max(1);
    let places = CellGrid::down(area, count, gap).at_most(vec2(f32::INFINITY, scale.target() * 2.4));
    for ((seat, state), mut row) in (0..).map(Seat).zip(facts.seats).zip(places.first(count)) {
        let waits = state.occupant == Occupant::Nobody;
        let side = row.height().min(scale.target() * 2.0);
        let medal = Rect::from_center_size(row.cut_left(side, 2.0 * gap).center(), Vec2::splat(side));
        emblems::medal(ui.painter(), medal, seat, if waits { Tone::Faded(PAPER) } else { Tone::Full });
        let (top, below) = row.split_top_bottom_at_y(row.center().y);
        let ink = if waits { INK_MUTED } else { INK };
        let name = ui.tr(names::name(facts.names, seat).text());
        let fits = |step: &Type| {
            text_width(ui.ctx(), &name, *step) <= top.width() && line_height(ui.ctx(), *step) <= top.height()
        };
        let step = [Type::Headline, Type::Title].into_iter().find(fits).unwrap_or(Type::LeadStrong);
        line_in(ui, top, Align2::LEFT_BOTTOM, &name, step, ink);
        let text = match state.occupant {
            _ if facts.here.contains(&seat) => text!("online-here"),
            Occupant::Computer(level) => PlayerKind::Bot(level).text(),
            Occupant::Nobody => text!("online-not-come"),
            Occupant::Person if state.present => text!("phones-come"),
            Occupant::Person => text!("online-absent"),
        };
        line_in(ui, below, Align2::LEFT_TOP, &ui.tr(text), Type::Lead, ink);
    }
}

#[cfg(test)]
#[path = "phones_panel_tests.rs"]
mod tests;
