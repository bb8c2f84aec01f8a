//! The text and file formats of hexes, actions, rules, positions, records and event lines.

pub mod actions;
pub mod effects;
pub mod events;
mod game_io;
pub mod hexes;
pub mod numbers;
pub mod positions;
pub mod records;
mod reported;
pub mod rules;
pub mod scores;

pub use tabletop::json;
