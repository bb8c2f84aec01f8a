//! Computer players: they see what their seat sees, draw from chance of their own, and think in pieces, so that one code
//! serves threads and the web.

mod auction;
mod levels;
mod mind;
mod playout;
mod policy;
mod search;
mod worth;

pub use levels::{LEVELS, milliseconds};
pub use mind::Mind;
pub use tabletop::Level;
