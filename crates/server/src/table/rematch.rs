//! Another game after the end: the same seats, links and setting at a new table, where the next seat starts. At a local
//! server, where strangers play, the invitation is new, and people who have left lose their seats.

use online::{FromServer, Reason};
use tabletop::Seat;

use super::{GuestId, Table, loading::unknown_table};
use crate::{
    games::{Refusal, Start},
    hub, secrets,
};

impl Table {
    /// Records that a seat wants another game. The game is set up once all people who are present want it.
    pub(super) async fn rematch(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(guest, seat)?;
        if !self.game.is_over() {
            return Err(Refusal::new(Reason::Phase, "the game is still running"));
        }
        if self.head.again.is_none() {
            let mut chair = self.persons_chair(seat)?.clone();
            chair.rematch = true;
            if !self.hub.store.set_chair(&self.head.id, seat, &chair).await? {
                return Err(unknown_table());
            }
            self.chairs[seat.index()] = chair;
            self.tell_seats();
            self.begin_rematch_if_wanted().await?;
        } else {
            self.broadcast_next_table();
        }
        Ok(())
    }

    /// Sets up another game if all people who are present want it. Absent people find it with their old links.
    pub(super) async fn begin_rematch_if_wanted(&mut self) -> Result<(), Refusal> {
        let people = self.people();
        let all_want = !people.is_empty() && people.iter().all(|seat| self.chairs[seat.index()].rematch);
        if all_want && self.game.is_over() && self.head.again.is_none() {
            self.begin_rematch().await?;
        }
        Ok(())
    }

    async fn begin_rematch(&mut self) -> Result<(), Refusal> {
        let next = Seat((self.game.start().0 + 1) % self.game.seats());
        let begin = Start { seed: secrets::seed()?, start: Some(next), ..self.head.begin.clone() };
        let head = hub::head_of(begin)?;
        let invite = self.hub.is_local.then(secrets::ticket).transpose()?;
        let hash = invite.map(|ticket| ticket.hash());
        let left = if self.hub.is_local { self.abandoned_seats()? } else { Vec::new() };
        // The other links stay the same, so that latecomers also find the new table.
        if self.hub.store.create_next(&head, &self.head.id, hash.as_deref(), &left).await? {
            self.next_invite = invite;
            self.head.again = Some(head.id);
            self.broadcast_next_table();
            return Ok(());
        }
        // Another process was faster. Catching up tells everybody about its table.
        self.catch_up().await
    }

    /// The seats of people who have come and left, and for whom computer players play, each with the hash of another
    /// link. Nobody knows that link, so these computer players go on, and only the host can free the seats.
    fn abandoned_seats(&self) -> Result<Vec<(Seat, String)>, Refusal> {
        let seats = Seat::all(self.game.seats()).zip(&self.chairs);
        let left = seats.filter(|(_, chair)| chair.came && chair.stand_in.is_some());
        left.map(|(seat, _)| Ok((seat, secrets::ticket()?.hash()))).collect()
    }

    /// Sends everybody the table of the next game, if there is one.
    pub(super) fn broadcast_next_table(&self) {
        if let Some(next) = &self.head.again {
            self.hub.listing.follow(&self.head.id, next);
        }
        self.guests.iter().for_each(|guest| self.send_next_table(guest.id));
    }

    /// Sends a connection the table of the next game, if there is one.
    pub(super) fn send_next_table(&self, guest: GuestId) {
        if let (Some(table), Some(guest)) = (&self.head.again, self.guest(guest)) {
            let invite = self.next_invite.filter(|_| guest.is_host);
            guest.outbox.send(&FromServer::Again { table: table.clone(), tickets: guest.tickets.clone(), invite });
        }
    }
}
