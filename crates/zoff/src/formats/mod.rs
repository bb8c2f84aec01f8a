//! Texts and files: actions, positions, views, records and event lines (ZOFF 8).

pub mod actions;
pub mod events;
pub mod positions;
pub mod records;
pub mod table;

pub use tabletop::json;
