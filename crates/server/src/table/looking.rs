//! Answers about the state of a table for connections that have not joined it. They change nothing: nobody counts as
//! present, and no seat is taken or given back.

use std::sync::atomic::Ordering::Relaxed;

use online::{FromServer, Ticket};

use super::{Query, Table};
use crate::{games::Refusal, hub::Hub};

impl Query {
    /// Tells the connection why it may not know the state of the table, and counts the refusal.
    pub(super) fn refuse(&self, hub: &Hub, refusal: Refusal) {
        self.refused.fetch_add(1, Relaxed);
        hub.metrics.refused(refusal.reason);
        self.outbox.refuse(None, refusal);
    }
}

impl Table {
    /// Tells a connection the state of the table, or why it may not know it.
    pub(super) async fn answer(&mut self, query: Query) {
        match self.state_for(&query.tickets).await {
            Ok(message) => {
                query.refused.store(0, Relaxed);
                query.outbox.send(&message);
            }
            Err(refusal) => query.refuse(&self.hub, refusal),
        }
    }

    /// The state of the table for these tickets.
    async fn state_for(&mut self, tickets: &[Ticket]) -> Result<FromServer, Refusal> {
        self.refresh().await?;
        let rights = self.rights(tickets).await?;
        let may_act = self.game.may_act();
        Ok(FromServer::Looked {
            table: self.head.id.clone(),
            may_act: self.frozen.is_none() && rights.seats.iter().any(|seat| may_act.has(seat)),
            over: self.game.is_over(),
            again: self.head.again.clone(),
        })
    }
}
