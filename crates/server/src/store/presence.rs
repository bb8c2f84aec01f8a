//! The people who are connected to other processes that share the database. For each table, each process regularly
//! writes the seats that its connections hold; an entry expires unless it is renewed within a minute. Times come from
//! the database, because the clocks of machines differ.

use sqlx::{Row as _, any::AnyRow};
use tabletop::{MAX_SEATS, Seat, Seats};

use super::{Store, StoreError, writer::Statement};

/// The Postgres table. A crash of the database may empty it.
pub(super) const TABLE: &str = "CREATE UNLOGGED TABLE IF NOT EXISTS presence (
    table_id TEXT NOT NULL, process TEXT NOT NULL, seats BIGINT NOT NULL, votes BIGINT NOT NULL, seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, process))";

/// Reads the number of changes of a table, and the seats and votes of people who were connected to other processes in
/// the last minute.
const CHANGES: &str = "
    SELECT t.changes, COALESCE(BIT_OR(p.seats), 0), COALESCE(BIT_OR(p.votes), 0)
    FROM tables t LEFT JOIN presence p
        ON p.table_id = t.id AND p.process <> $2 AND p.seen > EXTRACT(EPOCH FROM now())::BIGINT - 60
    WHERE t.id = $1 GROUP BY t.changes";

/// The seats that connections hold, and their votes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Presence {
    /// The seats for which there is a connection.
    pub seats: Seats,
    /// For the seat of each absent person, the seats that have voted for a computer player.
    pub votes: [Seats; MAX_SEATS],
}

impl Store {
    /// The number of changes of a table, and who is connected to other processes; `None` if there is no such table.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn changes(&self, table: &str) -> Result<Option<(i64, Presence)>, StoreError> {
        let Some(sharing) = &self.shared else {
            let sql = "SELECT changes FROM tables WHERE id = $1";
            let changes: Option<i64> = sqlx::query_scalar(sql).bind(table).fetch_optional(&self.pool).await?;
            return Ok(changes.map(|changes| (changes, Presence::default())));
        };
        let process = sharing.process();
        let row = sqlx::query(CHANGES).bind(table).bind(process).fetch_optional(&self.pool).await?;
        row.map(|row| changes(&row)).transpose()
    }

    /// Writes who is connected to this process, if the database is shared. Other processes get a hint if `is_news` is
    /// true.
    ///
    /// # Errors
    /// Returns an error if the store fails.
    pub async fn report_presence(&self, table: &str, presence: Presence, is_news: bool) -> Result<(), StoreError> {
        let Some(sharing) = &self.shared else { return Ok(()) };
        let process = sharing.process();
        let statements = if presence == Presence::default() {
            vec![Statement::new("DELETE FROM presence WHERE table_id = $1 AND process = $2").text(table).text(process)]
        } else {
            vec![
                Statement::new(
                    "INSERT INTO presence (table_id, process, seats, votes, seen)
                     VALUES ($1, $2, $3, $4, EXTRACT(EPOCH FROM now())::BIGINT)
                     ON CONFLICT (table_id, process)
                     DO UPDATE SET seats = EXCLUDED.seats, votes = EXCLUDED.votes, seen = EXCLUDED.seen",
                )
                .text(table)
                .text(process)
                .int(bits(presence.seats))
                .int(presence.votes.iter().rev().fold(0, |all, seats| all << MAX_SEATS | bits(*seats))),
                // Killed processes leave old entries behind.
                Statement::new(
                    "DELETE FROM presence WHERE table_id = $1 AND seen < EXTRACT(EPOCH FROM now())::BIGINT - 3600",
                )
                .text(table),
            ]
        };
        self.send_job(table, statements, is_news).await.map(drop)
    }
}

fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

fn seats(bits: i64) -> Seats {
    Seat::all(MAX_SEATS as u8).filter(|seat| bits >> seat.0 & 1 != 0).collect()
}

fn changes(row: &AnyRow) -> Result<(i64, Presence), StoreError> {
    let votes: i64 = row.try_get(2)?;
    let presence = Presence {
        seats: seats(row.try_get(1)?),
        votes: std::array::from_fn(|place| seats(votes >> (place * MAX_SEATS))),
    };
    Ok((row.try_get(0)?, presence))
}
