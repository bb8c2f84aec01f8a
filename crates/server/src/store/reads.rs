//! Reads tables from the database.

use online::SeatPlan;
use sqlx::{Row as _, any::AnyRow};
use tabletop::{Level, Seat};

use super::{Chair, Head, Right, Store, StoreError};
use crate::{
    clock,
    games::{LogEntry, Move, Start},
};

/// How long a table is kept after the end of its game, and after its last action, in seconds.
const KEPT_SECONDS: (i64, i64) = (14 * 86_400, 90 * 86_400);

impl Store {
    /// Checks that the store can be read.
    ///
    /// # Errors
    /// Returns an error if the store cannot be read.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// The head of a table; `None` if there is no such table.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn head(&self, table: &str) -> Result<Option<Head>, StoreError> {
        let sql = "SELECT id, title, setting, seed, salt, start, rules, again FROM tables WHERE id = $1";
        let row = sqlx::query(sql).bind(table).fetch_optional(&self.pool).await?;
        row.map(|row| head(&row)).transpose()
    }

    /// The time of a table's last entry, or of its beginning, in seconds since 1970; `None` if there is no such table.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn touched(&self, table: &str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT touched FROM tables WHERE id = $1";
        Ok(sqlx::query_scalar(sql).bind(table).fetch_optional(&self.pool).await?)
    }

    /// The entries of a table's log from a number on.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn log(&self, table: &str, from: u32) -> Result<Vec<LogEntry>, StoreError> {
        let sql = "SELECT seat, client_id, keep, text, fingerprint FROM actions WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let rows = sqlx::query(sql).bind(table).bind(i64::from(from)).fetch_all(&self.pool).await?;
        rows.iter().map(entry).collect()
    }

    /// The chairs of a table by seat.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn chairs(&self, table: &str) -> Result<Vec<Chair>, StoreError> {
        let sql = "SELECT plan, stand_in, came, rematch FROM chairs WHERE table_id = $1 ORDER BY seat";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.pool).await?;
        rows.iter().map(chair).collect()
    }

    /// The hashes of a table's links, and what each link allows.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn links(&self, table: &str) -> Result<Vec<(String, Right)>, StoreError> {
        let sql = "SELECT hash, seat, is_host, is_invite FROM links WHERE table_id = $1";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.pool).await?;
        rows.iter().map(link).collect()
    }

    /// The id, the title and the version of the rules of each game that is not over. Unreadable rows are logged and left
    /// out.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn running(&self) -> Result<Vec<(String, String, u32)>, StoreError> {
        let rows = sqlx::query("SELECT id, title, rules FROM tables WHERE ended IS NULL").fetch_all(&self.pool).await?;
        let running = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get(1)?, small(row.try_get(2)?)?));
        let logged = |error: &StoreError| tracing::error!("{error}");
        Ok(rows.iter().filter_map(|row| running(row).inspect_err(logged).ok()).collect())
    }

    /// The expired tables: 14 days after the end of their game, or 90 days after their last action.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn overdue(&self) -> Result<Vec<String>, StoreError> {
        let (ended, touched) = KEPT_SECONDS;
        let now = clock::seconds();
        let rows = sqlx::query("SELECT id FROM tables WHERE ended < $1 OR touched < $2")
            .bind(now - ended)
            .bind(now - touched)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// Converts a stored number back to its original, smaller type.
fn small<N: TryFrom<i64>>(number: i64) -> Result<N, StoreError> {
    N::try_from(number).map_err(|_| StoreError(format!("a stored number is out of range: {number}")))
}

fn level(word: &str) -> Result<Level, StoreError> {
    Level::read(word, "level").map_err(StoreError)
}

fn head(row: &AnyRow) -> Result<Head, StoreError> {
    let salt: String = row.try_get(4)?;
    Ok(Head {
        id: row.try_get(0)?,
        begin: Start {
            title: row.try_get(1)?,
            setting: row.try_get(2)?,
            seed: row.try_get::<i64, _>(3)?.cast_unsigned(),
            start: Some(Seat(small(row.try_get(5)?)?)),
        },
        salt: online::from_hex(&salt).ok_or_else(|| StoreError("a stored salt is unreadable".to_owned()))?,
        rules: small(row.try_get(6)?)?,
        again: row.try_get(7)?,
    })
}

fn entry(row: &AnyRow) -> Result<LogEntry, StoreError> {
    let keep: Option<i64> = row.try_get(2)?;
    Ok(LogEntry {
        seat: Seat(small(row.try_get(0)?)?),
        id: row.try_get::<Option<i64>, _>(1)?.map(i64::cast_unsigned),
        what: match keep {
            Some(keep) => Move::TakenBack(small(keep)?),
            None => Move::Played(row.try_get(3)?),
        },
        fingerprint: row.try_get::<Option<i64>, _>(4)?.map(i64::cast_unsigned),
    })
}

fn chair(row: &AnyRow) -> Result<Chair, StoreError> {
    let (plan, stand_in): (String, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
    Ok(Chair {
        plan: if plan == "person" { SeatPlan::Person } else { SeatPlan::Computer(level(&plan)?) },
        stand_in: stand_in.map(|word| level(&word)).transpose()?,
        came: row.try_get::<i64, _>(2)? != 0,
        rematch: row.try_get::<i64, _>(3)? != 0,
    })
}

fn link(row: &AnyRow) -> Result<(String, Right), StoreError> {
    let (seat, is_host, is_invite): (Option<i64>, i64, i64) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    let right = match seat {
        Some(seat) => Right::Seat(Seat(small(seat)?)),
        None if is_host != 0 => Right::Host,
        None if is_invite != 0 => Right::Invite,
        None => Right::Watch,
    };
    Ok((row.try_get(0)?, right))
}
