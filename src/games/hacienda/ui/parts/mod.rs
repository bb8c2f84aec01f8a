//! Parts of which panels and sheets are made: cards, seats' tags, counters, lines of points.

pub mod card;
pub mod counters;
pub mod score;
pub mod seat;
#[cfg(test)]
mod tests;
