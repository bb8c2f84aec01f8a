//! The tables of the database, and the settings of a SQLite file.

use std::path::Path;

use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Executor as _};

use super::presence;

/// All times are seconds since 1970. `changes` counts the changes of a table, so that other processes notice them.
/// Client numbers, seeds and fingerprints are stored as signed numbers with the same bits.
const TABLES: [&str; 4] = [
    "CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, setting TEXT NOT NULL, seed BIGINT NOT NULL, salt TEXT NOT NULL,
        start BIGINT NOT NULL, rules BIGINT NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL, ended BIGINT,
        changes BIGINT NOT NULL, again TEXT)",
    "CREATE TABLE IF NOT EXISTS actions (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, seat BIGINT NOT NULL, client_id BIGINT, keep BIGINT,
        text TEXT NOT NULL, at BIGINT NOT NULL, fingerprint BIGINT, PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, seat, client_id))",
    "CREATE TABLE IF NOT EXISTS chairs (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, plan TEXT NOT NULL, stand_in TEXT, came BIGINT NOT NULL,
        rematch BIGINT NOT NULL, PRIMARY KEY (table_id, seat))",
    "CREATE TABLE IF NOT EXISTS links (
        table_id TEXT NOT NULL, hash TEXT NOT NULL, seat BIGINT, is_host BIGINT NOT NULL,
        is_invite BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (table_id, hash))",
];

/// The columns that databases of earlier versions lack: for each, a statement that fails without the column, and a
/// statement that adds it.
const ADDED: [[&str; 2]; 2] = [
    ["SELECT is_invite FROM links LIMIT 0", "ALTER TABLE links ADD COLUMN is_invite BIGINT NOT NULL DEFAULT 0"],
    ["SELECT fingerprint FROM actions LIMIT 0", "ALTER TABLE actions ADD COLUMN fingerprint BIGINT"],
];

/// Creates the tables and columns that do not exist yet.
pub async fn create(pool: &AnyPool, is_shared: bool) -> Result<(), sqlx::Error> {
    for sql in TABLES.into_iter().chain(is_shared.then_some(presence::TABLE)) {
        // If two processes create the same Postgres table at once, one of them gets this error.
        if let Err(error) = pool.execute(sql).await
            && !error.as_database_error().is_some_and(|error| error.is_unique_violation())
        {
            return Err(error);
        }
    }
    for [probe, add] in ADDED {
        if pool.execute(probe).await.is_err()
            && let Err(error) = pool.execute(add).await
        {
            // Another process may have added the column meanwhile.
            pool.execute(probe).await.map_err(|_| error)?;
        }
    }
    Ok(())
}

/// The URL of a SQLite file.
pub fn file_url(path: &Path) -> String {
    let escaped = path.to_string_lossy().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{escaped}?mode=rwc")
}

/// Makes commits durable, and allows reads during a write.
pub async fn prepare_file(connection: &mut AnyConnection, most_pages: Option<u32>) -> Result<(), sqlx::Error> {
    for sql in ["PRAGMA busy_timeout = 5000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"] {
        connection.execute(sql).await?;
    }
    if let Some(pages) = most_pages {
        connection.execute(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await?;
    }
    Ok(())
}
