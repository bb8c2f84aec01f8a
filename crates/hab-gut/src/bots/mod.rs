//! Computer players: rules only, no table and no clock, so that the same code serves threads, the web and the arena. They see
//! what [`crate::Position::imagine`] gives their seat, and nothing else.

mod instinct;
mod levels;
mod mind;
mod outlook;
mod search;
mod weights;

pub use levels::{FOR_PEOPLE, LEVELS, milliseconds};
pub use mind::Mind;
pub use tabletop::Level;
