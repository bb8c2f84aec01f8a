//! Sheets and bars that come and go over the board: curtain, menu, rules, scoring, replay.

pub mod curtain;
pub mod menu;
pub mod replay_bar;
mod rules_page;
mod rules_texts;
pub mod scoring;
pub mod tables;
#[cfg(test)]
mod tests;
