//! What every game at this table shares, and no game by name: seats, chance, fingerprints, sentences about input, and the
//! reading of what strangers give.

pub mod chance;
pub mod fingerprint;
pub mod json;
pub mod reading;
pub mod seats;
pub mod sentences;
mod words;

pub use chance::Chance;
pub use seats::{MAX_SEATS, Seat, Seats};
