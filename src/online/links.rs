//! The links of the tables that were joined from this device. The dialog "Play online" lists them under "Your tables".

use bevy::prelude::*;
use online::Link;
use serde::{Deserialize, Serialize};

use super::Entrance;

/// The maximum number of tables that are remembered.
pub const MAX_LINKS: usize = 30;

/// The age of a known state, in seconds, at which its time is stored again even if nothing has changed.
const FRESH: u64 = 60;

/// A table that was joined from this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownTable {
    /// The address of the server's page.
    pub page: String,
    /// The name of the game in files.
    pub title: String,
    /// The tickets of this device.
    #[serde(flatten)]
    pub entrance: Entrance,
    /// True if the game was over when the server last reported the state of the table.
    #[serde(default)]
    pub over: bool,
    /// True if it was the turn of a person at this device when the server last reported the state of the table.
    #[serde(default)]
    pub turn: bool,
    /// True if the server no longer has the table, or no longer accepts the tickets.
    #[serde(default)]
    pub gone: bool,
    /// When the server last reported the state of the table, to the minute, in seconds since 1970; 0 if unknown.
    #[serde(default)]
    pub seen: u64,
}

impl KnownTable {
    /// When the server last reported the state of the table, in seconds since 1970. `None` if the report is recent, if
    /// its time is unknown, or if the table is gone or its game is over.
    pub fn outdated_since(&self, now: u64) -> Option<u64> {
        let is_old = self.seen > 0 && now.saturating_sub(self.seen) >= 2 * FRESH;
        (is_old && !self.gone && !self.over).then_some(self.seen)
    }

    /// The link that joins the table; `None` if there is no ticket.
    pub fn link(&self) -> Option<Link> {
        let ticket = *self.entrance.tickets.first()?;
        Some(Link { page: self.page.clone(), table: self.entrance.table.clone(), ticket })
    }
}

/// The tables joined from this device, and the server for new tables.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Links {
    /// The page address of the server for new tables, with a trailing slash.
    pub server: Option<String>,
    /// The page address of the local server, if there is one. While there is one, new tables are set up there. Not
    /// stored.
    #[serde(skip)]
    pub local: Option<String>,
    /// The tables, the latest first.
    tables: Vec<KnownTable>,
}

impl Links {
    /// The page address of the server for new tables, if there is one.
    pub fn page(&self) -> Option<&str> {
        self.local.as_deref().or(self.server.as_deref())
    }

    /// The tables, the latest first.
    pub fn tables(&self) -> &[KnownTable] {
        &self.tables
    }

    /// The table with this address, if it was joined before.
    pub fn find(&self, page: &str, table: &str) -> Option<&KnownTable> {
        self.tables.iter().find(|known| known.page == page && known.entrance.table == table)
    }

    /// Puts a table first. If there are too many, the last one is dropped.
    pub fn remember(&mut self, known: KnownTable) {
        self.forget(&known.page, &known.entrance.table);
        self.tables.insert(0, known);
        self.tables.truncate(MAX_LINKS);
    }

    /// Forgets a table.
    pub fn forget(&mut self, page: &str, table: &str) {
        self.tables.retain(|known| known.page != page || known.entrance.table != table);
    }

    /// Forgets all tables.
    pub fn forget_all(&mut self) {
        self.tables.clear();
    }

    /// The tickets for a link: the known tickets of its table, and the ticket in the link.
    pub fn entrance(&self, link: &Link) -> Entrance {
        let known = self.find(&link.page, &link.table).map(|known| known.entrance.clone());
        let mut entrance = known.unwrap_or_else(|| Entrance::new(&link.table, Vec::new()));
        if !entrance.tickets.contains(&link.ticket) {
            entrance.tickets.push(link.ticket);
        }
        entrance
    }

    /// Updates the state of a table as its server reported it at `now`, in seconds since 1970. Returns true if
    /// something changed.
    pub fn see(&mut self, page: &str, table: &str, (over, turn): (bool, bool), now: u64) -> bool {
        self.known(page, table).is_some_and(|known| {
            let changed =
                (known.over, known.turn, known.gone) != (over, turn, false) || now.abs_diff(known.seen) >= FRESH;
            if changed {
                (known.over, known.turn, known.gone, known.seen) = (over, turn, false, now);
            }
            changed
        })
    }

    /// Records that the server no longer has the table, or no longer accepts the tickets. Returns true if this was not
    /// known before.
    pub fn mark_gone(&mut self, page: &str, table: &str) -> bool {
        self.known(page, table).is_some_and(|known| {
            known.turn = false;
            !std::mem::replace(&mut known.gone, true)
        })
    }

    /// Replaces a table with the table of the next game, which has the same tickets, unless the next table is already
    /// known. Returns true if something changed.
    pub fn follow(&mut self, page: &str, table: &str, next: &str) -> bool {
        if self.find(page, next).is_some() {
            return false;
        }
        self.known(page, table).is_some_and(|known| {
            (known.entrance.table, known.over, known.turn) = (next.to_owned(), false, false);
            true
        })
    }

    fn known(&mut self, page: &str, table: &str) -> Option<&mut KnownTable> {
        self.tables.iter_mut().find(|known| known.page == page && known.entrance.table == table)
    }
}

/// The address of a server's page, from text that somebody typed or pasted; `None` if the text is not such an address.
///
/// # Examples
///
/// ```
/// use hacienda::online::links::server_address;
/// assert_eq!(server_address(" http://table.local:8080 ").as_deref(), Some("http://table.local:8080/"));
/// assert_eq!(server_address("table.local"), None);
/// ```
pub fn server_address(text: &str) -> Option<String> {
    let text = text.trim();
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let odd = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '#' | '?' | '"' | '\'' | '<' | '>');
    let fits = !host.is_empty() && !host.starts_with('/') && host.len() <= 200 && !host.contains(odd);
    fits.then(|| if text.ends_with('/') { text.to_owned() } else { format!("{text}/") })
}
