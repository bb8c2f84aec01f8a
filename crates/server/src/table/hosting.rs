//! The rights of the host: to replace the link of a seat, and to delete the table.

use online::{FromServer, Reason};
use tabletop::Seat;

use super::{GuestId, Table};
use crate::{games::Refusal, secrets};

impl Table {
    fn check_host(&self, guest: GuestId) -> Result<(), Refusal> {
        match self.guest(guest).is_some_and(|guest| guest.is_host) {
            true => Ok(()),
            false => Err(Refusal::new(Reason::NotHost, "only the host may do this")),
        }
    }

    /// Invalidates the links of a seat and gives the host a new one.
    pub(super) async fn free(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.check_host(guest)?;
        self.persons_chair(seat)?;
        let ticket = secrets::ticket()?;
        self.hub.store.replace_link(&self.head.id, seat, &ticket.hash()).await?;
        self.chairs[seat.index()].came = false;
        if let Some(guest) = self.guest(guest) {
            guest.outbox.send(&FromServer::Freed { seat, ticket });
        }
        self.dismiss_without_link().await?;
        self.tell_seats();
        Ok(())
    }

    /// Ends connections that hold an invalid link. Their clients may reconnect with other links that are still valid.
    pub(super) async fn dismiss_without_link(&mut self) -> Result<(), Refusal> {
        let links = self.hub.store.links(&self.head.id).await?;
        self.guests.retain(|guest| {
            let is_valid = |hash: &String| links.iter().any(|(other, _)| other == hash);
            let stays = guest.tickets.iter().all(|ticket| is_valid(&ticket.hash()));
            if !stays {
                guest.outbox.refuse(None, Refusal::new(Reason::NoTicket, "the link of the seat is not valid any more"));
                guest.outbox.dismiss();
            }
            stays
        });
        Ok(())
    }

    /// Deletes the table.
    pub(super) async fn delete(&mut self, guest: GuestId) -> Result<(), Refusal> {
        self.check_host(guest)?;
        self.hub.store.delete(&self.head.id).await?;
        self.dismiss_all("the host deleted the table");
        Ok(())
    }
}
