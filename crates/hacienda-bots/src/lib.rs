//! Bots for Hacienda. They depend only on the rules, not on a UI or a clock, so that the same code runs in threads, in
//! browsers and in the arena.

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
pub use levels::{BASELINES, FOR_PEOPLE, Player, Temper, time_limit_ms};
pub use order::text_order;
pub use tabletop::Level;

#[cfg(test)]
mod tests;
