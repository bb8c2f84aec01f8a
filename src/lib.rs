//! Hacienda.
pub mod rules;
