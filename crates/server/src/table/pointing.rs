//! Pointing: phones and large screens show each other places in the game.

use online::{FromServer, Reason};
use tabletop::Seat;

use super::{GuestId, Table};
use crate::games::Refusal;

impl Table {
    /// Tells the large screens where a seat points, or tells the connections of a seat where a large screen points for
    /// it.
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
            // A client assumes that there is no large screen until it is told of one.
            if guest.has_large_screen.replace(is_shown).unwrap_or(false) != is_shown {
                guest.outbox.send(&FromServer::LargeScreen(is_shown));
            }
        }
    }
}
