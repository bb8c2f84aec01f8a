//! The rights of the host: to replace the link of a seat, to ask whether its person is still there, and to list or
//! delete the table.

use online::{FromServer, Reason, Ticket};
use tabletop::Seat;

use super::{GuestId, Table, loading::unknown_table};
use crate::{games::Refusal, listing::ListedTable, secrets, store::Right};

impl Table {
    fn check_host(&self, guest: GuestId) -> Result<(), Refusal> {
        match self.guest(guest).is_some_and(|guest| guest.is_host) {
            true => Ok(()),
            false => Err(Refusal::new(Reason::NotHost, "only the host may do this")),
        }
    }

    /// Invalidates the links of a seat and gives the host a new one. A stand-in leaves, so that somebody can take the
    /// seat.
    pub(super) async fn free(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.check_host(guest)?;
        self.persons_chair(seat)?;
        let ticket = secrets::ticket()?;
        if !self.hub.store.replace_link(&self.head.id, seat, &ticket.hash()).await? {
            return Err(unknown_table());
        }
        let chair = &mut self.chairs[seat.index()];
        (chair.came, chair.stand_in) = (false, None);
        if let Some(guest) = self.guest(guest) {
            guest.outbox.send(&FromServer::Freed { seat, ticket });
        }
        self.disconnect_invalid_links().await?;
        self.tell_seats();
        Ok(())
    }

    /// Ends connections that hold an invalid link. Their clients may reconnect with other links that are still valid.
    pub(super) async fn disconnect_invalid_links(&mut self) -> Result<(), Refusal> {
        let links = self.hub.store.links(&self.head.id).await?;
        self.guests.retain(|guest| {
            let is_valid = |hash: &String| links.iter().any(|(other, _)| other == hash);
            let stays = guest.tickets.iter().all(|ticket| is_valid(&ticket.hash()));
            if !stays {
                guest.outbox.refuse(None, Refusal::new(Reason::NoTicket, "the link of the seat is no longer valid"));
                guest.outbox.close();
            }
            stays
        });
        Ok(())
    }

    /// Forwards the host's question whether the person of a seat is still there. It reaches only connections of this
    /// process.
    pub(super) fn ask(&self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.check_host(guest)?;
        self.persons_chair(seat)?;
        if !self.game.may_act().has(seat) {
            // The person has just acted.
            return Ok(());
        }
        for guest in self.guests.iter().filter(|guest| guest.seats.has(seat)) {
            guest.outbox.send(&FromServer::Asked(seat));
        }
        Ok(())
    }

    /// Adds the table to the list of this process, or removes it.
    pub(super) async fn list(&self, guest: GuestId, watch: Option<Ticket>) -> Result<(), Refusal> {
        self.check_host(guest)?;
        let Some(watch) = watch else {
            self.hub.listing.remove(&self.head.id);
            return Ok(());
        };
        let (hash, links) = (watch.hash(), self.hub.store.links(&self.head.id).await?);
        if !links.iter().any(|(other, right)| *other == hash && *right == Right::Watch) {
            return Err(Refusal::new(Reason::NoTicket, "this is not the ticket for watching the table"));
        }
        let title = self.head.begin.title.clone();
        let is_listed = self.hub.listing.put(ListedTable { table: self.head.id.clone(), watch, title });
        is_listed.then_some(()).ok_or_else(|| Refusal::new(Reason::Full, "the list is full"))
    }

    /// Deletes the table.
    pub(super) async fn delete(&mut self, guest: GuestId) -> Result<(), Refusal> {
        self.check_host(guest)?;
        self.hub.store.delete(&self.head.id).await?;
        self.dismiss_all("the host deleted the table");
        Ok(())
    }
}
