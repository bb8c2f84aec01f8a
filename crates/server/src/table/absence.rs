//! Replaces absent people whose turn it is: after three days without any action, a computer player plays for them.

use std::time::Duration;

use tabletop::{Level, Seat, Seats};
use tokio::time::Instant;

use super::Table;
use crate::limits::AbsenceLimits;

/// The level of a computer player that replaces an absent person.
const LEVEL: Level = Level::Medium;

/// The time since anybody last acted. While the table is awake, this does not depend on the system's clock, which could
/// jump.
#[derive(Debug, Clone, Copy)]
pub(super) struct Idle {
    /// The idle time before `since`, according to the system's clock.
    pub before: Duration,
    /// When somebody last acted, or when the table woke.
    pub since: Instant,
}

impl Idle {
    /// The state right after an action.
    pub fn begin() -> Idle {
        Idle { before: Duration::ZERO, since: Instant::now() }
    }
}

impl Table {
    /// The time at which a computer player will next replace an absent person. `None` if nobody is at the table, if the
    /// game is frozen, or if nobody is awaited.
    pub(super) fn next_replacement(&self) -> Option<Instant> {
        if self.guests.is_empty() || self.frozen.is_some() {
            return None;
        }
        self.awaited().iter().map(|seat| self.replacement_of(seat)).min()
    }

    /// The seats of absent people whose turn it is. A free seat has no person.
    fn awaited(&self) -> Seats {
        let is_awaited = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            chair.came && chair.computer().is_none() && !self.is_present(*seat)
        };
        self.game.may_act().iter().filter(is_awaited).collect()
    }

    /// The time at which a computer player will take a seat if nothing happens until then.
    fn replacement_of(&self, seat: Seat) -> Instant {
        let AbsenceLimits { idle, gone } = self.hub.absence_limits;
        let idle_end = self.idle.since + idle.saturating_sub(self.idle.before);
        idle_end.max(self.left[seat.index()] + gone)
    }

    /// Lets computer players take the seats of people who have been absent too long.
    pub(super) async fn replace_absent(&mut self) {
        let now = Instant::now();
        if self.next_replacement().is_none_or(|time| time > now) {
            return;
        }
        if !self.idle.before.is_zero() && !self.hub.clock.is_trusted() {
            // The clock has jumped since the table woke, so the idle time before that is unreliable and does not count.
            self.idle.before = Duration::ZERO;
            return;
        }
        for seat in self.awaited().iter() {
            if self.replacement_of(seat) > now {
                continue;
            }
            // If storing fails, the table tries again as if the person had left now.
            self.left[seat.index()] = now;
            if let Err(refusal) = self.put_computer(seat, LEVEL).await {
                tracing::warn!("table {}: {refusal}", self.head.id);
            }
        }
    }
}
