//! Sheets and bars that come and go over the board: curtain, menu, rules, scoring with its
//! ledger, replay.

pub mod curtain;
pub mod ledger;
pub mod menu;
pub mod replay_bar;
pub mod rules_page;
mod rules_texts;
pub mod scoring;
#[cfg(test)]
mod tests;
