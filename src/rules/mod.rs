//! The rulebook: plain Rust without Bevy, where every decision of the game is made.
pub mod board;
pub mod cells;
pub mod chance;
pub mod fingerprint;
pub mod vocab;
