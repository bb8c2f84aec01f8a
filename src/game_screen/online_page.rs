//! The menu page of a table on a server: the people present, links, sentences, and the actions reserved for the host.

use online::{FromClient, Link, Occupant, Phrase, SeatState, Ticket};
use tabletop::{Level, Seat};

use crate::{
    emblems,
    online::{Online, Phase},
    seats::{PlayerKind, names},
    texts::Who,
    ui::parts::{Answer, DIM, ask, draw_modal_dialog, qr_code},
    widgets::{prelude::*, toggle},
};

/// The level of a computer player that plays for an absent person.
pub(super) const REPLACEMENT: Level = Level::Medium;

/// The kind of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkKind {
    /// It gives one seat.
    Seat(Seat),
    /// It gives each newcomer the first free seat.
    Invite,
    /// It lets people watch.
    Watch,
}

/// The open part of the page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum OnlineView {
    /// The list of seats, with the buttons that open the other parts.
    #[default]
    Seats,
    /// A link with its QR code.
    Code(LinkKind),
    /// The sentences that people can send.
    Phrases,
    /// The question before the table is deleted.
    Deleting,
    /// The question before a person who is present loses the seat.
    Freeing(Seat),
}

/// A request made by a tap on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OnlineRequest {
    /// Close the page.
    Back,
    /// Copy a link to the clipboard.
    Copy(String),
    /// Send a message to the server.
    Say(FromClient),
    /// Put the table on the server's list, or take it off.
    List(bool),
    /// Open the panel with the codes for phones.
    Phones,
}

/// The data of the page.
#[derive(Debug)]
pub struct OnlineFacts<'a> {
    /// The session with the server.
    pub online: &'a Online,
    /// The names of the players, by seat.
    pub names: &'a [Who],
}

impl OnlineFacts<'_> {
    fn link(&self, kind: LinkKind) -> Option<String> {
        let entrance = self.online.session.entrance()?;
        let ticket = match kind {
            LinkKind::Seat(seat) => self.ticket(seat).filter(|_| self.may_show_seat_links())?,
            LinkKind::Invite => entrance.invite.filter(|_| self.has_free_seat())?,
            LinkKind::Watch => entrance.watch?,
        };
        let page = self.online.session.page().to_owned();
        Some(Link { page, table: entrance.table.clone(), ticket }.to_string())
    }

    /// The ticket of a seat for another person, if this screen set up the table.
    fn ticket(&self, seat: Seat) -> Option<Ticket> {
        self.online.session.entrance()?.links.get(seat.index()).copied().flatten()
    }

    /// Returns true if links to seats may be shown. Anyone who scans a seat's link can see that seat's hand, so a large
    /// screen shows only the invitation, whose ticket each newcomer exchanges for a secret one.
    fn may_show_seat_links(&self) -> bool {
        !self.online.is_public() && !self.online.session.viewer().is_empty()
    }

    /// Returns true if the panel for phones can show the invitation, with the code of the network and a short address.
    fn has_panel(&self) -> bool {
        self.online.is_local && self.online.session.is_host()
    }

    /// Returns true if a seat is free, so that an invitation works.
    fn has_free_seat(&self) -> bool {
        self.online.session.seats().iter().any(|state| state.occupant == Occupant::Nobody)
    }
}

/// Draws the page; returns the request from a tap.
pub fn draw(ctx: &Context, view: &mut OnlineView, facts: &OnlineFacts<'_>) -> Option<OnlineRequest> {
    // A question closes when the session leaves its table, so that it cannot refer to the next table.
    if matches!(view, OnlineView::Deleting | OnlineView::Freeing(_)) && facts.online.session.phase() != Phase::AtTable {
        *view = OnlineView::Seats;
    }
    // A link can disappear while it is shown: the invitation, for example, when the last free seat is taken.
    if matches!(*view, OnlineView::Code(kind) if facts.link(kind).is_none()) {
        *view = OnlineView::Seats;
    }
    if let OnlineView::Freeing(seat) = *view {
        let [stay, go] = [text!("online-free-keep"), text!("online-free")];
        let name = names::name(facts.names, seat).text();
        let answer = ask(ctx, "free seat", text!("online-free-question", player = name), stay, go)?;
        *view = OnlineView::Seats;
        return (answer == Answer::Confirm).then_some(OnlineRequest::Say(FromClient::Free { seat }));
    }
    if *view == OnlineView::Deleting {
        let [stay, go] = [text!("online-delete-keep"), text!("online-delete")];
        let answer = ask(ctx, "delete table", text!("online-delete-question"), stay, go)?;
        *view = OnlineView::Seats;
        return (answer == Answer::Confirm).then_some(OnlineRequest::Say(FromClient::Delete));
    }
    let scale = Scale::of(ctx);
    let room = ctx.content_rect().shrink(scale.gap(1.0));
    // The QR code of a link needs a large square, regardless of the number of seats.
    let rows = facts.online.session.seats().len() as f32 * 1.5 + 2.0;
    let high = 2.0 * scale.pad() + rows * (scale.target() + scale.gap(1.0));
    let high = if *view == OnlineView::Seats { high } else { high.max(scale.column(760.0)) };
    let size = room.size().min(vec2(scale.column(1100.0), high));
    let rect = Rect::from_center_size(room.center(), size);
    let (request, away) = draw_modal_dialog(ctx, "online table", rect, DIM, |ui| {
        let mut area = ui.max_rect();
        let mut head = area.cut_top(scale.target(), scale.gap(1.0));
        let back = ButtonLook::primary(ui.tr(text!("back")));
        let corner = head.cut_right(button_width(ui, &back), scale.gap(1.0));
        let left = button_at(ui, corner, &back).clicked();
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("online-table")), Type::Headline, INK);
        let request = match *view {
            OnlineView::Seats => seats(ui, area, view, facts),
            OnlineView::Code(kind) => code(ui, area, facts, kind),
            OnlineView::Phrases => phrases(ui, area, facts),
            OnlineView::Deleting | OnlineView::Freeing(_) => None,
        };
        if left && *view != OnlineView::Seats {
            *view = OnlineView::Seats;
            return None;
        }
        request.or(left.then_some(OnlineRequest::Back))
    });
    request.or(away.then_some(OnlineRequest::Back))
}

/// The state of a seat in a few words.
fn state(seat: Seat, state: &SeatState, facts: &OnlineFacts) -> Text {
    match state.occupant {
        _ if facts.online.session.viewer().contains(&seat) => text!("online-here"),
        Occupant::Computer(level) => PlayerKind::Bot(level).strength_text(),
        _ if state.rematch => text!("online-wants-rematch"),
        Occupant::Person if state.present => text!("online-present"),
        Occupant::Nobody | Occupant::Person if state.votes > 0 => text!("online-votes", votes = state.votes),
        Occupant::Nobody => text!("online-not-come"),
        Occupant::Person => text!("online-absent"),
    }
}

fn seats(ui: &Ui, mut area: Rect, view: &mut OnlineView, facts: &OnlineFacts) -> Option<OnlineRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let mut request = None;
    let mut foot = area.cut_bottom(target, gap);
    let corner = facts.online.session.is_host().then(|| foot.cut_right(target, gap));
    let plays = !facts.online.session.viewer().is_empty();
    let invite = ButtonLook::primary(ui.tr(text!("online-invite"))).with_icon(icons::SHARE_NETWORK);
    let watch = ButtonLook::plain(ui.tr(text!("online-watch"))).with_icon(icons::EYE);
    let say = ButtonLook::plain(ui.tr(text!("online-say"))).with_icon(icons::TEXTBOX).enabled(plays);
    let links = [(LinkKind::Invite, invite), (LinkKind::Watch, watch)].into_iter();
    let links = links.filter(|(kind, _)| facts.link(*kind).is_some());
    let mut buttons: Vec<(OnlineView, ButtonLook)> =
        links.map(|(kind, look)| (OnlineView::Code(kind), look)).chain([(OnlineView::Phrases, say)]).collect();
    // The first button is the last to lose its label.
    let wide = |look: &ButtonLook| button_width(ui, look) + gap;
    for with_label in [1, 0] {
        if buttons.iter().map(|(_, look)| wide(look)).sum::<f32>() > foot.width() + gap {
            buttons.iter_mut().skip(with_label).for_each(|(_, look)| look.icon_only = true);
        }
    }
    for (to, look) in &buttons {
        let place = foot.cut_left((wide(look) - gap).min(foot.width()), gap);
        if button_at(ui, place, look).clicked() {
            match to {
                OnlineView::Code(LinkKind::Invite) if facts.has_panel() => request = Some(OnlineRequest::Phones),
                to => *view = *to,
            }
        }
    }
    let delete = ButtonLook::icon(icons::TRASH, ui.tr(text!("online-delete")));
    let delete = delete.enabled(facts.online.session.phase() == Phase::AtTable);
    if corner.is_some_and(|corner| button_at(ui, corner, &delete).clicked()) {
        *view = OnlineView::Deleting;
    }
    let states = facts.online.session.seats();
    let height = ((area.height() + gap) / states.len().max(1) as f32 - gap).clamp(target, target * 1.5);
    for (seat, seat_state) in (0..).map(Seat).zip(states) {
        let mut row = area.cut_top(height, gap);
        let medal = row.cut_left(height, gap).shrink(scale.px(4.0));
        emblems::medal(ui.painter(), medal, seat, Tone::Full);
        let link = ButtonLook::primary(ui.tr(text!("online-link"))).with_icon(icons::LINK);
        let is_open =
            seat_state.occupant == Occupant::Nobody || seat_state.occupant == Occupant::Person && !seat_state.present;
        if facts.link(LinkKind::Seat(seat)).is_some() {
            let link = ButtonLook { icon_only: scale.is_compact(), ..link };
            let place = Rect::from_center_size(row.center(), vec2(row.width(), target)).with_max_x(row.right());
            let wide = button_width(ui, &link);
            row.set_right(row.right() - wide - gap);
            if button_at(ui, place.with_min_x(place.right() - wide), &link).clicked() {
                *view = OnlineView::Code(LinkKind::Seat(seat));
            }
        }
        let has_ticket = facts.ticket(seat).is_some();
        if facts.online.session.is_host() && seat_state.occupant != Occupant::Nobody && has_ticket {
            let free = ButtonLook::icon(icons::ARROWS_CLOCKWISE, ui.tr(text!("online-free")));
            let place = Rect::from_center_size(row.center(), vec2(row.width(), target)).with_max_x(row.right());
            row.set_right(row.right() - target - gap);
            if button_at(ui, place.with_min_x(place.right() - target), &free).clicked() {
                match seat_state.occupant {
                    Occupant::Person if seat_state.present => *view = OnlineView::Freeing(seat),
                    _ => request = Some(OnlineRequest::Say(FromClient::Free { seat })),
                }
            }
        }
        let may_ask = plays || facts.online.session.is_host();
        if may_ask && is_open && facts.online.session.phase() == Phase::AtTable {
            let replace = ButtonLook::plain(ui.tr(text!("online-replace"))).with_icon(icons::SHUFFLE);
            let replace = ButtonLook { icon_only: scale.is_compact(), ..replace };
            let wide = button_width(ui, &replace);
            let place = Rect::from_center_size(row.center(), vec2(row.width(), target)).with_max_x(row.right());
            row.set_right(row.right() - wide - gap);
            if button_at(ui, place.with_min_x(place.right() - wide), &replace).clicked() {
                request = Some(OnlineRequest::Say(FromClient::Replace { seat, level: REPLACEMENT }));
            }
        }
        let name = ui.tr(names::name(facts.names, seat).text());
        let text = ui.tr(state(seat, seat_state, facts));
        let (top, below) = row.split_top_bottom_at_y(row.center().y);
        line_in(ui, top, Align2::LEFT_BOTTOM, &name, Type::LeadStrong, INK);
        line_in(ui, below, Align2::LEFT_TOP, &text, Type::Body, INK_MUTED);
    }
    request
}

fn code(ui: &mut Ui, mut area: Rect, facts: &OnlineFacts, kind: LinkKind) -> Option<OnlineRequest> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let link = facts.link(kind)?;
    let about = match kind {
        LinkKind::Seat(seat) => text!("online-link-about", who = &names::name(facts.names, seat)),
        LinkKind::Invite => text!("online-invite-about"),
        LinkKind::Watch => text!("online-watch-about"),
    };
    let about = ui.tr(about);
    let copy = ButtonLook::primary(ui.tr(text!("online-copy"))).with_icon(icons::COPY);
    let words = if area.width() > area.height() {
        let right = area.with_min_x(area.left() + area.height().min(area.width() * 0.5) + 2.0 * gap);
        area.set_right(right.left() - 2.0 * gap);
        right
    } else {
        let height = text_height(ui.ctx(), &about, Type::Lead, area.width()) + 3.0 * gap + 2.0 * scale.target();
        area.cut_bottom(height.min(area.height() * 0.5), gap)
    };
    qr_code::paint(ui, area, &link);
    let mut words = words;
    let height = text_height(ui.ctx(), &about, Type::Lead, words.width());
    lines_in(ui, words.cut_top(height, 2.0 * gap), Align2::LEFT_TOP, &about, Type::Lead, INK);
    let place = words.cut_top(scale.target(), gap);
    let place = place.with_max_x(place.left() + button_width(ui, &copy).min(place.width()));
    let request = button_at(ui, place, &copy).clicked().then_some(OnlineRequest::Copy(link));
    if kind != LinkKind::Watch || !facts.online.session.is_host() {
        return request;
    }
    let list = ui.tr(text!("online-list"));
    let was = facts.online.is_listed();
    let mut is_listed = was;
    let place = words.cut_top(scale.target(), gap);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| toggle(ui, &list, &mut is_listed, true));
    request.or((is_listed != was).then_some(OnlineRequest::List(is_listed)))
}

fn phrases(ui: &Ui, area: Rect, facts: &OnlineFacts) -> Option<OnlineRequest> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    // Any sentence answers the question whether a person is still there, so it comes from the seat that was asked.
    let seat = facts.online.asked().or(facts.online.session.viewer().first().copied())?;
    let columns = if area.width() > area.height() { 2 } else { 1 };
    let rows = Phrase::ALL.len().div_ceil(columns) as f32;
    let height = ((area.height() + gap) / rows - gap).min(scale.target() * 1.3);
    let width = (area.width() - (columns - 1) as f32 * gap) / columns as f32;
    let places = CellGrid::new(area.min, columns, vec2(width, height), gap);
    let buttons = Phrase::ALL.into_iter().enumerate().map(|(number, phrase)| {
        let look = ButtonLook::plain(ui.tr(text!("online-phrase", phrase = phrase)));
        (places.nth(number), look, OnlineRequest::Say(FromClient::Say { seat, phrase }))
    });
    pressed_button(ui, buttons)
}

#[cfg(test)]
#[path = "online_page_tests.rs"]
mod tests;
