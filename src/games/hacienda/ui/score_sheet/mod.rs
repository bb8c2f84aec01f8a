//! The score sheet of a scoring, and its tables.

pub mod ledger;
pub mod scoring;
#[cfg(test)]
mod tests;
