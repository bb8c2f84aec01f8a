//! Computer players: rules only, no table and no clock, so that the same code serves threads, the web and the arena.

mod greedy;
mod levels;
mod order;
mod random;

pub use levels::{Level, Mind};
pub use order::text_order;
