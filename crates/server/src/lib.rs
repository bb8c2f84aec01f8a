//! The game server: it holds the true positions, and tells each client only what its viewer may know.
//!
//! A message travels from [`net`] to the task of its table, which checks it against the rules of the game ([`games`]),
//! stores it ([`store`]), and then tells everybody.

mod background;
mod clock;
mod games;
mod hub;
mod limits;
mod listing;
mod metrics;
mod net;
mod retention;
mod secrets;
mod sharing;
mod shutdown;
mod store;
mod table;

pub use background::Background;
pub use limits::{AbsenceLimits, Limits};
pub use net::{Invitation, Options, Service, ServiceError};
pub use store::{Database, StoreError};
