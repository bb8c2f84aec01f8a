//! Deletes expired tables, and logs the games that this server cannot continue.

use std::{sync::Arc, time::Duration};

use tabletop::sentences::counted;
use tokio::time::sleep;

use crate::{
    games,
    hub::Hub,
    shutdown::Shutdown,
    store::{Store, StoreError},
    table,
};

/// The time between two checks.
const EVERY: Duration = Duration::from_secs(3_600);

/// Replays the unfinished games that began with another version of the rules, one after another, and logs those that
/// cannot continue. The server does not wait for this, and a table that cannot be read does not hold up the others.
pub fn log_outdated(store: Store, shutdown: Shutdown) {
    tokio::spawn(async move {
        let running = match store.running().await {
            Ok(running) => running,
            Err(error) => return tracing::error!("{error}"),
        };
        for (id, title, rules) in running {
            if games::rules_version(&title) == Ok(rules) {
                continue;
            }
            if shutdown.has_begun() {
                return;
            }
            let (reads, table) = (store.clone(), id.clone());
            // A separate task, so that a panic in one game ends only its own replay.
            let replay = tokio::spawn(async move { table::freeze_reason(&reads, &table).await });
            match replay.await {
                Ok(Ok(Some(why))) => tracing::warn!("table {id} of {title} can be viewed but not continued: {why}"),
                Ok(Ok(None)) => {
                    tracing::info!(
                        "table {id} of {title} continues under the current rules, which change nothing in it"
                    )
                }
                Ok(Err(error)) => tracing::error!("table {id} of {title}: {error}"),
                Err(error) => tracing::error!("table {id} of {title}: {error}"),
            }
        }
    });
}

/// Deletes expired tables regularly, until the server shuts down.
pub fn start(hub: Arc<Hub>, mut shutdown: Shutdown) {
    tokio::spawn(async move {
        loop {
            if hub.clock.is_trusted() {
                match delete_overdue(&hub).await {
                    Ok(0) => {}
                    Ok(count) => tracing::info!("deleted {}", counted(count, "expired table", "expired tables")),
                    Err(error) => tracing::error!("{error}"),
                }
            } else {
                tracing::warn!("the clock has jumped; no table is deleted until it has run steadily for a day");
            }
            tokio::select! {
                () = sleep(EVERY) => {}
                () = shutdown.started() => return,
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
