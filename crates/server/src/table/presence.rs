//! The people who are connected to this process and to others that share the database.

use std::time::Duration;

use tabletop::{Seat, Seats};
use tokio::time::Instant;

use super::{LOOK, Table};
use crate::store::Presence;

/// The time after which an unchanged presence is reported again. A report expires after a minute.
const REPORT_INTERVAL: Duration = Duration::from_secs(20);

/// The last report to other processes.
#[derive(Debug)]
pub(super) struct ReportedPresence {
    /// The presence that was reported; `None` before the first report and after one that may not have arrived.
    presence: Option<Presence>,
    /// When the next report is due.
    due: Instant,
}

impl ReportedPresence {
    /// The state before the first report.
    pub fn begin() -> ReportedPresence {
        ReportedPresence { presence: None, due: Instant::now() }
    }
}

impl Table {
    /// The seats that connections of this process hold.
    pub(super) fn local_seats(&self) -> Seats {
        self.guests.iter().flat_map(|guest| guest.seats.iter()).collect()
    }

    /// The seats that connections of any process hold.
    pub(super) fn present(&self) -> Seats {
        self.local_seats().iter().chain(self.elsewhere.seats.iter()).collect()
    }

    /// True if a connection holds the seat.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.present().has(seat)
    }

    /// Reports to other processes who is present here and how these people have voted, if the store is shared. Reports
    /// nothing during a shutdown: the people here leave, but reconnect to another process at once, so they should still
    /// count as present.
    pub(super) async fn report_presence(&mut self) {
        if !self.hub.store.is_shared() || self.deleted || self.hub.shutdown.has_begun() {
            return;
        }
        let now = Instant::now();
        let presence = Presence { seats: self.local_seats(), votes: self.local_votes() };
        let is_known = self.reported.presence == Some(presence);
        let is_early = now < self.reported.due || is_known && presence == Presence::default();
        if is_early && (is_known || self.reported.presence.is_none()) {
            return;
        }
        self.reported = match self.hub.store.report_presence(&self.head.id, presence, !is_known).await {
            Ok(()) => ReportedPresence { presence: Some(presence), due: now + REPORT_INTERVAL },
            Err(error) => {
                tracing::warn!("table {}: {error}", self.head.id);
                ReportedPresence { presence: None, due: now + LOOK }
            }
        };
    }

    /// True if no other process counts anybody as present here.
    pub(super) fn has_cleared_presence(&self) -> bool {
        !self.hub.store.is_shared() || self.deleted || self.reported.presence == Some(Presence::default())
    }
}
