//! The games, and the one that the program opens.

pub mod hacienda;

pub use hacienda as current;
