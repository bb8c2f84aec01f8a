//! The score sheet of a scoring, and the points table of the results page.

pub mod ledger;
pub mod scoring;
#[cfg(test)]
mod tests;
