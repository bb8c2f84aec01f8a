//! The stored parts of a table, and the statements that write them.

use online::{Commitment, SeatPlan};
use tabletop::{Level, Seat};

use super::{plan_word, writer::Statement};
use crate::games::{LogEntry, Move, Start};

/// The data of a table that stays the same during a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The table: 16 hexadecimal digits.
    pub id: String,
    /// The beginning of the game. The starting seat is known.
    pub begin: Start,
    /// The salt of the commitment to the seed.
    pub salt: [u8; Commitment::SALT_BYTES],
    /// The version of the rules with which the game began.
    pub rules: u32,
    /// The table of the next game, if there is one.
    pub again: Option<String>,
}

impl Head {
    /// The commitment to the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(self.begin.seed, &self.salt)
    }
}

/// The state of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chair {
    /// The player for whom the seat was set up.
    pub plan: SeatPlan,
    /// The computer player that plays for an absent person.
    pub stand_in: Option<Level>,
    /// True once somebody has used the link of the seat.
    pub came: bool,
    /// True if the person wants another game.
    pub rematch: bool,
}

impl Chair {
    /// The computer player that plays the seat now, if any.
    pub fn computer(&self) -> Option<Level> {
        match self.plan {
            SeatPlan::Computer(level) => Some(level),
            SeatPlan::Person => self.stand_in,
        }
    }
}

/// The right that a ticket gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// To play for a seat.
    Seat(Seat),
    /// To watch.
    Watch,
    /// To act as the host.
    Host,
    /// To get the first free seat, or to watch if no seat is free.
    Invite,
}

/// A table that is not stored yet.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// The head of the table.
    pub head: Head,
    /// The plans by seat.
    pub plans: Vec<SeatPlan>,
    /// The hash of each link, and the right that the link gives.
    pub links: Vec<(String, Right)>,
}

impl NewTable {
    /// The statements that store the table.
    pub(super) fn statements(&self, now: i64) -> Vec<Statement> {
        let id = &self.head.id;
        let chairs = self.plans.iter().zip(0..).map(|(plan, seat)| {
            Statement::new("INSERT INTO chairs (table_id, seat, plan, came, rematch) VALUES ($1, $2, $3, 0, 0)")
                .text(id)
                .int(seat)
                .text(plan_word(*plan))
        });
        let links = self.links.iter().map(|(hash, right)| insert_link(id, hash, *right));
        std::iter::once(insert_head(&self.head, now)).chain(chairs).chain(links).collect()
    }
}

/// The statement that inserts the head of a table.
fn insert_head(head: &Head, now: i64) -> Statement {
    let Head { id, begin, salt, rules, again: _ } = head;
    Statement::new(
        "INSERT INTO tables (id, title, setting, seed, salt, start, rules, created, touched, changes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 0) ON CONFLICT DO NOTHING",
    )
    .text(id)
    .text(&begin.title)
    .text(&begin.setting)
    .int(begin.seed.cast_signed())
    .text(&online::hex(salt))
    .int(begin.start.map_or(0, |seat| seat.0.into()))
    .int((*rules).into())
    .int(now)
}

/// The statements that store the table of the next game, unless one already exists. The database itself copies links
/// and chairs, so that the latest changes by other processes are included. A seat keeps its person, and the stand-in
/// that plays until that person returns. `invite` is the hash of a new invitation; if it is `None`, the old one is
/// copied.
pub(super) fn next_table(head: &Head, before: &str, invite: Option<&str>, now: i64) -> Vec<Statement> {
    let copies = |sql| Statement::new(sql).text(&head.id).text(before);
    let mut statements = vec![
        copies("UPDATE tables SET again = $1, changes = changes + 1 WHERE id = $2 AND again IS NULL"),
        insert_head(head, now),
        copies(
            "INSERT INTO chairs (table_id, seat, plan, stand_in, came, rematch)
             SELECT $1, seat, plan, stand_in, came, 0 FROM chairs WHERE table_id = $2",
        ),
        copies(match invite {
            None => {
                "INSERT INTO links (table_id, hash, seat, is_host, is_invite)
                 SELECT $1, hash, seat, is_host, is_invite FROM links WHERE table_id = $2"
            }
            Some(_) => {
                "INSERT INTO links (table_id, hash, seat, is_host, is_invite)
                 SELECT $1, hash, seat, is_host, is_invite FROM links WHERE table_id = $2 AND is_invite = 0"
            }
        }),
    ];
    statements.extend(invite.map(|hash| insert_link(&head.id, hash, Right::Invite)));
    statements
}

/// The statements that take a seat from a person who has left. Its stand-in stays, and a link with this hash replaces
/// the person's link.
pub(super) fn dismiss(table: &str, seat: Seat, hash: &str) -> [Statement; 2] {
    [
        Statement::new("UPDATE chairs SET came = 0 WHERE table_id = $1 AND seat = $2").text(table).int(seat.0.into()),
        Statement::new("UPDATE links SET hash = $1 WHERE table_id = $2 AND seat = $3")
            .text(hash)
            .text(table)
            .int(seat.0.into()),
    ]
}

/// The statements that give a seat to an invited guest. They do not give the seat if this or another
/// process has already given it, or if there is a next game, whose table would lack the new link.
pub(super) fn seat_guest(table: &str, seat: Seat, hash: &str) -> [Statement; 4] {
    let at = |sql| Statement::new(sql).text(table).int(seat.0.into());
    [
        // This statement comes first, as in the other jobs that change seats or the log, so that concurrent processes
        // wait for each other here.
        Statement::new("UPDATE tables SET changes = changes + 1 WHERE id = $1 AND again IS NULL").text(table),
        at("UPDATE chairs SET came = 1 WHERE table_id = $1 AND seat = $2 AND came = 0 AND stand_in IS NULL"),
        at("DELETE FROM links WHERE table_id = $1 AND seat = $2"),
        insert_link(table, hash, Right::Seat(seat)),
    ]
}

/// The statement that counts a change of a table. It changes nothing if the table no longer exists.
pub(super) fn count_change(table: &str) -> Statement {
    Statement::new("UPDATE tables SET changes = changes + 1 WHERE id = $1").text(table)
}

/// The statement that inserts a link.
pub(super) fn insert_link(table: &str, hash: &str, right: Right) -> Statement {
    let seat = match right {
        Right::Seat(seat) => Some(seat.0.into()),
        Right::Watch | Right::Host | Right::Invite => None,
    };
    Statement::new("INSERT INTO links (table_id, hash, seat, is_host, is_invite) VALUES ($1, $2, $3, $4, $5)")
        .text(table)
        .text(hash)
        .optional_int(seat)
        .int((right == Right::Host).into())
        .int((right == Right::Invite).into())
}

/// The statement that inserts a log entry. It inserts nothing if the entry's number or the client's number is already
/// used.
pub(super) fn insert_entry(table: &str, number: u32, entry: &LogEntry, now: i64) -> Statement {
    let (text, keep) = match &entry.what {
        Move::Played(text) => (text.as_str(), None),
        Move::TakenBack(keep) => ("", Some(i64::from(*keep))),
    };
    Statement::new(
        "INSERT INTO actions (table_id, seq, seat, client_id, keep, text, at, fingerprint)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    )
    .text(table)
    .int(number.into())
    .int(entry.seat.0.into())
    .optional_int(entry.id.map(u64::cast_signed))
    .optional_int(keep)
    .text(text)
    .int(now)
    .optional_int(entry.fingerprint.map(u64::cast_signed))
}

/// The statements that delete a table. Each changes at least one row, except the last if the log is empty.
pub(super) const DELETE: [&str; 4] = [
    "DELETE FROM links WHERE table_id = $1",
    "DELETE FROM chairs WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
    "DELETE FROM actions WHERE table_id = $1",
];
