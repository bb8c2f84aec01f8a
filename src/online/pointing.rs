//! Pointing: a large screen shows the place at which the person to act points on a phone, and a tap on the large screen
//! selects the place on that phone. Only the phone confirms.

use bevy::prelude::*;
use online::{FromClient, Occupant};
use tabletop::Seat;

use super::{Online, Phase};
use crate::{
    seats::{
        PointedPlace, ScreenViewer, Seating,
        input::HandlesTouches,
        taps::{SkipConfirmation, StaleInput, TapReader, Tapped},
    },
    table::{GameSetting, Progress, TableReader},
    turn::Intents,
};

/// The time in seconds for which input is ignored after a tap on a large screen has changed the selection: a person who
/// was about to confirm another place must see the new place first.
const SETTLE_SECONDS: f64 = 0.5;
/// The minimum number of frames for which input is ignored. A tap takes up to two frames from the screen to the
/// selection.
const SETTLE_FRAMES: u8 = 2;

/// The state of pointing in a session.
#[derive(Debug, Default)]
pub(super) struct Pointing {
    /// True if a large screen shows the table.
    has_large_screen: bool,
    /// The place that a large screen shows, and the seat whose person points at it.
    pub shown: Option<(Seat, u16)>,
    /// The place that was tapped on a large screen for a seat at this screen.
    tapped: Option<(Seat, u16)>,
    /// The place that was selected here because of such a tap.
    selected: Option<u16>,
    /// The time in seconds until which input is ignored, and the number of frames for which it is still ignored.
    settles: (f64, u8),
    /// The place that was sent last.
    sent: Option<u16>,
    /// The last tap that a large screen sent to a seat.
    sent_tap: Option<(Seat, u16)>,
}

impl Pointing {
    /// Stores whether a large screen shows the table. A new large screen must be sent the current place.
    pub fn set_large_screen(&mut self, is_shown: bool) {
        self.has_large_screen = is_shown;
        self.sent = None;
    }

    /// Stores a place. `is_here` is true if the seat is at this screen; the place was then tapped on a large screen.
    /// Returns true if the person in the seat chose the place.
    pub fn receive(&mut self, seat: Seat, at: Option<u16>, is_here: bool) -> bool {
        let place = at.map(|at| (seat, at));
        if is_here {
            self.tapped = place;
            return false;
        }
        if place.is_some() || self.shown.is_some_and(|(shown, _)| shown == seat) {
            self.shown = place;
        }
        place.is_some() && place != self.sent_tap
    }
}

/// Shows the place at which somebody points on a phone, if this is a large screen.
pub(super) fn show(online: Option<Res<Online>>, mut place: ResMut<PointedPlace>) {
    place.set_if_neq(PointedPlace(online.and_then(|online| online.pointing.shown)));
}

/// Sends the place at which the person at this screen points, if there is a large screen.
pub(super) fn send<G: HandlesTouches>(
    hand: Res<G::PendingMove>,
    viewer: Res<ScreenViewer>,
    mut online: ResMut<Online>,
) {
    let at = G::pointed_place(&hand);
    let is_here = |seat: &Seat| online.session.viewer().contains(seat);
    let Some(seat) = viewer.seat.filter(is_here) else { return };
    if online.pointing.has_large_screen && online.pointing.sent != at {
        online.pointing.sent = at;
        // A person who chooses a place here is still there.
        if at.is_some() && at != online.pointing.selected {
            online.asked = None;
        }
        online.send(&FromClient::Point { seat, at });
    }
}

/// Sends taps on the table of a large screen to the person whose turn it is, unless several may act.
pub(super) fn send_taps<G: HandlesTouches>(
    mut taps: TapReader<G::Touch>,
    progress: Option<Res<Progress>>,
    mut online: ResMut<Online>,
) {
    let session = &online.session;
    let is_large_screen = session.viewer().is_empty() || online.is_public();
    let is_large_screen = is_large_screen && session.is_host() && session.phase() == Phase::AtTable;
    let mut seats = progress.iter().flat_map(|progress| progress.may_act.iter());
    let seat = seats.next().filter(|_| is_large_screen && seats.next().is_none());
    let is_person =
        |seat: &Seat| session.seats().get(seat.index()).is_some_and(|state| state.occupant == Occupant::Person);
    let is_elsewhere = |seat: &Seat| is_person(seat) && !session.viewer().contains(seat);
    let Some(seat) = seat.filter(is_elsewhere) else { return taps.clear() };
    while let Some(tapped) = taps.read_next() {
        if let Tapped::Touch(touch) = tapped
            && let Some(at) = G::place_of(touch)
        {
            online.pointing.sent_tap = Some((seat, at));
            online.send(&FromClient::Point { seat, at: Some(at) });
        }
    }
}

/// Selects the place that was tapped on a large screen.
pub(super) fn select_tapped<G: HandlesTouches>(
    reader: TableReader<G>,
    playing: Option<Res<GameSetting<G>>>,
    (viewer, seating, intents): (Res<ScreenViewer>, Res<Seating>, Res<Intents<G>>),
    (mut hand, mut stale): (ResMut<G::PendingMove>, ResMut<StaleInput>),
    mut online: ResMut<Online>,
) {
    let (settled_at, frames) = online.pointing.settles;
    if online.now < settled_at || frames > 0 {
        online.pointing.settles.1 = frames.saturating_sub(1);
        stale.set_if_neq(StaleInput(true));
    }
    let Some((seat, at)) = online.pointing.tapped.take() else { return };
    let Some(table) = playing.as_ref().and_then(|playing| reader.rules_query(&playing.0)) else { return };
    let may_act = seating.human_may_act(G::may_act(table.position), seat) && intents.is_empty();
    // A second touch of the same place would confirm.
    if !may_act || viewer.seat != Some(seat) || viewer.face_down || G::pointed_place(&hand) == Some(at) {
        return;
    }
    if let Some(touch) = G::touch_of(at, &table) {
        online.pointing.selected = Some(at);
        let before = G::pointed_place(&hand);
        // Nothing is played, even if confirmations are switched off.
        let _ = G::touch(&mut hand, touch, seat, &table, SkipConfirmation::default());
        if G::pointed_place(&hand) != before {
            online.pointing.settles = (online.now + SETTLE_SECONDS, SETTLE_FRAMES);
            stale.set_if_neq(StaleInput(true));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_echo_of_a_tap_is_not_a_sign_of_life() {
        let mut pointing = Pointing::default();
        let seat = Seat(1);
        assert!(pointing.receive(seat, Some(7), false), "a person chose the place");
        assert!(!pointing.receive(Seat(2), None, false), "nobody did anything");
        assert_eq!(pointing.shown, Some((seat, 7)), "another seat does not remove the mark");
        pointing.sent_tap = Some((seat, 9));
        assert!(!pointing.receive(seat, Some(9), false));
        assert_eq!(pointing.shown, Some((seat, 9)));
        assert!(!pointing.receive(seat, None, false));
        assert_eq!(pointing.shown, None);
    }
}
