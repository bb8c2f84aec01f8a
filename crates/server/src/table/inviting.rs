//! Invitations: one link that gives each newcomer the first free seat.

use online::{FromServer, SeatPlan, Ticket};
use tabletop::Seat;

use super::{Guest, Table};
use crate::{games::Refusal, secrets};

impl Table {
    /// Gives a seat to an invited connection that has none. If no seat is free, the connection watches.
    ///
    /// # Errors
    /// Returns an error if the store fails. The seat may be taken nevertheless; the host can free it.
    pub(super) async fn seat_guest(&mut self, mut guest: Guest) -> Result<Guest, Refusal> {
        let Some(invite) = guest.invite.filter(|_| guest.seats.is_empty()) else { return Ok(guest) };
        while let Some(seat) = self.invited_seat() {
            let ticket = secrets::ticket()?;
            if self.take_seat(seat, &ticket).await? {
                guest.seats.put(seat);
                guest.tickets.retain(|other| *other != invite);
                guest.tickets.insert(0, ticket);
                guest.outbox.send(&FromServer::Seated { seat, tickets: guest.tickets.clone() });
                for host in self.guests.iter().filter(|guest| guest.is_host) {
                    host.outbox.send(&FromServer::Freed { seat, ticket });
                }
                break;
            }
        }
        Ok(guest)
    }

    /// The first seat set up for a person that neither a person nor a stand-in has taken. `None` once there is a next
    /// game, because from then on people are invited to that game.
    fn invited_seat(&self) -> Option<Seat> {
        let mut seats = self.chairs.iter().zip(0..);
        let free = seats.find(|(chair, seat)| {
            let is_taken = chair.came || chair.stand_in.is_some() || self.is_present(Seat(*seat));
            chair.plan == SeatPlan::Person && !is_taken
        });
        free.filter(|_| self.head.again.is_none()).map(|(_, seat)| Seat(seat))
    }

    /// Takes a seat with a new ticket. If another process was faster, reads its change and returns false.
    async fn take_seat(&mut self, seat: Seat, ticket: &Ticket) -> Result<bool, Refusal> {
        match self.hub.store.seat_guest(&self.head.id, seat, &ticket.hash()).await {
            Ok(true) => {
                self.changes += 1;
                self.chairs[seat.index()].came = true;
                Ok(true)
            }
            Ok(false) => {
                self.catch_up().await?;
                Ok(false)
            }
            Err(error) => {
                self.uncertain = true;
                Err(error.into())
            }
        }
    }
}
