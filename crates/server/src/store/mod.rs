//! The store: tables, their logs, their seats and the hashes of their links, in SQLite or Postgres.
//!
//! Both databases use the same statements. All changes go through one writer ([`writer`]). It commits all waiting
//! changes in one transaction, so that tables that act at the same time share a durable commit.

mod hints;
mod presence;
mod reads;
mod rows;
mod schema;
mod writer;

use std::{path::PathBuf, sync::Arc, time::Duration};

use online::SeatPlan;
use sqlx::{
    AnyPool,
    any::{AnyPoolOptions, install_default_drivers},
};
use tokio::sync::mpsc;

pub use hints::Hint;
pub use presence::Presence;
pub use rows::{Chair, Head, NewTable, Right};

use crate::{clock, games::LogEntry, metrics::Metrics};
use hints::Sharing;
use writer::{Job, Statement};

/// The database that stores the tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Database {
    /// A SQLite file, used by this process alone.
    File {
        /// The path of the file, which is created if it does not exist.
        path: PathBuf,
        /// The maximum size of the file in pages of 4 KiB; `None` for no limit. Tests simulate a full disk with it.
        most_pages: Option<u32>,
    },
    /// A Postgres database, which several processes may share.
    Postgres {
        /// Its address, which begins with `postgres://`.
        url: String,
    },
}

/// The database cannot be read or written now.
#[derive(Debug, thiserror::Error)]
#[error("the store failed: {0}")]
pub struct StoreError(String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

/// The result of appending an entry to a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// The entry is stored durably.
    Stored,
    /// Another entry has this number, or the client has already used the number of this action. The entry was not
    /// stored.
    Conflict,
    /// The table no longer exists.
    Gone,
}

/// The store of a server. All clones share the same connections and the same writer.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
    jobs: mpsc::Sender<Job>,
    /// Notifies other processes; `None` if the database is not shared.
    shared: Option<Sharing>,
}

impl Store {
    /// Opens the database, creates missing tables and columns, and starts the writer.
    ///
    /// # Errors
    /// Returns an error if the database cannot be opened.
    pub async fn open(database: &Database, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        install_default_drivers();
        let options = AnyPoolOptions::new().acquire_timeout(Duration::from_secs(3));
        let (pool, begin, shared) = match database {
            Database::File { path, most_pages } => {
                let most_pages = *most_pages;
                let pool = options
                    .max_connections(4)
                    .after_connect(move |connection, _| Box::pin(schema::prepare_file(connection, most_pages)))
                    .connect(&schema::file_url(path))
                    .await?;
                (pool, "BEGIN IMMEDIATE", None)
            }
            Database::Postgres { url } => {
                let pool = options.max_connections(8).connect(url).await?;
                (pool, "BEGIN", Some(Sharing::new(url)?))
            }
        };
        schema::create(&pool, shared.is_some()).await?;
        let jobs = writer::start(pool.clone(), begin, shared.clone(), metrics);
        Ok(Store { pool, jobs, shared })
    }

    /// True if other processes may write to the same database.
    pub fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// Stores a new table. Returns false if its name is taken.
    ///
    /// # Errors
    /// Returns an error if the store fails. The table may be stored nevertheless.
    pub async fn create(&self, table: &NewTable) -> Result<bool, StoreError> {
        self.write_all(&table.head.id, table.statements(clock::seconds())).await
    }

    /// Stores the table of the next game, with the links and the people of the previous table. `invite` is the hash of
    /// a new invitation, which replaces the old one. `left` lists the seats of people who have left, each with the hash
    /// of the link that replaces the person's link. Returns false and stores nothing if the previous table already has
    /// a successor or does not exist.
    ///
    /// # Errors
    /// Returns an error if the store fails. The table may be stored nevertheless.
    pub async fn create_next(
        &self,
        head: &Head,
        before: &str,
        invite: Option<&str>,
        left: &[(tabletop::Seat, String)],
    ) -> Result<bool, StoreError> {
        let mut steps = rows::next_table(head, before, invite, clock::seconds());
        steps.extend(left.iter().flat_map(|(seat, hash)| rows::dismiss(&head.id, *seat, hash)));
        // The hint names the previous table, because the people there must learn of the change.
        self.write_all(before, steps).await
    }

    /// Gives a free seat to an invited guest: a link with this hash replaces the links of the seat. Returns false and
    /// does not give the seat if somebody else was faster, or if there is a next game.
    ///
    /// # Errors
    /// Returns an error if the store fails. The seat may be taken nevertheless.
    pub async fn seat_guest(&self, table: &str, seat: tabletop::Seat, hash: &str) -> Result<bool, StoreError> {
        self.write_all(table, rows::seat_guest(table, seat, hash).into()).await
    }

    /// Appends the entry with this number to the log of a table. `ends` is true if the game is over after this entry.
    ///
    /// # Errors
    /// Returns an error if the store fails. The entry may be stored nevertheless, so the log must be read again.
    pub async fn append(&self, table: &str, number: u32, entry: &LogEntry, ends: bool) -> Result<Appended, StoreError> {
        let now = clock::seconds();
        let mut statements = vec![
            Statement::new("UPDATE tables SET touched = $1, changes = changes + 1 WHERE id = $2").int(now).text(table),
            rows::insert_entry(table, number, entry, now),
        ];
        if ends {
            statements.push(Statement::new("UPDATE tables SET ended = $1 WHERE id = $2").int(now).text(table));
        }
        Ok(match self.write(table, statements).await? {
            0 => Appended::Gone,
            1 => Appended::Conflict,
            _ => Appended::Stored,
        })
    }

    /// Stores the changed state of a chair. Returns false if the table no longer exists.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn set_chair(&self, table: &str, seat: tabletop::Seat, chair: &Chair) -> Result<bool, StoreError> {
        let sql = "UPDATE chairs SET came = $1, stand_in = $2, rematch = $3 WHERE table_id = $4 AND seat = $5";
        let statement = Statement::new(sql)
            .int(chair.came.into())
            .optional_text(chair.stand_in.map(|level| level.word()))
            .int(chair.rematch.into())
            .text(table)
            .int(seat.0.into());
        self.write_all(table, vec![rows::count_change(table), statement]).await
    }

    /// Replaces all links of a seat by one with this hash, and ends the stand-in. Returns false if the seat has no
    /// link.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn replace_link(&self, table: &str, seat: tabletop::Seat, hash: &str) -> Result<bool, StoreError> {
        let statements = vec![
            rows::count_change(table),
            Statement::new("DELETE FROM links WHERE table_id = $1 AND seat = $2").text(table).int(seat.0.into()),
            rows::insert_link(table, hash, Right::Seat(seat)),
            Statement::new("UPDATE chairs SET came = 0, stand_in = NULL WHERE table_id = $1 AND seat = $2")
                .text(table)
                .int(seat.0.into()),
        ];
        self.write_all(table, statements).await
    }

    /// Deletes a table with everything that belongs to it.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn delete(&self, table: &str) -> Result<(), StoreError> {
        if self.is_shared() {
            self.write(table, vec![Statement::new("DELETE FROM presence WHERE table_id = $1").text(table)]).await?;
        }
        let statements = rows::DELETE.map(|sql| Statement::new(sql).text(table));
        self.write(table, statements.into()).await.map(drop)
    }

    /// Sends statements to the writer, which stops at the first one that changes no row. Returns the number of
    /// statements before it.
    async fn write(&self, table: &str, statements: Vec<Statement>) -> Result<usize, StoreError> {
        self.send_job(table, statements, true).await
    }

    /// Like `write`. Returns true if each statement has changed a row.
    async fn write_all(&self, table: &str, statements: Vec<Statement>) -> Result<bool, StoreError> {
        let all = statements.len();
        Ok(self.write(table, statements).await? == all)
    }

    /// Like `write`. Other processes get a hint if `gives_hint` is true.
    async fn send_job(&self, table: &str, statements: Vec<Statement>, gives_hint: bool) -> Result<usize, StoreError> {
        let (job, done) = Job::new(table, statements, gives_hint);
        let closed = || StoreError("the writer has ended".to_owned());
        self.jobs.send(job).await.map_err(|_| closed())?;
        done.await.map_err(|_| closed())?
    }
}

/// The word of a plan in the database: `person` or a level.
fn plan_word(plan: SeatPlan) -> &'static str {
    match plan {
        SeatPlan::Person => "person",
        SeatPlan::Computer(level) => level.word(),
    }
}
