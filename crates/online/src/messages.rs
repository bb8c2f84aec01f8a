//! The messages between client and server: one JSON text each, over a WebSocket.
//!
//! A client says [`FromClient::Hello`] first. Then it creates a table or joins one; each connection has at most one
//! table. The server numbers everything that happens at a table. A client that comes back says how many entries of this
//! log it has, and receives the rest.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Level, Seat, to_json_line, words};

use crate::{Commitment, Ticket};

/// The version of the messages that this program writes. It must be raised with every incompatible change.
pub const PROTOCOL: u32 = 1;

/// The largest message of a client in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;

/// The largest message of a server in bytes. A server splits a long log into several messages.
pub const MAX_ANSWER_BYTES: usize = 1024 * 1024;

/// The player for whom a seat is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// A person with a link.
    Person,
    /// A computer player.
    Computer(Level),
}

/// Who plays for a seat now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody has used the link of the seat.
    Nobody,
    /// A person.
    Person,
    /// A computer player, from the beginning or for an absent person, who gets the seat back on return.
    Computer(Level),
}

/// The state of a seat, as everybody at the table may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatState {
    /// Who plays for the seat.
    pub occupant: Occupant,
    /// True if a connection holds the seat. Always true for computer players.
    pub present: bool,
    /// True if the seat wants another game.
    pub rematch: bool,
    /// The number of people present who want a computer player for this seat, while its person is absent.
    pub votes: u8,
}

words! {
    /// A sentence that people can send to a table. There is no free text, so nobody can insult anybody.
    Phrase {
        /// A greeting.
        Hello = "hello",
        /// A wish for the game.
        GoodLuck = "good-luck",
        /// Praise for an action.
        NiceMove = "nice-move",
        /// A request to wait.
        OneMoment = "one-moment",
        /// The person is there again.
        Back = "back",
        /// Thanks.
        Thanks = "thanks",
        /// Praise for the game.
        GoodGame = "good-game",
        /// A farewell.
        Bye = "bye",
    }
}

/// A message of a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message of each connection.
    Hello {
        /// The version of the messages, [`PROTOCOL`].
        protocol: u32,
        /// The version of the program.
        build: String,
    },
    /// Sets up a table. The client joins it afterwards.
    Create {
        /// The name of the game in files.
        title: String,
        /// The setting, as [`crate::setting_text`] writes it.
        setting: String,
        /// The players by seat.
        seats: Vec<SeatPlan>,
        /// The starting seat; `None` to draw it.
        start: Option<Seat>,
    },
    /// Joins a table with one or more tickets, which may be for several seats or for watching.
    Join {
        /// The table.
        table: String,
        /// The tickets.
        tickets: Vec<Ticket>,
        /// The number of entries of the table's log that the client has.
        have: u32,
    },
    /// Wants to play an action.
    Act {
        /// The seat, for which the connection must have a ticket.
        seat: Seat,
        /// A number that the client uses for one action only, so that an action that is sent again is not played twice.
        id: u64,
        /// The number of log entries on which the decision is based. Only where several seats may act at once, others
        /// may have been added since.
        at: u32,
        /// The canonical text of the action.
        action: String,
    },
    /// Wants to take back all actions after the first `keep` surviving ones.
    Undo {
        /// The seat that wants it.
        seat: Seat,
        /// The number of actions to keep, without those taken back before.
        keep: u32,
    },
    /// Says a sentence.
    Say {
        /// The seat that says it.
        seat: Seat,
        /// The sentence.
        phrase: Phrase,
    },
    /// Wants a computer player for an absent person, who gets the seat back on return. The host decides alone; anybody
    /// else needs the consent of all people who are present.
    Replace {
        /// The seat.
        seat: Seat,
        /// The level of the computer player.
        level: Level,
    },
    /// The host makes the old link of a seat invalid and asks for a new one.
    Free {
        /// The seat.
        seat: Seat,
    },
    /// The host asks the person of a seat whether they are still there.
    Ask {
        /// The seat.
        seat: Seat,
    },
    /// The host lets everybody find the table in the list of the server, and watch it.
    List {
        /// The ticket to watch; `None` takes the table off the list.
        watch: Option<Ticket>,
    },
    /// A seat wants another game after the end of this one.
    Rematch {
        /// The seat.
        seat: Seat,
    },
    /// The host deletes the table at once.
    Delete,
    /// Asks for [`FromServer::Pong`]. A page cannot tell otherwise that its connection is dead.
    Ping,
}

/// An entry of a table's log, as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// An action was played: a `tabletop::Notice` of the game.
    Played(Value),
    /// All actions after the first `keep` surviving ones were taken back.
    TakenBack {
        /// The number of actions that stay.
        keep: u32,
        /// The seat that took them back.
        by: Seat,
    },
}

/// Everything that a client needs to show a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The name of the game in files.
    pub title: String,
    /// The setting, as [`crate::setting_text`] writes it.
    pub setting: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The beginning of the game as the client may see it: a `tabletop::Opening` of the game.
    pub opening: Value,
    /// The commitment to the hidden cards.
    pub commitment: Commitment,
    /// The seats for which the client acts; empty if it only watches.
    pub viewer: Vec<Seat>,
    /// True if the client is the host.
    pub host: bool,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The number of the first entry in `log`: the number that the client had, or 0 if the server does not believe it.
    pub from: u32,
    /// The entries from this number on. More may follow in [`FromServer::Log`].
    pub log: Vec<Entry>,
}

/// A message of a server.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromServer {
    /// The answer to [`FromClient::Hello`].
    Welcome {
        /// The version of the messages.
        protocol: u32,
        /// The version of the server.
        build: String,
    },
    /// A table was set up.
    Created {
        /// The table.
        table: String,
        /// The tickets by seat; `None` for computer players.
        seats: Vec<Option<Ticket>>,
        /// The ticket to watch.
        watch: Ticket,
        /// The ticket of the host, which may be joined with a seat's.
        host: Ticket,
        /// The invitation: it gives each newcomer the first free seat, or lets them watch if no seat is free.
        invite: Ticket,
    },
    /// The client has come with an invitation and got a seat. This ticket replaces that of the invitation.
    /// [`FromServer::Joined`] follows.
    Seated {
        /// The seat.
        seat: Seat,
        /// The ticket of the seat.
        ticket: Ticket,
    },
    /// The table that the client joined.
    Joined(Box<Joined>),
    /// Something happened at the table.
    Log {
        /// The number of the first entry, counted from 0.
        from: u32,
        /// The entries.
        entries: Vec<Entry>,
    },
    /// Says whether a seat of the client may act now. It follows [`FromServer::Joined`] and comes with every change, so
    /// that a page knows it without the rules.
    Turn(bool),
    /// The seats have changed.
    Seats(Vec<SeatState>),
    /// A seat says a sentence.
    Said {
        /// The seat.
        seat: Seat,
        /// The sentence.
        phrase: Phrase,
    },
    /// A seat has a new ticket; the old one is invalid. Only the host receives it: after [`FromClient::Free`], and when
    /// somebody has come to the seat with an invitation.
    Freed {
        /// The seat.
        seat: Seat,
        /// The new ticket.
        ticket: Ticket,
    },
    /// The host asks whether the person of this seat is still there; only its connections receive it. Any action or
    /// sentence of the seat is an answer.
    Asked(Seat),
    /// The game is over: the whole record with its seed, and the salt of the commitment as 32 hexadecimal digits.
    Over {
        /// The text of the record.
        record: String,
        /// The salt.
        salt: String,
    },
    /// All people who are present want another game: where it is played. The connection joins it with these tickets.
    Again {
        /// The new table.
        table: String,
        /// The tickets of the client.
        tickets: Vec<Ticket>,
    },
    /// The answer to [`FromClient::Ping`].
    Pong,
    /// A message of the client had no effect.
    Refused {
        /// The number of the action, if the message was [`FromClient::Act`].
        id: Option<u64>,
        /// The reason.
        reason: Reason,
        /// A description in English, for logs.
        detail: String,
    },
}

words! {
    /// A reason why a server refuses a message.
    Reason {
        /// The text is not a message, or the message is not possible now.
        Unreadable = "unreadable",
        /// The message is larger than [`MAX_MESSAGE_BYTES`].
        TooLarge = "too-large",
        /// Too many messages, tables or connections in a short time.
        TooFast = "too-fast",
        /// The server does not speak the client's version of the messages: the client is too old or too new.
        Protocol = "protocol",
        /// There is no such table. It never existed, was deleted, or was too old.
        NoTable = "no-table",
        /// The ticket is not valid at this table.
        NoTicket = "no-ticket",
        /// The game or its setting cannot be played on this server.
        NoGame = "no-game",
        /// The server cannot go on with this game, because it began with other rules.
        Rules = "rules",
        /// The seat is not the client's.
        NotYours = "not-yours",
        /// The seat may not act now.
        NotToAct = "not-to-act",
        /// The decision is based on an outdated position.
        Outdated = "outdated",
        /// The rules forbid the action; the detail begins with the fixed word for the reason.
        Illegal = "illegal",
        /// Nothing can be taken back: an action revealed something, or another person has played since.
        NoUndo = "no-undo",
        /// Only the host may do this.
        NotHost = "not-host",
        /// The person is present or has nothing to be replaced for.
        Present = "present",
        /// The game is still running, or is over.
        Phase = "phase",
        /// The server has no room for another table or connection.
        Full = "full",
        /// The server cannot store anything now. The client should try again.
        Storage = "storage",
    }
}

/// A reason why a text is not a message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    /// The text has more bytes (first field) than allowed (second field).
    #[error("the message has {0} bytes, more than {1}")]
    TooLarge(usize, usize),
    /// The text is not a message: a description of the fault.
    #[error("{0}")]
    Unreadable(String),
}

/// Formats a message as one line of JSON.
///
/// # Examples
///
/// ```
/// use online::{FromClient, Phrase, write};
/// use tabletop::Seat;
/// let text = write(&FromClient::Say { seat: Seat(1), phrase: Phrase::GoodLuck });
/// assert_eq!(text, r#"{"say":{"seat":1,"phrase":"good-luck"}}"#);
/// ```
pub fn write(message: &impl Serialize) -> String {
    to_json_line(message)
}

/// Parses a message of a client.
///
/// # Errors
/// Returns the reason if the text is too large or not a message.
///
/// # Examples
///
/// ```
/// use online::{FromClient, MAX_MESSAGE_BYTES, MessageError, read};
/// assert_eq!(read(r#""delete""#), Ok(FromClient::Delete));
/// let large = " ".repeat(MAX_MESSAGE_BYTES + 1);
/// assert_eq!(read(&large), Err(MessageError::TooLarge(MAX_MESSAGE_BYTES + 1, MAX_MESSAGE_BYTES)));
/// ```
pub fn read(text: &str) -> Result<FromClient, MessageError> {
    read_up_to(text, MAX_MESSAGE_BYTES)
}

/// Parses a message of a server.
///
/// # Errors
/// Returns the reason if the text is too large or not a message.
pub fn read_answer(text: &str) -> Result<FromServer, MessageError> {
    read_up_to(text, MAX_ANSWER_BYTES)
}

fn read_up_to<M: DeserializeOwned>(text: &str, most: usize) -> Result<M, MessageError> {
    if text.len() > most {
        return Err(MessageError::TooLarge(text.len(), most));
    }
    serde_json::from_str(text).map_err(|error| MessageError::Unreadable(error.to_string()))
}
