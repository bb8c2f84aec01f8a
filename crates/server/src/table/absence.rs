//! Absent people who are to act: after three days without any action, a computer player plays for them.

use std::time::Duration;

use tabletop::{Level, Seat, Seats};
use tokio::time::Instant;

use super::Table;
use crate::limits::Patience;

/// The level of such computer players.
const LEVEL: Level = Level::Medium;

/// How long nobody has acted. While the table is awake, no clock counts that could jump.
#[derive(Debug, Clone, Copy)]
pub(super) struct Idle {
    /// The time before `since`, by the clock.
    pub before: Duration,
    /// When the table woke, or the last action.
    pub since: Instant,
}

impl Idle {
    /// Somebody has just acted.
    pub fn begin() -> Idle {
        Idle { before: Duration::ZERO, since: Instant::now() }
    }
}

impl Table {
    /// When a computer player will take the seat of an absent person. People are not waited for if nobody is there, and
    /// a free seat has no person.
    pub(super) fn next_replacement(&self) -> Option<Instant> {
        if self.guests.is_empty() || self.frozen.is_some() {
            return None;
        }
        self.awaited().iter().map(|seat| self.replacement_of(seat)).min()
    }

    /// The seats of absent people who are to act.
    fn awaited(&self) -> Seats {
        let is_awaited = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            chair.came && chair.computer().is_none() && !self.is_present(*seat)
        };
        self.game.may_act().iter().filter(is_awaited).collect()
    }

    /// When a computer player will take a seat if nothing happens.
    fn replacement_of(&self, seat: Seat) -> Instant {
        let Patience { idle, gone } = self.hub.patience;
        let acts = self.idle.since + idle.saturating_sub(self.idle.before);
        acts.max(self.left[seat.index()] + gone)
    }

    /// Lets computer players take the seats of people who were waited for long enough.
    pub(super) async fn replace_absent(&mut self) {
        let now = Instant::now();
        if self.next_replacement().is_none_or(|time| time > now) {
            return;
        }
        if !self.idle.before.is_zero() && !self.hub.clock.is_trusted() {
            // The clock may have jumped since the table woke. Then only the time since counts.
            self.idle.before = Duration::ZERO;
            return;
        }
        for seat in self.awaited().iter() {
            if self.replacement_of(seat) > now {
                continue;
            }
            // If that cannot be stored, it is tried again later.
            self.left[seat.index()] = now;
            if let Err(refusal) = self.put_computer(seat, LEVEL).await {
                tracing::warn!("table {}: {refusal}", self.head.id);
            }
        }
    }
}
