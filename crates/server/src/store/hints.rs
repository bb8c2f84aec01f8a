//! Hints between processes that share a database: which tables have changed. A hint may be lost, so it only makes
//! processes look earlier than they would anyway.

use std::{sync::Arc, time::Duration};

use sqlx::{AnyConnection, postgres::PgListener};

use super::{Store, StoreError};
use crate::secrets;

/// The channel of Postgres.
const CHANNEL: &str = "hacienda";
/// The largest number of tables in one hint, so that it stays below the limit of Postgres, 8,000 bytes.
const MOST: usize = 400;

/// What a process needs to tell others of changes, and to hear of theirs.
#[derive(Debug, Clone)]
pub(super) struct Sharing {
    url: Arc<str>,
    /// The name of this process in hints, so that it ignores its own.
    process: Arc<str>,
}

impl Sharing {
    /// A process that uses the database with this address.
    pub fn new(url: &str) -> Result<Sharing, StoreError> {
        let name = secrets::table().map_err(|refusal| StoreError(refusal.detail))?;
        Ok(Sharing { url: url.into(), process: name.into() })
    }

    /// Tells other processes at the commit that these tables have changed.
    pub async fn notify<'a>(
        &self,
        connection: &mut AnyConnection,
        tables: impl Iterator<Item = &'a str>,
    ) -> Result<(), sqlx::Error> {
        let mut tables: Vec<&str> = tables.collect();
        tables.dedup();
        for some in tables.chunks(MOST) {
            let hint = format!("{} {}", self.process, some.join(" "));
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(hint).execute(&mut *connection).await?;
        }
        Ok(())
    }
}

/// Receives hints.
#[derive(Debug)]
pub struct Hints {
    sharing: Sharing,
    listener: Option<PgListener>,
}

impl Store {
    /// The hints of other processes; `None` if no other process uses the database.
    pub fn hints(&self) -> Option<Hints> {
        self.shared.clone().map(|sharing| Hints { sharing, listener: None })
    }
}

impl Hints {
    /// Waits for the next hint and returns the tables that it names. Connects again for as long as it takes.
    pub async fn next(&mut self) -> Vec<String> {
        loop {
            match self.receive().await {
                Ok(tables) => return tables,
                Err(error) => {
                    tracing::warn!("no hints from the database: {error}");
                    self.listener = None;
                    tokio::time::sleep(Duration::from_secs(2)).await;
                }
            }
        }
    }

    async fn receive(&mut self) -> Result<Vec<String>, sqlx::Error> {
        let listener = match &mut self.listener {
            Some(listener) => listener,
            none => {
                let mut listener = PgListener::connect(&self.sharing.url).await?;
                listener.listen(CHANNEL).await?;
                none.insert(listener)
            }
        };
        let hint = listener.recv().await?;
        let mut words = hint.payload().split(' ');
        let is_own = words.next() == Some(&*self.sharing.process);
        Ok(words.filter(|_| !is_own).map(str::to_owned).collect())
    }
}
