//! Text formats: actions, positions, records and event lines.

pub mod actions;
mod counts;
pub mod events;
pub mod positions;
pub mod records;
