//! Texts and files: hexes, actions, rules, positions, records and event lines, word for word as FORMATS.md has them.

pub mod actions;
pub mod effects;
pub mod events;
pub mod hexes;
pub mod numbers;
pub mod positions;
pub mod records;
mod reported;
pub mod rules;
pub mod scores;
mod written;

pub use tabletop::json;
