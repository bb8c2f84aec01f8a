//! What reaches the server over the network: connections, pages, and questions about its health.

mod address;
mod connection;
mod invitation;
mod origin;
mod outbox;
mod pages;
mod service;

pub use invitation::Invitation;
pub use outbox::Outbox;
pub use service::{Options, Service, ServiceError};
