//! Hints between processes that share a database: which tables have changed, and which sentences people say there. A
//! hint may be lost: a change is then noticed later, and a lost sentence does no harm.

use std::{sync::Arc, time::Duration};

use online::Phrase;
use sqlx::{AnyConnection, postgres::PgListener};
use tabletop::Seat;

use super::{Store, StoreError};
use crate::secrets;

/// The Postgres channel for changes.
const CHANNEL: &str = "hacienda";
/// The Postgres channel for sentences.
const SAID: &str = "hacienda_said";
/// The maximum number of tables in one hint, so that it stays below the Postgres limit of 8,000 bytes.
const MAX_TABLES: usize = 400;

/// The data that a process needs to exchange hints with other processes.
#[derive(Debug, Clone)]
pub(super) struct Sharing {
    url: Arc<str>,
    /// The name of this process, which begins its hints, so that it can ignore them.
    process: Arc<str>,
}

impl Sharing {
    /// The data for a process that uses the database at this address.
    pub fn new(url: &str) -> Result<Sharing, StoreError> {
        let name = secrets::table().map_err(|refusal| StoreError(refusal.detail))?;
        Ok(Sharing { url: url.into(), process: name.into() })
    }

    /// The name of this process.
    pub fn process(&self) -> &str {
        &self.process
    }

    /// Notifies other processes, at the commit, that these tables have changed.
    pub async fn notify<'a>(
        &self,
        connection: &mut AnyConnection,
        tables: impl Iterator<Item = &'a str>,
    ) -> Result<(), sqlx::Error> {
        let mut tables: Vec<&str> = tables.collect();
        tables.dedup();
        for chunk in tables.chunks(MAX_TABLES) {
            let hint = format!("{} {}", self.process, chunk.join(" "));
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(hint).execute(&mut *connection).await?;
        }
        Ok(())
    }
}

/// A hint from another process.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// The table has changed.
    Changed(String),
    /// A seat says a sentence at the table.
    Said(String, Seat, Phrase),
}

/// Receives hints.
#[derive(Debug)]
pub struct Hints {
    sharing: Sharing,
    listener: Option<PgListener>,
}

impl Store {
    /// The hints from other processes; `None` if the database is not shared.
    pub fn hints(&self) -> Option<Hints> {
        self.shared.clone().map(|sharing| Hints { sharing, listener: None })
    }

    /// Passes a sentence on to people who are connected to other processes, if the database is shared. The sentence may
    /// be lost.
    pub fn say(&self, table: &str, seat: Seat, phrase: Phrase) {
        let Some(sharing) = &self.shared else { return };
        let hint = format!("{} {table} {} {phrase}", sharing.process, seat.0);
        let pool = self.pool.clone();
        tokio::spawn(async move {
            let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(SAID).bind(hint).execute(&pool).await;
            if let Err(error) = sent {
                tracing::warn!("a sentence was lost: {error}");
            }
        });
    }
}

impl Hints {
    /// Waits for the next hints. If the connection to the database fails, reconnects first.
    pub async fn next(&mut self) -> Vec<Hint> {
        loop {
            match self.receive().await {
                Ok(hints) => return hints,
                Err(error) => {
                    tracing::warn!("cannot receive hints from the database: {error}");
                    self.listener = None;
                    tokio::time::sleep(Duration::from_secs(2)).await;
                }
            }
        }
    }

    async fn receive(&mut self) -> Result<Vec<Hint>, sqlx::Error> {
        let listener = match &mut self.listener {
            Some(listener) => listener,
            none => {
                let mut listener = PgListener::connect(&self.sharing.url).await?;
                listener.listen_all([CHANNEL, SAID]).await?;
                none.insert(listener)
            }
        };
        let hint = listener.recv().await?;
        let mut words = hint.payload().split(' ');
        let is_own = words.next() == Some(&*self.sharing.process);
        Ok(match hint.channel() {
            _ if is_own => Vec::new(),
            SAID => read_sentence(words).into_iter().collect(),
            _ => words.map(|table| Hint::Changed(table.to_owned())).collect(),
        })
    }
}

/// Parses a sentence. Returns `None` if this version does not know it.
fn read_sentence<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Hint> {
    let (table, seat) = (words.next()?.to_owned(), Seat(words.next()?.parse().ok()?));
    Some(Hint::Said(table, seat, Phrase::read(words.next()?, "phrase").ok()?))
}
