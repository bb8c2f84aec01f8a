//! The two ways to a table: setting it up, or joining it with tickets.

use online::{SeatPlan, Ticket};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The table to set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Creation {
    /// The name of the game in files.
    pub title: String,
    /// The setting, as written by `online::setting_text`.
    pub setting: String,
    /// The players by seat.
    pub seats: Vec<SeatPlan>,
    /// The seats of the people at this screen.
    pub here: Vec<Seat>,
    /// The starting seat; `None` to draw it.
    pub start: Option<Seat>,
}

/// The tickets with which this screen joins a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrance {
    /// The table: 16 hexadecimal digits.
    pub table: String,
    /// The tickets that give this screen its seats, the right to watch, or the rights of the host.
    pub tickets: Vec<Ticket>,
    /// The tickets for other people, by seat, if this screen set up the table.
    #[serde(default)]
    pub links: Vec<Option<Ticket>>,
    /// The ticket to watch, if this screen set up the table.
    #[serde(default)]
    pub watch: Option<Ticket>,
    /// The invitation, if this screen set up the table.
    #[serde(default)]
    pub invite: Option<Ticket>,
}

impl Entrance {
    /// The tickets of a screen that did not set up the table.
    pub fn new(table: &str, tickets: Vec<Ticket>) -> Entrance {
        Entrance { table: table.to_owned(), tickets, links: Vec::new(), watch: None, invite: None }
    }
}
