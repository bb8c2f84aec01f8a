//! Text formats: actions, positions, views, records and event lines.

pub mod actions;
pub mod events;
pub mod positions;
pub mod records;

pub use tabletop::json;
