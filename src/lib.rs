//! Hacienda.
pub mod bots;
pub mod maps;
pub mod rules;
pub mod table;
#[cfg(feature = "window")]
pub mod theme;
pub mod turn;
