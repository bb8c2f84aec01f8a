//! The messages between client and server: one JSON text each, over a WebSocket.
//!
//! A client first sends [`FromClient::Hello`], then creates or joins a table. Each connection has at most one table.
//! The server logs everything that happens at a table as numbered entries. A client that reconnects sends the number of
//! entries that it has, and receives the rest.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Level, Seat, to_json_line, words};

use crate::{Commitment, Ticket};

/// The version of the messages that this program writes. It must be incremented with every incompatible change, and with
/// every new message of clients.
pub const PROTOCOL: u32 = 4;

/// The oldest version that a server still speaks. The answers that existed in that version keep their fields, because
/// its clients reject unknown fields.
pub const OLDEST_PROTOCOL: u32 = 3;

/// The maximum size of a client's message in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;

/// The maximum size of a server's message in bytes. The server splits a long log into several messages.
pub const MAX_ANSWER_BYTES: usize = 1024 * 1024;

/// The kind of player that a seat is set up for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// A person with a link.
    Person,
    /// A computer player.
    Computer(Level),
}

/// The kind of player that plays a seat now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody has used the link of the seat.
    Nobody,
    /// A person.
    Person,
    /// A computer player: either the planned one, or a stand-in for an absent person, who gets the seat back on
    /// returning.
    Computer(Level),
}

/// The public state of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// The kind of player that plays the seat now.
    pub occupant: Occupant,
    /// True if a connection holds the seat. Always true for computer players.
    pub present: bool,
    /// True if the seat wants another game.
    pub rematch: bool,
    /// The number of people who want a stand-in for the absent person of this seat.
    pub votes: u8,
}

words! {
    /// A fixed sentence that people can send to a table. Free text is not supported, so that nobody can send insults.
    Phrase {
        /// A greeting.
        Hello = "hello",
        /// A wish for the game.
        GoodLuck = "good-luck",
        /// Praise for an action.
        NiceMove = "nice-move",
        /// A request to wait.
        OneMoment = "one-moment",
        /// The sender is back.
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
        /// The version of the messages: [`PROTOCOL`] for clients of this version.
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
        /// The table: 16 hexadecimal digits.
        table: String,
        /// The client's tickets for the table.
        tickets: Vec<Ticket>,
        /// The number of entries of the table's log that the client has.
        have: u32,
    },
    /// Asks for the state of a table without joining it: nobody counts as present, and no seat is taken or given back.
    Look {
        /// The table: 16 hexadecimal digits.
        table: String,
        /// The client's tickets for the table.
        tickets: Vec<Ticket>,
    },
    /// Requests an action.
    Act {
        /// The seat, for which the connection must have a ticket.
        seat: Seat,
        /// A number that the client uses for a single action, so that an action that is sent twice is played only once.
        id: u64,
        /// The number of log entries on which the decision is based. Newer entries are accepted only if they are
        /// actions of other seats that could act at the same time.
        at: u32,
        /// The canonical text of the action.
        action: String,
    },
    /// Asks to take back all actions after the first `keep`. Actions taken back earlier do not count.
    Undo {
        /// The seat that makes the request.
        seat: Seat,
        /// The number of actions to keep.
        keep: u32,
    },
    /// Sends a sentence to the table.
    Say {
        /// The seat that sends it.
        seat: Seat,
        /// The sentence.
        phrase: Phrase,
    },
    /// Requests a stand-in for an absent person, who gets the seat back on returning. The host decides alone; anybody
    /// else needs the consent of everybody present.
    Replace {
        /// The seat of the absent person.
        seat: Seat,
        /// The level of the stand-in.
        level: Level,
    },
    /// The host makes the old link of a seat invalid and asks for a new one.
    Free {
        /// The seat that gets a new link.
        seat: Seat,
    },
    /// Asks the person of a seat whether they are still there. Only the host may do this.
    Ask {
        /// The seat of the person who is asked.
        seat: Seat,
    },
    /// Lists the table on the server, where everybody may watch it. Only the host may do this.
    List {
        /// The ticket to watch; `None` takes the table off the list.
        watch: Option<Ticket>,
    },
    /// Tells the large screens which place in the game a seat points at; or, from a large screen, tells a seat that may
    /// act which place was tapped.
    Point {
        /// The seat that points, or for which the large screen points.
        seat: Seat,
        /// The number of the place in the game; `None` if the seat no longer points at one.
        at: Option<u16>,
    },
    /// Requests another game after the end of this one.
    Rematch {
        /// The seat that wants another game.
        seat: Seat,
    },
    /// The host deletes the table at once.
    Delete,
    /// Asks for [`FromServer::Pong`]. A page cannot detect a dead connection in any other way.
    Ping,
}

/// An entry of a table's log, as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// An action was played. The value is a `tabletop::Notice`.
    Played(Value),
    /// All actions after the first `keep` were taken back. Actions taken back earlier do not count.
    TakenBack {
        /// The number of actions that remain.
        keep: u32,
        /// The seat that took them back.
        by: Seat,
    },
}

/// Everything that a client needs to show a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Joined {
    /// The table: 16 hexadecimal digits.
    pub table: String,
    /// The name of the game in files.
    pub title: String,
    /// The setting, as [`crate::setting_text`] writes it.
    pub setting: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The beginning of the game as the client may see it: a `tabletop::Opening`.
    pub opening: Value,
    /// The commitment to the hidden cards.
    pub commitment: Commitment,
    /// The seats for which the client acts; empty if it only watches.
    pub viewer: Vec<Seat>,
    /// True if the client is the host.
    pub host: bool,
    /// True if the server's list contains the table. Always false for clients that are not the host.
    pub listed: bool,
    /// The states of all seats, in order.
    pub seats: Vec<SeatState>,
    /// The number of the first entry in `log`: the number of entries that the client has; or 0 if the server has fewer,
    /// or continues the game under rules other than its original ones.
    pub from: u32,
    /// The entries from `from` on. More may follow in [`FromServer::Log`].
    pub log: Vec<Entry>,
}

/// A message of a server. Clients ignore fields that they do not know, so that later versions can add some.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to [`FromClient::Hello`].
    Welcome {
        /// The version of the messages on this connection, which is the client's version.
        protocol: u32,
        /// The version of the server.
        build: String,
    },
    /// A table was set up.
    Created {
        /// The table: 16 hexadecimal digits.
        table: String,
        /// The tickets by seat; `None` for computer players.
        seats: Vec<Option<Ticket>>,
        /// The ticket to watch.
        watch: Ticket,
        /// The ticket of the host, which can be combined with the ticket of a seat.
        host: Ticket,
        /// The invitation: it gives each newcomer the first free seat, or lets them watch if no seat is free.
        invite: Ticket,
    },
    /// The answer to [`FromClient::Look`].
    Looked {
        /// The table: 16 hexadecimal digits.
        table: String,
        /// True if a seat of the client's tickets may act now.
        may_act: bool,
        /// True if the game is over.
        over: bool,
        /// The table of the next game, which has the same tickets.
        again: Option<String>,
    },
    /// The client joined with an invitation and received a seat. [`FromServer::Joined`] follows.
    Seated {
        /// The seat that the client received.
        seat: Seat,
        /// The tickets of the client from now on: first the ticket of the seat, then the others without the invitation.
        tickets: Vec<Ticket>,
    },
    /// The table that the client joined.
    Joined(Box<Joined>),
    /// Something happened at the table.
    Log {
        /// The number of the first entry, counted from 0.
        from: u32,
        /// The entries from number `from` on.
        entries: Vec<Entry>,
    },
    /// True if a seat of the client may act now. The server sends this after [`FromServer::Joined`] and after each
    /// change, so that a page needs no rules.
    Turn(bool),
    /// The seats have changed.
    Seats(Vec<SeatState>),
    /// A seat sent a sentence.
    Said {
        /// The seat that sent it.
        seat: Seat,
        /// The sentence.
        phrase: Phrase,
    },
    /// A seat has a new ticket; the old one is invalid. Only the host receives this message: after
    /// [`FromClient::Free`], and when somebody takes the seat with an invitation.
    Freed {
        /// The seat with the new ticket.
        seat: Seat,
        /// The new ticket.
        ticket: Ticket,
    },
    /// The host asks whether the person of this seat is still there. Only connections of the seat receive this. Any
    /// action or sentence of the seat is an answer.
    Asked(Seat),
    /// True if a large screen shows the table: a connection of the host without a seat or, at a local server, any
    /// connection of the host. Other connections with seats receive this after [`FromServer::Joined`] if there is a
    /// large screen, and after each change.
    LargeScreen(bool),
    /// Passes on [`FromClient::Point`]: from a seat to the large screens, or from a large screen to the seat.
    Pointed {
        /// The seat that points, or for which the large screen points.
        seat: Seat,
        /// The number of the place in the game; `None` if the seat no longer points at one.
        at: Option<u16>,
    },
    /// The game is over. Its record reveals the seed.
    Over {
        /// The text of the record.
        record: String,
        /// The salt of the commitment, as 32 hexadecimal digits.
        salt: String,
    },
    /// Everybody present wants another game. The client joins the table of that game with these tickets.
    Again {
        /// The new table: 16 hexadecimal digits.
        table: String,
        /// The tickets of the client.
        tickets: Vec<Ticket>,
        /// The new invitation, which only the host receives; `None` if the old invitation is still valid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<Ticket>,
    },
    /// The answer to [`FromClient::Ping`].
    Pong,
    /// A message of the client was refused.
    Refused {
        /// The number of the action, if the message was [`FromClient::Act`].
        id: Option<u64>,
        /// The reason as a fixed word, for the program.
        reason: Reason,
        /// A description in English, for logs.
        detail: String,
    },
}

words! {
    /// A reason why a server refuses a message.
    Reason {
        /// The text is not a message, or the message is not allowed at this point.
        Unreadable = "unreadable",
        /// The message is larger than [`MAX_MESSAGE_BYTES`].
        TooLarge = "too-large",
        /// Too many messages or new tables in a short time.
        TooFast = "too-fast",
        /// The server does not speak the client's version of the messages: the client is too old or too new.
        Protocol = "protocol",
        /// There is no such table. It never existed, was deleted, or has expired.
        NoTable = "no-table",
        /// The ticket is not valid at this table.
        NoTicket = "no-ticket",
        /// This server does not offer the game, or cannot play it with this setting, these seats or this level.
        NoGame = "no-game",
        /// The server cannot continue this game, for example because it began under a different version of the rules.
        Rules = "rules",
        /// The seat does not belong to the client, is open in a newer window, or is not set up for a person.
        NotYours = "not-yours",
        /// The seat may not act now.
        NotToAct = "not-to-act",
        /// The decision is based on an outdated position.
        Outdated = "outdated",
        /// The rules forbid the action; the detail begins with the fixed word for the reason.
        Illegal = "illegal",
        /// The actions cannot be taken back, for example because one revealed something or another person has played
        /// since.
        NoUndo = "no-undo",
        /// Only the host may do this, or only the host and people with a seat.
        NotHost = "not-host",
        /// The person is present or already has a stand-in.
        Present = "present",
        /// The message does not suit the state of the game: it is still running, or already over.
        Phase = "phase",
        /// The log of the table or the list of tables is full, or the system provides no random numbers.
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
    /// The text is not a message. The field describes the fault.
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

/// Parses a message of a client. Unknown fields are errors.
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

/// Parses a message of a server. Unknown fields are ignored.
///
/// # Errors
/// Returns the reason if the text is too large or not a message.
pub fn read_answer(text: &str) -> Result<FromServer, MessageError> {
    read_up_to(text, MAX_ANSWER_BYTES)
}

fn read_up_to<M: DeserializeOwned>(text: &str, limit: usize) -> Result<M, MessageError> {
    if text.len() > limit {
        return Err(MessageError::TooLarge(text.len(), limit));
    }
    serde_json::from_str(text).map_err(|error| MessageError::Unreadable(error.to_string()))
}
