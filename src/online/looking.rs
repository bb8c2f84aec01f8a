//! Asks servers for the state of the known tables while "Your tables" is shown, without joining a table.

use std::collections::VecDeque;

use bevy::prelude::*;
use online::{FromClient, FromServer, PROTOCOL, Reason, Ticket, read_answer, socket_address, write};

use super::{Links, Transport, TransportEvent};

/// The interval between two rounds of questions, in seconds.
const ROUND: f64 = 15.0;
/// The maximum number of questions to a server in a round. A server accepts a few more messages at once.
const MAX_QUESTIONS: usize = 16;

/// The conversations with the servers of the known tables, one for each server. The resource exists only while the
/// tables are shown; without it, the connections end.
#[derive(Resource, Debug, Default)]
pub struct Looks(Vec<Conversation>);

impl Looks {
    /// Receives the answers and stores them in the links, begins a round when one is due, and asks the next questions.
    /// `now` is in seconds, `clock` in seconds since 1970. `connect` creates a connection that is not open yet. Returns
    /// true if the links have changed.
    pub fn work(
        &mut self,
        now: f64,
        clock: u64,
        links: &mut Links,
        mut connect: impl FnMut() -> Box<dyn Transport>,
    ) -> bool {
        self.0.retain(|conversation| links.tables().iter().any(|known| known.page == conversation.page));
        for known in links.tables() {
            if self.0.iter().all(|conversation| conversation.page != known.page) {
                self.0.push(Conversation::new(known.page.clone(), connect()));
            }
        }
        let mut changed = false;
        for conversation in &mut self.0 {
            changed |= conversation.work(now, clock, links);
        }
        changed
    }
}

/// The conversation with a server: one question after another.
#[derive(Debug)]
struct Conversation {
    /// The address of the server's page.
    page: String,
    transport: Box<dyn Transport>,
    /// True once the server has accepted the greeting.
    is_welcome: bool,
    /// The tables still to be asked about in this round, with their tickets.
    questions: VecDeque<(String, Vec<Ticket>)>,
    /// The table that was asked about last, until the answer arrives.
    asked: Option<String>,
    /// The number of tables asked about so far. If there are too many for one round, the next round continues with the
    /// others.
    count: usize,
    /// When the next round begins.
    round_at: f64,
}

impl Conversation {
    fn new(page: String, transport: Box<dyn Transport>) -> Conversation {
        Conversation {
            page,
            transport,
            is_welcome: false,
            questions: VecDeque::new(),
            asked: None,
            count: 0,
            round_at: f64::NEG_INFINITY,
        }
    }

    fn work(&mut self, now: f64, clock: u64, links: &mut Links) -> bool {
        let mut changed = false;
        for event in self.transport.take_events() {
            match event {
                TransportEvent::Opened => {
                    self.send(&FromClient::Hello { protocol: PROTOCOL, build: env!("CARGO_PKG_VERSION").to_owned() });
                }
                TransportEvent::Text(text) => changed |= self.receive(&text, clock, links),
                TransportEvent::Closed => (self.is_welcome, self.asked) = (false, None),
            }
        }
        if now >= self.round_at {
            self.round_at = now + ROUND;
            self.begin_round(links);
        }
        if self.is_welcome
            && self.asked.is_none()
            && let Some((table, tickets)) = self.questions.pop_front()
        {
            self.asked = Some(table.clone());
            self.send(&FromClient::Look { table, tickets });
        }
        changed
    }

    /// Collects the questions of a round. Connects if there is no connection, or if the server has not answered since
    /// the last round.
    fn begin_round(&mut self, links: &Links) {
        let tables = || links.tables().iter().filter(|known| known.page == self.page);
        let all = tables().count();
        let next = tables().cycle().skip(self.count % all.max(1)).take(all.min(MAX_QUESTIONS));
        let questions: VecDeque<_> =
            next.map(|known| (known.entrance.table.clone(), known.entrance.tickets.clone())).collect();
        self.count += questions.len();
        self.questions = questions;
        if self.asked.take().is_some() || !self.is_welcome {
            self.is_welcome = false;
            self.transport.open(&socket_address(&self.page));
        }
    }

    /// Stores an answer in the links. Returns true if the links have changed.
    fn receive(&mut self, text: &str, clock: u64, links: &mut Links) -> bool {
        match read_answer(text) {
            Ok(FromServer::Welcome { .. }) => {
                self.is_welcome = true;
                false
            }
            Ok(FromServer::Looked { table, may_act, over, again }) => {
                self.asked = None;
                let seen = links.see(&self.page, &table, (over, may_act), clock);
                again.is_some_and(|next| links.follow(&self.page, &table, &next)) || seen
            }
            Ok(FromServer::Refused { reason, .. }) => match (self.asked.take(), reason) {
                (Some(table), Reason::NoTable | Reason::NoTicket) => links.mark_gone(&self.page, &table),
                // The stored state stays, and the next round asks again.
                _ => {
                    self.questions.clear();
                    false
                }
            },
            // A server of another version may send messages that have nothing to do with the questions.
            Ok(_) | Err(_) => false,
        }
    }

    fn send(&mut self, message: &FromClient) {
        self.transport.send(&write(message));
    }
}

#[cfg(test)]
#[path = "looking_tests.rs"]
mod tests;
