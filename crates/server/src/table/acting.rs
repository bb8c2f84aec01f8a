//! Playing and taking back actions: each is checked by the rules, stored, and then told to everybody.

use online::{FromServer, Reason};
use tabletop::Seat;

use super::{GuestId, Table, loading::unknown_table};
use crate::{
    games::{LogEntry, Move, Refusal},
    store::Appended,
};

/// The maximum number of log entries. The longest games have a tenth as many; only taking actions back leads to more.
const MAX_ENTRIES: u32 = 10_000;
/// The number of attempts to store an entry while other processes store theirs first.
const TRIES: usize = 3;

impl Table {
    /// Plays an action of a person. If the client has sent the action before, the client gets the stored entry again.
    pub(super) async fn act(
        &mut self,
        guest: GuestId,
        seat: Seat,
        id: u64,
        at: u32,
        action: &str,
    ) -> Result<(), Refusal> {
        self.check_seat(guest, seat)?;
        for _ in 0..TRIES {
            self.prepare().await?;
            if let Some(number) = self.game.log().iter().position(|entry| entry.seat == seat && entry.id == Some(id)) {
                self.resend_entry(guest, number as u32);
                return Ok(());
            }
            let checked = self.game.check(seat, at, action)?;
            let (what, fingerprint) = (Move::Played(checked.text), Some(checked.fingerprint));
            let entry = LogEntry { seat, id: Some(id), what, fingerprint };
            if self.store(entry, checked.ends).await? {
                return Ok(());
            }
        }
        Err(Refusal::new(Reason::Outdated, "others acted at the same time"))
    }

    /// Takes back all actions after the first `keep` at the request of a person.
    pub(super) async fn undo(&mut self, guest: GuestId, seat: Seat, keep: u32) -> Result<(), Refusal> {
        self.check_seat(guest, seat)?;
        self.prepare().await?;
        let is_person = |seat: Seat| self.chairs[seat.index()].computer().is_none();
        let fingerprint = Some(self.game.check_undo(seat, keep, &is_person)?);
        let entry = LogEntry { seat, id: None, what: Move::TakenBack(keep), fingerprint };
        match self.store(entry, false).await? {
            true => Ok(()),
            false => Err(Refusal::new(Reason::NoUndo, "others acted at the same time")),
        }
    }

    /// Checks that the game can continue, after reading what a failed write may have stored.
    pub(super) async fn prepare(&mut self) -> Result<(), Refusal> {
        if self.uncertain {
            self.catch_up().await?;
            self.uncertain = false;
        }
        match &self.frozen {
            Some(why) => Err(Refusal::new(Reason::Rules, why)),
            None if self.entries() >= MAX_ENTRIES => Err(Refusal::new(Reason::Full, "the log is full")),
            None => Ok(()),
        }
    }

    /// Stores a checked entry, then plays it and tells everybody. If another process stored an entry first, reads that
    /// entry instead and returns false.
    pub(super) async fn store(&mut self, entry: LogEntry, ends: bool) -> Result<bool, Refusal> {
        match self.hub.store.append(&self.head.id, self.entries(), &entry, ends).await {
            Ok(Appended::Stored) => {
                self.changes += 1;
                self.apply(entry);
                Ok(true)
            }
            Ok(Appended::Conflict) => {
                self.catch_up().await?;
                Ok(false)
            }
            Ok(Appended::Gone) => {
                self.dismiss_all("the table was deleted");
                Err(unknown_table())
            }
            Err(error) => {
                // The entry may be stored nevertheless.
                self.uncertain = true;
                Err(error.into())
            }
        }
    }

    /// Sends a connection an entry that it may have missed.
    fn resend_entry(&self, guest: GuestId, number: u32) {
        if let Some(guest) = self.guest(guest) {
            let mut entries = self.game.history(guest.viewer(), number);
            entries.truncate(1);
            guest.outbox.send(&FromServer::Log { from: number, entries });
        }
    }
}
