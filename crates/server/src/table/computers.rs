//! Computer players at a table. Only one of them thinks at a time, on a separate thread.

use std::{sync::atomic::Ordering::Relaxed, time::Duration};

use tabletop::{Seat, fingerprint::Hasher};

use super::{Command, Table};
use crate::games::{LogEntry, Move};

/// The time after which a decision that could not be stored is made again.
const RETRY_DELAY: Duration = Duration::from_secs(2);

impl Table {
    /// Lets the first computer player that may act think, if somebody is at the table.
    pub(super) fn start_thinking(&mut self) {
        if self.thinks || self.guests.is_empty() || self.frozen.is_some() {
            return;
        }
        let computer = |seat: Seat| Some((seat, self.chairs[seat.index()].computer()?));
        let Some((seat, level)) = self.game.may_act().iter().find_map(computer) else { return };
        let thought = self.game.decide(seat, level, self.seed_of_computers());
        let (permits, metrics) = (self.hub.bot_permits.clone(), self.hub.metrics.clone());
        let (at, commands) = (self.entries(), self.commands.clone());
        self.thinks = true;
        tokio::spawn(async move {
            // The semaphore is never closed, so this never fails.
            let Ok(_permit) = permits.acquire().await else { return };
            let action = tokio::task::spawn_blocking(thought).await.ok().flatten();
            metrics.decisions.fetch_add(1, Relaxed);
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::Decided { seat, at, action }).await;
            }
        });
    }

    /// Plays the decision of a computer player, unless the person has come back or the position has changed. In these
    /// cases, the computer players that may act now think again.
    pub(super) async fn play_decision(&mut self, seat: Seat, at: u32, action: Option<String>) {
        self.thinks = false;
        if self.chairs[seat.index()].computer().is_none() {
            return;
        }
        let Some(action) = action else {
            self.frozen = Some(format!("the computer player of seat {} reached no decision", seat.0));
            tracing::error!("table {}: the computer player of seat {} reached no decision", self.head.id, seat.0);
            return;
        };
        let stored = match self.prepare().await {
            Ok(()) => match self.game.check(seat, at, &action) {
                Ok(checked) => {
                    let (what, fingerprint) = (Move::Played(checked.text), Some(checked.fingerprint));
                    let entry = LogEntry { seat, id: None, what, fingerprint };
                    self.store(entry, checked.ends).await
                }
                Err(_) => return,
            },
            Err(refusal) => Err(refusal),
        };
        if stored.is_err() && self.frozen.is_none() && !self.deleted {
            self.think_later();
        }
    }

    /// Lets computer players think again after a pause, because the store has failed.
    fn think_later(&mut self) {
        self.thinks = true;
        let commands = self.commands.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_DELAY).await;
            if let Some(commands) = commands.upgrade() {
                let _ = commands.send(Command::ThinkAgain).await;
            }
        });
    }

    /// The seed of the computer players, which nobody can know before the end of the game.
    fn seed_of_computers(&self) -> u64 {
        let mut hash = Hasher::new();
        hash.add(self.head.begin.seed);
        hash.add_bytes(&self.head.salt);
        hash.finish()
    }
}
