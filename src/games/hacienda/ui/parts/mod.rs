//! Widgets of panels and dialogs: cards, seat tags, counters, rows of points.

pub mod card;
pub mod counters;
pub mod score;
pub mod seat;
#[cfg(test)]
mod tests;
