//! The network interface of the server: connections, pages and health checks.

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
