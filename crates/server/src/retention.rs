//! Deletes tables whose time is over, and names those that this server cannot go on with.

use std::{
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use tokio::time::sleep;

use crate::{
    games,
    hub::Hub,
    shutdown::Shutdown,
    store::{Store, StoreError},
};

/// The time between two looks.
const EVERY: Duration = Duration::from_secs(3_600);
/// How far the clock may differ from the time that has passed.
const STEADY: Duration = Duration::from_secs(600);
/// The time for which a clock must have been steady after a jump.
const TRUSTED: Duration = Duration::from_secs(24 * 3_600);

/// Logs the games that began with other rules than this server's.
///
/// # Errors
/// Returns an error if the store fails.
pub async fn name_outdated(store: &Store) -> Result<(), StoreError> {
    for (id, title, rules) in store.running().await? {
        if games::rules_version(&title) != Ok(rules) {
            tracing::warn!("table {id} of {title} began with version {rules} of the rules and is only shown");
        }
    }
    Ok(())
}

/// Looks for tables whose time is over, until the server ends.
pub fn start(hub: Arc<Hub>, mut shutdown: Shutdown) {
    tokio::spawn(async move {
        let mut clock = Clock::new(Instant::now(), SystemTime::now());
        loop {
            if clock.is_trusted(Instant::now(), SystemTime::now()) {
                match delete_overdue(&hub).await {
                    Ok(0) => {}
                    Ok(count) => tracing::info!("{count} tables were deleted, since their time is over"),
                    Err(error) => tracing::error!("{error}"),
                }
            } else {
                tracing::warn!("the clock has jumped; no table is deleted for a day");
            }
            tokio::select! {
                () = sleep(EVERY) => {}
                () = shutdown.begins() => return,
            }
        }
    });
}

async fn delete_overdue(hub: &Hub) -> Result<usize, StoreError> {
    let overdue = hub.store.overdue().await?;
    for table in &overdue {
        hub.store.delete(table).await?;
        hub.deleted(table).await;
    }
    Ok(overdue.len())
}

/// Compares the time of day with the time that passes, so that a clock that jumps deletes no table.
#[derive(Debug)]
struct Clock {
    looked: (Instant, SystemTime),
    jumped: Option<Instant>,
}

impl Clock {
    fn new(now: Instant, time: SystemTime) -> Clock {
        Clock { looked: (now, time), jumped: None }
    }

    /// True if the clock has gone as time has passed, for a day since it last did not.
    fn is_trusted(&mut self, now: Instant, time: SystemTime) -> bool {
        let expected = self.looked.1 + now.saturating_duration_since(self.looked.0);
        let off = time.duration_since(expected).unwrap_or_else(|error| error.duration());
        if off > STEADY {
            self.jumped = Some(now);
        }
        self.looked = (now, time);
        self.jumped.is_none_or(|jumped| now.saturating_duration_since(jumped) >= TRUSTED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_is_not_trusted_for_a_day() {
        let (begin, mut time) = (Instant::now(), SystemTime::now());
        let mut clock = Clock::new(begin, time);
        let hours = |count: u32| EVERY * count;
        assert!(clock.is_trusted(begin, time));
        time += hours(1);
        assert!(clock.is_trusted(begin + hours(1), time));
        time += hours(24 * 365);
        assert!(!clock.is_trusted(begin + hours(2), time), "it is a year later after an hour");
        let trusted = (3..30).find(|hour| {
            time += hours(1);
            clock.is_trusted(begin + hours(*hour), time)
        });
        assert_eq!(trusted, Some(26));
        assert!(!clock.is_trusted(begin + hours(27), SystemTime::UNIX_EPOCH));
    }
}
