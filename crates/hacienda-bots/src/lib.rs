//! Bots for Hacienda. They know only the rules, no UI and no clock, so the same code serves threads, the web and the
//! arena.

mod baselines;
mod bot;
pub mod evaluate;
pub mod features;
mod greedy;
mod holdings;
mod levels;
pub mod measure;
mod order;
mod params;
pub mod plan;
mod random;
pub mod rating;
mod search;
mod state;
mod tree;

pub use bot::{Bot, SizedBot};
pub use levels::{BASELINES, FOR_PEOPLE, Player, Temper, milliseconds};
pub use order::text_order;
pub use tabletop::Level;

#[cfg(test)]
mod tests;
