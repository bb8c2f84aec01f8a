//! Pointing: phones and large screens show each other places in the game.

use std::mem;

use online::FromServer;
use tabletop::Seat;

use super::{Guest, GuestId, Table};
use crate::games::Refusal;

impl Table {
    /// Tells the large screens where a seat points, or tells the newest connection of a seat where a large screen
    /// points for it. Ignores a large screen that points for a seat that is played at that screen, or for a seat that
    /// may no longer act, which the screen learns with a delay. Also ignores a connection that points for a seat of
    /// which it is not the newest connection.
    ///
    /// # Errors
    /// Returns [`online::Reason::NotYours`] or [`online::Reason::TooFast`].
    pub(super) fn point(&mut self, id: GuestId, seat: Seat, at: Option<u16>) -> Result<(), Refusal> {
        let pointed = FromServer::Pointed { seat, at };
        let newest = self.guests.iter().rfind(|guest| guest.seats.has(seat));
        let is_large_screen = |guest: &Guest| guest.is_large_screen(self.hub.is_local);
        if self.guest(id).is_some_and(is_large_screen) {
            let is_elsewhere = |newest: &&Guest| newest.id != id && self.game.may_act().has(seat);
            if let Some(newest) = newest.filter(is_elsewhere) {
                newest.outbox.send(&pointed);
            }
            return Ok(());
        }
        let holds_seat = self.guest(id).is_some_and(|guest| guest.seats.has(seat));
        if holds_seat && newest.is_some_and(|newest| newest.id != id) {
            return Ok(());
        }
        self.check_seat(id, seat)?;
        let is_local = self.hub.is_local;
        let screens = self.guests.iter().filter(|guest| guest.is_large_screen(is_local));
        screens.for_each(|guest| guest.outbox.send(&pointed));
        Ok(())
    }

    /// Tells each connection with seats whether a large screen shows the table, if that has changed.
    pub(super) fn tell_large_screen(&mut self) {
        let is_local = self.hub.is_local;
        let is_shown = self.guests.iter().any(|guest| guest.is_large_screen(is_local));
        let players = self.guests.iter_mut().filter(|guest| !guest.seats.is_empty());
        for guest in players.filter(|guest| !guest.is_large_screen(is_local)) {
            if mem::replace(&mut guest.has_large_screen, is_shown) != is_shown {
                guest.outbox.send(&FromServer::LargeScreen(is_shown));
            }
        }
    }
}
