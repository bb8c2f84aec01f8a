//! Sheets that come and go over the board: a scoring with its ledger.

pub mod ledger;
pub mod scoring;
#[cfg(test)]
mod tests;
