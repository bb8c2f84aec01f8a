//! Reads a table from the store, and later the changes by other processes.

use std::{sync::Arc, time::Duration};

use online::Reason;
use tabletop::MAX_SEATS;
use tokio::{sync::mpsc, time::Instant};

use super::{Command, Table, absence::Idle, presence::ReportedPresence, voting::Votes};
use crate::{
    games::{self, Game, LogEntry, Refusal},
    hub::Hub,
    store::{Head, Presence, Store, StoreError},
};

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        tracing::error!("{error}");
        Refusal::new(Reason::Storage, "the server cannot read or write its store at the moment")
    }
}

/// The refusal for a table that does not exist.
pub(super) fn unknown_table() -> Refusal {
    Refusal::new(Reason::NoTable, "there is no such table")
}

/// A game after the replay of its log.
struct Replayed {
    /// The game, as far as it can be played.
    game: Box<dyn Game>,
    /// The version of the rules by which it is shown and continued.
    rules: u32,
    /// The reason if it cannot continue.
    frozen: Option<String>,
}

/// Replays a log. A game that began with an earlier version of the rules continues with the current version if this
/// leads to the same position after every entry. If nobody has acted yet, the game begins anew by the current rules,
/// which may deal other cards.
fn replay(head: &Head, log: Vec<LogEntry>) -> Result<Replayed, Refusal> {
    let mut game = games::begin(&head.begin)?;
    let current = games::rules_version(&head.begin.title)?;
    let other_rules =
        format!("the game began with version {} of the rules; this server has version {current}", head.rules);
    let is_checked = log.iter().all(|entry| entry.fingerprint.is_some());
    for (number, entry) in log.into_iter().enumerate() {
        if let Err(what) = game.append(entry, &[]) {
            let frozen = Some(format!("{other_rules}; entry {number}: {what}"));
            return Ok(Replayed { game, rules: head.rules, frozen });
        }
    }
    if head.rules == current || head.rules < current && is_checked {
        return Ok(Replayed { game, rules: current, frozen: None });
    }
    Ok(Replayed { game, rules: head.rules, frozen: Some(other_rules) })
}

/// The reason why a table cannot continue at this server; `None` if it can, or no longer exists.
///
/// # Errors
/// Returns an error if the store fails.
pub async fn freeze_reason(store: &Store, id: &str) -> Result<Option<String>, StoreError> {
    let Some(head) = store.head(id).await? else { return Ok(None) };
    Ok(match replay(&head, store.log(id, 0).await?) {
        Ok(replayed) => replayed.frozen,
        Err(refusal) => Some(refusal.to_string()),
    })
}

impl Table {
    /// Reads a table and plays its log.
    ///
    /// # Errors
    /// Returns the reason why it cannot be shown.
    pub(super) async fn load(hub: &Arc<Hub>, id: &str, commands: mpsc::WeakSender<Command>) -> Result<Table, Refusal> {
        let (changes, elsewhere) = hub.store.changes(id).await?.ok_or_else(unknown_table)?;
        let head = hub.store.head(id).await?.ok_or_else(unknown_table)?;
        let chairs = hub.store.chairs(id).await?;
        let touched = hub.store.touched(id).await?.ok_or_else(unknown_table)?;
        let now = Instant::now();
        let Replayed { game, rules, frozen } = replay(&head, hub.store.log(id, 0).await?)?;
        if usize::from(game.seats()) != chairs.len() {
            return Err(unknown_table());
        }
        if let Some(why) = &frozen {
            tracing::warn!("table {id} can be viewed but not continued: {why}");
        }
        Ok(Table {
            hub: hub.clone(),
            head,
            game,
            next_invite: None,
            rules,
            frozen,
            chairs,
            changes,
            guests: Vec::new(),
            uncertain: false,
            thinks: false,
            deleted: false,
            idle: Idle {
                before: if hub.clock.is_trusted() { hub.clock.since(touched) } else { Duration::ZERO },
                since: now,
            },
            left: [now; MAX_SEATS],
            elsewhere,
            reported: ReportedPresence::begin(),
            followed: Presence::default(),
            chairs_changed: false,
            votes: Votes::default(),
            commands,
        })
    }

    /// Reads what other processes have stored since the table last caught up, and tells everybody. If the store fails,
    /// the next call tries again.
    pub(super) async fn look(&mut self) {
        let result = match self.hub.store.changes(&self.head.id).await {
            Ok(Some((changes, elsewhere))) if changes == self.changes && !self.uncertain => {
                self.elsewhere = elsewhere;
                Ok(())
            }
            Ok(_) => self.catch_up().await,
            Err(error) => Err(error.into()),
        };
        match result {
            Ok(()) => self.uncertain = false,
            Err(refusal) => {
                self.uncertain = true;
                tracing::warn!("table {}: {refusal}", self.head.id);
            }
        }
    }

    /// Catches up before the table answers a client, if the store may hold changes unknown to the table.
    ///
    /// # Errors
    /// Returns an error if the table was deleted, or if the store fails.
    pub(super) async fn refresh(&mut self) -> Result<(), Refusal> {
        match self.deleted {
            true => Err(unknown_table()),
            false if self.hub.store.is_shared() || self.uncertain => self.catch_up().await,
            false => Ok(()),
        }
    }

    /// Reads what other processes have stored since the table last caught up, and tells everybody.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refusal> {
        let (hub, id) = (self.hub.clone(), self.head.id.clone());
        let (Some((changes, elsewhere)), Some(head)) = (hub.store.changes(&id).await?, hub.store.head(&id).await?)
        else {
            self.dismiss_all("the table was deleted");
            return Err(unknown_table());
        };
        (self.changes, self.elsewhere) = (changes, elsewhere);
        if self.frozen.is_none() {
            for entry in hub.store.log(&id, self.entries()).await? {
                self.apply(entry);
            }
        }
        let chairs = hub.store.chairs(&id).await?;
        if chairs != self.chairs && chairs.len() == self.chairs.len() {
            self.chairs = chairs;
            self.chairs_changed = true;
            self.give_back().await;
        }
        if head.again != self.head.again {
            self.head = head;
            self.broadcast_next_table();
        }
        self.disconnect_invalid_links().await
    }
}
