//! Hacienda.
pub mod rules;
#[cfg(feature = "window")]
pub mod theme;
