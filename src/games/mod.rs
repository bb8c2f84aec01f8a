//! The games, and the one that the program opens.

pub mod hab_gut;
pub mod hacienda;
pub mod zoff;

pub use hacienda as current;
