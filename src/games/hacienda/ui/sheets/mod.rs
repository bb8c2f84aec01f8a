//! Sheets and bars that come and go over the board: curtain, menu, settings, scoring with its ledger,
//! replay.

mod asks_page;
pub mod curtain;
pub mod ledger;
pub mod menu;
pub mod replay_bar;
pub mod scoring;
mod settings_page;
#[cfg(test)]
mod tests;
pub mod watching;
