//! Playing over a network: the messages between a server and the tables that follow a game, links to seats, and the
//! commitment to the hidden cards.
//!
//! A server holds the true position of a game. Each client follows it on an imagined position (`tabletop::Followed`).
//! It sends what its people want to do, and shows what comes back.

mod commitment;
mod link;
mod messages;
mod setting;

pub use commitment::{Commitment, from_hex, hex};
pub use link::{Link, LinkError, Ticket, socket_address};
pub use messages::{
    Entry, FromClient, FromServer, Joined, MAX_ANSWER_BYTES, MAX_MESSAGE_BYTES, MessageError, Occupant, PROTOCOL,
    Phrase, Reason, SeatPlan, SeatState, read, read_answer, write,
};
pub use setting::{read_setting, setting_text};
