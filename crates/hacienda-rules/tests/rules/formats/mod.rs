//! Tests of texts and files: boards, actions, positions, records and event lines.

mod actions;
mod boards;
mod examples;
mod positions;
mod records;
mod views;
