//! Joining a table: checks the tickets, and sends everything that a client needs to show the game.

use online::{Entry, FromServer, Joined, MAX_ANSWER_BYTES, Reason, Ticket, write};
use tabletop::{Seat, Seats};

use super::{Guest, Join, Table};
use crate::{games::Refusal, limits::Bucket, store::Right};

/// The size in bytes above which the entries of a log are split into several messages.
const CHUNK_BYTES: usize = 64 * 1024;

/// The rights that the tickets of a connection give.
#[derive(Debug)]
pub(super) struct Rights {
    /// The valid tickets.
    pub tickets: Vec<Ticket>,
    /// The seats that the connection may act for.
    pub seats: Seats,
    /// True if it has the rights of the host.
    pub is_host: bool,
    /// The invitation among the tickets, if there is one.
    pub invite: Option<Ticket>,
}

impl Table {
    /// Lets a connection join, or tells it why it may not.
    pub(super) async fn join(&mut self, join: Join) {
        if let Err(refusal) = self.admit(&join).await {
            self.hub.metrics.refused(refusal.reason);
            join.outbox.refuse(None, refusal);
            join.outbox.close();
        }
    }

    async fn admit(&mut self, join: &Join) -> Result<(), Refusal> {
        self.refresh().await?;
        let Rights { tickets, seats, is_host, invite } = self.rights(&join.tickets).await?;
        let guest = Guest {
            id: join.guest,
            outbox: join.outbox.clone(),
            tickets,
            seats,
            is_host,
            invite,
            turn: None,
            has_large_screen: false,
            actions: Bucket::for_messages(&self.hub.limits),
        };
        let guest = self.seat_guest(guest).await?;
        let (viewer, is_host, id) = (guest.viewer(), guest.is_host, guest.id);
        let held: Vec<Seat> = guest.seats.iter().collect();
        self.guests.push(guest);
        self.give_back().await;
        self.drop_stale_votes();
        // A client that followed the game under earlier rules must follow it again from the start, with the new rules.
        let is_known = self.rules == self.head.rules && join.have <= self.entries();
        let from = if is_known { join.have } else { 0 };
        let mut chunks = chunks(self.game.history(viewer, from)).into_iter();
        let joined = Joined {
            table: self.head.id.clone(),
            title: self.head.begin.title.clone(),
            setting: self.head.begin.setting.clone(),
            rules: self.rules,
            opening: self.game.opening(viewer),
            commitment: self.head.commitment(),
            viewer: held,
            host: is_host,
            listed: is_host && self.hub.listing.contains(&self.head.id),
            seats: self.seat_states(),
            from,
            log: chunks.next().unwrap_or_default(),
        };
        let mut next = from + joined.log.len() as u32;
        join.outbox.send_whole(&FromServer::Joined(Box::new(joined)));
        for entries in chunks {
            let from = next;
            next += entries.len() as u32;
            join.outbox.send_whole(&FromServer::Log { from, entries });
        }
        if self.game.is_over() {
            join.outbox.send_whole(&self.over());
        }
        if self.head.again.is_some() {
            self.send_next_table(id);
        }
        Ok(())
    }

    /// Returns the rights that these tickets give. Invalid tickets are ignored.
    ///
    /// # Errors
    /// Returns [`Reason::NoTicket`] if none of them is valid.
    pub(super) async fn rights(&self, tickets: &[Ticket]) -> Result<Rights, Refusal> {
        let links = self.hub.store.links(&self.head.id).await?;
        let mut rights = Rights { tickets: Vec::new(), seats: Seats::NONE, is_host: false, invite: None };
        for ticket in tickets {
            let hash = ticket.hash();
            let Some((_, right)) = links.iter().find(|(other, _)| *other == hash) else { continue };
            match right {
                Right::Seat(seat) => rights.seats.put(*seat),
                Right::Host => rights.is_host = true,
                Right::Invite => rights.invite = Some(*ticket),
                Right::Watch => {}
            }
            rights.tickets.push(*ticket);
        }
        if rights.tickets.is_empty() {
            return Err(Refusal::new(Reason::NoTicket, "the link is not valid for this table"));
        }
        Ok(rights)
    }
}

/// Splits entries into lists of at most [`CHUNK_BYTES`], or of one larger entry.
fn chunks(entries: Vec<Entry>) -> Vec<Vec<Entry>> {
    const { assert!(2 * CHUNK_BYTES < MAX_ANSWER_BYTES) };
    let mut chunks: Vec<Vec<Entry>> = Vec::new();
    let mut size = CHUNK_BYTES;
    for entry in entries {
        let bytes = write(&entry).len();
        if size + bytes > CHUNK_BYTES {
            chunks.push(Vec::new());
            size = 0;
        }
        size += bytes;
        chunks.last_mut().expect("the first entry begins a list").push(entry);
    }
    chunks
}
