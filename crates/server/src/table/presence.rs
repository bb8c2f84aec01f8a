//! The people who are present, at this process and at others that share the database.

use std::time::Duration;

use tabletop::{Seat, Seats};
use tokio::time::Instant;

use super::{LOOK, Table};
use crate::store::Presence;

/// The time after which other processes are told again who is present. Each report is valid for a minute.
const AGAIN: Duration = Duration::from_secs(20);

/// The presence that other processes were last told.
#[derive(Debug)]
pub(super) struct Shown {
    /// The people who are present here; `None` if it is unknown what other processes were told.
    presence: Option<Presence>,
    /// When other processes are told again.
    again: Instant,
}

impl Shown {
    /// The state before other processes are told anything.
    pub fn begin() -> Shown {
        Shown { presence: None, again: Instant::now() }
    }
}

impl Table {
    /// The seats that connections of this process hold.
    pub(super) fn here(&self) -> Seats {
        self.guests.iter().flat_map(|guest| guest.seats.iter()).collect()
    }

    /// The seats that connections of any process hold.
    pub(super) fn present(&self) -> Seats {
        self.here().iter().chain(self.elsewhere.seats.iter()).collect()
    }

    /// True if a connection holds the seat.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.present().has(seat)
    }

    /// Tells other processes who is present here and how these people have voted, if the store is shared. During a
    /// shutdown, it tells them nothing: the people here leave, but reconnect to another process at once, so they should
    /// still count as present.
    pub(super) async fn show_presence(&mut self) {
        if !self.hub.store.is_shared() || self.deleted || self.hub.shutdown.has_begun() {
            return;
        }
        let now = Instant::now();
        let presence = Presence { seats: self.here(), votes: self.votes_here() };
        let is_known = self.shown.presence == Some(presence);
        let waits = now < self.shown.again || is_known && presence == Presence::default();
        if waits && (is_known || self.shown.presence.is_none()) {
            return;
        }
        self.shown = match self.hub.store.show_presence(&self.head.id, presence, !is_known).await {
            Ok(()) => Shown { presence: Some(presence), again: now + AGAIN },
            Err(error) => {
                tracing::warn!("table {}: {error}", self.head.id);
                Shown { presence: None, again: now + LOOK }
            }
        };
    }

    /// True if no other process counts anybody as present here.
    pub(super) fn has_cleared_presence(&self) -> bool {
        !self.hub.store.is_shared() || self.deleted || self.shown.presence == Some(Presence::default())
    }
}
