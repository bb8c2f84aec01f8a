//! The writer: one task that commits all waiting jobs in one transaction.

use std::{sync::Arc, time::Instant};

use sqlx::{Any, AnyPool, Connection as _, pool::PoolConnection, query::Query};
use tokio::sync::{mpsc, oneshot};

use super::{StoreError, hints::Sharing};
use crate::metrics::Metrics;

/// The maximum number of jobs in one transaction.
const BATCH: usize = 256;

/// A statement with its values.
#[derive(Debug)]
pub struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

#[derive(Debug)]
enum Value {
    Int(Option<i64>),
    Text(Option<String>),
}

impl Statement {
    /// A statement without values. `$1` stands for the first value to be added.
    pub fn new(sql: &'static str) -> Statement {
        Statement { sql, values: Vec::new() }
    }

    /// Adds a number.
    pub fn int(self, value: i64) -> Statement {
        self.optional_int(Some(value))
    }

    /// Adds a number or NULL.
    pub fn optional_int(mut self, value: Option<i64>) -> Statement {
        self.values.push(Value::Int(value));
        self
    }

    /// Adds a text.
    pub fn text(self, value: &str) -> Statement {
        self.optional_text(Some(value))
    }

    /// Adds a text or NULL.
    pub fn optional_text(mut self, value: Option<&str>) -> Statement {
        self.values.push(Value::Text(value.map(str::to_owned)));
        self
    }

    fn query(&self) -> Query<'_, Any, sqlx::any::AnyArguments> {
        self.values.iter().fold(sqlx::query(self.sql), |query, value| match value {
            Value::Int(value) => query.bind(*value),
            Value::Text(value) => query.bind(value.clone()),
        })
    }
}

/// Statements for one table. They run in order, up to the first one that changes no row.
#[derive(Debug)]
pub struct Job {
    table: String,
    statements: Vec<Statement>,
    /// True if other processes get a hint.
    gives_hint: bool,
    /// Receives the number of statements that changed a row, after the commit.
    done: oneshot::Sender<Result<usize, StoreError>>,
}

impl Job {
    /// A job, and the receiver of its result.
    pub fn new(
        table: &str,
        statements: Vec<Statement>,
        gives_hint: bool,
    ) -> (Job, oneshot::Receiver<Result<usize, StoreError>>) {
        let (done, result) = oneshot::channel();
        (Job { table: table.to_owned(), statements, gives_hint, done }, result)
    }
}

/// Starts the writer. It ends when all senders are gone.
pub fn start(pool: AnyPool, begin: &'static str, sharing: Option<Sharing>, metrics: Arc<Metrics>) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel(4 * BATCH);
    let mut writer = Writer { pool, begin, sharing, connection: None, metrics };
    tokio::spawn(async move {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            writer.commit(std::mem::take(&mut batch)).await;
        }
    });
    sender
}

struct Writer {
    pool: AnyPool,
    /// The statement that begins a transaction.
    begin: &'static str,
    /// Notifies other processes of changes, if the database is shared.
    sharing: Option<Sharing>,
    connection: Option<PoolConnection<Any>>,
    metrics: Arc<Metrics>,
}

impl Writer {
    /// Commits the jobs together. If that fails, each job is tried alone, so that one bad job does not affect the
    /// others.
    async fn commit(&mut self, mut batch: Vec<Job>) {
        // All processes change tables in the same order, so that they cannot deadlock.
        batch.sort_by(|one, other| one.table.cmp(&other.table));
        let began = Instant::now();
        let together = self.run(&batch).await;
        self.metrics.committed(began.elapsed(), batch.len());
        match together {
            Ok(counts) => {
                for (job, count) in batch.into_iter().zip(counts) {
                    // The task that asked may have ended.
                    let _ = job.done.send(Ok(count));
                }
            }
            Err(error) if batch.len() == 1 => {
                tracing::error!("{error}");
                batch.into_iter().for_each(|job| drop(job.done.send(Err(StoreError(error.to_string())))));
            }
            Err(_) => {
                for job in batch {
                    let counts = self.run(std::slice::from_ref(&job)).await;
                    let result = counts.map_err(StoreError::from).map(|counts| counts.iter().sum());
                    let _ = job.done.send(result);
                }
            }
        }
    }

    /// Runs jobs in one transaction. Returns the number of effective statements of each job.
    async fn run(&mut self, jobs: &[Job]) -> Result<Vec<usize>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        let result = transact(&mut connection, self.begin, self.sharing.as_ref(), jobs).await;
        match &result {
            Ok(_) => self.connection = Some(connection),
            // The next transaction gets a connection that the pool has tested.
            Err(_) => drop(connection),
        }
        result
    }
}

async fn transact(
    connection: &mut PoolConnection<Any>,
    begin: &'static str,
    sharing: Option<&Sharing>,
    jobs: &[Job],
) -> Result<Vec<usize>, sqlx::Error> {
    let mut transaction = connection.begin_with(begin).await?;
    let mut counts = Vec::with_capacity(jobs.len());
    for job in jobs {
        let mut count = 0;
        for statement in &job.statements {
            if statement.query().execute(&mut *transaction).await?.rows_affected() == 0 {
                break;
            }
            count += 1;
        }
        counts.push(count);
    }
    if let Some(sharing) = sharing {
        let with_hint = jobs.iter().filter(|job| job.gives_hint);
        sharing.notify(&mut transaction, with_hint.map(|job| job.table.as_str())).await?;
    }
    transaction.commit().await?;
    Ok(counts)
}
