//! Pointing: people with phones and a large screen show each other places of the table.

use online::{FromServer, Reason};
use tabletop::Seat;

use super::{GuestId, Table};
use crate::games::Refusal;

impl Table {
    /// Passes on where a seat points to the large screens, or where a large screen points to the seat.
    pub(super) fn point(&mut self, id: GuestId, seat: Seat, at: Option<u16>) -> Result<(), Refusal> {
        let from_screen = self.guest(id).is_some_and(|guest| guest.is_large_screen());
        if !from_screen {
            self.check_seat(id, seat)?;
        } else if !self.game.may_act().has(seat) {
            return Err(Refusal::new(Reason::NotToAct, "this seat may not act now"));
        }
        let to = |guest: &&super::Guest| if from_screen { guest.seats.has(seat) } else { guest.is_large_screen() };
        self.guests.iter().filter(to).for_each(|guest| guest.outbox.send(&FromServer::Pointed { seat, at }));
        Ok(())
    }

    /// Tells each connection with seats whether a large screen shows the table, if that has changed.
    pub(super) fn tell_large_screen(&mut self) {
        let is_shown = self.guests.iter().any(super::Guest::is_large_screen);
        for guest in self.guests.iter_mut().filter(|guest| !guest.seats.is_empty()) {
            // Without a large screen there is nothing to tell.
            if guest.has_large_screen.replace(is_shown).unwrap_or(false) != is_shown {
                guest.outbox.send(&FromServer::LargeScreen(is_shown));
            }
        }
    }
}
