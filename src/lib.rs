//! Hacienda.
pub mod maps;
pub mod rules;
#[cfg(feature = "window")]
pub mod theme;
