//! The connections at a table, and what each of them may do.

use online::{FromServer, Occupant, Phrase, Reason, SeatPlan, SeatState, Ticket};
use tabletop::{Seat, Seats, Viewer};
use tokio::time::Instant;

use super::{GuestId, Table};
use crate::{
    games::Refusal,
    limits::Bucket,
    net::Outbox,
    store::{Chair, Presence},
};

/// A connection at a table.
#[derive(Debug)]
pub(super) struct Guest {
    /// The number of the connection.
    pub id: GuestId,
    /// The queue of messages to the connection.
    pub outbox: Outbox,
    /// Its valid tickets.
    pub tickets: Vec<Ticket>,
    /// The seats that it may act for.
    pub seats: Seats,
    /// True if it has the rights of the host.
    pub is_host: bool,
    /// The invitation that it came with, if any.
    pub invite: Option<Ticket>,
    /// True if it was last told that one of its seats may act; `None` if it has not been told yet.
    pub turn: Option<bool>,
    /// True if it was last told that a large screen shows the table.
    pub has_large_screen: bool,
    /// Limits its actions. No bucket per seat is needed, because only the newest connection of a seat acts.
    pub actions: Bucket,
}

impl Guest {
    /// The viewer of this connection.
    pub fn viewer(&self) -> Viewer {
        Viewer::from(self.seats)
    }

    /// True if this is a large screen: it has the rights of the host and no seat. At a local server, the screen of the
    /// host is public even if people play at it.
    pub fn is_large_screen(&self, is_local: bool) -> bool {
        self.is_host && (is_local || self.seats.is_empty())
    }
}

impl Table {
    /// The connection with this number, if it is at the table.
    pub(super) fn guest(&self, id: GuestId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// The distinct viewers among the connections.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for viewer in self.guests.iter().map(Guest::viewer) {
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    /// The states of the seats.
    pub(super) fn seat_states(&self) -> Vec<SeatState> {
        let state = |(chair, seat): (&Chair, u8)| SeatState {
            occupant: match chair.computer() {
                Some(level) => Occupant::Computer(level),
                None if chair.came => Occupant::Person,
                None => Occupant::Nobody,
            },
            present: chair.computer().is_some() || self.is_present(Seat(seat)),
            rematch: chair.rematch,
            votes: self.voters(Seat(seat)).iter().count() as u8,
        };
        self.chairs.iter().zip(0..).map(state).collect()
    }

    /// Tells each connection whether one of its seats may act, if that has changed.
    pub(super) fn tell_turns(&mut self) {
        let may_act = self.game.may_act();
        for guest in &mut self.guests {
            let turn = guest.seats.iter().any(|seat| may_act.has(seat));
            if guest.turn.replace(turn) != Some(turn) {
                guest.outbox.send(&FromServer::Turn(turn));
            }
        }
    }

    /// Tells everybody the states of the seats.
    pub(super) fn tell_seats(&self) {
        self.tell_all(&FromServer::Seats(self.seat_states()));
    }

    /// Removes a connection that has ended.
    pub(super) fn leave(&mut self, id: GuestId) {
        self.guests.retain(|guest| guest.id != id);
    }

    /// If the people who are present, the votes in other processes or the chairs have changed, tells everybody and acts
    /// on the change: the votes of people who have left no longer count, and the remaining people may now all agree.
    pub(super) async fn follow_people(&mut self) {
        let present = self.present();
        let followed = Presence { seats: present, votes: self.elsewhere.votes };
        if followed == self.followed && !self.chairs_changed {
            return;
        }
        let now = Instant::now();
        self.followed.seats.iter().filter(|seat| !present.has(*seat)).for_each(|seat| self.left[seat.index()] = now);
        (self.followed, self.chairs_changed) = (followed, false);
        self.drop_stale_votes();
        self.tell_seats();
        // During a shutdown, people leave one after another, but not by choice, so their absence must decide nothing.
        if self.hub.shutdown.has_begun() {
            return;
        }
        for result in [self.carry_out_votes().await, self.begin_rematch_if_wanted().await] {
            if let Err(refusal) = result {
                // The change may be stored nevertheless.
                self.uncertain = true;
                tracing::warn!("table {}: {refusal}", self.head.id);
            }
        }
    }

    /// Gives people who are present here their seats back, and records that they have come.
    pub(super) async fn give_back(&mut self) {
        let here = self.local_seats();
        for place in 0..self.chairs.len() {
            let seat = Seat(place as u8);
            if here.has(seat) && (self.chairs[place].stand_in.is_some() || !self.chairs[place].came) {
                self.chairs[place].stand_in = None;
                self.chairs[place].came = true;
                // The seat is given back here even if that cannot be stored. The person may have to reconnect later.
                if let Err(error) = self.hub.store.set_chair(&self.head.id, seat, &self.chairs[place]).await {
                    tracing::warn!("{error}");
                }
            }
        }
    }

    /// Checks that a connection may act for a seat. If several connections hold the seat, only the newest one may.
    ///
    /// # Errors
    /// Returns [`Reason::NotYours`] or [`Reason::TooFast`].
    pub(super) fn check_seat(&mut self, id: GuestId, seat: Seat) -> Result<(), Refusal> {
        let not_yours = |what: &str| Err(Refusal::new(Reason::NotYours, what));
        let Some(guest) = self.guests.iter_mut().rfind(|guest| guest.seats.has(seat)) else {
            return not_yours("the connection has no ticket for this seat");
        };
        if guest.id != id {
            let has_ticket = self.guest(id).is_some_and(|guest| guest.seats.has(seat));
            return not_yours(if has_ticket {
                "the seat is open in a newer window, which acts for it"
            } else {
                "the connection has no ticket for this seat"
            });
        }
        match guest.actions.take(std::time::Instant::now()) {
            true => Ok(()),
            false => Err(Refusal::new(Reason::TooFast, "too many messages from this seat")),
        }
    }

    /// Sends everybody a sentence from a seat.
    pub(super) fn say(&mut self, id: GuestId, seat: Seat, phrase: Phrase) -> Result<(), Refusal> {
        self.check_seat(id, seat)?;
        self.tell_all(&FromServer::Said { seat, phrase });
        self.hub.store.say(&self.head.id, seat, phrase);
        Ok(())
    }

    /// The chair of a seat that was set up for a person.
    ///
    /// # Errors
    /// Returns [`Reason::NotYours`] if there is none.
    pub(super) fn persons_chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let chair = self.chairs.get(seat.index()).filter(|chair| chair.plan == SeatPlan::Person);
        chair.ok_or_else(|| Refusal::new(Reason::NotYours, "the seat is not set up for a person"))
    }
}
