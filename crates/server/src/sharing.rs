//! Passes on hints from other processes that share the database.

use std::sync::Arc;

use crate::{hub::Hub, shutdown::Shutdown};

/// Listens for hints until the server shuts down, if the database is shared.
pub fn start(hub: Arc<Hub>, mut shutdown: Shutdown) {
    let Some(mut hints) = hub.store.hints() else { return };
    tokio::spawn(async move {
        loop {
            tokio::select! {
                hints = hints.next() => hints.into_iter().for_each(|hint| hub.hint(hint)),
                () = shutdown.started() => return,
            }
        }
    });
}
