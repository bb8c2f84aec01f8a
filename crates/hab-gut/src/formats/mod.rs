//! Texts and files: actions, positions, records and event lines, word for word as HAB-GUT 6 has them.

pub mod actions;
pub mod counts;
pub mod events;
pub mod positions;
pub mod records;
