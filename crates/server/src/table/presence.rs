//! Who is present: at this process, and at others that share the database.

use std::time::Duration;

use tabletop::{Seat, Seats};
use tokio::time::Instant;

use super::{LOOK, Table};
use crate::store::Presence;

/// The time after which other processes are told again who is present. They believe it for a minute.
const AGAIN: Duration = Duration::from_secs(20);

/// What other processes were told.
#[derive(Debug)]
pub(super) struct Shown {
    /// Who is present here; `None` if it is not known what other processes believe.
    presence: Option<Presence>,
    /// When they are told again.
    again: Instant,
}

impl Shown {
    /// Nothing was told yet.
    pub fn begin() -> Shown {
        Shown { presence: None, again: Instant::now() }
    }
}

impl Table {
    /// The seats that connections of this process hold.
    pub(super) fn here(&self) -> Seats {
        self.guests.iter().flat_map(|guest| guest.seats.iter()).collect()
    }

    /// The seats that connections hold.
    pub(super) fn present(&self) -> Seats {
        self.here().iter().chain(self.elsewhere.seats.iter()).collect()
    }

    /// True if a connection holds the seat.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.present().has(seat)
    }

    /// Tells other processes who is present here, and how these people have voted. A store that is not shared does
    /// nothing. When this process ends, its people leave one after another, but come again at once to another one, so
    /// others go on believing that they are there.
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

    /// True if no other process believes that somebody is present here.
    pub(super) fn has_cleared_presence(&self) -> bool {
        !self.hub.store.is_shared() || self.deleted || self.shown.presence == Some(Presence::default())
    }
}
