//! Bots for Hacienda. They know only the rules, no UI and no clock, so the same code serves threads, the web and the
//! arena.

mod character;
mod estate;
pub mod evaluate;
pub mod features;
mod greedy;
mod levels;
pub mod measure;
mod mind;
mod order;
pub mod plan;
mod random;
pub mod rating;
mod rungs;
mod search;
mod skill;
mod tree;

pub use levels::{FOR_PEOPLE, Player, RUNGS, Temper, milliseconds};
pub use mind::{Brain, Mind};
pub use order::text_order;
pub use tabletop::Level;

#[cfg(test)]
mod tests;
