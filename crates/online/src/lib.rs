//! Playing over a network: the messages between the server and its clients, links to tables, and the commitment to the
//! hidden cards.
//!
//! The server holds the true position of a game. Each client follows the game on an imagined position
//! (`tabletop::Followed`), sends the actions of its players to the server, and shows the entries that it receives.

mod commitment;
mod link;
mod messages;
mod setting;

pub use commitment::{Commitment, from_hex, hex};
pub use link::{Link, LinkError, Ticket, socket_address};
pub use messages::{
    Entry, FromClient, FromServer, Joined, MAX_ANSWER_BYTES, MAX_MESSAGE_BYTES, MessageError, OLDEST_PROTOCOL,
    Occupant, PROTOCOL, Phrase, Reason, SeatPlan, SeatState, read, read_answer, write,
};
pub use setting::{read_setting, setting_text};
